"""What the levels of lessons 01 to 03 say; the later ones are in levels_later."""

from __future__ import annotations

from . import levels_later

_GENERAL = {
    "noun.level": "level",
    "noun.taught_rule": "rule of the lessons",
    "option.yes": "Yes",
    "option.no": "No",
    "option.never": "Never",
    "option.you": "You do",
    "option.all": "All three share the win",
    # what a try is answered with
    "try.lawful": "That play is lawful, but it is not what this task asks for.",
    "try.lawful.ends": "After it these numbers are open: {pips:and}. Take it back and try another.",
    "try.no_end.double": "The {tile} cannot go down: no {a} is open. Open now: {pips:and}.",
    "try.no_end": "The {tile} cannot go down: no {a} and no {b} is open. Open now: {pips:and}.",
    "try.no_show": "The {tile} cannot go down now: every play must show {pip}.",
    "try.end.closed": "No {pip} is open: the open numbers are at the ends that nothing touches.",
    "try.missing": "What you marked is right, but something is missing: {n} more.",
    "try.marked": "Take the mark off {what}. {why}",
    "try.nothing": "Mark something first.",
    "try.right": "Right.",
    "try.order": "Not yet: {card} cannot stand in place {place}. Think of what comes before it.",
    "try.unreadable": "{text!r} is not a move. Write one such as {example}.",
    # the three hints
    "hint.where.must": (
        "Look at the {onto}: it still waits for {n} {n:tile that shows|tiles that show} {pip}."
    ),
    "hint.where.ends": "Look at the open ends. They show {pips:and}.",
    "hint.where.lead": "The table is empty. Look for the double of {pip}.",
    "hint.where.draw": "Go through your tiles: does any of them fit? Then look at the yard.",
    "hint.where.pass": "Does any of your tiles fit now? And can you draw once more?",
    "hint.where.over": "Look at the hands: who can still do anything?",
    "hint.rule": "The rule: {rule}",
    "hint.play": "{move}: the {tile} shows the {pip} that the {onto} asks for.",
    "hint.lead": "Lead the {tile}.",
    "hint.draw": "None of your tiles can go down now, and the yard has tiles: draw one.",
    "hint.pass": "None of your tiles can go down now, and you can draw no more: pass.",
    "hint.mark": "These are right: {what:and}.",
    "hint.choose": "The answer is: {option}.",
    "hint.order": "First: {cards}.",
}

_LEVELS = {
    # 01 Tiles, sets and the deal
    "1.1": {
        "title": "A tile on the table",
        "task": "Put the 6-2 on the 6-6.",
        "hint": "Choose the 6-2 in your hand, then the place next to the 6-6.",
        "done": "Your first play. A 6 touches a 6.",
    },
    "1.2": {
        "title": "Which one fits?",
        "task": "One of your two tiles can join the 6-6. Play it.",
        "done": "The 6-4 brought a 6. The 5-3 has none, so it must wait.",
        "try 5-3 on 6-6": "Neither half of the 5-3 is a 6.",
    },
    "1.3": {
        "title": "The wrong way up?",
        "task": "Your 6-1 stands with its 6 on top. Does one of your tiles fit the 1-1? Play it.",
        "hint": "Turn the 6-1 in your mind. And the 4-2?",
        "done": "A tile has no top. The 6-1 turned so that its 1 touches the 1-1.",
        "try 4-2 on 1-1": "The 4-2 has no 1, however you turn it. Does the 6-1?",
    },
    "1.4": {
        "title": "A longer row",
        "task": "Add a tile to the 6-2.",
        "hint": "One half of the 6-2 touches the 6-6. Look at the other half, the far one.",
        "done": "The 2 was the open half of the 6-2, so a 2 had to touch it.",
        "try 6-4 on 6-2": "The 6 of the 6-2 lies against the spinner. Its open half is the 2.",
        "try 6-4 on 6-6": "The 6-6 has its four tiles. Look at the 6-2: which half is open?",
    },
    "1.5": {
        "title": "A suit",
        "task": "These are all the tiles of a double-six set. How many of them show a 5?",
        "hint": "Go through the numbers that can go with a 5: 0, 1, 2 and so on.",
        "done": "Seven: 5-0, 5-1, 5-2, 5-3, 5-4, 5-5 and 6-5. Every number has seven tiles here.",
        "why 6": "Did you leave out a tile? The 5 may be either half: the 6-5 counts too.",
        "why 8": "The 5-5 shows two 5s, but it is one tile.",
    },
    "1.6": {
        "title": "Counting a set",
        "task": "This is a double-three set: every pair of numbers from 0 to 3. How many tiles?",
        "hint 2": "One step more for each number: 1 + 2 + 3 + 4 and so on, up to 7.",
        "hint 3": "Go on from 28: three more steps.",
        "task 2": "Now guess: how many tiles does a double-six set have?",
        "task 3": "And a double-nine set?",
        "hint": "Count in steps: one tile with highest number 0, two with 1, three with 2 ...",
        "done 1": "Ten: 1 + 2 + 3 + 4.",
        "done 2": "28: 1 + 2 + 3 + 4 + 5 + 6 + 7.",
        "done": "55: three more steps, 8, 9 and 10, on top of 28. We play with this set.",
        "why 9": "Did you count the double-blank? It is a tile too.",
        "why 16": "3-1 and 1-3 are the same tile: turn it round and see.",
        "why 36": "That is a double-seven set. The numbers go from 0 to 6 here.",
        "why 49": "7 times 7 counts most tiles twice: 3-1 and 1-3 are one tile.",
        "why 56": "That would be one tile too many. Go on from 28 with 8, 9 and 10.",
        "why 100": "10 times 10 counts most tiles twice: 3-1 and 1-3 are one tile.",
    },
    "1.7": {
        "title": "Pips",
        "task": "The dots on a tile are called pips. Add up all the pips of these three tiles.",
        "hint": "Count each tile by itself first.",
        "done": "10 + 10 + 2 = 22. A double counts what it shows.",
        "why 17": "The 5-5 shows two fives: 10 pips, not 5.",
        "why 32": "A double counts what it shows and no more: the 5-5 is 10.",
    },
    "1.8": {
        "title": "The chicken yard",
        "task": (
            "A double-nine set, four players. The 9-9 is set out and everybody takes seven tiles."
            " The rest lies face down: the chicken yard. How many tiles are in it?"
        ),
        "hint": "55 tiles in all. Which of them are not in the yard?",
        "done": "55 - 1 - 28 = 26.",
        "why 27": "The 9-9 is on the table, so it is not in the yard.",
        "why 28": "28 tiles are in the hands: 4 times 7.",
    },
    "1.9": {
        "title": "Does it fit?",
        "task": (
            "A double-six set has 28 tiles, and the 6-6 is set out first."
            " Can four players take seven each?"
        ),
        "hint": "How many tiles are left besides the 6-6?",
        "done": "27 tiles are left, and 4 times 7 is 28. Use a larger set or smaller hands.",
        "why yes": "4 times 7 is 28, but one of the 28 is already on the table.",
    },
    # 02 The spinner opening
    "2.1": {
        "title": "The draw for the lead",
        "task": "For the lead Ana drew the 6-3, Bo the 5-5 and Cy the 7-1. Who leads?",
        "hint": "Add up the two halves of each tile.",
        "done": "Bo leads: 5 + 5 = 10 pips. Ana has 9, Cy 8.",
        "why Ana": "The 6-3 has 9 pips. Somebody has more.",
        "why Cy": "The 7 is the highest half, but both halves count: 7 + 1 = 8.",
    },
    "2.2": {
        "title": "The leader's first play",
        "task": "The 9-9 was set out before the deal. You lead: take your turn.",
        "done": "The first arm. The 9-9 was nobody's turn, so the leader still plays a tile.",
        "try 7-7 on 9-9": "The 7-7 is a double, but it shows no 9.",
        "try pass": "Setting out the 9-9 was nobody's turn. Now it is yours: the 9-2 fits.",
    },
    "2.3": {
        "title": "Two arms have begun",
        "task": "The 9-3 and the 9-5 are on the table. Play a tile.",
        "done": "The third arm. Until the fourth has begun too, every play must show a 9.",
        "try 5-0 on 9-5": "5 matches 5, but two arms are still missing.",
        "try 3-3 on 9-3": "3 matches 3, but two arms are still missing.",
    },
    "2.4": {
        "title": "Stuck at the spinner",
        "task": "You hold no 9. Take your whole turn.",
        "task 2": "You drew the 4-2. Now finish your turn.",
        "done": "One tile, and it did not fit, so you passed. You keep it for later.",
        "try draw": "You draw only one tile in a turn. If you still cannot play, you pass.",
        "try 3-3 on 9-3": "No arm grows yet: the spinner comes first.",
    },
    "2.5": {
        "title": "A drawn tile that fits",
        "task": "Again no 9. Take your whole turn.",
        "task 2": "You drew the 9-4! Now finish your turn.",
        "done": "A drawn tile that fits is played at once. Some house rules let you choose.",
        "try.2 pass": "Keeping it is not allowed in these rules: a drawn tile that fits is played.",
    },
    "2.6": {
        "title": "The precious nine",
        "task": "You hold one 9 and would like to keep it for later. May you draw instead?",
        "task 2": "Now take your turn at the table.",
        "hint": "Who is allowed to draw?",
        "done 1": "Only a player who cannot play may draw.",
        "done": "You could play, so you played.",
        "why yes": "Drawing is for players who cannot play. You can: you hold a 9.",
        "try draw": "You may not keep the 9 for later.",
    },
    "2.7": {
        "title": "Four arms",
        "task": "All four arms have begun. Mark every tile that you may play now.",
        "done": "3-3 goes on the 9-3 and 5-0 on the 9-5. From now on all arms may grow.",
        "try 9-1": "The spinner has its four arms, so no 9 is open any more.",
        "try 7-7": "No 7 is open.",
    },
    "2.8": {
        "title": "Can an arm begin with a double?",
        "task": "Think: can the first tile of an arm be a double?",
        "hint": "Which number must the first tile of an arm show?",
        "done": (
            "Never. An arm begins with a 9, and the only double with a 9 is the spinner itself."
            " Try it on the table if you like."
        ),
        "option yes": "Yes, the 8-8 for example",
        "why yes": "The 8-8 shows no 9, and the first tile of an arm must.",
    },
    "2.9": {
        "title": "Six arms",
        "task": (
            "The same tiles, but under a house rule with six arms. Mark every tile that you may"
            " play now."
        ),
        "done": "Only the 9-1: four arms have begun, and this rule wants six before anything else.",
        "try 3-3": "3 matches 3, but under this rule two arms are still missing.",
        "try 5-0": "5 matches 5, but under this rule two arms are still missing.",
    },
    # 03 Growing the arms
    "3.1": {
        "title": "One tile, two places",
        "task": "Play your 6-3 so that no 6 stays open.",
        "done": "Played on the 9-6, the tile turned its 3 outwards. Now two 3s are open and no 6.",
        "try 6-3 on 9-3": "Now 6 is open twice. Which half faces out?",
    },
    "3.2": {
        "title": "Reading open ends",
        "task": "Mark all the numbers that are open.",
        "done": "3, 6, 7 and 8: the halves at the far ends that nothing touches.",
        "try 1": "The two 1s touch each other, so they are closed.",
        "try 5": "The two 5s touch each other, so they are closed.",
        "try 9": "The spinner has its four arms: no 9 is open.",
    },
    "3.3": {
        "title": "Finding every play",
        "task": "Mark every tile that you may play.",
        "done": "7-2 goes on the 7-1 and 8-4 on the 9-8.",
        "try 5-5": "No 5 is open any more: the 5-1 covers it.",
        "try 1-0": "The 1s touch each other. A 1 lies on the table, but no 1 is open.",
    },
    "3.4": {
        "title": "Nothing fits",
        "task": "None of your tiles fits. Take your whole turn.",
        "task 2": "You drew the 8-4. Now finish your turn.",
        "done": "The tile you drew fitted, so you played it in the same turn.",
        "try.1 pass": "First draw, while the yard has a tile.",
        "try 5-5 on 9-5": "That 5 is covered by the 5-1.",
    },
    "3.5": {
        "title": "The empty yard",
        "task": "The yard is empty and none of your tiles fits. Bo holds 8-0 and 2-2. What now?",
        "task 2": "Now take your turn at the table, and watch Bo.",
        "hint": "Look at Bo's tiles too: can the round go on?",
        "option pass": "I pass, and Bo plays",
        "option over": "The round is over",
        "option again": "I wait until I can play",
        "done 1": "You pass. Bo can go on, so the round does.",
        "done": "Bo laid the 8-0 on the 9-8. Now a 0 is open, and you hold the 1-0.",
        "why over": "Somebody can still play: Bo's 8-0 fits the 9-8.",
        "why again": "Nobody waits for you: you pass, and the next player goes on.",
        "try draw": "There is nothing left to draw.",
    },
    "3.6": {
        "title": "The blank",
        "task": "A blank is open at the end of the 5-0. Play a tile.",
        "done": "Blank on blank. A blank is a number, and only a blank matches it.",
        "try 4-0 on 9-3": "A blank is not a joker: it does not match a 3.",
        "try 7-1 on 5-0": "The open blank is not a joker: only a blank may touch it.",
    },
    "3.7": {
        "title": "Spot the wrong play",
        "task": (
            "Three plays were tried on this table: 7-3 on the 9-3, 6-5 on the 9-5, and then"
            " 5-2 on the 9-5. Which was not allowed?"
        ),
        "hint": "Go through them one by one. Which end did each need, and was it open?",
        "done": "The last. The 6-5 had covered that 5 already.",
        "option 5-2 on 9-5": "5-2 on the 9-5",
        "option 6-5 on 9-5": "6-5 on the 9-5",
        "option 7-3 on 9-3": "7-3 on the 9-3",
        "why 6-5 on 9-5": "The 6-5 fitted twice, at the 5 and at the 6. Its player chose the 5.",
        "why 7-3 on 9-3": "The 3 of the 9-3 was open, and the 7-3 shows a 3.",
    },
    "3.8": {
        "title": "A turn in order",
        "task": "Put a turn in order.",
        "hint": "Drawing is for players who cannot play.",
        "option look": "Look for a tile that you can play, and play it",
        "option draw": "You have none? Draw one tile",
        "option fits": "It fits? Play it",
        "option pass": "It does not fit? Pass",
        "done": "That is a whole turn. It stays the same all through the game.",
    },
}


def _flat(levels: dict[str, dict[str, str]]) -> dict[str, str]:
    """``level.2.3.try.9-1`` and so on, from names such as ``try 9-1``."""
    return {
        f"level.{number}.{name.replace(' ', '.', 1)}": sentence
        for number, sentences in levels.items()
        for name, sentence in sentences.items()
    }


SENTENCES = {**_GENERAL, **_flat(_LEVELS), **_flat(levels_later.LEVELS)}
