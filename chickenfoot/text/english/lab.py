"""Sentences of the players, the laboratory and the coach."""

from __future__ import annotations

SENTENCES = {
    # players
    "player.unnamed": "unnamed",
    "player.no_series": (
        "{players!r} is not a list of players. Write them in square brackets, one per seat."
    ),
    "player.a_view": "a view, such as round.view() gives",
    "player.raised": "The player {player} failed with {kind}: {why}",
    "player.nonsense": "The player {player} answered {answer}, which is not a move.",
    "player.illegal": "The player {player} chose {move}, which is not allowed. {why}",
    # running
    "player.bad_label": "{label!r} is too long, or not a text, to be shown in a table.",
    "player.twin_labels": (
        "{one!r} and {other!r} would look alike in a table. Give each a name of its own."
    ),
    "lab.no_executor": (
        "{executor!r} is not an executor: give one of concurrent.futures, loky or dask, or None."
    ),
    "lab.broken_executor": (
        "The executor's processes have ended ({why}). A player that ends its own process does that."
    ),
    "lab.closed_executor": "The executor takes no more work ({why}). Make a new one.",
    "lab.unpicklable": (
        "A player cannot be sent to the other processes ({why}). Put its function into a "
        "file of its own and import it, or use an executor of loky or dask, which can send "
        "functions that were defined in a notebook."
    ),
    "lab.where": "{why} (The round was dealt from the seed {seed}.)",
    # a sample
    "lab.title": "{n:,} {n:round|rounds} of {players:and}; seed {seed}",
    "lab.mean": "mean",
    "lab.interval": "95 % interval",
    "lab.section.points.player": "points per round, by player",
    "lab.section.points.seat": "points per round, by seat",
    "lab.section.points.order": "points per round, from the leader to the left",
    "lab.section.out.player": "rounds in which the player went out",
    "lab.section.ends": "how rounds ended",
    "lab.section.counted": "per round",
    "lab.section.leads.seat": "rounds led, by seat",
    "lab.seat": "seat {seat}",
    "lab.leader": "leader",
    "lab.place": "{n} to the left",
    "lab.ends.went_out": "somebody went out",
    "lab.ends.blocked": "blocked",
    "lab.ends.dead_foot": "dead foot",
    "lab.tiles": "tiles played",
    "lab.turns": "turns",
    "lab.drawn": "tiles drawn",
    "lab.passes": "passes",
    "lab.feet": "chicken feet opened",
    "lab.left": "tiles left in the yard",
    "lab.no_round": "There is no round {number}: they are numbered 0 to {last}.",
    "lab.stopped": "Stopped after {n:,} of {asked:,} deals; the figures are those of the {n:,}.",
    "lab.few": (
        "Only {n} {n:deal|deals}: too few to conclude anything. "
        "Play a thousand or more before you believe a difference."
    ),
    # charts
    "noun.figure": "figure",
    "chart.alt": "Chart. {title}. {what}: {parts}.",
    "chart.spread": "mean {mean}, from {least} to {most}",
    "chart.meeting": "{one} against {other} {saved}",
    "chart.mean": "mean {mean:.1f}",
    "chart.share": "% of rounds",
    "chart.against": "{what}: difference from {base} ({mean:.1f})",
    # comparisons
    "compare.two": "Give two or more rule sets, each with a name, such as {{'four arms': rules}}.",
    "compare.no_rules": "{label!r} is not a rule set. {why}",
    "compare.title": "{n:,} {unit} under each rule, the same deals; {players:and}; seed {seed}",
    "compare.unit.rounds": "{n:round|rounds}",
    "compare.unit.games": "whole {n:game|games}",
    "compare.against": "against {base}",
    "compare.points": "points per player",
    "compare.player": "points of {player}",
    "compare.leader": "points of the leader beyond the others'",
    "compare.best": "points of the winner",
    "compare.margin": "points between first and second",
    "compare.shared": "games with a shared win",
    "compare.blocked": "rounds that block",
    "compare.blocked_rounds": "blocked rounds",
    "compare.more": (
        "{variant} against {base}, {what}: {value:.2f}{unit} more ({low:.2f} to {high:.2f}). "
        "Chance does not explain that."
    ),
    "compare.fewer": (
        "{variant} against {base}, {what}: {value:.2f}{unit} less ({low:.2f} to {high:.2f}). "
        "Chance does not explain that."
    ),
    "compare.same": (
        "{variant} against {base}, {what}: no difference to be seen. There may still be one "
        "of up to {most:.2f}{unit} either way."
    ),
    "compare.beware": (
        "This holds for {players:and} at the table; others may fare otherwise. Of twenty "
        "such intervals one misses the truth, so expect a false alarm among many lines."
    ),
    "noun.measure": "measure",
    "noun.variant": "rule set",
    # the coach
    "coach.title": "Seat {seat} to move; each move tried in {n:,} {n:world|worlds}",
    "coach.points": "expected points",
    "coach.out": "chance to go out",
    "coach.few": "Tried only {n} {n:time|times}: think longer before you trust the order.",
    "coach.not_there": "{move} was not allowed there, so nothing is said of it.",
    "coach.no_position": "{it!r} is not a position to advise on: give a view or a round.",
    "coach.a_round": "a round",
    "coach.no_move": "There is no move to advise on: the round is over, or another is to move.",
    "reason.draw": "takes a tile more, but keeps what could be played for later",
    "reason.pass": "keeps the drawn tile",
    "reason.out": "goes out",
    "reason.sheds": "gets rid of {n} {n:point|points}",
    "reason.keeps": "you hold {n} more of the {pip} to follow it with",
    "reason.nothing": "you hold no more {pip} to follow it with",
    "reason.foot": "opens a foot of {toes} {toes:toe|toes}, and you hold {n} more of the {pip}",
    "reason.foot_open": "{gone} of the {all} {pip} are gone, so the foot may stay open",
    # leagues
    "player.slow": "The player {player} took longer than {limit:g} s.",
    "player.died": "The process of the player {player} ended by itself.",
    "player.garbled": "The process of the player {player} wrote between its answers.",
    "league.no_folder": "There is no folder {folder!r}. Give a folder, or a list of players.",
    "league.empty_folder": "The folder {folder} holds no Python file.",
    "league.bad_limit": "limit={limit!r} is not allowed: it must be a number of seconds above 0.",
    "league.itself": "{player} does not meet itself.",
    "league.two": "A league needs two players or more.",
    "league.title": (
        "{n:,} {n:deal|deals} per pair, each played twice with the seats changed over, "
        "{seats} at the table; seed {seed}"
    ),
    "league.score": "points saved per round",
    "league.next": "against the next",
    "league.better": "better than {other}",
    "league.same": "cannot be told from {other}",
    "league.worse": "lost to {other}, but did better against the rest",
    "league.failed": (
        "{player} failed in {n} {n:round|rounds} and then played the first legal move. "
        "First: {why} (round of seed {seed})"
    ),
    "league.withdrawn": (
        "{player} is withdrawn after failing in {n} rounds. First: {why} (round of seed {seed})"
    ),
    "league.guards.own": (
        "Each file ran in a process of its own that was given what a player sees and nothing else."
    ),
    "league.guards": "Made sure by the system: {what:and}.",
    "league.guards.missing": (
        "This computer cannot make sure of the rest, so look at the files first: {what:and}."
    ),
    "league.guard.children": "nothing that a file starts outlives the league",
    "league.guard.memory": "a file gets no more than 1 GB of memory",
    "league.guard.files": "a file writes nothing and reads no file of others",
    "league.guard.processes": "a file cannot reach the other players or this program",
    "league.guard.network": "a file has no network",
    "chart.league": "points per round that the left player\nsaved against the one above",
}
