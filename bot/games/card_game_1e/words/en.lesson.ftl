# The guided first game: one idea at a question.

card_game_1e-lesson-hand-title = You want 15 power
card_game_1e-lesson-hand =
    You lead Stark against Lannister. Power 👑 lies on your House card and on your characters; whoever has 15 first wins. Every card says on its own what it does.
    👉 A good first hand has characters and locations you can pay for with 5 gold. This one is good: **Keep this hand**.
card_game_1e-lesson-place-title = Five gold to begin with
card_game_1e-lesson-place =
    Before the first round you lay out characters and locations for 5 gold in all. A character has strength (**STR**) and icons for the three kinds of challenge: ⚔️ military, 👁️ intrigue, 👑 power. A location brings gold or makes other cards cheaper.
    👉 Choose so that little of the 5 gold is left: it is lost. Then you draw up to seven cards again.
card_game_1e-lesson-plot-title = A plot rules the round
card_game_1e-lesson-plot =
    Both reveal one at the same time. Its three numbers: 🪙 **income** is your gold, 🎲 the higher **initiative** decides who names the first player, ⚖️ **claim** is how hard your won challenges hit. The text counts for everybody it names.
    👉 You begin with little in play: take a plot with much income.
card_game_1e-lesson-marshal-title = Gold becomes cards
card_game_1e-lesson-marshal =
    In your turn you bring cards from your hand into play, as long as the gold lasts. Of **limited** cards you may play one a round. A second copy of a unique card is free: it lies under the first as a **duplicate** and can save it.
    👉 First kneel what makes cards cheaper (Street of Steel: a character with ⚔️), then play the strongest character you can pay for. **Pass** when you have all you want; gold you keep still counts later in the round.
card_game_1e-lesson-challenge-title = Three challenges a round
card_game_1e-lesson-challenge =
    In your turn you may start each kind once. Attackers need its icon, and **kneel**: they will not defend this round. If you win, ⚔️ kills a character, 👁️ takes a card from the hand, 👑 takes power. At equal strength the attacker wins.
    👉 Look on the **Board** for an icon that Lannister has nobody standing for: if nobody defends, you also get 1 power.
card_game_1e-lesson-defend-title = Whom do you put in the way?
card_game_1e-lesson-defend =
    Only standing characters with the icon can defend, and they kneel too. If the sum of your strength is higher, nothing happens to you. Against **deadly** attackers a defender dies even if you win.
    👉 Defend if you win by it, or to spare yourself 1 power for “nobody defended”. To lose and keep your characters standing can be better.
card_game_1e-lesson-act-title = In between, you may act
card_game_1e-lesson-act =
    A card says when it can be used: in one phase, in **any phase**, or as a **response** to what has just happened. Some things cost gold, others 📜 **influence**: you kneel cards that show it. You are asked where somebody with your deck *could* act, so that nobody learns what you hold.
    👉 Read what is offered; **Pass** is always all right. `/game orders` says when you want to be asked.
card_game_1e-lesson-claim-title = Claim hurts, and you choose where
card_game_1e-lesson-claim =
    You lost a military challenge, so a character of yours dies. Which one is up to you. **Who dies stays dead**: no other copy of a unique character can be played from then on. A duplicate or a card such as Nymeria may still save it.
    👉 That is what small characters are for.
card_game_1e-lesson-power-title = Where power comes from
card_game_1e-lesson-power =
    A won power challenge takes it from the other; a challenge that nobody defends brings 1; characters with **renown** claim 1 when they win; and after the challenges the most standing strength, plus gold, brings 1 (**dominance**). So do not kneel everybody.
    👉 Attack once more where you win clearly, or stop.
card_game_1e-lesson-round-title = Plots are a plan
card_game_1e-lesson-round =
    All cards stand again, gold is gone, everybody draws two cards. A plot comes back only when all seven are used: each of them has its best moment. Valar Morghulis kills every character: keep it for when you are behind.
    👉 Choose one for what you see on the table; then the lesson is over.
card_game_1e-lesson-end = You know how a round goes: plot, cards, challenges, dominance. Take one of the four ready decks at your next table (**Deck** in the lobby). From three players on everybody chooses a **title** each round: it gives you something, and says whom you may not attack and whom you should.
