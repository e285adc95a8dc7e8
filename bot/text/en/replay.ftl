# Stepping through a game again.

replay-heading = 🎞️ **{ $title }** · { $when } · { $move } of { $moves }
replay-set-up = after the set-up
replay-after-round = after round { $round }
replay-in-round = round { $round }
replay-end = the end
replay-now = now
replay-round-back = ⏪ Round
replay-move-back = ◀ Move
replay-move-on = Move ▶
replay-round-on = Round ⏩
replay-rounds = Go to the end of a round
replay-own-eyes = Through my eyes
replay-all-eyes = Through everybody's eyes
replay-save = Save as a file
replay-open = Replay
replay-earlier = Earlier rounds
replay-saved = 💾 The whole game as you see it here. Look at it on any computer that has Maester: `python -m bot replay { $file }`
replay-file-alt = The game as a file
replay-film = 🎞️ **{ $title }**, from the first round to the last
replay-film-alt = The board at the end of every round, one after the other

illegal-replay-no-such-move = This game has no such move. Choose one of the buttons.
illegal-replay-not-your-seat = You do not play in this game, so you can only see what everybody saw.
illegal-replay-not-a-file = This is not a game saved by Maester, or the file is damaged.
illegal-replay-too-new = This game was saved by a newer release (format { $version }; this one reads up to { $known }).
illegal-replay-too-fast = That is a lot of pictures and files for one minute. Please wait a moment.
illegal-replay-no-such-round = This game has no such round yet: choose one up to { $max }.
