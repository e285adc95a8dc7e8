# The guided first game: one idea at a question.

iron_throne-lesson-leader-title = You lead a house of five
iron_throne-lesson-leader =
    One of the five becomes your **leader**: safe, with an ability, and with your reserve of power. The other four are your characters. Power on a character is its strength; without any it dies.
    👉 Read both abilities and choose one. There is no bad choice.
iron_throne-lesson-power-title = Every turn is one encounter
iron_throne-lesson-power =
    A challenger meets a defender. Both draw a card and move 1 power from the leader to a character; only power **on characters** counts in a fight.
    👉 Make one character strong rather than all of them a little.
iron_throne-lesson-character-title = Send somebody who may lose
iron_throne-lesson-character =
    The strength of the character you send is added to your card. Whoever loses puts **half of that power** (rounded up) back onto the leader: strong characters win more, and have more to lose.
    👉 Your strongest, if you have a good war card in hand; your hand is shown below the question.
iron_throne-lesson-welcome-title = Others may join a side
iron_throne-lesson-welcome =
    Everybody else may offer a character to one side. Their power helps you, and they get the same reward as you if you win.
    👉 If you attack, a helper also spreads influence, which wins the game; if you defend, help costs you little. Choose whom you would accept.
iron_throne-lesson-lay-title = War, peace, betrayal
iron_throne-lesson-lay =
    Both lay a card face down. **War and war:** card plus power, the higher sum wins. **Peace and peace:** the two negotiate. **One of each:** betrayal, the war card wins whatever the sums are. Talk before you lay; promises do not bind.
    👉 Stand-ins seldom offer peace: lay a high war card. A character card laid here counts as war with 0, so keep those.
iron_throne-lesson-abilities-title = Leaders and cards turn the result
iron_throne-lesson-abilities =
    At fixed moments you may use your leader or a character card whose character takes part. You are asked as long as it is possible that somebody could act, so that nobody learns what you hold. **Pass** is always all right.
    👉 Read what is offered. If you do not need it now, pass.
iron_throne-lesson-rewards-title = What winning brings
iron_throne-lesson-rewards =
    If the challenger's side wins, each on it spreads **1 influence** onto the defender's house; five of them win the game. If the defender's side wins, each on it draws 2 cards and places 2 power. In war the winner also takes a card as a **hostage**.
    👉 Power goes onto characters whom you will send next.
iron_throne-lesson-hostages-title = Hostages are bargaining chips
iron_throne-lesson-hostages =
    Before every turn you may release hostages (you draw a card for it) or torture them (it costs that house power). Or keep them: in peace talks they are worth something, and what you hold the other cannot play.
    👉 Torture, release or keep, as you like.
iron_throne-lesson-support-title = When others fight
iron_throne-lesson-support =
    Now you are the third. Offer a character to the side that will win: you share its reward, and the challenger's side gives **influence**. If your side loses, you lose power as well.
    👉 Add up the power on both sides, then offer somebody or stay out.
iron_throne-lesson-end = First to spread all 5 influence tokens onto other houses wins. If all four characters of a house die, the game ends and the most influence wins. Among people the talking matters more than the cards: who helps whom, who keeps a peace.
