### The Card Game, second edition: what is written on its cards. Names and numbers are the printed ones;
### the texts are our own words.

## When an ability is used; its cost stands in brackets behind it

card_game_2e-timing-action = **Action**
card_game_2e-timing-marshaling-action = **Marshaling Action**
card_game_2e-timing-challenges-action = **Challenges Action**
card_game_2e-timing-dominance-action = **Dominance Action**
card_game_2e-timing-reaction = **Reaction**
card_game_2e-timing-interrupt = **Interrupt**
card_game_2e-timing-forced-reaction = **Forced Reaction**
card_game_2e-timing-forced-interrupt = **Forced Interrupt**
card_game_2e-timing-when-revealed = **When Revealed**

## Types of cards

card_game_2e-type-plot = Plot
card_game_2e-type-agenda = Agenda
card_game_2e-type-character = Character
card_game_2e-type-location = Location
card_game_2e-type-attachment = Attachment
card_game_2e-type-event = Event
card_game_2e-type-title = Title
card_game_2e-type-faction = Faction
card_game_2e-types-plot = Plots
card_game_2e-types-character = Characters
card_game_2e-types-location = Locations
card_game_2e-types-attachment = Attachments
card_game_2e-types-event = Events

## Keywords, and what they mean

card_game_2e-keyword-ambush = Ambush ({ $value })
card_game_2e-keyword-ambush-help = In the challenges phase, pay { $value } gold instead of the printed cost to put the card into play from your hand.
card_game_2e-keyword-insight = Insight
card_game_2e-keyword-insight-help = When you win a challenge in which this character takes part, you may draw 1 card.
card_game_2e-keyword-intimidate = Intimidate
card_game_2e-keyword-intimidate-help = When you win a challenge as the attacker in which this character takes part, you may kneel a character of the loser that has no more STR than you won by; once per challenge.
card_game_2e-keyword-limited = Limited
card_game_2e-keyword-limited-help = You can marshal or play one limited card in a round, and place one in the set-up.
card_game_2e-keyword-no_attachments = No attachments
card_game_2e-keyword-no_attachments-help = It cannot have attachments.
card_game_2e-keyword-no_attachments_except = No attachments except { $value }
card_game_2e-keyword-no_attachments_except-help = It cannot have attachments, except those with this trait.
card_game_2e-keyword-pillage = Pillage
card_game_2e-keyword-pillage-help = When you win a challenge in which this character takes part, you may discard the top card of the loser's deck.
card_game_2e-keyword-renown = Renown
card_game_2e-keyword-renown-help = When you win a challenge in which this character takes part, it may gain 1 power.
card_game_2e-keyword-stealth = Stealth
card_game_2e-keyword-stealth-help = When you declare this character as an attacker, choose a character of the defending player without stealth; it cannot be declared as a defender in this challenge.
card_game_2e-keyword-terminal = Terminal
card_game_2e-keyword-terminal-help = If the attached character leaves play, this attachment is discarded instead of returning to its owner's hand.

## Traits

card_game_2e-trait-ally = Ally
card_game_2e-trait-army = Army
card_game_2e-trait-astapor = Astapor
card_game_2e-trait-banner = Banner
card_game_2e-trait-bastard = Bastard
card_game_2e-trait-brotherhood = Brotherhood
card_game_2e-trait-builder = Builder
card_game_2e-trait-clansman = Clansman
card_game_2e-trait-commander = Commander
card_game_2e-trait-companion = Companion
card_game_2e-trait-condition = Condition
card_game_2e-trait-direwolf = Direwolf
card_game_2e-trait-dorne = Dorne
card_game_2e-trait-dothraki = Dothraki
card_game_2e-trait-dragon = Dragon
card_game_2e-trait-dragonstone = Dragonstone
card_game_2e-trait-drowned_god = Drowned God
card_game_2e-trait-edict = Edict
card_game_2e-trait-essos = Essos
card_game_2e-trait-guard = Guard
card_game_2e-trait-hatchling = Hatchling
card_game_2e-trait-house_dayne = House Dayne
card_game_2e-trait-house_florent = House Florent
card_game_2e-trait-house_harlaw = House Harlaw
card_game_2e-trait-house_redwyne = House Redwyne
card_game_2e-trait-house_tarly = House Tarly
card_game_2e-trait-house_tully = House Tully
card_game_2e-trait-iron_islands = Iron Islands
card_game_2e-trait-ironborn = Ironborn
card_game_2e-trait-item = Item
card_game_2e-trait-king = King
card_game_2e-trait-kings_landing = King's Landing
card_game_2e-trait-kingdom = Kingdom
card_game_2e-trait-knight = Knight
card_game_2e-trait-lady = Lady
card_game_2e-trait-lord = Lord
card_game_2e-trait-maester = Maester
card_game_2e-trait-merchant = Merchant
card_game_2e-trait-noble = Noble
card_game_2e-trait-old_gods = Old Gods
card_game_2e-trait-pentos = Pentos
card_game_2e-trait-poison = Poison
card_game_2e-trait-queen = Queen
card_game_2e-trait-rhllor = R'hllor
card_game_2e-trait-raider = Raider
card_game_2e-trait-ranger = Ranger
card_game_2e-trait-raven = Raven
card_game_2e-trait-sand_snake = Sand Snake
card_game_2e-trait-scheme = Scheme
card_game_2e-trait-siege = Siege
card_game_2e-trait-skill = Skill
card_game_2e-trait-small_council = Small Council
card_game_2e-trait-smuggler = Smuggler
card_game_2e-trait-song = Song
card_game_2e-trait-spy = Spy
card_game_2e-trait-steward = Steward
card_game_2e-trait-stormborn = Stormborn
card_game_2e-trait-stronghold = Stronghold
card_game_2e-trait-summer = Summer
card_game_2e-trait-the_north = The North
card_game_2e-trait-the_reach = The Reach
card_game_2e-trait-the_seven = The Seven
card_game_2e-trait-the_westerlands = The Westerlands
card_game_2e-trait-valyrian_steel = Valyrian Steel
card_game_2e-trait-wandering_crow = Wandering Crow
card_game_2e-trait-war = War
card_game_2e-trait-warship = Warship
card_game_2e-trait-weapon = Weapon
card_game_2e-trait-westeros = Westeros
card_game_2e-trait-wildling = Wildling
card_game_2e-trait-winter = Winter
card_game_2e-trait-winterfell = Winterfell

## What belongs to a faction, as in "Stark card"

card_game_2e-of-stark = Stark
card_game_2e-of-lannister = Lannister
card_game_2e-of-baratheon = Baratheon
card_game_2e-of-greyjoy = Greyjoy
card_game_2e-of-tyrell = Tyrell
card_game_2e-of-martell = Martell
card_game_2e-of-targaryen = Targaryen
card_game_2e-of-thenightswatch = Night's Watch
card_game_2e-of-neutral = Neutral

## Faction cards

card_game_2e-card-stark = House Stark
card_game_2e-card-lannister = House Lannister
card_game_2e-card-baratheon = House Baratheon
card_game_2e-card-greyjoy = House Greyjoy
card_game_2e-card-tyrell = House Tyrell
card_game_2e-card-martell = House Martell
card_game_2e-card-targaryen = House Targaryen
card_game_2e-card-thenightswatch = The Night's Watch
card_game_2e-card-neutral = Neutral

## Plots

card_game_2e-card-01001 = A Clash of Kings
card_game_2e-effect-01001 = { card_game_2e-timing-reaction } after you win a power challenge, attacking or defending: 1 power moves from the loser's faction card to yours.
card_game_2e-card-01002 = A Feast for Crows
card_game_2e-effect-01002 = { card_game_2e-timing-reaction } after you win dominance: your faction card gains 2 power.
card_game_2e-card-01003 = A Game of Thrones
card_game_2e-effect-01003 = A player may start military and power challenges only once that player has won an intrigue challenge in this phase, attacking or defending. This binds everybody.
card_game_2e-card-01004 = A Noble Cause
card_game_2e-effect-01004 = The first Lord or Lady character that you marshal in the round costs 2 gold less.
card_game_2e-card-01005 = A Storm of Swords
card_game_2e-effect-01005 = You may start one military challenge more in the challenges phase.
card_game_2e-card-01006 = Building Orders
card_game_2e-effect-01006 = { card_game_2e-timing-when-revealed }: look through the top 10 cards of your deck; you may show one attachment or location among them and take it to your hand. Then the deck is shuffled.
card_game_2e-card-01007 = Calling the Banners
card_game_2e-effect-01007 = { card_game_2e-timing-when-revealed }: choose an opponent. You gain 1 gold for each character of that player.
card_game_2e-card-01008 = Calm Over Westeros
card_game_2e-effect-01008 = { card_game_2e-timing-when-revealed }: name a type of challenge. Until you reveal your next plot, the attacker's claim is 1 lower in challenges of that type that you defend.
card_game_2e-card-01009 = Confiscation
card_game_2e-effect-01009 = { card_game_2e-timing-when-revealed }: choose an attachment in play; it is discarded.
card_game_2e-card-01010 = Counting Coppers
card_game_2e-effect-01010 = { card_game_2e-timing-when-revealed }: you draw 3 cards.
card_game_2e-card-01011 = Filthy Accusations
card_game_2e-effect-01011 = { card_game_2e-timing-when-revealed }: choose a standing character, whoever controls it; it kneels.
card_game_2e-card-01012 = Fortified Position
card_game_2e-effect-01012 = The printed text box of every character counts as empty, traits excepted. This binds everybody. Strength, icons, cost and whatever a character has gained stay.
card_game_2e-card-01013 = Heads on Spikes
card_game_2e-effect-01013 = { card_game_2e-timing-when-revealed }: choose an opponent; a card drawn by lot from that player's hand is discarded. If it is a character, it goes to the dead pile instead and your faction card gains 2 power.
card_game_2e-card-01014 = Jousting Contest
card_game_2e-effect-01014 = Nobody may declare more than one character as attacker or defender in a challenge. Joining in another way is not affected.
card_game_2e-card-01015 = Marched to the Wall
card_game_2e-effect-01015 = { card_game_2e-timing-when-revealed }: in player order everybody chooses one own character, if there is one. All of these are discarded at the same moment and cannot be saved.
card_game_2e-card-01016 = Marching Orders
card_game_2e-effect-01016 = You cannot marshal locations and attachments, and you cannot play events.
card_game_2e-card-01017 = Naval Superiority
card_game_2e-effect-01017 = The printed gold of every revealed Kingdom or Edict plot counts as 0, your own included. What is added to it still counts.
card_game_2e-card-01018 = Power Behind the Throne
card_game_2e-effect-01018 =
    { card_game_2e-timing-when-revealed }: put 1 stand token on this plot.
    { card_game_2e-timing-action } (take a stand token off this plot): choose a kneeling character; it stands.
card_game_2e-card-01019 = Rebuilding
card_game_2e-effect-01019 = { card_game_2e-timing-when-revealed }: choose up to 3 cards of your discard pile; they are shuffled into your deck.
card_game_2e-card-01020 = Reinforcements
card_game_2e-effect-01020 = { card_game_2e-timing-when-revealed }: choose a character with a printed cost of 5 or less from your hand or your discard pile; it comes into play.
card_game_2e-card-01021 = Sneak Attack
card_game_2e-effect-01021 = You cannot start more than one challenge in the challenges phase, even if another card allows you more.
card_game_2e-card-01022 = Summons
card_game_2e-effect-01022 = { card_game_2e-timing-when-revealed }: look through the top 10 cards of your deck; you may show one character among them and take it to your hand. Then the deck is shuffled.
card_game_2e-card-01023 = Supporting the Faith
card_game_2e-effect-01023 = { card_game_2e-timing-forced-reaction } after the challenges phase has begun: everybody puts all gold back into the treasury.
card_game_2e-card-01024 = Taxation
card_game_2e-effect-01024 = You may marshal or play one limited card more this round.
card_game_2e-card-01025 = The Winds of Winter
card_game_2e-card-01026 = Wildfire Assault
card_game_2e-effect-01026 = { card_game_2e-timing-when-revealed }: in player order everybody chooses up to 3 own characters. All characters that nobody chose are killed at the same moment and cannot be saved.

## Agendas

card_game_2e-card-01027 = Fealty
card_game_2e-effect-01027 =
    Your draw deck holds at most 15 neutral cards.
    { card_game_2e-timing-action } (kneel your faction card): the next loyal card that you marshal or play in this phase costs 1 gold less.

## Neutral

card_game_2e-card-01028 = Littlefinger
card_game_2e-effect-01028 = { card_game_2e-timing-reaction } after you marshal this character: you draw 2 cards.
card_game_2e-card-01029 = Varys
card_game_2e-effect-01029 = { card_game_2e-timing-interrupt } when the dominance phase ends (remove this character from the game): all characters in play are discarded at the same moment. They can be saved.
card_game_2e-card-01030 = Rattleshirt's Raiders
card_game_2e-effect-01030 = { card_game_2e-timing-reaction } after you win a challenge in which this character attacks: choose an attachment of the loser; it is discarded.
card_game_2e-card-01031 = Wildling Horde
card_game_2e-effect-01031 = { card_game_2e-timing-challenges-action } (kneel your faction card): choose one of your Wildlings that takes part in the challenge; it has +2 STR until the challenge ends.
card_game_2e-card-01032 = Seal of the Hand
card_game_2e-effect-01032 = { card_game_2e-timing-action } (kneel this attachment): the attached character stands.
card_game_2e-card-01033 = Bodyguard
card_game_2e-effect-01033 = { card_game_2e-timing-interrupt } when the attached character would be killed or discarded from play (sacrifice this attachment): the character is saved.
card_game_2e-card-01034 = Little Bird
card_game_2e-effect-01034 = The attached character has an intrigue icon.
card_game_2e-card-01035 = Milk of the Poppy
card_game_2e-effect-01035 = The printed text box of the attached character counts as empty, traits excepted.
card_game_2e-card-01036 = Noble Lineage
card_game_2e-effect-01036 = The attached character has a power icon.
card_game_2e-card-01037 = Syrio's Training
card_game_2e-effect-01037 = The attached character has a military icon.
card_game_2e-card-01038 = The Iron Throne
card_game_2e-effect-01038 = Your total is 8 higher when dominance is counted, whether this location stands or kneels.
card_game_2e-card-01039 = The Kingsroad
card_game_2e-effect-01039 = { card_game_2e-timing-marshaling-action } (kneel and sacrifice this location): the next character that you marshal in this phase costs 3 gold less.
card_game_2e-card-01040 = The Roseroad
card_game_2e-card-01041 = Put to the Sword
card_game_2e-effect-01041 = { card_game_2e-timing-reaction } after you win a military challenge as the attacker by 5 STR or more: choose a character of the loser; it is killed. Maximum: 1 per challenge.
card_game_2e-card-01042 = Put to the Torch
card_game_2e-effect-01042 = { card_game_2e-timing-reaction } after you win a military challenge as the attacker by 5 STR or more: choose a location of the loser; it is discarded. Maximum: 1 per challenge.
card_game_2e-card-01043 = Superior Claim
card_game_2e-effect-01043 = { card_game_2e-timing-reaction } after you win a power challenge by 5 STR or more, attacking or defending: your faction card gains 2 power. Maximum: 1 per challenge.
card_game_2e-card-01044 = Tears of Lys
card_game_2e-effect-01044 = { card_game_2e-timing-reaction } after you win an intrigue challenge as the attacker: put a poison token on a character of the loser that has no intrigue icon. If it is still there when the phase ends, take it off and kill that character. Maximum: 1 per challenge.
card_game_2e-card-01045 = The Hand's Judgment
card_game_2e-effect-01045 = { card_game_2e-timing-interrupt } when an opponent's event would take effect: its effects are cancelled. X is that event's printed cost.

## House Baratheon

card_game_2e-card-01046 = Maester Cressen
card_game_2e-effect-01046 = { card_game_2e-timing-marshaling-action } (kneel this character): choose a Condition attachment; it is discarded.
card_game_2e-card-01047 = Melisandre
card_game_2e-effect-01047 = { card_game_2e-timing-reaction } after you marshal or play a R'hllor card, this one included: choose a standing character; it kneels. Limit: 1 per round.
card_game_2e-card-01048 = Robert Baratheon
card_game_2e-effect-01048 = This character has +1 STR for each other kneeling character in play, whoever controls it.
card_game_2e-card-01049 = Selyse Baratheon
card_game_2e-effect-01049 = { card_game_2e-timing-challenges-action } (pay 1 gold): choose a Baratheon character; it has an intrigue icon until the phase ends.
card_game_2e-card-01050 = Ser Davos Seaworth
card_game_2e-effect-01050 = { card_game_2e-timing-interrupt } when this character is killed: it returns to your hand and does not go to the dead pile. It still counts as killed.
card_game_2e-card-01051 = Shireen Baratheon
card_game_2e-effect-01051 = { card_game_2e-timing-interrupt } when this character is killed: choose a standing character; it kneels.
card_game_2e-card-01052 = Stannis Baratheon
card_game_2e-effect-01052 = Nobody can stand more than 2 characters in the standing phase.
card_game_2e-card-01053 = Bastard in Hiding
card_game_2e-card-01054 = Fiery Followers
card_game_2e-effect-01054 = { card_game_2e-timing-reaction } after the dominance phase has begun: this character stands.
card_game_2e-card-01055 = King's Hunting Party
card_game_2e-effect-01055 = This character has an intrigue icon as long as an opponent controls a King character.
card_game_2e-card-01056 = Dragonstone Faithful
card_game_2e-effect-01056 = { card_game_2e-timing-marshaling-action } (kneel this character): the next Baratheon character that you marshal in this phase costs 1 gold less.
card_game_2e-card-01057 = Vanguard Lancer
card_game_2e-effect-01057 = { card_game_2e-timing-reaction } after this character enters play: choose a character or faction card of an opponent; 1 power on it is discarded.
card_game_2e-card-01058 = Lightbringer
card_game_2e-effect-01058 =
    If { card_game_2e-card-01052 } is the attached character, he has renown.
    { card_game_2e-timing-reaction } after the attached character gains power: it stands. Limit: 1 per phase.
card_game_2e-card-01059 = Dragonstone Port
card_game_2e-effect-01059 = { card_game_2e-timing-marshaling-action } (kneel this location): the next Baratheon card that you marshal in this phase costs 1 gold less.
card_game_2e-card-01060 = Chamber of the Painted Table
card_game_2e-effect-01060 = { card_game_2e-timing-reaction } after you win dominance (kneel this location): 1 power moves from an opponent's faction card to yours.
card_game_2e-card-01061 = The Red Keep
card_game_2e-effect-01061 =
    Your side counts 2 STR more in power challenges in which a character of yours takes part.
    { card_game_2e-timing-interrupt } when the challenges phase ends, if you have lost no power challenge this round (kneel this location): you draw 2 cards.
card_game_2e-card-01062 = Consolidation of Power
card_game_2e-effect-01062 = { card_game_2e-timing-marshaling-action }: choose standing characters of one player whose STR adds up to 4 or less; they kneel. Then choose one of them; it gains 1 power.
card_game_2e-card-01063 = Ours is the Fury
card_game_2e-effect-01063 = { card_game_2e-timing-action } during a challenge that you defend: choose one of your kneeling Baratheon characters; it now takes part as a defender. If you win the challenge, it stands.
card_game_2e-card-01064 = Seen In Flames
card_game_2e-effect-01064 = { card_game_2e-timing-challenges-action }, only while you control a R'hllor character: choose an opponent and look at that hand. Then choose a card there; it is discarded.

## House Greyjoy

card_game_2e-card-01065 = Aeron Damphair
card_game_2e-effect-01065 = { card_game_2e-timing-reaction } after you win dominance: an Ironborn character comes into play from your dead pile.
card_game_2e-card-01066 = Alannys Greyjoy
card_game_2e-effect-01066 = While you are the first player, each opponent's revealed plot has 1 reserve less.
card_game_2e-card-01067 = Asha Greyjoy
card_game_2e-effect-01067 = { card_game_2e-timing-reaction } after you win a challenge unopposed in which this character takes part: it stands.
card_game_2e-card-01068 = Balon Greyjoy
card_game_2e-effect-01068 = While this character attacks, defending characters with less STR than it has add no STR to their side.
card_game_2e-card-01069 = Euron Crow's Eye
card_game_2e-effect-01069 = { card_game_2e-timing-reaction } after this character discards a card by pillage: a location comes into play under your control from the loser's discard pile.
card_game_2e-card-01070 = Maester Wendamyr
card_game_2e-card-01071 = Theon Greyjoy
card_game_2e-effect-01071 = { card_game_2e-timing-reaction } after you win a challenge unopposed in which this character takes part: it gains 1 power.
card_game_2e-card-01072 = Black Wind's Crew
card_game_2e-card-01073 = Drowned Men
card_game_2e-effect-01073 = This character has +1 STR for each Warship location that you control.
card_game_2e-card-01074 = Iron Islands Fishmonger
card_game_2e-effect-01074 = { card_game_2e-timing-marshaling-action } (kneel this character): the next Greyjoy character that you marshal in this phase costs 1 gold less.
card_game_2e-card-01075 = Lordsport Shipwright
card_game_2e-effect-01075 = { card_game_2e-timing-marshaling-action } (kneel this character): choose a standing location with a printed cost of 2 or less, or 3 or less if you are the first player; it kneels.
card_game_2e-card-01076 = Salty Navigator
card_game_2e-card-01077 = Throwing Axe
card_game_2e-effect-01077 = { card_game_2e-timing-reaction } after you win a challenge in which the attached character attacks (sacrifice this attachment): choose a defending character; it is killed.
card_game_2e-card-01078 = Great Kraken
card_game_2e-effect-01078 =
    Your { card_game_2e-card-01068 } has stealth.
    { card_game_2e-timing-reaction } after you win a challenge unopposed: either draw 1 card, or your faction card gains 1 power. Limit: 2 per round.
card_game_2e-card-01079 = Iron Fleet Scout
card_game_2e-effect-01079 = { card_game_2e-timing-challenges-action } (kneel this location): choose a Greyjoy character that takes part in the challenge; it has +1 STR until the challenge ends, or +2 if you are the first player.
card_game_2e-card-01080 = Sea Tower
card_game_2e-effect-01080 = { card_game_2e-timing-marshaling-action } (kneel this location): the next Greyjoy card that you marshal in this phase costs 1 gold less.
card_game_2e-card-01081 = Risen from the Sea
card_game_2e-effect-01081 = { card_game_2e-timing-interrupt } when a Greyjoy character would be killed: it is saved. Then this card is attached to it as a Condition attachment with terminal that gives +1 STR.
card_game_2e-card-01082 = The Kraken's Grasp
card_game_2e-effect-01082 = { card_game_2e-timing-challenges-action }, only while you are the first player: choose a defending character with 5 STR or less; its STR does not count in this challenge.
card_game_2e-card-01083 = We Do Not Sow
card_game_2e-effect-01083 = { card_game_2e-timing-reaction } after you win a challenge unopposed: choose an attachment or location of the loser; it is discarded. Maximum: 1 per challenge.

## House Lannister

card_game_2e-card-01084 = Cersei Lannister
card_game_2e-effect-01084 = While this character attacks in an intrigue challenge, your claim is 1 higher.
card_game_2e-card-01085 = Grand Maester Pycelle
card_game_2e-card-01086 = Joffrey Baratheon
card_game_2e-effect-01086 = { card_game_2e-timing-reaction } after a Lord or Lady character has been killed, whoever controlled it: this character gains 1 power. Limit: 3 per round.
card_game_2e-card-01087 = Ser Jaime Lannister
card_game_2e-effect-01087 =
    This character does not kneel when it is declared as an attacker in a military challenge.
    It has renown while it takes part in a military challenge.
card_game_2e-card-01088 = The Tickler
card_game_2e-effect-01088 = { card_game_2e-timing-dominance-action } (kneel this character): the top card of an opponent's deck is discarded. Then you may choose a card in play with the same name; it is discarded.
card_game_2e-card-01089 = Tyrion Lannister
card_game_2e-effect-01089 = { card_game_2e-timing-reaction } after an intrigue challenge has been started, by whomever: you gain 2 gold. Limit: 2 per round.
card_game_2e-card-01090 = Tywin Lannister
card_game_2e-effect-01090 = This character has +1 STR for each gold that you have.
card_game_2e-card-01091 = Burned Men
card_game_2e-card-01092 = Gold Cloaks
card_game_2e-effect-01092 = { card_game_2e-timing-forced-interrupt } when a phase ends in which this character entered play by ambush: it is discarded and cannot be saved.
card_game_2e-card-01093 = Lannisport Moneylender
card_game_2e-card-01094 = Lannisport Merchant
card_game_2e-effect-01094 = { card_game_2e-timing-marshaling-action } (kneel this character): the next Lannister character that you marshal in this phase costs 1 gold less.
card_game_2e-card-01095 = The Queen's Assassin
card_game_2e-effect-01095 = { card_game_2e-timing-reaction } after this character enters play by ambush: choose an opponent. If you hold more cards than that player, that player chooses one own character and kills it.
card_game_2e-card-01096 = Widow's Wail
card_game_2e-effect-01096 =
    The attached character has +2 STR.
    If { card_game_2e-card-01086 } is the attached character, he has a military icon.
card_game_2e-card-01097 = Casterly Rock
card_game_2e-effect-01097 = You may start one intrigue challenge more in the challenges phase.
card_game_2e-card-01098 = Lannisport
card_game_2e-effect-01098 = { card_game_2e-timing-reaction } after you win an intrigue challenge: you draw 1 card.
card_game_2e-card-01099 = Western Fiefdom
card_game_2e-effect-01099 = { card_game_2e-timing-marshaling-action } (kneel this location): the next Lannister card that you marshal in this phase costs 1 gold less.
card_game_2e-card-01100 = Hear Me Roar!
card_game_2e-effect-01100 = { card_game_2e-timing-action }: a Lannister character comes into play from your hand. If it is still in play when the phase ends, it is discarded and cannot be saved.
card_game_2e-card-01101 = The Things I Do For Love
card_game_2e-effect-01101 = { card_game_2e-timing-challenges-action } (kneel your faction card), only while you control a Lannister character that is a Lord or Lady: choose an opponent's character with a printed cost of X or less; it returns to its owner's hand. It can be saved.
card_game_2e-card-01102 = Treachery
card_game_2e-effect-01102 = { card_game_2e-timing-interrupt } when the triggered ability of a character, location or attachment would take effect, only while you control a unique Lannister character: its effects are cancelled.

## House Martell

card_game_2e-card-01103 = Areo Hotah
card_game_2e-effect-01103 = { card_game_2e-timing-reaction } after this character enters play during a challenge: choose a character that takes part; it is removed from the challenge.
card_game_2e-card-01104 = Arianne Martell
card_game_2e-effect-01104 = { card_game_2e-timing-action }: a character with a printed cost of 5 or less comes into play from your hand. Then this character returns to your hand and cannot be saved. Limit: 1 per phase.
card_game_2e-card-01105 = Doran Martell
card_game_2e-effect-01105 = Your other Martell characters that are Lord or Lady each have +1 STR for each plot in your used pile.
card_game_2e-card-01106 = Edric Dayne
card_game_2e-effect-01106 = { card_game_2e-timing-action } (pay 1 gold): name an icon; this character has it until the phase ends.
card_game_2e-card-01107 = Maester Caleotte
card_game_2e-effect-01107 = { card_game_2e-timing-reaction } after you lose a challenge in which this character takes part: choose a character and name an icon; the character loses one of these until the phase ends.
card_game_2e-card-01108 = Obara Sand
card_game_2e-effect-01108 = If you are the defending player in a power challenge, this character may be declared as a defender even while kneeling and without a power icon.
card_game_2e-card-01109 = The Red Viper
card_game_2e-effect-01109 = { card_game_2e-timing-reaction } after you win a challenge in which this character attacks: it gains 1 power for each full 5 STR by which you won.
card_game_2e-card-01110 = Desert Scavenger
card_game_2e-effect-01110 = { card_game_2e-timing-marshaling-action } (kneel this character): the next Martell character that you marshal in this phase costs 1 gold less.
card_game_2e-card-01111 = Dornish Paramour
card_game_2e-effect-01111 = { card_game_2e-timing-reaction } after this character is declared as an attacker: choose a character of the defending player; it has to be declared as a defender if it can be.
card_game_2e-card-01112 = Greenblood Trader
card_game_2e-effect-01112 = { card_game_2e-timing-reaction } after this character enters play: look at the top 2 cards of your deck. You may take one of them to your hand; the rest goes under your deck in any order.
card_game_2e-card-01113 = House Dayne Knight
card_game_2e-card-01114 = Palace Spearman
card_game_2e-effect-01114 = While you are not the first player, this character has an intrigue icon.
card_game_2e-card-01115 = Dawn
card_game_2e-effect-01115 =
    The attached character has +1 STR for each plot in your used pile.
    If it belongs to House Dayne, it also has intimidate.
card_game_2e-card-01116 = Ghaston Grey
card_game_2e-effect-01116 = { card_game_2e-timing-reaction } after you lose a challenge as the defending player (kneel and sacrifice this location): an attacking character returns to its owner's hand and cannot be saved.
card_game_2e-card-01117 = Sunspear
card_game_2e-effect-01117 = { card_game_2e-timing-reaction } after you lose a challenge as the defending player (kneel this location): until the phase ends your claim is 1 higher in challenges of the same type.
card_game_2e-card-01118 = Blood Orange Grove
card_game_2e-effect-01118 = { card_game_2e-timing-marshaling-action } (kneel this location): the next Martell card that you marshal in this phase costs 1 gold less.
card_game_2e-card-01119 = Doran's Game
card_game_2e-effect-01119 = { card_game_2e-timing-reaction } after you win an intrigue challenge by 5 STR or more, attacking or defending: your faction card gains 1 power for each plot in your used pile. Maximum: 1 per challenge.
card_game_2e-card-01120 = Unbowed, Unbent, Unbroken
card_game_2e-effect-01120 = { card_game_2e-timing-reaction } after you lose a challenge as the defending player, only while you are not the first player: name a type of challenge. The winner cannot start such challenges until the phase ends, against anybody. Maximum: 1 per challenge.
card_game_2e-card-01121 = Confinement
card_game_2e-effect-01121 = { card_game_2e-timing-action }: choose a character with 4 STR or less; until the phase ends it loses one military, one intrigue and one power icon.

## The Night's Watch

card_game_2e-card-01122 = Benjen Stark
card_game_2e-effect-01122 =
    Your Ranger characters cannot be bypassed by stealth.
    { card_game_2e-timing-interrupt } when this character is killed: your faction card gains 2 power. Then it is shuffled into your deck and does not go to the dead pile. It still counts as killed.
card_game_2e-card-01123 = Ghost
card_game_2e-effect-01123 = { card_game_2e-timing-reaction } after this character bypasses a character by stealth: that character cannot be declared as a defender until the phase ends.
card_game_2e-card-01124 = Jon Snow
card_game_2e-effect-01124 = While it stands and another Night's Watch character of yours attacks, this character also takes part as an attacker, with or without the icon, and without kneeling.
card_game_2e-card-01125 = Maester Aemon
card_game_2e-effect-01125 = { card_game_2e-timing-interrupt } when a Night's Watch character would be killed (kneel this character): that character is saved.
card_game_2e-card-01126 = Old Bear Mormont
card_game_2e-effect-01126 =
    While you control { card_game_2e-card-01137 }, this character does not kneel when it is declared as a defender.
    { card_game_2e-timing-interrupt } when the challenges phase ends, if you lost no challenge as the defending player in it: a Night's Watch card comes into play from your hand.
card_game_2e-card-01127 = Samwell Tarly
card_game_2e-card-01128 = Ser Waymar Royce
card_game_2e-effect-01128 = { card_game_2e-timing-interrupt } when this character is killed: each opponent discards a card by lot from the hand.
card_game_2e-card-01129 = Yoren
card_game_2e-effect-01129 = { card_game_2e-timing-reaction } after you marshal this character: choose a character with a printed cost of 3 or less in an opponent's discard pile; it comes into play under your control.
card_game_2e-card-01130 = Messenger Raven
card_game_2e-effect-01130 = { card_game_2e-timing-dominance-action } (return this character to your hand): you draw 1 card.
card_game_2e-card-01131 = Old Forest Hunter
card_game_2e-effect-01131 = { card_game_2e-timing-action } (discard a card from your hand): you gain 1 gold. Limit: 1 per phase.
card_game_2e-card-01132 = Ranging Party
card_game_2e-card-01133 = Steward at the Wall
card_game_2e-effect-01133 = { card_game_2e-timing-marshaling-action } (kneel this character): the next Night's Watch character that you marshal in this phase costs 1 gold less.
card_game_2e-card-01134 = Veteran Builder
card_game_2e-effect-01134 = { card_game_2e-timing-action } (sacrifice this character): choose a kneeling location; it stands.
card_game_2e-card-01135 = Longclaw
card_game_2e-effect-01135 = The attached character has +1 STR and renown.
card_game_2e-card-01136 = Castle Black
card_game_2e-effect-01136 = { card_game_2e-timing-action } (kneel this location): choose a defending Night's Watch character; it stands and has +2 STR until the challenge ends.
card_game_2e-card-01137 = The Wall
card_game_2e-effect-01137 =
    Your Night's Watch characters have +1 STR.
    { card_game_2e-timing-forced-reaction } after you lose a challenge unopposed: this location kneels.
    { card_game_2e-timing-interrupt } when the challenges phase ends (kneel this location): your faction card gains 2 power.
card_game_2e-card-01138 = A Meager Contribution
card_game_2e-effect-01138 = { card_game_2e-timing-reaction } after an opponent collects income: 1 gold goes from that player to you. Maximum: 1 per round.
card_game_2e-card-01139 = Take the Black
card_game_2e-effect-01139 = { card_game_2e-timing-dominance-action }: choose a character that is not unique, with a printed cost of 6 or less; you take control of it for good. Maximum: 1 per round.
card_game_2e-card-01140 = The Sword in the Darkness
card_game_2e-effect-01140 = { card_game_2e-timing-reaction } after you win a challenge as the defending player by 5 STR or more, with a Night's Watch character of yours taking part: the loser cannot start challenges against you for the rest of the round.

## House Stark

card_game_2e-card-01141 = Arya Stark
card_game_2e-effect-01141 =
    While it has a duplicate, this character has a military icon.
    { card_game_2e-timing-reaction } after this character enters play: the top card of your deck is placed face down under it as a duplicate.
card_game_2e-card-01142 = Bran Stark
card_game_2e-effect-01142 = { card_game_2e-timing-interrupt } when an opponent's event would take effect (sacrifice this character): its effects are cancelled.
card_game_2e-card-01143 = Catelyn Stark
card_game_2e-effect-01143 = While this character takes part in a challenge, opponents cannot trigger abilities of cards. Forced and constant abilities, keywords and saving by a duplicate are not affected.
card_game_2e-card-01144 = Eddard Stark
card_game_2e-effect-01144 = { card_game_2e-timing-reaction } after a challenge is started against you: this character stands.
card_game_2e-card-01145 = Grey Wind
card_game_2e-effect-01145 = { card_game_2e-timing-challenges-action } (kneel this character): choose a character with 1 STR or less, or 2 STR or less if you control { card_game_2e-card-01146 }; it is killed.
card_game_2e-card-01146 = Robb Stark
card_game_2e-effect-01146 = { card_game_2e-timing-reaction } after a Stark character of yours has been killed or sacrificed: all your characters stand. Limit: 1 per round.
card_game_2e-card-01147 = Sansa Stark
card_game_2e-effect-01147 =
    This character enters play kneeling.
    { card_game_2e-timing-reaction } after this character stands: your faction card gains 1 power. Limit: 1 per round.
card_game_2e-card-01148 = Summer
card_game_2e-effect-01148 =
    Your { card_game_2e-card-01142 } has insight.
    { card_game_2e-timing-reaction } after this character enters play: a Stark character with a printed STR of 2 or less returns to your hand from your discard pile or dead pile.
card_game_2e-card-01149 = Direwolf Pup
card_game_2e-effect-01149 = This character has +1 STR for each other Direwolf card that you control.
card_game_2e-card-01150 = Tumblestone Knight
card_game_2e-card-01151 = Vanguard of the North
card_game_2e-effect-01151 = While any player's revealed plot is a War plot, this character does not kneel when it is declared as an attacker in a military challenge.
card_game_2e-card-01152 = Winterfell Steward
card_game_2e-effect-01152 = { card_game_2e-timing-marshaling-action } (kneel this character): the next Stark character that you marshal in this phase costs 1 gold less.
card_game_2e-card-01153 = Ice
card_game_2e-effect-01153 =
    The attached character has +2 STR.
    { card_game_2e-timing-reaction } after you win a military challenge in which the attached character takes part (sacrifice this attachment): choose a character of the loser; it is killed.
card_game_2e-card-01154 = Gates of Winterfell
card_game_2e-effect-01154 = { card_game_2e-timing-challenges-action } (kneel this location): the top card of your deck is shown to everybody. If it is a Stark card, you draw it.
card_game_2e-card-01155 = The Wolfswood
card_game_2e-effect-01155 = Direwolf cards in your hand have ambush (X); X is the card's printed cost.
card_game_2e-card-01156 = Heart Tree Grove
card_game_2e-effect-01156 = { card_game_2e-timing-marshaling-action } (kneel this location): the next Stark card that you marshal in this phase costs 1 gold less.
card_game_2e-card-01157 = For the North!
card_game_2e-effect-01157 = { card_game_2e-timing-action } during a military challenge: choose a Stark character that takes part; it has +2 STR until the challenge ends. If you win the challenge, you draw 1 card.
card_game_2e-card-01158 = Like Warm Rain
card_game_2e-effect-01158 = { card_game_2e-timing-reaction } after you lose an intrigue challenge as the defending player (kneel a Direwolf character): choose an attacking character; it is killed. Maximum: 1 per challenge.
card_game_2e-card-01159 = Winter Is Coming
card_game_2e-effect-01159 = { card_game_2e-timing-action } during a challenge: your claim is 1 higher until the challenge ends. Maximum: 1 per challenge.

## House Targaryen

card_game_2e-card-01160 = Daenerys Targaryen
card_game_2e-effect-01160 = While this character stands, each character that takes part for an opponent in a challenge between you two has −1 STR.
card_game_2e-card-01161 = Drogon
card_game_2e-effect-01161 = Your Stormborn characters have renown.
card_game_2e-card-01162 = Khal Drogo
card_game_2e-effect-01162 = You may start one military challenge more in the challenges phase.
card_game_2e-card-01163 = Magister Illyrio
card_game_2e-effect-01163 = { card_game_2e-timing-action } (pay 2 gold): choose a kneeling character; it stands. Limit: 1 per phase.
card_game_2e-card-01164 = Rhaegal
card_game_2e-effect-01164 = { card_game_2e-timing-reaction } after you win a challenge in which a Stormborn character of yours takes part: choose a kneeling Stormborn character; it stands. Limit: 1 per phase.
card_game_2e-card-01165 = Ser Jorah Mormont
card_game_2e-effect-01165 =
    { card_game_2e-timing-forced-reaction } after you win a challenge in which this character takes part: it gets a betrayal token.
    Once 3 betrayal tokens lie on it, this character is sacrificed.
card_game_2e-card-01166 = Viserion
card_game_2e-effect-01166 = Your Stormborn characters have stealth.
card_game_2e-card-01167 = Viserys Targaryen
card_game_2e-effect-01167 = { card_game_2e-timing-interrupt } when this character leaves play, in whatever way: choose an attachment; it is discarded.
card_game_2e-card-01168 = Braided Warrior
card_game_2e-card-01169 = Handmaiden
card_game_2e-effect-01169 = { card_game_2e-timing-action } (sacrifice this character): choose a kneeling Lady character; it stands.
card_game_2e-card-01170 = Targaryen Loyalist
card_game_2e-effect-01170 = { card_game_2e-timing-marshaling-action } (kneel this character): the next Targaryen character that you marshal in this phase costs 1 gold less.
card_game_2e-card-01171 = Unsullied
card_game_2e-effect-01171 = While this character attacks, each defending character has −1 STR.
card_game_2e-card-01172 = Drogo's Arakh
card_game_2e-effect-01172 =
    The attached character has +2 STR.
    If { card_game_2e-card-01162 } is the attached character, he does not kneel when he is declared as an attacker in your first military challenge of the round.
card_game_2e-card-01173 = Plaza of Punishment
card_game_2e-effect-01173 = { card_game_2e-timing-reaction } after you win a power challenge (kneel this location): choose a character without attachments. Until the phase ends it has −2 STR, and it is killed if its STR is 0.
card_game_2e-card-01174 = Dothraki Sea
card_game_2e-effect-01174 = { card_game_2e-timing-reaction } after you win a power challenge (sacrifice this location): a Dothraki character comes into play from your hand. If it is still in play when the phase ends, it returns to your hand and cannot be saved.
card_game_2e-card-01175 = Illyrio's Estate
card_game_2e-effect-01175 = { card_game_2e-timing-marshaling-action } (kneel this location): the next Targaryen card that you marshal in this phase costs 1 gold less.
card_game_2e-card-01176 = Dracarys!
card_game_2e-effect-01176 = { card_game_2e-timing-action } (kneel a Dragon character of yours, or { card_game_2e-card-01160 }): choose a character that takes part in the challenge. Until the phase ends it has −4 STR, and it is killed if its STR is 0.
card_game_2e-card-01177 = Fire and Blood
card_game_2e-effect-01177 = { card_game_2e-timing-challenges-action }: choose a unique Targaryen character in your dead pile; it is shuffled into your deck. A Hatchling may come into play instead.
card_game_2e-card-01178 = Waking the Dragon
card_game_2e-effect-01178 = { card_game_2e-timing-action }: choose one of your kneeling unique Targaryen characters; it stands. If it is still in play when the phase ends, it returns to your hand. It can be saved.

## House Tyrell

card_game_2e-card-01179 = Left
card_game_2e-effect-01179 = While you control { card_game_2e-card-01184 }, this character has +1 STR and a power icon, and it does not kneel when it is declared as a defender.
card_game_2e-card-01180 = Maester Lomys
card_game_2e-effect-01180 = { card_game_2e-timing-reaction } after you win an intrigue challenge as the defending player: the attacking player discards a card by lot from the hand.
card_game_2e-card-01181 = Margaery Tyrell
card_game_2e-effect-01181 = { card_game_2e-timing-challenges-action } (kneel this character): choose a character; it has +3 STR until the phase ends.
card_game_2e-card-01182 = Paxter Redwyne
card_game_2e-effect-01182 = The first event that you play in a round costs 1 gold less.
card_game_2e-card-01183 = Randyll Tarly
card_game_2e-effect-01183 = { card_game_2e-timing-reaction } after a card effect has raised this character's STR: it stands. Limit: 2 per phase.
card_game_2e-card-01184 = Right
card_game_2e-effect-01184 = While you control { card_game_2e-card-01179 }, this character has +1 STR and an intrigue icon, and it does not kneel when it is declared as a defender.
card_game_2e-card-01185 = The Knight of Flowers
card_game_2e-effect-01185 = While this character attacks alone, the defending player cannot declare more than one defender.
card_game_2e-card-01186 = The Queen of Thorns
card_game_2e-effect-01186 = { card_game_2e-timing-reaction } after you win an intrigue challenge in which this character takes part: a Tyrell character with a printed cost of 6 or less comes into play from your hand.
card_game_2e-card-01187 = Courtesan of the Rose
card_game_2e-card-01188 = Garden Caretaker
card_game_2e-effect-01188 = { card_game_2e-timing-marshaling-action } (kneel this character): the next Tyrell character that you marshal in this phase costs 1 gold less.
card_game_2e-card-01189 = Olenna's Informant
card_game_2e-effect-01189 = { card_game_2e-timing-reaction } after this character enters play in the challenges phase: name a type of challenge; you may start one more of that type in this phase.
card_game_2e-card-01190 = Wardens of the Reach
card_game_2e-effect-01190 = This character has +1 STR for each The Reach location that you control.
card_game_2e-card-01191 = Heartsbane
card_game_2e-effect-01191 = { card_game_2e-timing-action } (kneel this attachment), while the attached character takes part in a challenge: it has +3 STR until the challenge ends.
card_game_2e-card-01192 = Highgarden
card_game_2e-effect-01192 = { card_game_2e-timing-challenges-action } (kneel this location and pay 1 gold): choose an attacking character; it stands and is removed from the challenge.
card_game_2e-card-01193 = The Mander
card_game_2e-effect-01193 = { card_game_2e-timing-reaction } after you win a challenge by 5 STR or more (kneel this location): you draw 2 cards.
card_game_2e-card-01194 = Rose Garden
card_game_2e-effect-01194 = { card_game_2e-timing-marshaling-action } (kneel this location): the next Tyrell card that you marshal in this phase costs 1 gold less.
card_game_2e-card-01195 = Growing Strong
card_game_2e-effect-01195 = { card_game_2e-timing-challenges-action }: choose up to 3 Tyrell characters; each has +2 STR until the phase ends.
card_game_2e-card-01196 = Olenna's Cunning
card_game_2e-effect-01196 = { card_game_2e-timing-reaction } after you win an intrigue or power challenge: the loser names a card type: character, location, attachment or event. You search your deck for a card of another type, show it and take it to your hand; then the deck is shuffled.
card_game_2e-card-01197 = The Bear and the Maiden Fair
card_game_2e-effect-01197 = { card_game_2e-timing-action }: choose a player and look at the top 5 cards of that player's deck. Up to 3 of them go under the deck, the others back on top, in any order.

## Agendas

card_game_2e-card-01198 = Banner of the Stag
card_game_2e-effect-01198 =
    Your deck may hold Baratheon cards that are not loyal.
    It has to hold 12 or more Baratheon cards.
card_game_2e-card-01199 = Banner of the Kraken
card_game_2e-effect-01199 =
    Your deck may hold Greyjoy cards that are not loyal.
    It has to hold 12 or more Greyjoy cards.
card_game_2e-card-01200 = Banner of the Lion
card_game_2e-effect-01200 =
    Your deck may hold Lannister cards that are not loyal.
    It has to hold 12 or more Lannister cards.
card_game_2e-card-01201 = Banner of the Sun
card_game_2e-effect-01201 =
    Your deck may hold Martell cards that are not loyal.
    It has to hold 12 or more Martell cards.
card_game_2e-card-01202 = Banner of the Watch
card_game_2e-effect-01202 =
    Your deck may hold Night's Watch cards that are not loyal.
    It has to hold 12 or more Night's Watch cards.
card_game_2e-card-01203 = Banner of the Wolf
card_game_2e-effect-01203 =
    Your deck may hold Stark cards that are not loyal.
    It has to hold 12 or more Stark cards.
card_game_2e-card-01204 = Banner of the Dragon
card_game_2e-effect-01204 =
    Your deck may hold Targaryen cards that are not loyal.
    It has to hold 12 or more Targaryen cards.
card_game_2e-card-01205 = Banner of the Rose
card_game_2e-effect-01205 =
    Your deck may hold Tyrell cards that are not loyal.
    It has to hold 12 or more Tyrell cards.

## Titles

card_game_2e-card-01206 = Master of Whispers
card_game_2e-effect-01206 =
    Your side counts 1 STR more in intrigue challenges in which a character of yours takes part.
    When you win an intrigue challenge as the attacker, you may apply claim to as many opponents as you like.
card_game_2e-card-01207 = Master of Ships
card_game_2e-effect-01207 =
    Your side counts 1 STR more in military challenges in which a character of yours takes part.
    When you attack a rival in a military challenge, your claim is 1 higher.
card_game_2e-card-01208 = Hand of the King
card_game_2e-effect-01208 =
    Your side counts 1 STR more in power challenges in which a character of yours takes part.
    You may start one power challenge more in the challenges phase, against another opponent than the first.
card_game_2e-card-01209 = Master of Coin
card_game_2e-card-01210 = Master of Laws
card_game_2e-effect-01210 = You draw 1 card more in the draw phase.
card_game_2e-card-01211 = Crown Regent
card_game_2e-effect-01211 =
    Your total is 2 higher when dominance is counted.
    Once a round, after a challenge has been started, you may have it redirected: whoever started it picks another opponent, who becomes the defending player.

## Ready decks

card_game_2e-deck-stark_fealty = Winter Pack
card_game_2e-deck-stark_rose = Wolf and Rose
card_game_2e-deck-lannister_fealty = Gold and Whispers
card_game_2e-deck-lannister_rose = Lion and Rose
card_game_2e-deck-baratheon_fealty = Fury of the Stag
card_game_2e-deck-baratheon_kraken = Stag and Kraken
card_game_2e-deck-greyjoy_fealty = Iron Reavers
card_game_2e-deck-greyjoy_wolf = Kraken and Wolf
card_game_2e-deck-tyrell_fealty = Growing Thorns
card_game_2e-deck-tyrell_lion = Rose and Lion
card_game_2e-deck-martell_fealty = Long Game of Dorne
card_game_2e-deck-martell_dragon = Sun and Dragon
card_game_2e-deck-targaryen_fealty = Mother of Hatchlings
card_game_2e-deck-targaryen_sun = Dragon and Sun
card_game_2e-deck-nightswatch_fealty = Shield of the Realm
card_game_2e-deck-nightswatch_stag = Wall and Stag
card_game_2e-deck-one_box_core_1 = The Old Ways
card_game_2e-deck-one_box_core_2 = At the Wall
card_game_2e-deck-one_box_core_3 = From East to West
card_game_2e-deck-one_box_core_4 = Secrets and Schemes

## What a deck breaks; the number is the rule's

card_game_2e-deck-fault-unknown-cards = { $rule }: it holds cards that do not exist in this game.
card_game_2e-deck-fault-plots = { $rule }: it has { $number } { $number ->
        [one] plot
       *[other] plots
    }, and has to have exactly { $needed }.
card_game_2e-deck-fault-plots-doubled = { $rule }: only one plot may be there more than once, not { $cards }.
card_game_2e-deck-fault-plot-copies = { $rule }: { $card } is there { $number } times, and may be there { $most ->
        [one] once
       *[other] { $most } times
    }.
card_game_2e-deck-fault-too-few = { $rule }: the draw deck has { $number } { $number ->
        [one] card
       *[other] cards
    }, and needs { $least } or more.
card_game_2e-deck-fault-copies = { $rule }: { $card } is there { $number } times, and may be there { $most } times.
card_game_2e-deck-fault-other-faction = { $rule }: neither neutral nor { $faction }, nor allowed by the agenda: { $cards }.
card_game_2e-deck-fault-loyal = { $rule }: loyal cards go only into decks of their own faction: { $cards }.
card_game_2e-deck-fault-too-neutral = { $rule }: { $agenda } allows { $most } neutral cards in the draw deck, and there are { $number }.
card_game_2e-deck-fault-banner = { $rule }: { $agenda } demands { $least } { $faction } cards in the draw deck, and there are { $number }.

## Titles in a few words, where all six are offered

card_game_2e-brief-01206 = +1 STR in intrigue; as attacker, claim on as many opponents as you like
card_game_2e-brief-01207 = +1 STR in military; against rivals +1 claim
card_game_2e-brief-01208 = +1 STR in power; a second power challenge against somebody else
card_game_2e-brief-01210 = +1 card in the draw phase
card_game_2e-brief-01211 = +2 for dominance; redirects one challenge a round
