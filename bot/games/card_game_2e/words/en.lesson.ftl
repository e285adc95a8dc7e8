# The guided first game: one idea at a question.

card_game_2e-lesson-hand-title = You want 15 power
card_game_2e-lesson-hand =
    You lead Lannister against Stark. Power 👑 lies on your faction card and on your characters; whoever has 15 first wins. Every card says on its own what it does.
    👉 A good first hand has three or four cards you can pay for with 8 gold, characters first. This one is good: **Keep this hand**.
card_game_2e-lesson-place-title = Characters are what you play with
card_game_2e-lesson-place =
    Before the first round you lay out cards for 8 gold in all. A character has strength (**STR**) and icons for the three kinds of challenge: ⚔️ military, 👁️ intrigue, 👑 power.
    👉 Choose characters whose icons together cover all three, then confirm. What is left of the 8 gold is lost.
card_game_2e-lesson-plot-title = A plot rules the round
card_game_2e-lesson-plot =
    Both reveal one at the same time. Its four numbers: 🪙 **income** is your gold, 🎲 the higher **initiative** decides who is first, ⚖️ **claim** is how hard your won challenges hit, 🃏 **reserve** how many cards you may keep.
    👉 You begin with little in play: take a plot with much income.
card_game_2e-lesson-marshal-title = Gold becomes cards
card_game_2e-lesson-marshal =
    In this phase you bring cards from your hand into play, one after the other, as long as the gold lasts. Unused gold is lost at the end of the round.
    👉 The strongest character you can pay for comes first. **Pass** when you have all you want.
card_game_2e-lesson-challenge-title = Three challenges a round
card_game_2e-lesson-challenge =
    In your turn you may start each kind once. Attackers need its icon, and **kneel**: they will not defend this round. If you win, ⚔️ kills a character, 👁️ takes a card from the hand, 👑 takes power. At equal strength the attacker wins.
    👉 Look on the **Board** for an icon that Stark has nobody standing for: if nobody defends, you also get 1 power.
card_game_2e-lesson-defend-title = Whom do you put in the way?
card_game_2e-lesson-defend =
    Only standing characters with the icon can defend, and they kneel too. If the sum of your strength is higher, nothing happens to you, and who attacked has knelt in vain.
    👉 Defend if you win by it, or to spare yourself 1 power for “nobody defended”. To lose and keep your characters standing can be better.
card_game_2e-lesson-act-title = In between, you may act
card_game_2e-lesson-act =
    At fixed moments everybody may use a card or play an event; a reaction answers what has just happened. You are asked where somebody with your cards *could* act, so that nobody learns what you hold.
    👉 Read what is offered; **Pass** is always all right. `/game orders` says when you want to be asked.
card_game_2e-lesson-claim-title = Claim hurts, and you choose where
card_game_2e-lesson-claim =
    You lost a military challenge, so characters of yours die. Which ones is up to you. **Who dies stays dead**: no other copy of a unique character can be played from then on.
    👉 That is what small characters are for.
card_game_2e-lesson-power-title = Where power comes from
card_game_2e-lesson-power =
    A won power challenge takes it from the other; a challenge that nobody defends brings 1; characters with **renown** get 1 when they win; and at the end of the round the most standing strength, plus gold, brings 1 (**dominance**). So do not kneel everybody.
    👉 Attack once more where you win clearly, or stop.
card_game_2e-lesson-round-title = Plots are a plan
card_game_2e-lesson-round =
    All cards stand again, gold is gone, a new round begins. A plot comes back only when all seven are used: each of them has its best moment. Much income to build, much claim when you strike, a “when revealed” effect when it hurts most.
    👉 Choose one for what you see on the table; then the lesson is over.
card_game_2e-lesson-end = You know how a round goes: plot, cards, challenges, dominance. Take a ready deck at your next table (**Deck** in the lobby), and try building your own later (`/cards deck`). Three and more play the same, with titles.
