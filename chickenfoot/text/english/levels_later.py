"""What the levels of lessons 04 to 06 and the mixed ones say."""

from __future__ import annotations

_FOOT = {
    # 04 The chicken foot
    "4.1": {
        "title": "Your first double",
        "task": "Play your double.",
        "task 2": "Now it is Bo's turn. What must the tile that Bo plays show?",
        "hint": "The 3-3 goes where a 3 is open.",
        "hint 2": "A double stops the whole table. Which number does it want?",
        "done 1": "The 3-3 lies crosswise.",
        "done": "A 3. Everybody must feed the 3-3 first: see its empty places on the table.",
        "option 3": "A 3",
        "option 1, 2, 3 or 5": "A 1, 2, 3 or 5: any open number",
        "option 6": "A 6",
        "why 1, 2, 3 or 5": "Those ends wait now. A double stops the whole table.",
        "why 6": "The spinner is full, and the double on the table is the 3-3.",
    },
    "4.2": {
        "title": "A double on the table",
        "task": "The 3-3 wants three toes. Play a tile.",
        "done": "The first toe. Two more are owed, no matter who plays them.",
        "try 4-2 on 6-2": "2 matches 2, but the foot has no toe yet. It needs three first.",
    },
    "4.3": {
        "title": "Whose foot is it?",
        "task": "The 3-3 has two toes: how many are missing?",
        "task 2": "Now lay the toe that is missing.",
        "hint": "Count the tiles that lie on the 3-3, but not the one it lies on.",
        "done 1": "One is missing: three toes in all, whoever lays them.",
        "done": "The foot is whole, and the table is free again.",
        "option 0": "None",
        "option 3": "Three: I lay three of my own",
        "option 1": "One",
        "why 0": "The 6-3 is not a toe: the double was laid on it.",
        "why 3": "Three in all, and two lie there already. It does not matter who laid them.",
        "try 5-4 on 6-5": "5 matches 5, but one toe is still missing.",
    },
    "4.4": {
        "title": "You have no 3",
        "task": "The 3-3 wants three toes. Take your whole turn.",
        "task 2": "You drew the 6-4. Now finish your turn.",
        "done": "A play elsewhere does not help while a foot is open: you drew, and passed.",
        "try 4-2 on 6-2": "It would fit there at any other time. Now only a 3 will do.",
        "try 5-4 on 6-5": "It would fit there at any other time. Now only a 3 will do.",
        "try pass": "First draw, while the yard has a tile.",
        "try draw": "You draw only one tile in a turn.",
    },
    "4.5": {
        "title": "A tile for a toe?",
        "task": "One toe lies on the 3-3. Play a tile.",
        "done": "The second toe. Nothing grows on a toe until the foot is whole.",
        "try 4-4 on 4-3": "Not even on a toe, until three of them lie there.",
    },
    "4.6": {
        "title": "Three toes lie there",
        "task": "The foot of 3s is whole. Mark every play that you may make.",
        "done": "The 4-2 even has two places: a 2 is open, and so is the 4 of a toe.",
        "try 5-3 on 3-3": "The foot has its three toes and takes no fourth.",
        "try 4-2 on 3-1": "The open half of that toe is a 1.",
    },
    "4.7": {
        "title": "The ends of a whole foot",
        "task": "The foot of 4s is whole. Mark all the numbers that are open now.",
        "done": "0, 1 and 7 are the toes; 3, 5 and 8 were open before.",
        "try 4": "The double is covered by its toes. Only the toes go on.",
        "try 6": "The 6 of the 9-6 and the 6 of the 6-4 touch each other.",
    },
    "4.8": {
        "title": "A second double",
        "task": "The 4-4 has just been laid, and a 6 is open too. Play a tile.",
        "done": "A toe. Your 6-6 has to wait until the foot of 4s is whole.",
        "try 6-6 on 6-3": "6 matches 6, but the 4s come first.",
        "try 6-2 on 6-3": "6 matches 6, but the 4s come first.",
    },
    "4.9": {
        "title": "Two feet at once?",
        "task": "Think: can two feet be unfinished at the same time?",
        "hint": "While a foot is unfinished, what can be played? Can that be a double?",
        "done": (
            "Never. While a foot is unfinished only toes are played, and a toe is never a double:"
            " the only double with a 4 is the 4-4 itself. Try it on the table if you like."
        ),
        "why yes": "To begin a second foot you must lay a double. Is a double ever a toe?",
    },
    "4.10": {
        "title": "Drawing at a foot",
        "task": "The 4-4 wants toes, and you hold no 4. Take your whole turn.",
        "task 2": "You drew the 8-4. Now finish your turn.",
        "done": "The drawn tile fitted, so it was played. Some house rules let you keep it.",
        "try 6-2 on 9-6": "That 6 is covered, and the foot comes first anyway.",
        "try 5-5 on 9-5": "5 matches 5, but the foot comes first.",
        "try pass": "It must be played here. The rules of the 'chicken-foot' text let you choose.",
    },
    "4.11": {
        "title": "Look ahead",
        "task": (
            "Bo is to move, then Cy, then you, then Bo again. The next tiles of the yard are 3-0"
            " and 4-0. Who lays the third toe on the 4-4?"
        ),
        "task 2": "Bo laid the 4-1, Cy drew the 3-0 and passed. Now it is your turn.",
        "hint": "Go round the table: who holds a 4? Who must draw?",
        "done 1": "It will be Bo. Watch:",
        "done": "Bo had no other 4, drew the 4-0 and laid the third toe. Count toes, not turns.",
        "option you": "I do",
        "why Cy": "Cy holds no 4 and draws the 3-0. Count the toes, not the turns.",
        "why you": "You lay the 7-4, but that is only the second toe.",
    },
    "4.12": {
        "title": "Few 3s are left",
        "task": (
            "The yard is empty. Of the 3s, only your 3-3, Bo's 3-0 and Cy's 4-3 are not on the"
            " table. May you play the 3-3?"
        ),
        "task 2": "Now play it.",
        "task 3": "Now think: can this foot still get its three toes?",
        "hint": "A 3 is open. Does any rule forbid the play?",
        "hint 3": "Which 3s are still in the hands, and is there anything to draw?",
        "done 1": "No text forbids it.",
        "done 2": "There it is.",
        "done": (
            "No: only two 3s are left. The toes are owed all the same. One house rule ends the"
            " round here."
        ),
        "why no": "A 3 is open and nothing stops you. No text we know forbids it.",
        "why yes": "Count the 3s: 6-3, 3-1, 3-2 and 5-3 lie on the table already.",
    },
    "4.13": {
        "title": "Bo's turn",
        "task": "You are Bo now, and the 3-3 lies there. Take Bo's turn.",
        "done": "Even a foot without hope comes first.",
        "try 3-0 on 3-1": "3 matches 3, but the toes of the 3-3 come first, hope or no hope.",
        "try pass": "You hold a toe, so you play it.",
    },
}

_END = {
    # 05 The end of a round
    "5.1": {
        "title": "Going out",
        "task": "Play your last tile.",
        "task 2": "Bo holds 6-4 and 5-0. Now count: what are the points?",
        "hint 2": "Add up what Bo still holds. What do you hold?",
        "done 1": "Your hand is empty: the round is over at once.",
        "done": "You 0, Bo 10 + 5 = 15. Points are bad, so this was a fine round for you.",
        "option you 0, Bo 15": "You 0, Bo 15",
        "option you 0, Bo 10": "You 0, Bo 10",
        "option turn": "None yet: Bo has one more turn",
        "why you 0, Bo 10": "The 5-0 counts too: its blank counts nothing, its 5 counts five.",
        "why turn": "An empty hand ends the round at once, even if others have had fewer turns.",
    },
    "5.2": {
        "title": "Blanks in the count",
        "task": "The round is over and you hold these. What do they cost?",
        "hint": "What is each half worth?",
        "done": "5 + 1 + 6 = 12. A blank half counts nothing; the other half counts.",
        "why 0": "Only the blank halves count nothing. The 5, the 1 and the 6 count.",
        "why 15": "Nothing is added for a blank half here: 5 + 1 + 6.",
    },
    "5.3": {
        "title": "The double-blank",
        "task": "The round is over and you hold these. What do they cost?",
        "hint": "One of these tiles is special.",
        "done": "50 + 9 + 5 = 64. Get rid of the double-blank while you can!",
        "why 14": "The double-blank shows nothing, but holding it costs 50.",
        "why 50": "The other tiles count too: 9 + 5.",
    },
    "5.4": {
        "title": "Out on a double",
        "task": "Your last tile is the 5-5. May you play it, and what will it cost you?",
        "task 2": "Now play it.",
        "hint": "Two questions: does it fit, and what kind of tile is it?",
        "done 1": "You may, and since it fits you even must. It costs 50.",
        "done": "The round is over: you 50, Bo 9. Many house rules charge nothing for it.",
        "option yes, 50": "Yes, and it costs 50",
        "option yes, 0": "Yes, and it costs nothing",
        "option no": "No, the foot needs its toes first",
        "why yes, 0": "Under these rules whoever goes out on a double pays 50.",
        "why no": "Your hand is empty, so the round is over. Nobody owes toes any more.",
    },
    "5.5": {
        "title": "Which one first?",
        "task": "The yard is empty. Bo has no 5. Play so that you go out and pay nothing.",
        "task 2": "Bo has no 5 and passed. Now it is your turn again.",
        "done 1": "The 5-5 first. Bo cannot lay a toe.",
        "done": "Out with a toe, and not on a double: 0 points for you, 23 for Bo.",
        "try 5-2 on 9-5": "Then the 5-5 is your last tile, and going out on it costs 50.",
        "try 5-2 on 8-5": "Then the 5-5 is your last tile, and going out on it costs 50.",
    },
    "5.6": {
        "title": "Out on the double-blank",
        "task": "Play your last tile.",
        "task 2": "Now count: what do you pay?",
        "hint 2": "What kind of tile was your last one? And what do you hold now?",
        "done 1": "You are out, and your last tile was a double.",
        "done": "50, for going out on a double. You no longer hold the 0-0, so it costs no more.",
        "why 0": "You went out on a double: that costs 50 here.",
        "why 100": "It costs 50 only once: you do not hold the 0-0 any more.",
    },
    "5.7": {
        "title": "Fifteen tiles",
        "task": (
            "A tiny set, with numbers up to 4: 15 tiles. Nine lie on the table and six in the"
            " hands, so the yard is empty. You hold 2-2 and 1-1, Bo 2-1 and 2-0, Cy 1-0 and 0-0."
            " What now?"
        ),
        "hint": "Which number must the next tile show? Look for all tiles that have it.",
        "done": "Nobody can play and nobody can draw: the round ends. You 6, Bo 5, Cy 1 + 50 = 51.",
        "option over": "The round ends, and everybody counts",
        "option on": "We go round until somebody can play",
        "option draw": "We mix the tiles and go on",
        "why on": "The 3-3 wants a 3, and all five 3s lie on the table: nothing will ever change.",
        "why draw": "Tiles in the hands stay there. The round ends as it stands.",
    },
    "5.8": {
        "title": "One player stuck",
        "task": "A foot of 3s is open, the yard is empty. You hold 6-5, Bo 4-3 and 3-0. What now?",
        "task 2": "Now take your turn at the table, and watch Bo.",
        "hint": "Is there anybody who can play?",
        "option pass": "I pass, and Bo plays",
        "option over": "The round is over: I am blocked",
        "done 1": "You pass.",
        "done": "Bo laid the 4-3. One player stuck is not a blocked table.",
        "why over": "Bo has a toe. The round ends only if nobody at all can go on.",
    },
    "5.9": {
        "title": "Tiles in the yard",
        "task": "Every open end is a 3 and nobody holds a 3, but the yard has tiles. Is it over?",
        "task 2": "Now take your turn at the table.",
        "task 3": "You drew the 4-3. Now finish your turn.",
        "hint": "Can anybody still draw?",
        "done 1": "Not while there is a tile to draw.",
        "done": "And there it goes. As long as the yard has tiles, the table is not blocked.",
        "why yes": "First the yard must be empty. Perhaps the 3 lies there.",
    },
    "5.10": {
        "title": "Out while a foot is open",
        "task": "You are Cy now, with one tile left. Only one toe lies on the 3-3. Take your turn.",
        "task 2": "The others hold 0-0 and 5-5. Now count: what are the points?",
        "hint 2": "One of the two tiles is special.",
        "done 1": "Cy's hand is empty.",
        "done": "An empty hand ends it all, foot or no foot. The 0-0 cost 50, the 5-5 ten.",
        "option you 50, Bo 10, Cy 0": "50 for the 0-0, 10 for the 5-5, Cy 0",
        "option you 0, Bo 10, Cy 0": "0 for the 0-0, 10 for the 5-5, Cy 0",
        "option finish": "None yet: the foot must be finished",
        "why you 0, Bo 10, Cy 0": "Holding the double-blank costs 50.",
        "why finish": "The round ends at once when a hand is empty. Nobody owes toes any more.",
    },
}

_GAME = {
    # 06 A whole game
    "6.1": {
        "title": "How many rounds?",
        "task": (
            "With a double-six set the first round begins with the 6-6, the next with the 5-5 and"
            " so on. How many rounds does the game have?"
        ),
        "hint": "Count the doubles.",
        "done": "Seven, from the 6-6 down to the 0-0.",
        "why 6": "The double-blank has its round too.",
        "why 28": "That is the number of tiles. There is a round for each double.",
    },
    "6.2": {
        "title": "Yesterday's spinner",
        "task": "Round two: the 8-8 is the spinner. Take your turn.",
        "done": "The 9-9 is a tile like any other now, and it begins a foot of 9s.",
        "try 7-1 on 9-8": "The open half of the 9-8 is a 9.",
    },
    "6.3": {
        "title": "Who leads next?",
        "task": (
            "Ana led the first round, and Cy won it. Bo sits to the left of Ana, Cy to the left of"
            " Bo. Who leads now?"
        ),
        "hint": "The lead moves.",
        "done": "Bo. The lead moves on to the left, whoever won. Some house rules differ.",
        "why Ana": "Ana led last time.",
        "why Cy": "Winning a round does not give the lead here. It goes round the table.",
    },
    "6.4": {
        "title": "The round of blanks",
        "task": "The last round: the 0-0 is the spinner, and you lead. Take your turn.",
        "done": "A blank on the blank spinner: all four arms begin with blanks.",
        "try 9-9 on 0-0": "A blank spinner asks for blanks.",
    },
    "6.5": {
        "title": "The last fifty",
        "task": "Think: can anybody be caught with the double-blank in this last round?",
        "hint": "Where is the double-blank?",
        "done": "No. It is the spinner, and nobody holds what lies on the table.",
        "why yes": "Nobody can hold it: it lies on the table.",
    },
    "6.6": {
        "title": "Who won?",
        "task": "Three rounds were played. Who won?",
        "hint": "Add up each row. What are points in this game: good or bad?",
        "done": "Bo, with 31. Ana and Cy have 50 each.",
        "why Ana": "Ana won two rounds, but the totals decide: Ana 50, Bo 31.",
        "why Cy": "Points are bad: Cy has 50, Bo 31.",
    },
    "6.7": {
        "title": "A tie",
        "task": "Round three was blocked. All three have 30 points now. Who won?",
        "hint 2": "Count the zeros in each row. Then look at the next best rounds.",
        "task 2": (
            "Under the rules of the 'chicken-foot' text ties are broken: most rounds with 0"
            " points first, then the lowest other round. Who won now?"
        ),
        "hint": "Has any rule so far put one of them ahead?",
        "done 1": "Equal totals share the win.",
        "done": "Bo: Ana and Bo have one zero each, Cy none; then Bo's 5 beats Ana's 12.",
        "why 1.Ana": "Nothing in our rules puts Ana ahead: all three have 30.",
        "why 1.Bo": "Nothing in our rules puts Bo ahead: all three have 30.",
        "why 2.Ana": "Ana and Bo have one zero each. Then the next best round decides: 12 or 5?",
        "why 1.Cy": "Cy's rounds are even, but that counts for nothing.",
        "why 2.Cy": "Cy has no round with 0 points, Ana and Bo have one each.",
        "why all": "This text has a tie-break. Look at the zeros first, then at the next best.",
    },
    "6.8": {
        "title": "Nobody has the double",
        "task": (
            "In the 'chicken-scratch' rules the double is dealt out with the rest. The 6-6 should"
            " lead, but it is in the yard. Bea holds the 5-5. What happens?"
        ),
        "task 2": "You are Bea. Now lead.",
        "hint": "Who holds the highest double?",
        "option Bea": "Bea leads with the 5-5",
        "option Ana": "Ana leads with the 4-4",
        "option draw": "We draw until the 6-6 turns up",
        "done 1": "This text goes on to the next double.",
        "done": "Bea leads. The 6-6 that was passed over is looked for first in the next round.",
        "why Ana": "A higher double is in a hand.",
        "why draw": "Other house rules draw for it. This one goes on to the next double.",
    },
    # mixed
    "M.1": {
        "title": "One picture, five questions",
        "task": "What must the next tile show?",
        "task 2": "How many toes are missing?",
        "task 3": "You hold 6-1 and 3-2, Bo 4-1, Cy 8-8 and 5-0. Who can lay a toe?",
        "task 4": "Now take your turn at the table.",
        "task 5": "You drew the 2-0. Now finish your turn.",
        "hint": "Look for the double that is not whole.",
        "hint 2": "Count the toes of the 4-4. The tile it was laid on is not a toe.",
        "hint 3": "Go through the hands, one after the other.",
        "done 1": "A 4: the 4-4 stops the table.",
        "done 2": "Two: only the 7-4 lies on it.",
        "done 3": "Bo, with the 4-1.",
        "done": "You drew one tile and passed. Now Bo will lay the second toe.",
        "why 1.3": "A 3 would fit nowhere, and one double is still waiting for its number.",
        "why 1.6": "A 6 is open, but the foot comes first.",
        "why 2.1": "A foot has three toes, and one lies there.",
        "why 2.3": "Three in all, and one lies there already.",
        "why Cy": "Cy holds no 4.",
        "why you": "You hold no 4.",
        "try 6-1 on 6-3": "6 matches 6, but the foot comes first.",
        "try pass": "First draw, while the yard has a tile.",
        "try 2-0 on 7-4": "A toe does not grow until the foot is whole, and the 2-0 shows no 7.",
    },
    "M.2": {
        "title": "Spot the wrong play",
        "task": (
            "The 3-3 was laid on the 9-3. Then came 3-0 and 7-3 on the 3-3, and 8-4 on the 9-8."
            " Which play was not allowed?"
        ),
        "hint": "Count the toes.",
        "done": "The 8-4: only two toes lay on the 3-3.",
        "option 8-4 on 9-8": "8-4 on the 9-8",
        "option 3-3 on 9-3": "3-3 on the 9-3",
        "option 7-3 on 3-3": "7-3 on the 3-3",
        "why 3-3 on 9-3": "All four arms had begun, and a 3 was open.",
        "why 7-3 on 3-3": "It was the second toe.",
    },
}

LEVELS = {**_FOOT, **_END, **_GAME}
