### What stands on selects and buttons of the first edition.
### `select-`: what is picked; `value-`: what the picked one gets; `all-`: what all get;
### `none-`: the button for an answer that names nothing.

card_game_1e-select-act = What you do
card_game_1e-select-place = Cards for your set-up
card_game_1e-none-place = Place nothing
card_game_1e-select-plot = Your plot
card_game_1e-select-title = Title
card_game_1e-select-attackers = Attackers
card_game_1e-select-defenders = Defenders
card_game_1e-none-defenders = Do not defend
card_game_1e-select-stealth = Attacker with stealth
card_game_1e-value-stealth = Whom { $key } bypasses
card_game_1e-none-stealth = Bypass nobody
card_game_1e-select-claim = Who dies
card_game_1e-select-order = What comes first
card_game_1e-select-emerge = Cards in shadows
card_game_1e-select-infamy = Where the power goes
card_game_1e-select-cost = What you pay with
