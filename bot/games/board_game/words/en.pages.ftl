### What stands on selects and buttons of the Board Game.
### `select-`: what is picked; `value-`: what the picked one gets; `all-`: what all get;
### `none-`: the button for an answer that names nothing.
### `form-`: the button below the table's message that opens the form.

board_game-select-orders = Area
board_game-value-orders = Order for { $key }
board_game-form-orders = Lay orders
board_game-none-orders = Lay no orders
board_game-select-raven_order = New order
board_game-select-raven = Use of the raven
board_game-select-raid = Raid and its target
board_game-select-march_moves = A single unit
board_game-value-march_moves = Where { $key } goes
board_game-all-march_moves =
    { $count ->
        [2] Where both units go
       *[other] Where all { $count } units go
    }
board_game-none-march_moves = Nobody moves
board_game-select-muster = Castle
board_game-value-muster = What { $key } musters
board_game-none-muster = Muster nothing
board_game-value-support = Whom { $key } supports
board_game-select-support = Area that could support
board_game-all-support =
    { $count ->
        [2] Whom both areas support
       *[other] Whom all { $count } areas support
    }
board_game-none-support = Support nobody
board_game-select-accept_support = Help on offer
board_game-value-accept_support = The help of { $key }
board_game-select-house_card = Your house card
board_game-select-aeron_damphair = Another house card
board_game-select-discard_card = Card to discard
board_game-select-patchface = Card of your opponent
board_game-select-mammoth_card = Card to take back
board_game-select-lose_units = Units you lose
board_game-select-reduce_armies = Units you remove
board_game-select-casualties = Units you lose
board_game-select-skull_losses = Units you lose
board_game-select-retreat_losses = Units you lose
board_game-select-downgrade_knights = Knights that become footmen
board_game-select-destroy_knights = Knights that are destroyed
board_game-select-upgrade_footmen = Footmen that become knights
board_game-none-upgrade_footmen = Nobody is promoted
board_game-select-retreat = Where to retreat
board_game-select-cersei_lannister = Order to remove
board_game-select-queen_of_thorns = Order to remove
board_game-select-renly_baratheon = Where a footman becomes a knight
board_game-select-houses = Next house
board_game-select-clash_ties = Next house
board_game-select-wildling_ties = House
board_game-select-bid = Power you bid
board_game-select-wildling_bid = Power you give
board_game-select-qyburn = Discarded card
board_game-select-melisandre_dwd = Card to take back
board_game-select-search_deck = Westeros card
board_game-select-ser_ilyn_payne = Where a footman is destroyed
board_game-select-aeron_damphair_dwd = Power you pay
board_game-select-draft_house = House
board_game-select-card_set = Set of cards
board_game-select-draft_card = House card
board_game-select-draft_blind = Next card
board_game-select-keep_objectives = Objectives you keep
board_game-select-objective = Objective
board_game-select-put_objective = Objective
board_game-select-take_objective = Objective
board_game-select-return_objective = Objective
