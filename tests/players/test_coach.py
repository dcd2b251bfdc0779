"""The coach: what it may infer, and what it advises."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

import chickenfoot as cf
from chickenfoot.engine.tiles import indices, mask_of
from chickenfoot.players.determinization import Knowledge
from tests.support.samples import lawful, random_moves

TABLE = ["9-9", "9-5 on 9-9", "9-6 on 9-9", "9-7 on 9-9", "9-0 on 9-9"]
HIDDEN = (1 << 190) - 1


def true_hands_agree(now: cf.Round, known: Knowledge) -> bool:
    """Whether the true tiles can be shared out to the slots without one that is barred."""
    for seat, hand in enumerate(now._state.hands):
        if seat == known.seat:
            continue
        room = [slot for slot in known.slots if slot.seat == seat for _ in range(slot.count)]
        if len(room) != hand.bit_count():
            return False
        place: dict[int, int] = {}

        def seated(tile: int, tried: set[int], place: dict[int, int] = place) -> bool:
            for index, slot in enumerate(room):  # noqa: B023  # used before the next seat
                if index not in tried and not slot.barred >> tile & 1:
                    tried.add(index)
                    if index not in place or seated(place[index], tried):
                        place[index] = tile
                        return True
            return False

        if not all(seated(tile, set()) for tile in indices(hand)):
            return False
    return True


@pytest.mark.parametrize("slug", cf.PRESETS)
def test_nothing_false_is_inferred(slug: str) -> None:
    """In random rounds of every preset the true hands are among the worlds that may be."""
    rules = cf.preset(slug)
    tables = [count for count in lawful(rules) if count <= 6]
    for players in (tables[0], tables[-1]):
        for seed in range(3):
            now = cf.deal(rules, players, seed=f"{slug} {seed}")
            for _, _, after in random_moves(now, Random(seed)):
                for seat in range(players):
                    assert true_hands_agree(after, Knowledge(after.view(seat)))


def test_worlds_are_lawful() -> None:
    """A world keeps the own hand, the table and all sizes, and has no tile twice."""
    rng = Random(1)
    for slug in ("chicken-foot", "pe-de-galinha", "kureci-noha", "gamerules"):
        now = cf.deal(cf.preset(slug), 4, seed=slug)
        for _, _, after in random_moves(now, rng):
            if after.is_over:
                continue
            view = after.view()
            world = Knowledge(view).world(rng)
            mine = after._state
            assert world.hands[view.seat] == mine.hands[view.seat]
            assert [hand.bit_count() for hand in world.hands] == list(view.hand_sizes)
            face_down = list(world.yard[world.next_draw :])
            tiles = [t for hand in world.hands for t in indices(hand)] + face_down + world.played
            assert sorted(tiles) == list(range(mine.compiled.size))


@pytest.mark.parametrize(("slug", "most"), [("pe-de-galinha", 0), ("chicken-foot", 1)])
def test_who_drew_held_none_of_the_number(slug: str, most: int) -> None:
    """Who drew and passed has no five, or only the tile drawn where it need not be played."""
    now = cf.setup(
        cf.preset(slug), TABLE, ["5-5 1-1 2-2", "3-3 4-4 6-2", "0-0 8-8 6-1"],
        yard="8-2 8-3 8-4 5-1 5-2 5-3 7-4 7-3 4-0 5-4",
    )  # fmt: skip
    now = now.play("5-5 on 9-5").play("draw").play("pass")
    fives = mask_of(tile for tile in cf.double_set(9) if 5 in (tile.high, tile.low))
    known = Knowledge(now.view())
    rng = Random(2)
    worlds = [known.world(rng) for _ in range(200)]
    assert max((world.hands[1] & fives).bit_count() for world in worlds) == most
    assert max((world.hands[0] & fives).bit_count() for world in worlds) == 2


def test_a_voluntary_draw_shows_nothing() -> None:
    """Where one may draw at will, a draw bars no tile from the hand."""
    rules = cf.Rules(voluntary_draw=True)
    now = cf.setup(rules, TABLE, ["5-5 1-1 2-2", "3-3 5-1 6-2"], yard="8-2 8-3 8-4 5-2 5-3")
    now = now.play("5-5 on 9-5").play("draw").play("pass")
    (first, _) = sorted(Knowledge(now.view()).slots, key=lambda slot: -slot.count)
    assert first.barred == 0


def test_tiles_shown_for_the_lead_are_in_no_first_hand() -> None:
    """What was drawn for the lead was put back, so no other hand holds it at the start."""
    now = cf.deal(cf.Rules(), 4, seed=8)
    shown = mask_of(tile for draws in now.lead_draw for _, tile in draws)
    known = Knowledge(now.view())
    rng = Random(5)
    for _ in range(50):
        world = known.world(rng)
        assert not any(hand & shown for hand in world.hands)


def test_the_same_samples_give_the_same_advice() -> None:
    """Position and number of samples decide the advice, whether a round is given or its view."""
    now = cf.deal(seed=11)
    for _ in range(20):
        now = now.play(cf.players.named("greedy")(now.view()))
    advice = cf.advise(now, samples=30)
    assert advice.samples == 30
    assert advice == cf.advise(now, samples=30) == cf.advise(now.view(), samples=30)
    assert {str(each.move) for each in advice.moves} == set(map(str, now.legal_moves()))


def test_only_the_view_counts() -> None:
    """Two rounds that look alike to the player get the same advice."""
    hands = ["6-4 5-0 7-7", "1-1 2-2 6-0", "3-3 4-4 5-3"]
    other = ["6-4 5-0 7-7", "6-3 4-4 5-3", "1-1 2-2 6-0"]
    one = cf.setup(cf.Rules(), TABLE, hands, yard="8-1 8-2 6-3")
    two = cf.setup(cf.Rules(), TABLE, other, yard="8-2 3-3 8-1")
    assert cf.advise(one, samples=20) == cf.advise(two, samples=20)


def test_going_out_is_advised() -> None:
    """The play that ends the round at no cost comes first, with a certain chance to go out."""
    now = cf.setup(cf.Rules(voluntary_draw=True), TABLE, ["6-4", "1-1 2-2"], yard="8-1 8-2")
    advice = cf.advise(now, samples=25)
    assert str(advice.best) == "6-4 on 9-6"
    assert (advice.moves[0].points.value, advice.moves[0].out.value) == (0.0, 1.0)
    assert advice.moves[0].reason == "goes out"
    assert advice.of("draw").loss.value > 0


def test_loss_is_measured_in_the_same_worlds() -> None:
    """The best move loses nothing, every other the difference of its points and the best's."""
    now = cf.deal(seed=4)
    for _ in range(24):
        now = now.play(cf.players.named("random")(now.view()))
    advice = cf.advise(now, samples=40)
    best = advice.moves[0].points.value
    for each in advice.moves:
        assert each.loss.value == pytest.approx(each.points.value - best)
        assert each.loss.value >= 0


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("6-4 on 9-6", "you hold 2 more of the fours to follow it with; gets rid of 10 points"),
        ("6-8 on 9-6", "you hold no more eights to follow it with; gets rid of 14 points"),
        (
            "7-7 on 9-7",
            "a foot of 3 toes, and you hold 1 more of the sevens; gets rid of 14 points",
        ),
        ("5-5 on 9-5", "9 of the 10 fives are gone, so the foot may stay open"),
    ],
)
def test_reasons(move: str, reason: str) -> None:
    """Each move has its reason: what can follow it, whether its foot can be filled, its weight."""
    plays = [*TABLE, "5-1 on 9-5", "5-0 on 9-0", "5-2 on 5-0", "2-8 on 5-2", "1-8 on 5-1"]
    plays = [*TABLE, "0-5 on 9-0", "6-5 on 9-6", "7-5 on 9-7"]
    if move.startswith("5-5"):
        plays += ["5-4 on 0-5", "4-1 on 5-4", "5-3 on 6-5", "5-2 on 7-5", "1-5 on 4-1"]
        now = cf.setup(cf.Rules(), plays, ["5-5 8-7", "1-1"])
    else:
        now = cf.setup(cf.Rules(), TABLE, ["6-4 4-1 4-2 6-8 7-7 7-0", "1-1"])
    assert reason in cf.advise(now, samples=1).of(move).reason


def test_advice_can_be_stopped() -> None:
    """When stop says so the advice comes at once, with at least one world tried."""
    now = cf.deal(seed=4)
    assert cf.advise(now, 60, stop=lambda: True).samples == 1
    assert cf.advise(now, 0).samples == 1


def test_an_interrupt_goes_through() -> None:
    """Ctrl-C is for whoever asked, such as a long run whose players take advice."""

    def interrupts() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        cf.advise(cf.deal(seed=4), 60, stop=interrupts)


def test_an_interrupt_ends_the_search_for_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not taken for the end of one position's advice."""
    over = cf.play_out(cf.Game.new(2, seed=1), ["random"] * 2).past[0]
    asked = []

    def interrupts(*_: object) -> None:
        asked.append(1)
        if len(asked) == 30:
            raise KeyboardInterrupt

    monkeypatch.setattr("chickenfoot.players.coach.step", interrupts)
    with pytest.raises(KeyboardInterrupt):
        cf.mistakes(over, 0, samples=20)
    assert len(asked) == 30


def test_the_coach_beats_random() -> None:
    """With four samples a move already, the coach pays less than random, beyond chance."""
    found = cf.league({"coach": cf.Coach(4), "random": "random"}, rounds=20, seed=0, progress=False)
    assert found.meeting("coach", "random").sign > 0


def test_mistakes() -> None:
    """The dearest moves of a careless player come first, each of them its own and a loss."""
    now = cf.deal(seed=2)
    while not now.is_over:
        now = now.play(now.legal_moves()[0])
    found = cf.mistakes(now, 1, samples=40)
    assert 0 < len(found) <= 3
    losses = [each.played.loss.value for each in found]
    assert losses == sorted(losses, reverse=True)
    for each in found:
        seat, move = now.history[each.ply]
        assert seat == 1
        assert move.tile == each.played.move.tile
        assert each.played.loss.low > 0


def test_shown_and_plain() -> None:
    """Advice prints as a table, warns of few samples, draws, and goes through JSON."""
    from matplotlib.figure import Figure

    advice = cf.advise(cf.setup(cf.Rules(), TABLE, ["6-4 5-5 7-1", "1-1 2-2"]), samples=12)
    assert "each move tried in 12 worlds" in str(advice)
    assert "Tried only 12 times" in str(advice)
    ax = Figure().subplots()
    assert advice.plot(ax) is ax
    assert len(ax.patches) == len(advice.moves)
    assert json.loads(json.dumps(advice.to_dict()))["samples"] == 12


def test_bad_input() -> None:
    """Without a move to make there is no advice; samples must be a number from 1 on."""
    now = cf.setup(cf.Rules(), TABLE, ["6-4", "1-1"])
    with pytest.raises(cf.ChickenfootError):
        cf.advise(now.play("6-4 on 9-6"))
    with pytest.raises(cf.ChickenfootError, match="samples cannot be 0"):
        cf.Coach(0)
    with pytest.raises(cf.ChickenfootError, match="5-5 on 9-5"):
        cf.advise(now, samples=2).of("5-5 on 9-5")


NOW = cf.setup(cf.Rules(), TABLE, ["6-4", "1-1"])
ADVICE = cf.advise(NOW, samples=1)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: cf.advise("x"), "'x' is not a position"),  # type: ignore[arg-type]
        (lambda: cf.advise(None), "None is not a position"),  # type: ignore[arg-type]
        (lambda: cf.advise(NOW, None), "seconds cannot be None"),  # type: ignore[arg-type]
        (lambda: cf.advise(NOW, "1"), "seconds cannot be '1'"),  # type: ignore[arg-type]
        (lambda: cf.advise(NOW, float("nan")), "seconds cannot be nan"),
        (lambda: cf.advise(NOW, -1), "seconds cannot be -1"),
        (lambda: cf.advise(NOW, True), "seconds cannot be True"),
        (lambda: cf.advise(NOW, samples=1.5), "samples cannot be 1.5"),  # type: ignore[arg-type]
        (lambda: cf.advise(NOW, stop=5), "stop cannot be 5"),  # type: ignore[arg-type]
        (lambda: ADVICE.plot(5), "5 is not a matplotlib Axes"),  # type: ignore[arg-type]
        (lambda: cf.mistakes("x", 0), "played cannot be 'x'"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, 2), "2"),
        (lambda: cf.mistakes(NOW, "a"), "a"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, None), "seat"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, 0, most="x"), "most cannot be 'x'"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, 0, most=1.5), "most cannot be 1.5"),  # type: ignore[arg-type]
        (lambda: cf.mistakes(NOW, 0, samples=0), "samples cannot be 0"),
        (lambda: cf.Coach(True), "samples cannot be True"),
        (lambda: cf.Coach(5, policy=None), "no player called None"),  # type: ignore[arg-type]
        (lambda: cf.Coach(5, policy="gredy"), "'greedy'"),
        (lambda: cf.Coach(5, policy="coach"), "random"),
    ],
)
def test_bad_arguments_are_told_in_words(call: Callable[[], object], said: str) -> None:
    """What cannot be advised on, or with, is refused with an error of ours that names it."""
    with pytest.raises(cf.ChickenfootError) as caught:
        call()
    assert said in str(caught.value)


def test_a_policy_by_name() -> None:
    """A built-in player's name is a policy as the player itself is."""
    now = cf.deal(players=2, seed=3)
    by_name = cf.Coach(5, policy="greedy")
    assert by_name.policy is cf.players.named("greedy")
    assert by_name(now.view()) in now.legal_moves()
