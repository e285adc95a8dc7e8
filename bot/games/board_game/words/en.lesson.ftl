# The guided first game: one idea at a question.

board_game-lesson-orders-title = One order in every area
board_game-lesson-orders =
    All lay their orders at the same time, in secret; then they are carried out in turn. Every area with your units needs one.
    🐎 **March** moves or attacks. 🤝 **Support** helps in battles next to it. 🛡️ **Defense** holds. 👑 **Consolidate power** earns power.
    👉 A march where your footmen stand and a free castle is near, support for your ships. Choose an area, then its order; at the end **Confirm**.
board_game-lesson-march-title = A march is carried out unit by unit
board_game-lesson-march =
    Each unit goes to a neighbouring area or stays; ships carry land units across their sea. An area you leave empty is lost unless you leave a **power token** there.
    👉 Take an empty castle or stronghold if one is in reach: castles win the game. For each unit choose where it goes, then **Confirm**.
board_game-lesson-muster-title = New units come from castles
board_game-lesson-muster =
    From round 2 on, three cards are turned up first. This one lets you muster: a castle has 1 point, a stronghold 2. Footman and ship cost 1, knight and siege engine 2.
    More than one unit in an area is an army, and your **supply** (barrels on your areas) limits their number and size. What does not fit cannot be chosen.
board_game-lesson-bid-title = Bids are secret, and all are spent
board_game-lesson-bid =
    Power is the currency of this game. Whoever bids most for a track comes first on it: **Iron Throne**: turn order and ties. **Fiefdoms**: wins tied battles. **King's Court**: ★ orders and the raven. Against the **wildlings** all bid together.
    👉 Bid for one track that you want, and little for the others.
board_game-lesson-support-title = Battles are decided before they begin
board_game-lesson-support =
    Strength is counted openly: footman 1, knight 2, ship 1, the order, and every **support** order next to the battle, also of others who join a side. So look at your neighbours: who can march on you, and what supports you there?
    👉 Defense or support where you are threatened, march where you are clearly stronger. **Board** shows who stands where.
board_game-lesson-battle-title = The house card decides
board_game-lesson-battle =
    Both choose a card in secret; its number is added. 🗡️ on the winner's card kills a unit for each, 🛡️ on the loser's card saves one. A card that was played is gone until all seven are used, so do not waste the best one on a fight that is won or lost anyway.
    👉 Compare the sums in the question with the cards, yours and theirs.
board_game-lesson-castles-title = Seven castles win
board_game-lesson-castles =
    Who holds seven castles and strongholds wins at once; after ten rounds the most of them win. Nobody gets there alone: people agree on borders, on support, on who attacks the leader. **No promise binds.**
    👉 Lay your orders once more; then the lesson is over.
board_game-lesson-end = You know how a round goes: cards of Westeros, orders, marches, battles, power. The rest (raids, ports, what each house card says) is explained at its question and under **Rules**.

# A Dance with Dragons, for those who know the first lesson.
board_game-lesson-dragons-name = The Board Game: A Dance with Dragons
board_game-lesson-dragons-title = In the middle of the war
board_game-lesson-dragons =
    All six houses play, and they have fought for years: armies stand in foreign land, and some have nearly won. There are only **six rounds**, so who waits loses.
    👉 **Board** shows where you stand: your land may be in several places. Lay orders as you know them; look first for what a neighbour can take from you.
board_game-lesson-dragons_march-title = Nobody guards King's Landing
board_game-lesson-dragons_march =
    There is no neutral force in King's Landing, and the garrisons of Storm's End and Oldtown fight for Baratheon and Tyrell. Nearly everything belongs to somebody, so nearly every march is a battle.
    👉 March where you are clearly stronger, or where nobody stands.
board_game-lesson-dragons_cards-title = New house cards
board_game-lesson-dragons_cards =
    Each house has seven other cards, of other people: many cost or bring power, others work on cards that were played. Read them under **My cards**; what your opponent can still play stands in the question.
    👉 Choose as in any battle: compare the sums first, then the texts.
board_game-lesson-dragons_time-title = Count backwards
board_game-lesson-dragons_time =
    Seven castles win at once, as always; after round six the most of them do. Who is near seven now has everybody against them.
    👉 Lay your orders once more; then the lesson is over.
board_game-lesson-end-dragons = A Dance with Dragons is the Board Game with another beginning, other cards and less time. Six people choose it at their table under **Options**.

# A Feast for Crows, for those who know the first lesson.
board_game-lesson-crows-name = The Board Game: A Feast for Crows
board_game-lesson-crows_keep-title = Goals instead of castles
board_game-lesson-crows_keep =
    Four houses play for **seven points**. Castles win nothing here: points come from objectives. You keep three of these five in secret.
    👉 Look on the **Board** for what you can reach in one or two rounds, and keep that. How many points each brings for your house stands beside it.
board_game-lesson-crows-title = Orders towards a goal
board_game-lesson-crows =
    Orders, marches and battles are as you know them. Arryn plays instead of the houses of the south, and the first deck of Westeros cards is another one.
    👉 Choose the objective you want to score this round, and lay the orders that get you there.
board_game-lesson-crows_special-title = The special objective
board_game-lesson-crows_special =
    Every house has one, and all can see it. Whoever meets it at the end of a round may score 1 point, **every round again**. So hold what yours wants, and look at what the others' want.
    👉 Score it.
board_game-lesson-crows_score-title = One secret objective a round
board_game-lesson-crows_score =
    At the end of a round you may show one objective that is met; it brings the points printed for your house and is gone. Whoever holds fewer than three draws one.
    👉 Score what is met. Waiting seldom pays: next round you score one at most, too.
board_game-lesson-crows_plan-title = Watch what the others want
board_game-lesson-crows_plan =
    Points are open, objectives are not: where somebody marches without need, there is often one. Whoever has five points can win within a round.
    👉 Lay your orders once more; then the lesson is over.
board_game-lesson-end-crows = A Feast for Crows is shorter and quieter: less conquest, more reaching what others do not see. Four people choose it at their table under **Options**.
