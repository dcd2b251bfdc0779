### The table: its status line, log, buttons, settings and saved games.

## whose turn, and how it went

table-You = You
table-turn = It is { $who }'s turn.
table-turn-you = It is your turn.
table-look = Look at the table and the tiles in the hands.
table-lead_turn = { $who } leads the { $lead }.
table-lead_turn-you = You lead the { $lead }.
table-went_out = The round is over: { $who } went out.
table-went_out-you = The round is over: you went out.
table-over = The round is over: { $detail }.
table-round_over = The round is over. Press Next round.
table-game_over = The game is over. Press New deal to play another.
table-not_your_turn = It is not your turn yet: { $who } plays first.
table-handover-you = The player called You is next. The hands are covered until that player is at the screen.
table-reveal_hand-you = I am the player called You: show my tiles
table-handover = { $who } is next. The hands are covered until { $who } is at the screen.
table-reveal_hand = I am { $who }: show my tiles
table-paused = You are looking at play { $ply } of { $plies }. Press Play on from here to go on.
table-not_paused = Nothing is on hold.
table-go_on = Play on from here
table-player_failed = { $why } Press Play on from here to let { $who } try again.
table-player_slow = The player { $player } has not answered within { $limit } s and was stopped. Mend it and run this cell again, or give it more time: cf.play(..., limit=60).
table-player_stopped = The player { $player } was stopped.
table-player_at_table = A player answers with a move and does nothing else at the table that asks it: the table makes the move.
table-thinking = { $who } is thinking, for { $limit } s at most. To end it sooner, call this table's stop() in another cell or, while a cell is running, interrupt the kernel.

## choosing

table-chosen = The { $tile } is chosen. It fits on the { OR($places) }.
table-chosen_unfit = The { $tile } is chosen. Choose a place to try it there.
table-unchosen = The { $tile } is put back.
table-arranged = The { $tile } is now tile { $n } of { $of } on your rack.
table-place_chosen = You are playing on the { $place }. Choose a tile.
table-place_unchosen = No place is chosen.
table-the_table = empty table
table-place = on { $onto }
table-place-table = on the empty table
table-drew = You drew the { $tile }.
table-knock_on = You will knock with your next play.
table-knock_off = You will not knock.

## help

table-suggestion = Suggestion: { $move }.
table-no_adviser = Nobody is here to ask.
table-choices = You may do this: { OR($moves) }.
table-draw = draw
table-pass = pass

## going back

table-undone = Taken back.
table-undone-draw = A drawn tile stays drawn at this table: nothing before it can be taken back.
table-undone-nothing = There is nothing to take back.
table-redone = Done again.
table-redone-nothing = There is nothing to do again.
table-resumable =
    A game was saved here: round { $n }, { $plays } { $plays ->
        [one] tile
       *[other] tiles
    } on the table.{ $note } Go on with it, or begin the new one?
table-resumable-accept = Go on with it
table-resumable-decline = Begin the new one
table-seats =
    { $n } { $n ->
        [one] player
       *[other] players
    } cannot sit at a table with { $seats } seats.
table-no_game = A table shows a game or a round, not { QUOTED($value) }.
table-bad_pace = pace is a number of seconds from 0 to { $most }, not { QUOTED($pace) }.

## buttons

table-button-draw = Draw
table-button-pass = Pass
table-button-knock = Knock
table-button-undo = Undo
table-button-redo = Redo
table-button-suggest = Suggest
table-button-choices = What now?
table-button-next = Next round
table-button-new = New deal
table-button-restart = Same tiles again
table-button-screen = Full screen
table-button-keys = Keys
table-keys-draw = draw a tile
table-keys-pass = pass
table-keys-knock = knock with the next play
table-keys-undo = take back
table-keys-redo = do again
table-keys-suggest = suggest a move
table-keys-choices = say what may be done now
table-keys-next = deal the next round
table-keys-arrows = go along your tiles or the places
table-keys-arrange = move the tile along your rack
table-keys-updown = go between your tiles and the places
table-keys-enter = choose the tile or the place
table-keys-escape = choose nothing
table-keys-home = go to the first or the last
table-keys-screen = show the table on the whole screen, or no longer
table-keys-keys = show or hide this list
table-keys-title = Keys, while a tile, a place or a button of the table has the focus
table-key-arrows = ← →
table-key-arrange = Shift ← →
table-key-updown = ↑ ↓
table-key-enter = Enter
table-key-escape = Esc
table-key-home = Home End

## parts of the table

table-name = Chickenfoot table
table-rack = Your tiles
table-rack-of = { $who }'s tiles
table-places = Places on the table
table-players = Players
table-log = Last plays
table-slider = Look back: play { $ply } of { $plies }
table-slider-name = Play to look at
table-seat-tiles =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    }
table-seat-total =
    { $total } { $total ->
        [one] point
       *[other] points
    }
table-seat-turn = to move
table-yard = Chicken yard: { $n }
table-seed = Deal { $seed }
table-round = Round { $n }
table-waiting = Python does not answer. It may be busy with another cell; if it was restarted, run this cell again.
table-alt-hand = { $who }: { AND($tiles) } in hand.
table-alt-hand-you = You hold { AND($tiles) }.
table-static = Run this cell to play: without a running kernel the table is only a picture.
table-fits = fits
table-is_new = just drawn

## the last events

table-event-lead = { $who } leads the { $tile }
table-event-lead-you = You lead the { $tile }
table-event-play = { $who } plays { $play }
table-event-play-you = You play { $play }
table-event-knock = { $event } and knocks
table-event-knock-you = { $event } and knock
table-event-call = { $event }: { $call }
table-call = “{ $call }!”
table-called = { $who }: { $call }
table-called-you = You: { $call }
table-event-draw = { $who } draws
table-event-draw-you = You draw
table-event-pass = { $who } passes
table-event-pass-you = You pass
table-event-aside = The { $lead } is set out on the table
table-event-lottery = Everybody draws for the lead: { AND($draws) }
table-event-lottery-one = { $who } the { $tile }

## the end

table-end-title = The end of round { $n }
table-end-title-alone = The end of the round
table-end-player = Player
table-end-held = Left in hand
table-end-pips = Pips
table-end-penalty = Penalty
table-end-points = This round
table-end-total = Total
table-end-nothing = nothing
table-sheet-title = Score sheet
table-standings-title =
    The game is over: { AND($winners) } { $n ->
        [one] wins
       *[other] win
    }.
table-standings-title-you = The game is over: you win.

## the controls round it

table-controls-options = Help
table-controls-game = Deal and rules
table-controls-file = Save and load
table-help-show = Show what can be played
table-help-numerals = Numbers instead of pips
table-help-why = Say why a tile fits nowhere
table-help-auto_place = A tile with one place goes there at once
table-sort = Order of your tiles
table-sort-drawn = as drawn, or as you put them
table-sort-pips = by pips
table-sort-fits = what fits first
table-pace = Other players
table-pace-slow = take their time
table-pace-brisk = are brisk
table-pace-none = play at once
table-theme = Colours
table-theme-auto = as the page
table-theme-classic = classic
table-theme-night = night
table-theme-contrast = high contrast
table-theme-print = print
table-seed-label = Deal number
table-seed-play = Play this deal
table-seed-bad = A deal number is a whole number or a word.
table-type-label = Type a move
table-type-hint = such as 6-4 on 9-6
table-type-do = Make it
table-file-label = File name
table-file-save = Save the game
table-file-load = Load a game
table-file-picture = Save the picture
table-file-saved = Saved as { $path }.
table-file-loaded = Loaded { $path }.
table-file-failed = { $path }: { $why }.
table-file-no_name = Give the file a name first.

## the rules

table-rules-source = House rule
table-rules-ours = Our rules, as in the lessons
table-rules-own = my own
table-rules-play = Play by these rules
table-rules-same = These are the rules of this table.
table-rules-differs = What would be different:
table-rules-knobs = Rule by rule
table-rules-each = by players: { AND($each) }

## who sits there

table-nobody = A table needs at least two players.
table-bad_player = { QUOTED($player) } cannot sit at the table: write you, a name, a built-in player's name, or a function.
table-must-0 = Every play must show a 0.
table-must-1 = Every play must show a 1.
table-must-2 = Every play must show a 2.
table-must-3 = Every play must show a 3.
table-must-4 = Every play must show a 4.
table-must-5 = Every play must show a 5.
table-must-6 = Every play must show a 6.
table-must-7 = Every play must show a 7.
table-must-8 = Every play must show an 8.
table-must-9 = Every play must show a 9.
table-must-10 = Every play must show a 10.
table-must-11 = Every play must show an 11.
table-must-12 = Every play must show a 12.
table-must-13 = Every play must show a 13.
table-must-14 = Every play must show a 14.
table-must-15 = Every play must show a 15.
table-must-16 = Every play must show a 16.
table-must-17 = Every play must show a 17.
table-must-18 = Every play must show an 18.

## the person's turn

board-hint = Click a tile and then a place, or drag it there. A tile with only one place goes there at once.
board-hint-two = Click a tile and then a place, or drag it there.
board-hint-place = Click the place, the domino there, or the tile once more to put it back.
board-hint-tile = Click the tile that goes there.
board-nothing_fits-draw = Nothing fits: draw.
board-nothing_fits-pass = Nothing fits: pass.
board-nothing_fits-drawn = It does not fit: pass.
board-nothing_fits-again = It does not fit: draw again.
board-only_place = The { $tile } went on the { $place }, the only tile that it fits. Undo takes it back.
board-only_place-table = The { $tile } leads. Undo takes it back.
board-full = Nothing more goes on the { $place }.
board-fits_nowhere =
    The { $tile } fits nowhere: { $n ->
        [one] the only open end asks
       *[other] the open ends ask
    } for { AND($pips) }.

## help

board-only-draw = The only thing you may do is draw.
board-only-pass = The only thing you may do is pass.
board-choices = You may play { OR($plays) }.
board-choices-draw = You may play { OR($plays) }, or draw.
board-choices-pass = You may play { OR($plays) }, or pass.
board-suggestion = Suggestion: { $move } ({ $why }).
board-suggestion-bare = Suggestion: { $move }.

## looking back

board-looking = You are looking at play { $ply } of { $plies }; nothing is lost.
board-now = Back to now

## the end

board-double_out = Going out on a double cost { $points }.
board-cost =
    This round cost you { $points } { $points ->
        [one] point
       *[other] points
    }: you have { $total }.
board-fewest = Fewest points win.
board-final = { AND($scores) } points.
board-final-one = { $who } { $total }

## buttons

board-not_now = not now
board-asked_for = asked for now
board-keys-tab = come to the table, and go on to its next part; a click does the same
board-key-tab = Tab
board-gone = Python has stopped or was restarted, so this table is only a picture now. Run this cell again to go on: a game that was saved is offered.

## kept games

saved_game-game =
    round { $n }, { $plays } { $plays ->
        [one] tile
       *[other] tiles
    } on the table, deal { $seed }
saved_game-game-others =
    round { $n }, { $plays } { $plays ->
        [one] tile
       *[other] tiles
    } on the table, deal { $seed }, of { AND($names) }
saved_game-failed = This game is not saved. { $path }: { $why }.
saved_game-other_names = It is a game of { AND($names) }.
saved_game-other_deal = It is deal { $seed }; this cell asks for deal { $asked }.
saved_game-other_rules = It has other rules. { $lines }{ $more }
saved_game-more = {" "}And more.
saved_game-others =
    { $n } more { $n ->
        [one] game is
       *[other] games are
    } kept under Save and load.
saved_game-declined = The saved game stays: it lies under Save and load.
saved_game-list = Games kept here
saved_game-none = no other game
saved_game-go_on = Go on with this game

## seats

seats-random = Randy
seats-greedy = Greta
seats-doubles_first = Dora
seats-steady = Stella
seats-coach = Coach
seats-kind-random = random
seats-kind-greedy = greedy
seats-kind-doubles_first = doubles first
seats-kind-steady = steady
seats-kind-coach = coach
seats-full = { $title } ({ $kind })
seats-people =
    { AND($people) } { $n ->
        [one] plays
       *[other] play
    } at this screen.
seats-people-others =
    { AND($people) } { $n ->
        [one] plays
       *[other] play
    } at this screen, { AND($computers) } by computer.
seats-bad_rules = rules is a Rules or the name of a house rule such as 'chicken-scratch', not { QUOTED($rules) }.

## files

files-no_record = { $path } is there already and holds no game of Chickenfoot: give another name.
files-bad_save = save is the path of a file, such as 'game.json', or False to keep no game, not { QUOTED($save) }.
files-outside = Files are saved in this folder: give a name without slashes.
files-game_there = There is a game called { $path } already: save again to replace it.
files-picture_there = There is a picture called { $path } already: save again to replace it.
files-missing = There is no file called { $path } here.

## rule by rule

knobs-set_max = double-{ $n }: { $tiles } tiles
knobs-hand_size =
    { $n } { $n ->
        [one] tile
       *[other] tiles
    } each
knobs-yard_reserve =
    { $n ->
        [one] the last tile is
       *[other] the last { $n } tiles are
    } never drawn
knobs-yard_reserve-none = every tile may be drawn
knobs-rounds =
    { $n } { $n ->
        [one] round
       *[other] rounds
    }
knobs-spinner_arms =
    { $n } { $n ->
        [one] arm
       *[other] arms
    }
knobs-toes =
    { $n } { $n ->
        [one] toe
       *[other] toes
    }
knobs-toes-none = no toes: a double closes its arm
knobs-last_double-free = It costs nothing.
knobs-last_double-penalty = It costs points.
knobs-last_double-forbid = It is forbidden.
knobs-last_double_points = { $n } points, if it costs points
knobs-double_blank_points = { $n } points
knobs-blank_half_points = { $n } points
knobs-holder = Whoever holds the starting double leads.
knobs-no_holder = The starting double is set out, so nobody can hold it: choose another leader under { AND($topics) }.
knobs-arms = A spinner with { $arms } arms can never be filled with a double-{ $n } set, in which only { $n } other tiles show its number: choose fewer arms or a bigger set.
knobs-impossible = { $topic }: this does not go with the other rules.
knobs-not_listed = { $topic }: this rule says nothing of { $players } players, only of { AND($listed) }. Choose another under Rule by rule.

## a move that is typed

typed-where = The { $tile } fits on the { AND($places) }: say which, such as { $move }.
