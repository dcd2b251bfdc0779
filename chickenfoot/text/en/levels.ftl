### The levels: tasks, hints, and what each try is answered with.

option-yes = Yes
option-no = No
option-never = Never
option-you = You do
option-all = All three share the win

## what a try is answered with

try-lawful = That play is allowed, but it is not what this task asks for.
try-lawful-ends = After it these numbers are open: { AND($pips) }. Take it back and try another.
try-no_end-double = The { $tile } cannot go down: no { $a } is open. Open now: { AND($pips) }.
try-no_end = The { $tile } cannot go down: no { $a } and no { $b } is open. Open now: { AND($pips) }.
try-no_show = The { $tile } cannot go down now: every play must show { $pip }.
try-end-closed = No { $pip } is open: the open numbers are at the ends that nothing touches.
try-missing = What you marked is right, but something is missing: { $n } more.
try-marked = Take the mark off { $what }. { $why }
try-nothing = Mark something first.
try-right = Right.
try-order = Not yet: “{ $card }” cannot stand in place { $place }. Think of what comes before it.
try-unreadable = { QUOTED($text) } is not a move. Write one such as { $example }.

## the three hints

hint-where-must =
    Look at the { $onto }: it still waits for { $n } { $n ->
        [one] tile that shows
       *[other] tiles that show
    } { $pip }.
hint-where-ends = Look at the open ends. They show { AND($pips) }.
hint-where-lead = The table is empty. Look for the double of { $pip }.
hint-where-draw = Go through your tiles: does any of them fit? Then look at the yard.
hint-where-pass = Does any of your tiles fit now? And can you draw once more?
hint-where-over = Look at the hands: who can still do anything?
hint-rule = The rule: { $rule }
hint-play = { $move }: the { $tile } shows the { $pip } that the { $onto } asks for.
hint-lead = Lead the { $tile }.
hint-draw = None of your tiles can go down now, and the yard has tiles: draw one.
hint-pass = None of your tiles can go down now, and you can draw no more: pass.
hint-mark = These are right: { AND($what) }.
hint-choose = The answer is: { $option }.
hint-order = First: { $cards }.

## 01 Tiles, sets and the deal

level-1-1-title = A tile on the table
level-1-1-task = Put the 6-2 on the 6-6.
level-1-1-hint = Choose the 6-2 in your hand, then the place next to the 6-6.
level-1-1-done = Your first play. A 6 touches a 6.

level-1-2-title = Which one fits?
level-1-2-task = One of your two tiles can join the 6-6. Play it.
level-1-2-done = The 6-4 brought a 6. The 5-3 has none, so it must wait.
level-1-2-try-5-3_on_6-6 = Neither half of the 5-3 is a 6.

level-1-3-title = The wrong way up?
level-1-3-task = Your 6-1 has its 6 at the top. Does one of your tiles fit the 1-1? Play it.
level-1-3-hint = Turn the 6-1 in your mind. And the 4-2?
level-1-3-done = A tile has no top. The 6-1 turned so that its 1 touches the 1-1.
level-1-3-try-4-2_on_1-1 = The 4-2 has no 1, however you turn it. Does the 6-1?

level-1-4-title = A longer row
level-1-4-task = Add a tile to the 6-2.
level-1-4-hint = One half of the 6-2 touches the 6-6. Look at the other half, the far one.
level-1-4-done = The 2 was the open half of the 6-2, so a 2 had to touch it.
level-1-4-try-6-4_on_6-2 = The 6 of the 6-2 touches the tile in the middle. Its open half is the 2.
level-1-4-try-6-4_on_6-6 = The 6-6 has its four tiles. Look at the 6-2: which half is open?
level-1-4-try-4-2_on_6-6 = The 4-2 has no 6, and the 6-6 has its four tiles. Look at the 6-2.

level-1-5-title = A suit
level-1-5-task = These are all the tiles of a double-six set. How many of them show a 5?
level-1-5-hint = Go through the numbers that can go with a 5: 0, 1, 2 and so on.
level-1-5-done = Seven: 5-0, 5-1, 5-2, 5-3, 5-4, 5-5 and 6-5. Every number has seven tiles here.
level-1-5-why-6 = Did you leave out a tile? The 5 may be either half: the 6-5 counts too.
level-1-5-why-8 = The 5-5 shows two 5s, but it is one tile.

level-1-6-title = Counting a set
level-1-6-task = This is a double-three set: every pair of numbers from 0 to 3. How many tiles?
level-1-6-hint-2 = One step more for each number: 1 + 2 + 3 + 4 and so on, up to 7.
level-1-6-hint-3 = Go on from 28: three more steps.
level-1-6-task-2 = Now guess: how many tiles does a double-six set have?
level-1-6-task-3 = And a double-nine set?
level-1-6-hint = Count in steps: one tile with highest number 0, two with 1, three with 2 ...
level-1-6-done-1 = Ten: 1 + 2 + 3 + 4.
level-1-6-done-2 = 28: 1 + 2 + 3 + 4 + 5 + 6 + 7.
level-1-6-done = 55: three more steps, 8, 9 and 10, on top of 28. We play with this set.
level-1-6-why-9 = Did you count the double-blank? It is a tile too.
level-1-6-why-16 = 3-1 and 1-3 are the same tile: turn it round and see.
level-1-6-why-36 = That is a double-seven set. The numbers go from 0 to 6 here.
level-1-6-why-49 = 7 times 7 counts most tiles twice: 3-1 and 1-3 are one tile.
level-1-6-why-56 = That would be one tile too many. Go on from 28 with 8, 9 and 10.
level-1-6-why-100 = 10 times 10 counts most tiles twice: 3-1 and 1-3 are one tile.

level-1-7-title = Pips
level-1-7-task = The dots on a tile are called pips. Add up all the pips of these three tiles.
level-1-7-hint = Count each tile by itself first.
level-1-7-done = 10 + 10 + 2 = 22. A double counts what it shows.
level-1-7-why-17 = The 5-5 shows two fives: 10 pips, not 5.
level-1-7-why-32 = A double counts what it shows and no more: the 5-5 is 10.

level-1-8-title = The chicken yard
level-1-8-task = A double-nine set, four players. The 9-9 is set out and everybody takes seven tiles. The rest stays face down: the chicken yard. How many tiles are in it?
level-1-8-hint = 55 tiles in all. Which of them are not in the yard?
level-1-8-done = 55 - 1 - 28 = 26.
level-1-8-why-27 = The 9-9 is on the table, so it is not in the yard.
level-1-8-why-28 = 28 tiles are in the hands: 4 times 7.

level-1-9-title = Does it fit?
level-1-9-task = A double-six set has 28 tiles, and the 6-6 is set out first. Can four players take seven each?
level-1-9-hint = How many tiles are left besides the 6-6?
level-1-9-done = 27 tiles are left, and 4 times 7 is 28. Use a larger set or smaller hands.
level-1-9-why-yes = 4 times 7 is 28, but one of the 28 is already on the table.

## 02 The spinner opening

level-2-1-title = The draw for the lead
level-2-1-task = For the lead Ana drew the 6-3, Bo the 5-5 and Cy the 7-1. Who leads?
level-2-1-hint = Add up the two halves of each tile.
level-2-1-done = Bo leads: 5 + 5 = 10 pips. Ana has 9, Cy 8.
level-2-1-why-Ana = The 6-3 has 9 pips. Somebody has more.
level-2-1-why-Cy = The 7 is the highest half, but both halves count: 7 + 1 = 8.

level-2-2-title = The leader's first play
level-2-2-task = The 9-9 was set out before the deal. You lead: take your turn.
level-2-2-done = The first arm. The 9-9 was nobody's turn, so the leader still plays a tile.
level-2-2-try-7-7_on_9-9 = The 7-7 is a double, but it shows no 9.
level-2-2-try-pass = Setting out the 9-9 was nobody's turn. Now it is your turn: the 9-2 fits.

level-2-3-title = Two arms have begun
level-2-3-task = The 9-3 and the 9-5 are on the table. Play a tile.
level-2-3-done = The third arm. Until the fourth has begun too, every play must show a 9.
level-2-3-try-5-0_on_9-5 = 5 matches 5, but two arms are still missing.
level-2-3-try-3-3_on_9-3 = 3 matches 3, but two arms are still missing.

level-2-4-title = Stuck at the spinner
level-2-4-task = You hold no 9. Take your whole turn.
level-2-4-task-2 = You drew the 4-2. Now finish your turn.
level-2-4-done = You drew one tile, and it did not fit, so you passed. You keep it for later.
level-2-4-try-draw = You draw only one tile in a turn. If you still cannot play, you pass.
level-2-4-try-3-3_on_9-3 = No arm grows yet: the spinner comes first.

level-2-5-title = A drawn tile that fits
level-2-5-task = Again no 9. Take your whole turn.
level-2-5-task-2 = You drew the 9-4! Now finish your turn.
level-2-5-done = A drawn tile that fits is played at once. Some house rules let you choose.
level-2-5-try-2-pass = Keeping it is not allowed in these rules: a drawn tile that fits is played.

level-2-6-title = The precious nine
level-2-6-task = You hold one 9 and would like to keep it for later. May you draw instead?
level-2-6-task-2 = Now take your turn at the table.
level-2-6-hint = Who is allowed to draw?
level-2-6-done-1 = Only a player who cannot play may draw.
level-2-6-done = You could play, so you played.
level-2-6-why-yes = Drawing is for players who cannot play. You can: you hold a 9.
level-2-6-try-draw = You may not keep the 9 for later.

level-2-7-title = Four arms
level-2-7-task = All four arms have begun. Mark every tile that you may play now.
level-2-7-done = 3-3 goes on the 9-3 and 5-0 on the 9-5. From now on all arms may grow.
level-2-7-try-9-1 = The spinner has its four arms, so no 9 is open any more.
level-2-7-try-7-7 = No 7 is open.

level-2-8-title = Can an arm begin with a double?
level-2-8-task = Think: can the first tile of an arm be a double?
level-2-8-hint = Which number must the first tile of an arm show?
level-2-8-done = Never. An arm begins with a 9, and the only double with a 9 is the spinner itself. Try it on the table if you like.
level-2-8-option-yes = Yes, the 8-8 for example
level-2-8-why-yes = The 8-8 shows no 9, and the first tile of an arm must.

level-2-9-title = Six arms
level-2-9-task = The same tiles, but under a house rule with six arms. Mark every tile that you may play now.
level-2-9-done = Only the 9-1: four arms have begun, and this rule wants six before anything else.
level-2-9-try-3-3 = 3 matches 3, but under this rule two arms are still missing.
level-2-9-try-5-0 = 5 matches 5, but under this rule two arms are still missing.

## 03 Growing the arms

level-3-1-title = One tile, two places
level-3-1-task = Play your 6-3 so that no 6 stays open.
level-3-1-done = Played on the 9-6, the tile turned its 3 outwards. Now two 3s are open and no 6.
level-3-1-try-6-3_on_9-3 = Now 6 is open twice. Which half faces out?

level-3-2-title = Reading open ends
level-3-2-task = Mark all the numbers that are open.
level-3-2-done = 3, 6, 7 and 8: the halves at the far ends that nothing touches.
level-3-2-try-1 = The two 1s touch each other, so they are closed.
level-3-2-try-5 = The two 5s touch each other, so they are closed.
level-3-2-try-9 = The spinner has its four arms: no 9 is open.

level-3-3-title = Finding every play
level-3-3-task = Mark every tile that you may play.
level-3-3-done = 7-2 goes on the 7-1 and 8-4 on the 9-8.
level-3-3-try-5-5 = No 5 is open any more: the 5-1 covers it.
level-3-3-try-1-0 = The 1s touch each other. There are 1s on the table, but no 1 is open.

level-3-4-title = Nothing fits
level-3-4-task = None of your tiles fits. Take your whole turn.
level-3-4-task-2 = You drew the 8-4. Now finish your turn.
level-3-4-done = The tile you drew fitted, so you played it in the same turn.
level-3-4-try-1-pass = First draw, while the yard has a tile.
level-3-4-try-5-5_on_9-5 = That 5 is covered by the 5-1.

level-3-5-title = The empty yard
level-3-5-task = The yard is empty and none of your tiles fits. Look at Bo's tiles. What now?
level-3-5-task-2 = Now take your turn at the table, and watch Bo.
level-3-5-hint = Look at Bo's tiles too: can the round go on?
level-3-5-option-pass = I pass, and Bo plays
level-3-5-option-over = The round is over
level-3-5-option-again = I wait until I can play
level-3-5-done-1 = You pass. Bo can go on, so the round does.
level-3-5-done = Bo played the 8-0 on the 9-8. Now a 0 is open, and you hold the 1-0.
level-3-5-why-over = Somebody can still play: Bo's 8-0 fits the 9-8.
level-3-5-why-again = Nobody waits for you: you pass, and the next player goes on.
level-3-5-try-draw = There is nothing left to draw.

level-3-6-title = The blank
level-3-6-task = A blank is open at the end of the 5-0. Play a tile.
level-3-6-done = Blank on blank. A blank is a number, and only a blank matches it.
level-3-6-try-4-0_on_9-3 = A blank is not a joker: it does not match a 3.
level-3-6-try-7-1_on_5-0 = The open blank is not a joker: only a blank may touch it.

level-3-7-title = Spot the wrong play
level-3-7-task = Three plays were tried on this table: 7-3 on the 9-3, 6-5 on the 9-5, and then 5-2 on the 9-5. Which was not allowed?
level-3-7-hint = Go through them one by one. Which end did each need, and was it open?
level-3-7-done = The last. The 6-5 had covered that 5 already.
level-3-7-option-5-2_on_9-5 = 5-2 on the 9-5
level-3-7-option-6-5_on_9-5 = 6-5 on the 9-5
level-3-7-option-7-3_on_9-3 = 7-3 on the 9-3
level-3-7-why-6-5_on_9-5 = The 6-5 fitted twice, at the 5 and at the 6. Its player chose the 5.
level-3-7-why-7-3_on_9-3 = The 3 of the 9-3 was open, and the 7-3 shows a 3.

level-3-8-title = A turn in order
level-3-8-task = Put a turn in order.
level-3-8-hint = Drawing is for players who cannot play.
level-3-8-option-look = Look for a tile that you can play, and play it
level-3-8-option-draw = You have none? Draw one tile
level-3-8-option-fits = It fits? Play it
level-3-8-option-pass = It does not fit? Pass
level-3-8-done = That is a whole turn. It stays the same all through the game.

## 04 The chicken foot

level-4-1-title = Your first double
level-4-1-task = Play your double.
level-4-1-task-2 = Now it is Bo's turn. What must the tile that Bo plays show?
level-4-1-hint = The 3-3 goes where a 3 is open.
level-4-1-hint-2 = A double stops the whole table. Which number does it want?
level-4-1-done-1 = The 3-3 is placed crosswise.
level-4-1-done = A 3. Everybody must feed the 3-3 first: see its empty places on the table.
level-4-1-option-3 = A 3
level-4-1-option-1__2__3_or_5 = A 1, 2, 3 or 5: any open number
level-4-1-option-6 = A 6
level-4-1-why-1__2__3_or_5 = Those ends wait now. A double stops the whole table.
level-4-1-why-6 = The spinner is full, and the double on the table is the 3-3.

level-4-2-title = A double on the table
level-4-2-task = The 3-3 wants three toes. Play a tile.
level-4-2-done = The first toe. Two more are owed, no matter who plays them.
level-4-2-try-4-2_on_6-2 = 2 matches 2, but the foot has no toe yet. It needs three first.

level-4-3-title = Whose foot is it?
level-4-3-task = The 3-3 has two toes: how many are missing?
level-4-3-task-2 = Now play the toe that is missing.
level-4-3-hint = Count the tiles on the 3-3, but not the one that it was played on.
level-4-3-done-1 = One is missing: three toes in all, whoever plays them.
level-4-3-done = The foot is whole, and the table is free again.
level-4-3-option-0 = None
level-4-3-option-3 = Three: I play three of my own
level-4-3-option-1 = One
level-4-3-why-0 = The 6-3 is not a toe: the double was played on it.
level-4-3-why-3 = Three in all, and two are there already. It does not matter who played them.
level-4-3-try-5-4_on_6-5 = 5 matches 5, but one toe is still missing.

level-4-4-title = You have no 3
level-4-4-task = The 3-3 wants three toes. Take your whole turn.
level-4-4-task-2 = You drew the 6-4. Now finish your turn.
level-4-4-done = A play elsewhere does not help while a foot is open: you drew, and passed.
level-4-4-try-4-2_on_6-2 = It would fit there at any other time. Now only a 3 will do.
level-4-4-try-5-4_on_6-5 = It would fit there at any other time. Now only a 3 will do.
level-4-4-try-pass = First draw, while the yard has a tile.
level-4-4-try-draw = You draw only one tile in a turn.

level-4-5-title = A tile for a toe?
level-4-5-task = One toe lies on the 3-3. Play a tile.
level-4-5-done = The second toe. Nothing grows on a toe until the foot is whole.
level-4-5-try-4-4_on_4-3 = Not even on a toe, until there are three of them.

level-4-6-title = Three toes
level-4-6-task = The foot of 3s is whole. Mark every play that you may make.
level-4-6-done = The 4-2 even has two places: a 2 is open, and so is the 4 of a toe.
level-4-6-try-5-3_on_3-3 = The foot has its three toes and takes no fourth.
level-4-6-try-4-2_on_3-1 = The open half of that toe is a 1.

level-4-7-title = The ends of a whole foot
level-4-7-task = The foot of 4s is whole. Mark all the numbers that are open now.
level-4-7-done = 0, 1 and 7 are the toes; 3, 5 and 8 were open before.
level-4-7-try-4 = The double is covered by its toes. Only the toes go on.
level-4-7-try-6 = The 6 of the 9-6 and the 6 of the 6-4 touch each other.

level-4-8-title = A second double
level-4-8-task = The 4-4 has just been played, and a 6 is open too. Play a tile.
level-4-8-done = A toe. Your 6-6 has to wait until the foot of 4s is whole.
level-4-8-try-6-6_on_6-3 = 6 matches 6, but the 4s come first.
level-4-8-try-6-2_on_6-3 = 6 matches 6, but the 4s come first.

level-4-9-title = Two feet at once?
level-4-9-task = Think: can two feet be unfinished at the same time?
level-4-9-hint = While a foot is unfinished, what can be played? Can that be a double?
level-4-9-done = Never. While a foot is unfinished only toes are played, and a toe is never a double: the only double with a 4 is the 4-4 itself. Try it on the table if you like.
level-4-9-why-yes = To begin a second foot you must play a double. Is a double ever a toe?

level-4-10-title = Drawing at a foot
level-4-10-task = The 4-4 wants toes, and you hold no 4. Take your whole turn.
level-4-10-task-2 = You drew the 8-4. Now finish your turn.
level-4-10-done = The drawn tile fitted, so it was played. Some house rules let you keep it.
level-4-10-try-6-2_on_9-6 = That 6 is covered, and the foot comes first anyway.
level-4-10-try-5-5_on_9-5 = 5 matches 5, but the foot comes first.
level-4-10-try-pass = It must be played here. The rules of the 'chicken-foot' text let you choose.

level-4-11-title = Look ahead
level-4-11-task = It is Bo's turn, then Cy's, then yours, then Bo's again. The next tiles of the yard are 3-0 and 4-0. Who plays the third toe on the 4-4?
level-4-11-task-2 = Bo played the 4-1, Cy drew the 3-0 and passed. Now it is your turn.
level-4-11-hint = Go round the table: who holds a 4? Who must draw?
level-4-11-done-1 = It will be Bo. Watch:
level-4-11-done = Bo had no other 4, drew the 4-0 and played the third toe. Count toes, not turns.
level-4-11-option-you = I do
level-4-11-why-Cy = Cy holds no 4 and draws the 3-0. Count the toes, not the turns.
level-4-11-why-you = You play the 7-4, but that is only the second toe.

level-4-12-title = Few 3s are left
level-4-12-task = The yard is empty. Of the 3s, only your 3-3, Bo's 3-0 and Cy's 4-3 are not on the table. May you play the 3-3?
level-4-12-task-2 = Now play it.
level-4-12-task-3 = Now think: can this foot still get its three toes?
level-4-12-hint = A 3 is open. Does any rule forbid the play?
level-4-12-hint-3 = Which 3s are still in the hands, and is there anything to draw?
level-4-12-done-1 = No text forbids it.
level-4-12-done-2 = There it is.
level-4-12-done = No: only two 3s are left. The toes are owed all the same. One house rule ends the round here.
level-4-12-why-no = A 3 is open and nothing stops you. No text we know forbids it.
level-4-12-why-yes = Count the 3s: 6-3, 3-1, 3-2 and 5-3 are on the table already.

level-4-13-title = Bo's turn
level-4-13-task = You are Bo now, and the 3-3 is on the table. Take Bo's turn.
level-4-13-done = Even a foot without hope comes first.
level-4-13-try-3-0_on_3-1 = 3 matches 3, but the toes of the 3-3 come first, hope or no hope.
level-4-13-try-pass = You hold a toe, so you play it.

## 05 The end of a round

level-5-1-title = Going out
level-5-1-task = Play your last tile.
level-5-1-task-2 = Bo holds 6-4 and 5-0. Now count: what are the points?
level-5-1-hint-2 = Add up what Bo still holds. What do you hold?
level-5-1-done-1 = Your hand is empty: the round is over at once.
level-5-1-done = You 0, Bo 10 + 5 = 15. Points are bad, so this was a fine round for you.
level-5-1-option-you_0__Bo_15 = You 0, Bo 15
level-5-1-option-you_0__Bo_10 = You 0, Bo 10
level-5-1-option-turn = None yet: Bo has one more turn
level-5-1-why-you_0__Bo_10 = The 5-0 counts too: its blank counts nothing, its 5 counts five.
level-5-1-why-turn = An empty hand ends the round at once, even if others have had fewer turns.

level-5-2-title = Blanks in the count
level-5-2-task = The round is over and you hold these. What do they cost?
level-5-2-hint = What is each half worth?
level-5-2-done = 5 + 1 + 6 = 12. A blank half counts nothing; the other half counts.
level-5-2-why-0 = Only the blank halves count nothing. The 5, the 1 and the 6 count.
level-5-2-why-15 = Nothing is added for a blank half here: 5 + 1 + 6.

level-5-3-title = The double-blank
level-5-3-task = The round is over and you hold these. What do they cost?
level-5-3-hint = One of these tiles is special.
level-5-3-done = 50 + 9 + 5 = 64. Get rid of the double-blank while you can!
level-5-3-why-14 = The double-blank shows nothing, but holding it costs 50.
level-5-3-why-50 = The other tiles count too: 9 + 5.

level-5-4-title = Out on a double
level-5-4-task = Your last tile is the 5-5. May you play it, and what will it cost you?
level-5-4-task-2 = Now play it.
level-5-4-hint = Two questions: does it fit, and what kind of tile is it?
level-5-4-done-1 = You may, and since it fits you must. It costs 50.
level-5-4-done = The round is over: you 50, Bo 9. Many house rules charge nothing for it.
level-5-4-option-yes__50 = Yes, and it costs 50
level-5-4-option-yes__0 = Yes, and it costs nothing
level-5-4-option-no = No, the foot needs its toes first
level-5-4-why-yes__0 = Under these rules whoever goes out on a double pays 50.
level-5-4-why-no = Your hand is empty, so the round is over. Nobody owes toes any more.

level-5-5-title = Which one first?
level-5-5-task = The yard is empty. Bo has no 5. Play so that you go out and pay nothing.
level-5-5-task-2 = Bo has no 5 and passed. Now it is your turn again.
level-5-5-done-1 = The 5-5 first. Bo cannot play a toe.
level-5-5-done = Out with a toe, and not on a double: 0 points for you, 23 for Bo.
level-5-5-try-5-2_on_9-5 = Then the 5-5 is your last tile, and going out on it costs 50.
level-5-5-try-5-2_on_8-5 = Then the 5-5 is your last tile, and going out on it costs 50.

level-5-6-title = Out on the double-blank
level-5-6-task = Play your last tile.
level-5-6-task-2 = Now count: what do you pay?
level-5-6-hint-2 = What kind of tile was your last one? And what do you hold now?
level-5-6-done-1 = You are out, and your last tile was a double.
level-5-6-done = 50, for going out on a double. You no longer hold the 0-0, so it costs no more.
level-5-6-why-0 = You went out on a double: that costs 50 here.
level-5-6-why-100 = It costs 50 only once: you do not hold the 0-0 any more.

level-5-7-title = Fifteen tiles
level-5-7-task = A tiny set, with numbers up to 4: 15 tiles. Nine are on the table and six in the hands, so the yard is empty. Look at all the hands. What now?
level-5-7-hint = Which number must the next tile show? Look for all tiles that have it.
level-5-7-done = Nobody can play and nobody can draw: the round ends. You 6, Bo 5, Cy 1 + 50 = 51.
level-5-7-option-over = The round ends, and everybody counts
level-5-7-option-on = We go round until somebody can play
level-5-7-option-draw = We mix the tiles and go on
level-5-7-why-on = The 3-3 wants a 3, and all five 3s are on the table: nothing will ever change.
level-5-7-why-draw = Tiles in the hands stay there. The round ends as it stands.

level-5-8-title = One player stuck
level-5-8-task = A foot of 3s is open, and the yard is empty. Look at both hands. What now?
level-5-8-task-2 = Now take your turn at the table, and watch Bo.
level-5-8-hint = Is there anybody who can play?
level-5-8-option-pass = I pass, and Bo plays
level-5-8-option-over = The round is over: I am blocked
level-5-8-done-1 = You pass.
level-5-8-done = Bo played the 4-3. One player stuck is not a blocked table.
level-5-8-why-over = Bo has a toe. The round ends only if nobody at all can go on.

level-5-9-title = Tiles in the yard
level-5-9-task = Every open end is a 3 and nobody holds a 3, but the yard has tiles. Is it over?
level-5-9-task-2 = Now take your turn at the table.
level-5-9-task-3 = You drew the 4-3. Now finish your turn.
level-5-9-hint = Can anybody still draw?
level-5-9-done-1 = Not while there is a tile to draw.
level-5-9-done = And there it goes. As long as the yard has tiles, the table is not blocked.
level-5-9-why-yes = First the yard must be empty. There may be a 3 in it.

level-5-10-title = Out while a foot is open
level-5-10-task = You are Cy now, with one tile left. Only one toe lies on the 3-3. Take your turn.
level-5-10-task-2 = The others hold 0-0 and 5-5. Now count: what are the points?
level-5-10-hint-2 = One of the two tiles is special.
level-5-10-done-1 = Cy's hand is empty.
level-5-10-done = An empty hand ends the round, foot or no foot. The 0-0 cost 50, the 5-5 ten.
level-5-10-option-you_50__Bo_10__Cy_0 = 50 for the 0-0, 10 for the 5-5, Cy 0
level-5-10-option-you_0__Bo_10__Cy_0 = 0 for the 0-0, 10 for the 5-5, Cy 0
level-5-10-option-finish = None yet: the foot must be finished
level-5-10-why-you_0__Bo_10__Cy_0 = Holding the double-blank costs 50.
level-5-10-why-finish = The round ends at once when a hand is empty. Nobody owes toes any more.

level-5-11-title = One tile left
level-5-11-task = A house rule: whoever has one tile left knocks. You hold 3-0 and 7-7, and you play the 3-0. What do you do with that play?
level-5-11-task-2 = And if you had forgotten to knock: what would it cost under this house rule?
level-5-11-hint = How many tiles will you have left?
level-5-11-hint-2 = It does not cost points.
level-5-11-done-1 = You have one tile left, so you knock as you play.
level-5-11-done = One tile, drawn as soon as the next player has played. You would hold two again.
level-5-11-option-knock = I knock on the table
level-5-11-option-nothing = Nothing: I knock with my last tile
level-5-11-option-call = I call out “Chickie!”
level-5-11-option-tile = I draw a tile
level-5-11-option-fifty = I pay 50 points
level-5-11-option-turn = I miss a turn
level-5-11-why-nothing = With your last tile you go out, and nobody needs a warning any more.
level-5-11-why-call = That is for a double, and the 3-0 is no double.
level-5-11-why-fifty = Fifty is for a double: as your last tile, or the double-blank in your hand.
level-5-11-why-turn = You miss nothing, but you get a tile that you did not want.

## 06 A whole game

level-6-1-title = How many rounds?
level-6-1-task = With a double-six set the first round begins with the 6-6, the next with the 5-5 and so on. How many rounds does the game have?
level-6-1-hint = Count the doubles.
level-6-1-done = Seven, from the 6-6 down to the 0-0.
level-6-1-why-6 = The double-blank has its round too.
level-6-1-why-28 = That is the number of tiles. There is a round for each double.

level-6-2-title = Yesterday's spinner
level-6-2-task = Round two: the 8-8 is the spinner. Take your turn.
level-6-2-done = The 9-9 is a tile like any other now, and it begins a foot of 9s.
level-6-2-try-7-1_on_9-8 = The open half of the 9-8 is a 9.

level-6-3-title = Who leads next?
level-6-3-task = Ana led the first round, and Cy won it. Bo sits to the left of Ana, Cy to the left of Bo. Who leads now?
level-6-3-hint = The lead moves.
level-6-3-done = Bo. The lead moves on to the left, whoever won. Some house rules differ.
level-6-3-why-Ana = Ana led last time.
level-6-3-why-Cy = Winning a round does not give the lead here. It goes round the table.

level-6-4-title = The round of blanks
level-6-4-task = The last round: the 0-0 is the spinner, and you lead. Take your turn.
level-6-4-done = A blank on the blank spinner: all four arms begin with blanks.
level-6-4-try-9-9_on_0-0 = A blank spinner asks for blanks.

level-6-5-title = The last fifty
level-6-5-task = Think: can anybody be caught with the double-blank in this last round?
level-6-5-hint = Where is the double-blank?
level-6-5-done = No. It is the spinner, and nobody holds what is on the table.
level-6-5-why-yes = Nobody can hold it: it is on the table.

level-6-6-title = Who won?
level-6-6-task = Three rounds were played. Who won?
level-6-6-hint = Add up each row. What are points in this game: good or bad?
level-6-6-done = Bo, with 31. Ana and Cy have 50 each.
level-6-6-why-Ana = Ana won two rounds, but the totals decide: Ana 50, Bo 31.
level-6-6-why-Cy = Points are bad: Cy has 50, Bo 31.

level-6-7-title = A tie
level-6-7-task = Round three was blocked. All three have 30 points now. Who won?
level-6-7-hint-2 = Count the zeros in each row. Then look at the next best rounds.
level-6-7-task-2 = Under the rules of the 'chicken-foot' text ties are broken: most rounds with 0 points first, then the lowest other round. Who won now?
level-6-7-hint = Has any rule so far put one of them ahead?
level-6-7-done-1 = Equal totals share the win.
level-6-7-done = Bo: Ana and Bo have one zero each, Cy none; then Bo's 5 beats Ana's 12.
level-6-7-why-1-Ana = Nothing in our rules puts Ana ahead: all three have 30.
level-6-7-why-1-Bo = Nothing in our rules puts Bo ahead: all three have 30.
level-6-7-why-2-Ana = Ana and Bo have one zero each. Then the next best round decides: 12 or 5?
level-6-7-why-1-Cy = Cy's rounds are all the same, but that counts for nothing.
level-6-7-why-2-Cy = Cy has no round with 0 points, Ana and Bo have one each.
level-6-7-why-all = This text has a tie-break. Look at the zeros first, then at the next best.

level-6-8-title = Nobody has the double
level-6-8-task = In the 'chicken-scratch' rules the double is dealt out with the rest. The 6-6 should lead, but it is in the yard. Bea holds the 5-5. What happens?
level-6-8-task-2 = You are Bea. Now lead.
level-6-8-hint = Who holds the highest double?
level-6-8-option-Bea = Bea leads with the 5-5
level-6-8-option-Ana = Ana leads with the 4-4
level-6-8-option-draw = We draw until the 6-6 turns up
level-6-8-done-1 = This text goes on to the next double.
level-6-8-done = Bea leads. The 6-6 that was passed over is looked for first in the next round.
level-6-8-why-Ana = A higher double is in a hand.
level-6-8-why-draw = Other house rules draw for it. This one goes on to the next double.

## mixed

level-M-1-title = One picture, five questions
level-M-1-task = What must the next tile show?
level-M-1-task-2 = How many toes are missing?
level-M-1-task-3 = Look at all three hands. Who can play a toe?
level-M-1-task-4 = Now take your turn at the table.
level-M-1-task-5 = You drew the 2-0. Now finish your turn.
level-M-1-hint = Look for the double that is not whole.
level-M-1-hint-2 = Count the toes of the 4-4. The tile it was played on is not a toe.
level-M-1-hint-3 = Go through the hands, one after the other.
level-M-1-done-1 = A 4: the 4-4 stops the table.
level-M-1-done-2 = Two: so far it has only the 7-4.
level-M-1-done-3 = Bo, with the 4-1.
level-M-1-done = You drew one tile and passed. Now Bo will play the second toe.
level-M-1-why-1-3 = A 3 would fit nowhere, and one double is still waiting for its number.
level-M-1-why-1-6 = A 6 is open, but the foot comes first.
level-M-1-why-2-1 = A foot has three toes, and this one has one.
level-M-1-why-2-3 = Three in all, and one is there already.
level-M-1-why-Cy = Cy holds no 4.
level-M-1-why-you = You hold no 4.
level-M-1-try-6-1_on_6-3 = 6 matches 6, but the foot comes first.
level-M-1-try-pass = First draw, while the yard has a tile.
level-M-1-try-2-0_on_7-4 = Nothing grows on a toe until the foot is whole, and the 2-0 shows no 7.

level-M-2-title = Spot the wrong play
level-M-2-task = The 3-3 was played on the 9-3. Then came 3-0 and 7-3 on the 3-3, and 8-4 on the 9-8. Which play was not allowed?
level-M-2-hint = Count the toes.
level-M-2-done = The 8-4: the 3-3 had only two toes.
level-M-2-option-8-4_on_9-8 = 8-4 on the 9-8
level-M-2-option-3-3_on_9-3 = 3-3 on the 9-3
level-M-2-option-7-3_on_3-3 = 7-3 on the 3-3
level-M-2-why-3-3_on_9-3 = All four arms had begun, and a 3 was open.
level-M-2-why-7-3_on_3-3 = It was the second toe.
