"""Title, origin and note of each source of house rules, and how a preset shows itself."""

from __future__ import annotations

_PRESET = {
    "preset.source": "Source: {source}.",
    "preset.stated": "It states: {values}.",
    "preset.inferred": "Inferred from its words: {values}.",
    "preset.incomplete": "Only part of it, or a copy, could be read.",
    "preset.note": "Note: {note}",
}

# slug: (title, what kind of text it is and where it comes from, note)
_SOURCES = {
    "pe-de-galinha": (
        "Pé-de-Galinha (Portuguese encyclopedia article)",
        "the Portuguese edition of an encyclopedia article, later than the Czech one",
        "It does not say where the starting double comes from, nor who leads the later rounds. "
        "More than four players need a larger set than a double-six, such as a double-nine; "
        "hands may be larger, such as 15 tiles for four players with a double-twelve.",
    ),
    "chicken-scratch": (
        "Chicken Scratch (Portuguese how-to)",
        "a how-to in Portuguese",
        "A skipped double stays in the game: the highest one that has not begun a round is tried "
        "first. It does not say what happens when nobody holds any of the doubles left. Calling "
        "out a double is allowed, not demanded.",
    ),
    "chicken-foot": (
        "Chicken Foot (Portuguese game-site article)",
        "an article of a game site, put into Portuguese by a machine",
        "With few players or a larger set hands may be larger. It says of the first round only "
        "that whoever draws the starting double begins; here this holds for every round.",
    ),
    "pata-de-pollo": (
        "Pata de pollo (Spanish game-site article)",
        "the same article of a game site in Spanish",
        "It says of the first round only that whoever draws the starting double begins; here this "
        "holds for every round.",
    ),
    "kureci-noha": (
        "Kuřecí noha (Czech encyclopedia article)",
        "an older state of the encyclopedia article, put into Czech by a machine",
        "It does not say how many tiles a player draws who forgot to knock; here it is one. It "
        "names the double of the next round, not the player who leads it. More than four players "
        "need a larger set than a double-six; hands may be larger, such as 15 tiles for four "
        "players with a double-twelve.",
    ),
    "wikipedia-en": (
        "Chickenfoot (English encyclopedia article)",
        "copies of the article of the English Wikipedia",
        "Newer copies agree with the Portuguese edition, older ones with the Czech one, which "
        "knocks. The scores are those of the two editions. A caption says that some fill only "
        "three arms of the spinner.",
    ),
    "ymi": (
        "Chickenfoot (YMI Imports)",
        "the rules of YMI Imports, as an early version of the nathanlong collection has them",
        "All sides of the hub are filled first; how many it has is not said. Four or six arms, and "
        "50 points for the double-blank, are options.",
    ),
    "nathanlong": (
        "Chickenfoot (nathanlong)",
        "house rules from nathanlong, a public collection of rules of games",
        "Whoever has one tile left must say so, and draws one when caught; this is left out. Hands "
        "with a double-twelve for 4 to 9 players: 12, 10, 8, 7, 6, 5; with a double-fifteen for "
        "6 to 12 players: 12, 10, 9, 8, 7, 7, 6.",
    ),
    "puremco": (
        "Double Chickenfoot (Puremco)",
        "reworded copies of the rules by Puremco, a maker of dominoes, and Kelley",
        "When nobody holds the starting double, the next lower one may be agreed on instead of a "
        "new deal. It gives hands of 20 tiles for two players and 6 for eight; the numbers between "
        "are those of kirin.",
    ),
    "domino-plaza": (
        "Chicken Foot (Domino Plaza)",
        "the opening of the rules of Domino Plaza",
        "Its 7 tiles are for four or five players. It ends the game both at a large total fixed "
        "beforehand and after the double-blank; here after the double-blank.",
    ),
    "pagat": (
        "Chicken Foot (pagat)",
        "the opening of a German version of the rules on pagat, and a Japanese page that follows "
        "pagat",
        "It says that hands are nowhere binding. With a double-six for two or three players: 5 "
        "tiles. The new deal when the yard is too small is told by the Japanese page.",
    ),
    "gamerules": (
        "Chickenfoot (gamerules)",
        "translated and reworded copies of the rules on gamerules",
        "The starting double is drawn for before the deal, and whoever finds it leads, in every "
        "round; here only in the first, after which the lead goes round. Its words on the first "
        "plays are unclear; one arm for each player is a reading.",
    ),
    "zpag": (
        "Chickenfoot (zpag, French)",
        "the opening of a page on zpag in French, with fragments of a text that seems to be its "
        "origin",
        "What was inferred rests on the fragments alone.",
    ),
    "flash-net": (
        "Chickenfoot (flash.net, 2002)",
        "the opening of a private page of 2002",
        "Blanks count 25 points for each half. It says that a drawn tile is played or the turn "
        "passed, which may mean a choice. It gives hands of 20 tiles for two players and 6 for "
        "eight; the numbers between are those of kirin. A game has 10 or 19 hands.",
    ),
    "online-domino-games": (
        "Chickenfoot (Online Domino Games)",
        "the rules of a site of online dominoes",
        "The player with the highest tile draws first for a missing double; here a fixed seat "
        "does.",
    ),
    "how-to-76108": (
        "Chickenfoot (how-to page 76108)",
        "the opening of page 76108 of the how-to site htfbw",
        "Hands are such that 10 to 20 tiles stay in the yard: 7 or 8 tiles for four or five "
        "players.",
    ),
    "how-to-39024": (
        "Chickenfoot (how-to page 39024)",
        "page 39024 of the how-to site htfbw",
        "Three of its statements are taken for slips: a double-twelve set of 90 tiles, a third "
        "round with the double-nine, and a spinner that is the next double.",
    ),
    "cards-dice-dominoes": (
        "Chicken Foot (Cards Dice Dominoes)",
        "the opening of a page of a site for cards, dice and dominoes",
        "The highest double in any hand begins. Its 7 tiles are for four or five players with a "
        "double-nine; 10 to 20 tiles stay in the yard.",
    ),
    "ourpastimes-2122477": (
        "Chickenfoot (Our Pastimes, page 2122477)",
        "the opening of a how-to page of Our Pastimes",
        "It lets a player lay as many tiles as possible in a turn; this is left out. All tiles are "
        "dealt out evenly as far as they go; here everybody has 7.",
    ),
    "ourpastimes-4530953": (
        "Chickenfoot (Our Pastimes, page 4530953)",
        "the opening of a how-to page of Our Pastimes",
        "With a larger set, for four to ten players, hands are of 7 tiles.",
    ),
    "ourpastimes-8329394": (
        "Chickenfoot (Our Pastimes, page 8329394)",
        "the opening of a how-to page of Our Pastimes",
        "It has a drawn tile kept only while a foot is open; a tile drawn for the spinner may be "
        "played. Here it is always kept.",
    ),
    "family-game-blog": (
        "Chicken Scratch (Family Game Blog)",
        "the opening of an article in a family's blog on games",
        "The starting double is the hub of a wheel; how many spokes it has is not said. Its words "
        "leave open whether one may draw while able to play; here one may.",
    ),
    "club-handout": (
        "Chickenfoot (club handout)",
        "a handout of a domino club, found on docslib",
        "Its words leave open whether one may draw while able to play; here one may. Four arms are "
        "an option. It also prints hands of 5, 7 and 7 tiles for a double-six, -nine and -twelve. "
        "Whoever has one tile left must tap, and draws one when caught; this is left out.",
    ),
    "wikihow": (
        "Chickenfoot (wikiHow)",
        "the opening of a Japanese copy of an article of wikiHow",
        "42 tiles are shared out, but four players have 10, not 11.",
    ),
    "kirin": (
        "Chickenfoot (kirinlovesgames, Japanese)",
        "the opening of a Japanese page on games",
        "",
    ),
    "fukuchi": (
        "Chickenfoot (fukuchigames, Japanese)",
        "the opening of a Japanese page on games",
        "Its author writes from memory and warns that details differ.",
    ),
    "pegasus": (
        "Chickenfoot (Pegasus edition, German review)",
        "the opening of a review in German of the edition by Pegasus",
        "Hands are of 7 to 20 tiles by the number of players; here everybody has 7.",
    ),
    "escale-a-jeux": (
        "Chickenfoot (Escale à jeux, French)",
        "a review in French on Escale à jeux",
        "A spinner of six arms is the variant Double Chicken. A double whose foot cannot be "
        "finished ends the round at once.",
    ),
    "sandy": (
        "Chickenfoot (Sandy's blog)",
        "an article in a blog",
        "Hands are of 7 tiles or so. The two feet of the starting double make six arms.",
    ),
    "scoring-app": (
        "Chickenfoot (a scoring app)",
        "the rules of an app that keeps the score",
        "Fifty points for going out on a double can be chosen; they are off at first. A skipped "
        "double stays in the game. It draws for the last double only, or by choice for each.",
    ),
}

SENTENCES = dict(_PRESET)
for _slug, (_title, _origin, _note) in _SOURCES.items():
    SENTENCES[f"source.{_slug}.title"] = _title
    SENTENCES[f"source.{_slug}.from"] = _origin
    SENTENCES[f"source.{_slug}.note"] = _note
