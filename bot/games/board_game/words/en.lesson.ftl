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
