### What stands on selects and buttons of the second edition.
### `select-`: what is picked; `value-`: what the picked one gets; `all-`: what all get;
### `none-`: the button for an answer that names nothing.

card_game_2e-select-act = What you do
card_game_2e-select-place = Cards for your set-up
card_game_2e-none-place = Place nothing
card_game_2e-select-plot = Your plot
card_game_2e-select-title = Title
card_game_2e-select-attackers = Attackers
card_game_2e-select-defenders = Defenders
card_game_2e-none-defenders = Do not defend
card_game_2e-select-stealth = Attacker with stealth
card_game_2e-value-stealth = Whom { $key } bypasses
card_game_2e-none-stealth = Bypass nobody
card_game_2e-select-claim = Who dies
card_game_2e-none-claim_on = Nobody
card_game_2e-select-reserve = Cards to discard
card_game_2e-select-stand = Who stands
card_game_2e-select-instances = Who uses it
card_game_2e-none-instances = Nobody
card_game_2e-select-order = What comes first
