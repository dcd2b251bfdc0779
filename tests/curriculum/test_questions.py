"""Practice questions: the engine says of every choice what the question says of it."""

from __future__ import annotations

import re

import pytest

import chickenfoot as cf
from chickenfoot.curriculum.attempt import open_pips
from chickenfoot.curriculum.questions.generate import MAKERS, question, questions
from chickenfoot.curriculum.questions.model import HARDEST, KIND_LESSONS, KINDS, Question, name_of
from chickenfoot.curriculum.questions.positions import at_turn
from chickenfoot.curriculum.rulebook import RULEBOOK
from chickenfoot.errors import ChickenfootError
from chickenfoot.lessons.question_widget import question_picture
from chickenfoot.text import has
from tests.support.levels import could_be
from tests.support.sentences import messages

SEEDS = range(8)
ALL = [
    pytest.param(kind, difficulty, id=f"{kind}-{difficulty}")
    for kind in KINDS
    for difficulty in range(1, HARDEST + 1)
]
every_kind = pytest.mark.parametrize(("kind", "difficulty"), ALL)
every_difficulty = pytest.mark.parametrize("difficulty", range(1, HARDEST + 1))


def some(kind: str, difficulty: int) -> list[Question]:
    """Questions of this kind with different seeds."""
    return [question(kind, seed=seed, difficulty=difficulty) for seed in SEEDS]


def _round(asked: Question) -> cf.Round:
    assert asked.round is not None
    return asked.round


def _tiles(text: str) -> list[cf.Tile]:
    return [cf.Tile.parse(found) for found in re.findall(r"\d+-\d+", text)]


def _plays(now: cf.Round) -> list[cf.Move]:
    return [move for move in now.legal_moves() if move.tile is not None]


def test_every_kind_has_a_maker() -> None:
    """The kinds that are listed and those that can be made are the same."""
    assert set(KINDS) == set(MAKERS)


@every_kind
def test_same_seed_same_question(kind: str, difficulty: int) -> None:
    """A seed gives the same question again, so that a whole class sees the same one."""
    assert question(kind, seed=5, difficulty=difficulty) == question(
        kind, seed=5, difficulty=difficulty
    )


@every_kind
def test_one_right_choice(kind: str, difficulty: int) -> None:
    """There is one right choice, no two alike, each has a reason, each mistake a name."""
    for asked in some(kind, difficulty):
        assert sum(choice.is_right for choice in asked.choices) == 1
        assert len({choice.text for choice in asked.choices}) == len(asked.choices) >= 2
        for choice in asked.choices:
            assert choice.why
            assert bool(choice.mistake_name) != choice.is_right
        assert asked.rule in RULEBOOK


@every_kind
def test_seeds_differ(kind: str, difficulty: int) -> None:
    """Eight seeds give at least six different questions."""
    assert len({(str(q), q.sheet) for q in some(kind, difficulty)}) >= 6


@every_kind
def test_right_answer_has_no_fixed_place(kind: str, difficulty: int) -> None:
    """The right choice does not always stand under the same letter."""
    assert len({asked.letter(asked.right) for asked in some(kind, difficulty)}) > 1


@every_difficulty
def test_yard_size(difficulty: int) -> None:
    """The right number is what a deal leaves in the yard."""
    for asked in some("yard_size", difficulty):
        n, _, _, _, players, hand = (int(found) for found in re.findall(r"\d+", asked.text))
        rules = cf.Rules(set_max=n, hand_size=hand)
        assert int(asked.right.text) == len(cf.deal(rules, players, seed=1).yard)


@pytest.mark.parametrize("kind", [kind for kind, lesson in KIND_LESSONS.items() if lesson < 4])
def test_early_questions_have_no_doubles(kind: str) -> None:
    """A question for somebody before lesson 4 shows no double beside the spinner."""
    for seed in range(4):
        asked = question(kind, seed=seed, lesson=3)
        assert RULEBOOK[asked.rule].lesson <= 3
        if asked.round is not None:
            tiles = [*list(asked.round.tableau)[1:], *asked.round.hands[0]]
            assert not any(tile.is_double for tile in tiles)


def test_any_kind_is_one_that_is_known() -> None:
    """Without a kind the question is of one that the lesson has made answerable."""
    kinds = {question(seed=seed, lesson=2).kind for seed in range(12)}
    assert kinds <= {kind for kind, lesson in KIND_LESSONS.items() if lesson <= 2}
    assert len(kinds) > 1


@every_difficulty
def test_match(difficulty: int) -> None:
    """Of the tiles to choose from, only the right one shows the open number."""
    for asked in some("match", difficulty):
        pip = int(re.findall(r"number (\d+)", asked.text)[0])
        for choice in asked.choices:
            tile = _tiles(choice.text)[0]
            assert (pip in (tile.high, tile.low)) == choice.is_right


@every_difficulty
def test_far_half(difficulty: int) -> None:
    """The number left open is the one that the engine has open there."""
    for asked in some("far_half", difficulty):
        laid, onto = asked.tiles
        (pip,) = {laid.high, laid.low} & {onto.high, onto.low}
        behind = onto.other(pip)
        plays = [f"{behind}-{behind}", f"{onto} on {behind}-{behind}", f"{laid} on {onto}"]
        double = cf.Tile(behind, behind)
        rest = [str(t) for t in cf.double_set(12) if t not in (laid, onto, double)]
        now = cf.setup(cf.Rules(set_max=12, spinner_arms=1), plays, rest[:2])
        assert now.tableau.outer(laid) == int(asked.right.text)


@every_difficulty
def test_suit_and_set(difficulty: int) -> None:
    """How many tiles show a number, and which tile is in no set, is counted in the set itself."""
    for asked in some("suit", difficulty):
        n, pip = map(int, re.findall(r"double-(\d+) .* have a (\d+)\?", asked.text)[0])
        suit = [tile for tile in cf.double_set(n) if pip in (tile.high, tile.low)]
        assert int(asked.right.text) == len(suit)
    for asked in some("in_set", difficulty):
        whole = cf.double_set(int(re.findall(r"double-(\d+)", asked.text)[0]))
        for choice in asked.choices:
            assert (_tiles(choice.text)[0] not in whole) == choice.is_right


@pytest.mark.parametrize("lesson", range(1, 7))
def test_nothing_is_asked_twice(lesson: int) -> None:
    """In six questions of what a lesson made answerable, no two are the same."""
    kinds = [kind for kind, met in KIND_LESSONS.items() if met <= lesson]
    for seed in range(4):
        asked = [each.asks for each in questions(6, seed=seed, kinds=kinds, lesson=lesson)]
        assert len(set(asked)) == 6


@every_difficulty
def test_playable(difficulty: int) -> None:
    """Of the tiles to choose from, exactly the right one can be played."""
    for asked in some("playable", difficulty):
        legal = {move.tile for move in _plays(_round(asked))}
        for choice in asked.choices:
            assert (_tiles(choice.text)[0] in legal) == choice.is_right


@every_difficulty
def test_where(difficulty: int) -> None:
    """Of the places to choose from, exactly the right one takes the tile."""
    for asked in some("where", difficulty):
        tile = _tiles(asked.text)[0]
        for choice in asked.choices:
            move = cf.Move(tile, _tiles(choice.text)[0])
            assert (_round(asked).why_not(move) is None) == choice.is_right


@every_difficulty
def test_must_show(difficulty: int) -> None:
    """The right number is `must_match`, or all open ones where there is none."""
    for asked in some("must_show", difficulty):
        pip = _round(asked).must_match
        numbers = [int(found) for found in re.findall(r"\d+", asked.right.text)]
        assert numbers == ([pip] if pip is not None else list(open_pips(_round(asked))))


@every_difficulty
def test_open_ends(difficulty: int) -> None:
    """The right numbers are the open ones, and those of every other choice are not."""
    for asked in some("open_ends", difficulty):
        for choice in asked.choices:
            numbers = tuple(int(found) for found in re.findall(r"\d+", choice.text))
            assert (numbers == open_pips(_round(asked))) == choice.is_right


@every_difficulty
def test_who_draws(difficulty: int) -> None:
    """Exactly the right player would have to draw in their turn."""
    for asked in some("who_draws", difficulty):
        for choice in asked.choices:
            theirs = at_turn(_round(asked), ["You", "Bo", "Cy"].index(choice.text))
            assert ([str(move) for move in theirs.legal_moves()] == ["draw"]) == choice.is_right


def _follow(now: cf.Round, words: str) -> bool:
    """Whether what the words of a choice say can be done, as a whole turn."""
    moves = {
        r"Draw the (\S+), then play it on the (\S+)": ["draw", r"\1 on \2"],
        r"Draw the (\S+), then draw again": ["draw", "draw"],
        r"Draw the (\S+), (keep it and|then) pass": ["draw", "pass"],
        r"Draw a tile": ["draw"],
        r"Play the (\S+) on the (\S+)": [r"\1 on \2"],
        r"Pass": ["pass"],
    }
    for pattern, turn in moves.items():
        found = re.fullmatch(pattern, words)
        if found:
            for step in turn:
                move = found.expand(step)
                if now.why_not(move) is not None:
                    return False
                now = now.play(move)
            return True
    raise AssertionError(words)


@every_difficulty
def test_turn(difficulty: int) -> None:
    """Of the turns to choose from, exactly the right one can be made as it stands."""
    for asked in some("turn", difficulty):
        for choice in asked.choices:
            assert _follow(_round(asked), choice.text) == choice.is_right


@every_difficulty
def test_illegal(difficulty: int) -> None:
    """Exactly the right choice is a play that the round refuses."""
    for asked in some("illegal", difficulty):
        for choice in asked.choices:
            assert (_round(asked).why_not(choice.text) is not None) == choice.is_right


@pytest.mark.parametrize("difficulty", [1, 2])
def test_add_up(difficulty: int) -> None:
    """The right sum is that of the default rules."""
    for asked in some("add_up", difficulty):
        assert int(asked.right.text) == cf.Rules().points(asked.hands[0][1])


def test_add_up_under_a_house_rule() -> None:
    """At the highest difficulty the sum follows the house rule that the question names."""
    seen = set()
    for seed in range(40):
        asked = question("add_up", seed=seed, difficulty=3)
        ((_, held),) = asked.hands
        pips = sum(tile.pips for tile in held)
        has_blank = cf.Tile(0, 0) in held
        halves = sum(tile.low == 0 < tile.high for tile in held)
        rule = asked.text.split(" if ")[1]
        extra = {
            "every blank half costs 25, and the double-blank 50?": 25 * halves + 50 * has_blank,
            "holding the double-blank costs nothing?": 0,
            "holding the double-blank costs 100?": 100 * has_blank,
        }[rule]
        seen.add(rule)
        assert int(asked.right.text) == pips + extra
    assert len(seen) == 3


@every_difficulty
def test_over(difficulty: int) -> None:
    """Yes or no is what the round says, and so is the reason."""
    for asked in some("over", difficulty):
        now = _round(asked)
        assert asked.right.text.startswith("Yes") == now.is_over
        outcome = now.outcome
        if outcome is not None:
            went_out = outcome.reason is cf.EndReason.WENT_OUT
            assert ("no tile left" in asked.right.text) == went_out
        else:
            able = any(_plays(at_turn(now, seat)) for seat in range(3))
            assert ("play" in asked.right.text) == able


@every_difficulty
def test_that_a_round_is_over_is_told_with_its_reason(difficulty: int) -> None:
    """Whoever thinks that it goes on reads why it does not, and not only that it is over."""
    for asked in some("over", difficulty):
        for choice in asked.choices:
            if choice.mistake == "goes_on":
                assert choice.why.endswith(asked.right.why)


@every_difficulty
@pytest.mark.parametrize("kind", ["must_show", "playable"])
def test_what_asks_for_a_number_is_named(kind: str, difficulty: int) -> None:
    """Where one number is asked for, a wrong answer reads which double does it, or which rule."""
    for asked in some(kind, difficulty):
        double = _round(asked).must_touch
        if double is None:
            continue
        for choice in asked.choices:
            if not choice.is_right:
                assert str(double) in choice.why or "first" in choice.why, choice.why


@every_difficulty
def test_who_leads(difficulty: int) -> None:
    """The leader is whoever drew the most pips."""
    for asked in some("who_leads", difficulty):
        drawn = {name: tile for name, (tile,) in asked.hands}
        assert asked.right.text == max(drawn, key=lambda name: drawn[name].pips)
        assert all(f"{name} holds {tile}" in str(asked) for name, tile in drawn.items())


@every_kind
def test_hands_are_drawn_and_not_written(kind: str, difficulty: int) -> None:
    """A hand that belongs to a question is in its picture and the picture's words only."""
    for asked in some(kind, difficulty):
        assert "hold " not in asked.text
        assert "holds " not in asked.text
        still = question_picture(asked)
        for who, tiles in asked.hands:
            assert still.scene is not None
            drawn = {piece.tile for piece in still.scene.hands}
            assert set(tiles) <= drawn
            labels = {label.text for label in still.scene.labels}
            assert name_of(who) in labels or (who == "you" and not labels)
            assert all(str(tile) in still.alt for tile in tiles)


@every_difficulty
def test_who_won(difficulty: int) -> None:
    """The winner has the lowest total, on a sheet that could have been played."""
    for asked in some("who_won", difficulty):
        totals = {name: sum(row) for name, row in asked.sheet}
        assert totals[asked.right.text] == min(totals.values())
        assert could_be(cf.Rules(), asked.sheet)


@every_difficulty
def test_rounds(difficulty: int) -> None:
    """The next double, and how many there are still, are those of a game."""
    for asked in some("rounds", difficulty):
        n, pip = map(int, re.findall(r"double-(\d+) set, the round of the (\d+)-", asked.text)[0])
        doubles = cf.Rules(set_max=n).leads
        later = doubles[doubles.index(pip) + 1 :]
        if asked.tiles:
            assert _tiles(asked.right.text) == [cf.Tile(later[0], later[0])]
        else:
            assert int(asked.right.text) == len(later)


@every_difficulty
def test_house_rule(difficulty: int) -> None:
    """Each kind of house rule is met, and its answer is that of the changed rules."""
    seen = set()
    for seed in range(24):
        asked = question("house_rule", seed=seed, difficulty=difficulty)
        seen.add(asked.rule)
        if asked.rule == "arms":
            rules = cf.Rules.from_dict({**_round(asked).rules.to_dict(), "spinner_arms": 6})
            legal = {move.tile for move in _plays(at_turn(_round(asked), 0, rules))}
            for choice in asked.choices:
                assert (_tiles(choice.text)[0] in legal) == choice.is_right
        elif asked.rule == "last_double":
            found = re.search(r"costs (\d+|nothing)\?", asked.text)
            assert found is not None
            assert asked.right.text == found[1].replace("nothing", "0")
        else:
            kinds = [move.kind for move in _round(asked).legal_moves()]
            assert kinds == [cf.Kind.PLAY, cf.Kind.PASS]
    assert seen == {"arms", "last_double", "draw"}


def test_mixed_questions_spread_their_kinds() -> None:
    """As many mixed questions as there are kinds have each of them once."""
    assert sorted(asked.kind for asked in questions(len(KINDS), seed=1)) == sorted(KINDS)


def test_a_mix_can_be_had_again() -> None:
    """The same seed gives the same mix; another seed another one."""
    first, again, other = (tuple(questions(3, seed=seed)) for seed in ("a", "a", "b"))
    assert first == again != other


def test_print_form() -> None:
    """A question prints its text and lettered choices, its answer the letter and the reason."""
    asked = question("must_show", seed=1)
    lines = str(asked).splitlines()
    assert [line[:3] for line in lines[1:]] == [f"{c}) " for c in "ABCD"[: len(asked.choices)]]
    assert asked.answer.startswith(f"{asked.letter(asked.right)}: {asked.right.text}")


def test_unknown_kind_and_difficulty() -> None:
    """An unknown kind gets the closest name, a difficulty out of range gets the range."""
    with pytest.raises(ChickenfootError, match="playable"):
        question("playabel", seed=1)
    with pytest.raises(ChickenfootError, match="1 to 3"):
        question("where", seed=1, difficulty=4)


def test_without_a_seed_it_tells_its_seed() -> None:
    """A question asked for without a seed can be had again by the seed it tells."""
    asked = question("where")
    assert question("where", seed=asked.seed) == asked


def test_every_mistake_has_a_name() -> None:
    """Each reason for a wrong choice belongs to a mistake with a name."""
    mistakes = {name.split("-")[1] for name in messages() if name.startswith("wrong-")}
    assert all(has(f"wrong.{mistake}.name") for mistake in mistakes)


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_asked_in_one_language(kind: str) -> None:
    """In Portuguese nobody is called "You", and no tile lies "on" another."""
    with cf.language("pt"):
        for seed in range(6):
            asked = question(kind, seed=seed, difficulty=2)
            told = " ".join([str(asked), *(each.why for each in asked.choices)])
            assert not re.search(r"\b([Yy]ou|on|holds?|can play)\b", told), told
