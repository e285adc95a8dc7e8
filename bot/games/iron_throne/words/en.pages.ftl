### What stands on selects and buttons of The Iron Throne.
### `select-`: what is picked; `value-`: what the picked one gets; `all-`: what all get;
### `none-`: the button for an answer that names nothing.

iron_throne-select-houses = Next house
iron_throne-select-support = Side and character
iron_throne-select-second_offer = Side and character
iron_throne-select-welcome = House
iron_throne-value-welcome = The support of { $key }
iron_throne-all-welcome =
    { $count ->
        [2] The support of both houses
       *[other] The support of all { $count } houses
    }
iron_throne-none-welcome = Ask me about each
iron_throne-select-answer = House
iron_throne-value-answer = The support of { $key }
iron_throne-all-answer =
    { $count ->
        [2] The support of both houses
       *[other] The support of all { $count } houses
    }
iron_throne-none-answer = Decline
iron_throne-select-blackmail = House
iron_throne-value-blackmail = Whom { $key } has to send
iron_throne-none-blackmail = Force nobody
iron_throne-select-lay = Your card
iron_throne-select-lay_if = Case
iron_throne-value-lay_if = Your card if: { $key }
iron_throne-all-lay_if =
    { $count ->
        [2] Your card in both cases
       *[other] Your card in all { $count } cases
    }
iron_throne-none-lay_if = Ask me then
iron_throne-select-lay_on = Card that lies open
iron_throne-value-lay_on = Your card on { $key }
iron_throne-all-lay_on =
    { $count ->
        [2] Your card on either of these
       *[other] Your card on any of these { $count }
    }
iron_throne-none-lay_on = Ask me then
iron_throne-select-act = What you use
iron_throne-select-turned = Case
iron_throne-value-turned = What you play if: { $key }
iron_throne-all-turned =
    { $count ->
        [2] What you play in both cases
       *[other] What you play in all { $count } cases
    }
iron_throne-none-turned = Ask me then
iron_throne-select-later = What you use
iron_throne-select-later_if = Case
iron_throne-value-later_if = What you use if: { $key }
iron_throne-all-later_if =
    { $count ->
        [2] What you use in both cases
       *[other] What you use in all { $count } cases
    }
iron_throne-none-later_if = Ask me then
iron_throne-select-drawn = Card that may come
iron_throne-value-drawn = What you play: { $key }
iron_throne-none-drawn = Ask me then
iron_throne-select-drawn_if = Case
iron_throne-value-drawn_if = What you play if: { $key }
iron_throne-none-drawn_if = Ask me then
iron_throne-select-pressed = Cards to discard
iron_throne-select-discard = Cards to discard
iron_throne-none-discard = Discard nothing
iron_throne-select-replace = Card that takes its place
iron_throne-select-distribute = Character
iron_throne-select-beggar_king = Character
iron_throne-select-kingsguard = Card to discard
iron_throne-select-hostage = From whom and from where
iron_throne-select-hostages = Hostage
iron_throne-value-hostages = What happens to { $key }
iron_throne-all-hostages =
    { $count ->
        [2] What happens to both hostages
       *[other] What happens to all { $count } hostages
    }
iron_throne-none-hostages = Keep them all
iron_throne-select-hostages_each = House
iron_throne-value-hostages_each = From where in { $key }
iron_throne-all-hostages_each =
    { $count ->
        [2] From where in both houses
       *[other] From where in all { $count } houses
    }
iron_throne-select-amount = How much
