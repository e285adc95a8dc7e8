# Notes to oneself, and letters between players.

notes-button = Notes
notes-title = Your notes
notes-field = What do you want to remember?
notes-head = 📝 **Your notes about this game.** Nobody else sees them.
notes-empty = Nothing is written here yet.
notes-edit = Edit

letters-button = Letters
letters-head = ✉️ **Your letters at this table.** Only the two of you read them.
letters-forbidden = ✉️ **This table plays without letters.**
letters-none = There are no letters yet.
letters-to = Write to …
letters-title = A letter to { $who }
letters-field = What do you write?
letters-sent = ✅ Your letter to { $who } is on its way.
letters-from = ✉️ **{ $who }** writes to you (*{ $table }*):
letters-line-from = **{ $who }** wrote { $when }:
letters-line-to = You wrote to **{ $who }** { $when }:
letters-answer = Answer
letters-refuse = No more letters from them
letters-refused = You will get no more letters from { $who }, at any table.
letters-accept = Accept them again
letters-welcome = { $who } may write to you again.

option-letters = Letters between players
option-letters-help = Whether players may write one another letters that nobody else reads.
option-letters-true = allowed
option-letters-false = forbidden

illegal-note-too-long = Your note has { $length } characters; there is room for { $max }.
illegal-letter-empty = There is nothing in your letter. Write something first.
illegal-letter-too-long = Your letter has { $length } characters; there is room for { $max }. Write two.
illegal-letter-forbidden = This table plays without letters. Its host can allow them only before the start.
illegal-letter-not-now = Letters can be written while a game is going on.
illegal-letter-to-yourself = That would be a letter to yourself. For what you want to remember there is `/game notes`.
illegal-letter-nobody-there = Nobody would read that: a stand-in plays for { $seat }.
illegal-letter-refused = { $seat } accepts no letters from you.
illegal-letter-too-many = That is { $max } letters in an hour. Please wait a while.
illegal-letter-unknown = This letter does not exist any more, or it is not yours.
