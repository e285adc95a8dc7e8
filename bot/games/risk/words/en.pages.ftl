### What stands on selects and buttons of Risk.
### `select-`: what is picked; `none-`: the button for an answer that names nothing;
### `suggest-`: the button that takes what Maester suggests.

risk-select-houses = Next house
risk-select-house = House
risk-none-houses = Wait for those before me
risk-select-plan = Next territory on your list
risk-none-plan = Wait for those before me
risk-suggest-plan = Settle close together
risk-select-place = Territory to reinforce
risk-select-invade_from = From where you attack
risk-select-invade_to = Territory to attack
risk-select-how = How you attack
risk-select-until = Units left when you stop
risk-select-move_in = Units that move in
risk-select-maneuver_from = From where you move units
risk-select-maneuver_to = Where they go
risk-select-maneuver_units = Units that move
risk-select-card_territory = Territory
risk-select-card_opponent = Player
risk-select-card_character = Character
risk-select-card_die = Die
risk-select-card_dice = Dice to roll again
risk-select-card_units = Territories that get a unit
risk-select-card_lose = Territory that loses units
risk-select-special_to = Territory
risk-select-keep_objectives = Objectives to keep
risk-select-complete = Objective to complete
risk-select-trade = Set to trade in
risk-select-act = Card to play
