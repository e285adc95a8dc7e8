"""Writes `en.txt` and `de.txt`: thousands of short lines of chat, made up without the vocabulary.

`python -m tests.reader.talk.make`. Patterns of everyday talk are filled in with everyday words;
the hand-written lines of `spoken_*.txt` come first. The same seed gives the same lines.
"""

from itertools import product
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
EACH = 2200
"""Lines of each language."""

EN = {
    "who": "my brother|the cat|my boss|somebody|our neighbour|my wife|the kids|everyone at work|"
    "the dog|my flatmate|that guy|grandma",
    "did": "just called|is on the phone|wants dinner|fell asleep|is shouting again|won the lottery|"
    "missed the train|broke the lamp|ate my lunch|is late as usual|sends greetings",
    "time": "in five minutes|after lunch|tomorrow morning|later tonight|on sunday|in an hour or so|"
    "once the film is over|when I get home|before work|at eight",
    "thing": "the weather|this coffee|my phone|the new episode|that song|the internet here|"
    "my keyboard|the game last night|this map|the colour of my house|the bot",
    "feel": "lovely|terrible|so boring|really good|a bit odd|amazing|exhausting|hilarious|"
    "far too expensive|overrated|not bad at all",
    "say": "honestly|to be fair|wow|well well|haha|ugh|okay|oh no|hmm|listen|guys|seriously",
    "game": "what a round|that was close|nobody saw that coming|the dice hate me|lucky roll|"
    "well played|such a long turn|you are all evil|revenge will be sweet|good luck everyone|"
    "I had a plan once|this alliance is doomed|never trust a smiling king|my army is a joke|"
    "I should have stayed home|the north remembers|winter is coming|we are all going to die",
    "ask": "did you see that|who is next|are you still there|what time is it for you|"
    "can somebody explain that to me|how long will this take|why would you do that|"
    "is anyone else hungry|are we playing on friday|do you trust them|what was that supposed to be",
}
EN_PATTERNS = [
    "{who} {did}",
    "{say}, {who} {did}",
    "back {time}",
    "I'll be there {time}",
    "{say} {thing} is {feel}",
    "{thing} is {feel} today",
    "{game}",
    "{say}, {game}",
    "{game}, {say}",
    "{ask}?",
    "{say}, {ask}?",
    "{ask}, {who} {did}",
    "let's talk about {thing} {time}",
    "I think {thing} is {feel}",
    "not sure about {thing}, it is {feel}",
    "if {who} {did} I quit",
    "don't tell me {who} {did}",
    "no way, {thing} is {feel}",
    "all of us think {thing} is {feel}",
    "nothing beats {thing}",
    "yes but {thing} is {feel}",
    "maybe {time}, {who} {did}",
]
DE = {
    "who": "mein bruder|die katze|mein chef|irgendwer|unser nachbar|meine frau|die kinder|"
    "das ganze büro|der hund|meine mitbewohnerin|der typ da|oma",
    "did": "hat gerade angerufen|telefoniert schon wieder|will essen|ist eingeschlafen|"
    "schreit schon wieder rum|hat im lotto gewonnen|hat den zug verpasst|hat die lampe zerlegt|"
    "hat mein brot gegessen|kommt wie immer zu spät|lässt grüßen",
    "time": "in fünf minuten|nach dem mittagessen|morgen früh|heute abend|am sonntag|"
    "in einer stunde oder so|wenn der film vorbei ist|wenn ich daheim bin|vor der arbeit|um acht",
    "thing": "das wetter|der kaffee hier|mein handy|die neue folge|das lied|das internet hier|"
    "meine tastatur|das spiel gestern|die landkarte|die farbe meines hauses|der bot",
    "feel": "herrlich|furchtbar|so langweilig|richtig gut|ein bisschen komisch|der hammer|"
    "anstrengend|zum schießen|viel zu teuer|überschätzt|gar nicht übel",
    "say": "ehrlich|na ja|wow|soso|haha|uff|okay|oh nein|hm|hört mal|leute|im ernst",
    "game": "was für eine runde|das war knapp|das hat keiner kommen sehen|die würfel hassen mich|"
    "glück gehabt|gut gespielt|so ein langer zug|ihr seid alle gemein|rache ist süß|"
    "viel glück euch allen|ich hatte mal einen plan|das bündnis ist zum scheitern verurteilt|"
    "trau nie einem lächelnden könig|meine armee ist ein witz|wär ich mal daheim geblieben|"
    "der norden vergisst nicht|der winter naht|wir werden alle sterben",
    "ask": "habt ihr das gesehen|wer ist dran|bist du noch da|wie spät ist es bei euch|"
    "kann mir das wer erklären|wie lange dauert das noch|warum machst du sowas|"
    "hat noch jemand hunger|spielen wir am freitag|traut ihr denen|was sollte das denn werden",
}
DE_PATTERNS = [
    "{who} {did}",
    "{say}, {who} {did}",
    "bin {time} wieder da",
    "ich komme {time}",
    "{say} {thing} ist {feel}",
    "{thing} ist heute {feel}",
    "{game}",
    "{say}, {game}",
    "{game}, {say}",
    "{ask}?",
    "{say}, {ask}?",
    "{ask}, {who} {did}",
    "lasst uns {time} über {thing} reden",
    "ich finde, {thing} ist {feel}",
    "weiß nicht, {thing} ist {feel}",
    "wenn {who} {did}, hör ich auf",
    "sag nicht, {who} {did}",
    "nie im leben, {thing} ist {feel}",
    "wir alle finden {thing} {feel}",
    "nichts geht über {thing}",
    "ja aber {thing} ist {feel}",
    "vielleicht {time}, {who} {did}",
]


def lines(patterns: list[str], words: dict[str, str], spoken: str, seed: str) -> list[str]:
    """So many lines, each once: those that were spoken, then patterns filled in by lot."""
    found = dict.fromkeys(one for one in spoken.splitlines() if one.strip())
    made: list[str] = []
    for pattern in patterns:
        keys = [key for key in words if f"{{{key}}}" in pattern]
        made += [
            pattern.format(**dict(zip(keys, chosen, strict=True)))
            for chosen in product(*(words[key].split("|") for key in keys))
        ]
    Random(seed).shuffle(made)
    found |= dict.fromkeys(made)
    return [*found][:EACH]


def main() -> None:
    """Write both files."""
    for language, patterns, words in (("en", EN_PATTERNS, EN), ("de", DE_PATTERNS, DE)):
        spoken = (HERE / f"spoken_{language}.txt").read_text("utf-8")
        text = "\n".join(lines(patterns, words, spoken, language))
        (HERE / f"{language}.txt").write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main()
