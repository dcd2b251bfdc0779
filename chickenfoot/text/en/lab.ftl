### The laboratory: samples, comparisons, leagues, charts.

lab-no_executor = { QUOTED($executor) } is not an executor: give one of concurrent.futures, loky or dask, or None.
lab-broken_executor = The executor's processes have ended ({ $why }). A player that ends its own process does that.
lab-closed_executor = The executor takes no more work ({ $why }). Make a new one.
lab-deserted_executor = No worker is left in the dask cluster: stopping a cell also ends those of a local one. Make a new cluster and a new client.
lab-unpicklable = A player cannot be sent to the other processes ({ $why }). Put its function into a file of its own and import it, or use an executor of loky or dask, which can send functions that were defined in a notebook.
lab-where = { $why } (Round { $number } of the run with seed { $seed }; the tiles are those of seed { $dealt }.)

## a sample

lab-title =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] round
       *[other] rounds
    } of { AND($players) }; seed { $seed }
lab-mean = mean
lab-interval = 95 % interval
lab-section-points-player = points per round, by player
lab-section-points-seat = points per round, by seat
lab-section-points-order = points per round, from the leader to the left
lab-section-out-player = rounds in which the player went out
lab-section-ends = how rounds ended
lab-section-counted = per round
lab-section-leads-seat = rounds led, by seat
lab-seat = seat { $seat }
lab-leader = leader
lab-place = { $n } to the left
lab-ends-went_out = somebody went out
lab-ends-blocked = blocked
lab-ends-dead_foot = dead foot
lab-tiles = tiles played
lab-turns = turns
lab-drawn = tiles drawn
lab-passes = passes
lab-feet = chicken feet opened
lab-left = tiles left in the yard
lab-no_round = There is no round { $number }: they are numbered 0 to { $last }.
lab-stopped = Stopped after { NUMBER($n, useGrouping: 1) } of { NUMBER($asked, useGrouping: 1) } deals; the figures are those of the { NUMBER($n, useGrouping: 1) }.
lab-few =
    Only { $n } { $n ->
        [one] deal
       *[other] deals
    }: too few to conclude anything. Play a thousand or more before you believe a difference.

lab-bad_precision = precision is how far an interval may reach to each side, a number above 0, or a mapping from figures to such numbers, not { QUOTED($precision) }.
lab-precise = { NUMBER($n, useGrouping: 1) } rounds were enough for the precision asked for: { $name } to ± { $wanted }.
lab-not_precise = { $name } is known to ± { $margin }, and ± { $wanted } was asked for.
lab-not_yet_precise = { $name } is known to ± { $margin }, and ± { $wanted } was asked for: that takes about { NUMBER($need, useGrouping: 1) } rounds.

## the file of a run

lab-checkpoint-damaged = { QUOTED($path) } is not the file of a run, or it is damaged. Give another name, or delete it.
lab-checkpoint-other = { QUOTED($path) } holds another run ({ $what }: { QUOTED($there) } instead of { QUOTED($here) }). Give another name for this one.
lab-checkpoint-further = { QUOTED($path) } holds { NUMBER($n, useGrouping: 1) } rounds, more than the { NUMBER($asked, useGrouping: 1) } asked for.
lab-checkpoint-not_saved = What was played could not be saved to { QUOTED($path) } ({ $why }).

chart-alt = Chart. { $title }. { $what }: { $parts }.
chart-spread = mean { $mean }, from { $least } to { $most }
chart-meeting = { $one } against { $other } { $saved }
chart-mean = mean { $mean }
chart-share = % of rounds
chart-against = { $what }: difference from { $base } ({ $mean })
chart-effects = { $what }: effects; the { $n } intervals hold together
chart-league =
    points per round that the left player
    saved against the one above

## comparisons

compare-two = Give two or more rule sets, each with a name, such as {"{"}'four arms': rules{"}"}.
compare-no_rules = { QUOTED($label) } is not a rule set. { $why }
compare-title-rounds =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] round
       *[other] rounds
    } under each rule, the same deals; { AND($players) }; seed { $seed }
compare-title-games =
    { NUMBER($n, useGrouping: 1) } whole { $n ->
        [one] game
       *[other] games
    } under each rule, the same deals; { AND($players) }; seed { $seed }
compare-against = against { $base }
compare-points = points per player
compare-player = points of { $player }
compare-leader = points of the leader beyond the others'
compare-best = points of the winner
compare-margin = points between first and second
compare-shared = games with a shared win
compare-blocked = rounds that block
compare-blocked_rounds = blocked rounds
compare-more = { $variant } against { $base }, { $what }: { $value } more ({ $low } to { $high }). Chance does not explain that.
compare-fewer = { $variant } against { $base }, { $what }: { $value } less ({ $low } to { $high }). Chance does not explain that.
compare-same = { $variant } against { $base }, { $what }: no difference to be seen. There may still be one of up to { $most } either way.
compare-beware = This holds for { AND($players) } at the table; others may fare otherwise. Of twenty such intervals one misses the truth, so expect a false alarm among many lines.

## several knobs at once

cross-knobs = Give the knobs to turn, each with two values or more, such as {"{"}'toes': [3, 2], 'spinner_arms': [4, 6]{"}"}, not { QUOTED($knobs) }.
cross-two = { $knob } needs a list of two values or more.
cross-twice = { $knob } has { QUOTED($value) } twice.
cross-many = That makes { NUMBER($n, useGrouping: 1) } combinations; { NUMBER($most, useGrouping: 1) } are allowed. Take fewer knobs or fewer values.
cross-no_rules = { $label } cannot be played. { $why }
cross-turned = Give the knobs that are turned with their values, such as {"{"}'toes': 2{"}"}, not { QUOTED($turned) }.
cross-no_value = { $knob } { QUOTED($value) } was not played; its values are { AND($values) }.
cross-no_effect = There is no such effect; there are these: { AND($effects) }.
cross-title-rounds =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] deal
       *[other] deals
    }, each played under { NUMBER($combinations, useGrouping: 1) } combinations; { AND($players) }; seed { $seed }
cross-title-games =
    { NUMBER($n, useGrouping: 1) } whole { $n ->
        [one] game
       *[other] games
    } under each of { NUMBER($combinations, useGrouping: 1) } combinations; { AND($players) }; seed { $seed }
cross-effect = effect
cross-interval = 95 % intervals, all { $n } together
cross-measure = { $what } ({ $mean } with the first values)
cross-line = { $label }, not { $first }
cross-part = { $label } ({ $value })
cross-clear = { $what }: { AND($effects) }. Chance does not explain that.
cross-none = { $what }: { AND($effects) } changed nothing in any of the deals.
cross-unclear = { $what }: no effect to be seen of { AND($effects) }. There may still be one of up to { $most } either way.
cross-together = An effect is averaged over the values of the other knobs. { $n } intervals are so wide that in nineteen of twenty such tables all of them hold at once. This holds for { AND($players) } at the table; others may fare otherwise.

league-no_folder = There is no folder { QUOTED($folder) }. Give a folder, or a list of players.
league-empty_folder = The folder { $folder } holds no Python file.
league-bad_limit = limit={ QUOTED($limit) } is not allowed: it must be a number of seconds above 0.
league-itself = { $player } does not meet itself.
league-two = A league needs two players or more.
league-title =
    { NUMBER($n, useGrouping: 1) } { $n ->
        [one] deal
       *[other] deals
    } per pair, each played twice with the seats changed over, { $seats } at the table; seed { $seed }
league-score = points saved per round
league-next = against the one below
league-better = better than { $other }
league-same = cannot be told from { $other }
league-worse = lost to { $other }, but did better against the rest
league-failed =
    { $player } failed in { $n } { $n ->
        [one] round
       *[other] rounds
    } and then played the first legal move. First: { $why } (deal { $round }: the tiles of seed { $seed })
league-withdrawn = { $player } is withdrawn after failing in { $n } rounds. First: { $why } (deal { $round }: the tiles of seed { $seed })
league-guessable = The seed { $seed } can be guessed, and whoever does knows every hand. Give none to a league of files: one that cannot be guessed is then chosen.
league-guards-own = Each file ran in a process of its own that was given what a player sees and nothing else.
league-guards = Made sure by the system: { AND($what) }.
league-guards-missing = This computer cannot make sure of the rest, so look at the files first: { AND($what) }.
league-guard-children = nothing that a file starts outlives the league
league-guard-memory = a file gets no more than 1 GB of memory
league-guard-files = a file writes nothing and reads no file of others
league-guard-processes = a file cannot reach the other players or this program
league-guard-network = a file has no network

## the environment for programs that learn

env-players = players is a number of agents, or has one entry for each seat: None for an agent, or a player, not { QUOTED($players) }.
env-no_agent = An environment needs an agent: give None for its seat.
env-no_library = PettingZoo is not there ({ $why }): pip install "chickenfoot[pettingzoo]"
spiel-no_library = OpenSpiel is not there ({ $why }): pip install "chickenfoot[openspiel]"
spiel-observer = OpenSpiel is told here what one player knows: nothing less than that, nothing more, and without further parameters.

## a league of files

league-begins =
    { $players } players make { $pairs } pairs of { NUMBER($rounds, useGrouping: 1) } { $rounds ->
        [one] deal
       *[other] deals
    } each: about { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    } on an ordinary computer. Fewer rounds take less.
