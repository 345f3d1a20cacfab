"""Scores of answers of language models."""

import random
import re

import pytest

import unjam

JAM = "XX.A/...A/..../...."
RIGHT = "First the truck: <answer>A+1 X+2</answer>"


@pytest.mark.parametrize(
    ("completion", "answer", "more", "reward"),
    [
        (RIGHT, JAM, {}, 1.0),
        ("A+1 X+2", JAM, {}, 1.0),
        ([{"role": "user", "content": "A+1"}, {"role": "assistant", "content": RIGHT}], JAM, {}, 1.0),
        ([{"role": "assistant", "content": [{"type": "text", "text": RIGHT}]}], JAM, {}, 1.0),
        ("<answer>X+2</answer> no: <answer>A+1 A-1 A+1 X+2</answer>", JAM, {}, 0.5),
        ("I give up", JAM, {}, 0.0),
        ([], JAM, {}, 0.0),
        (None, JAM, {}, 0.0),
        ([None, 7], JAM, {}, 0.0),
        ([{"role": "assistant", "content": None}], JAM, {}, 0.0),
        ([{"role": "assistant", "content": 5}], JAM, {}, 0.0),
        (RIGHT, '{"board":"XX.A/...A/..../....","solution":"A+1 X+2"}', {}, 1.0),
        (RIGHT, {"board": JAM}, {}, 1.0),
        (RIGHT, "A+1 X+2", {"board": JAM, "state": {}}, 1.0),
        (RIGHT, "A+1 X+2", {"info": {"board": JAM}}, 1.0),
        (RIGHT, "A+1 X+2", {"info": '{"board":"XX.A/...A/..../...."}'}, 1.0),
        (RIGHT, JAM, {"info": "{}"}, 1.0),
    ],
)
def test_reward(completion: object, answer: object, more: dict, reward: float) -> None:
    assert unjam.rush_hour_reward("Solve it.", completion, answer, **more) == reward  # type: ignore[arg-type]


@pytest.mark.parametrize("answer", ["A-1 X+2", "car,move\nA,-1\nX,2"])
def test_moves_with_up_as_plus_are_told_by_check_and_score_nothing(answer: str) -> None:
    mark = unjam.check(JAM, answer)
    assert mark.legal and "up as plus" in (mark.solution_read or "")
    assert unjam.score(JAM, answer) == 0.0
    assert unjam.rush_hour_reward("", answer, JAM) == 0.0
    assert unjam.check(JAM, "A+1 X+2").solution_read is None


def test_a_reward_without_an_answer_where_the_board_is_elsewhere() -> None:
    assert unjam.rush_hour_reward("", RIGHT, board=JAM) == 1.0
    assert unjam.rush_hour_reward("", RIGHT, info={"board": JAM}) == 1.0
    with pytest.raises(unjam.UnjamError, match="there is no board"):
        unjam.rush_hour_reward("", RIGHT)


@pytest.mark.parametrize("info", ["the board", '{"board":', ["board"], 7])
def test_info_that_is_no_mapping_is_an_error(info: object) -> None:
    with pytest.raises(unjam.UnjamError, match="^info is .*; expected a mapping, or its JSON$"):
        unjam.rush_hour_reward("", RIGHT, JAM, info=info)  # type: ignore[arg-type]


def test_a_data_set_without_boards_is_an_error() -> None:
    with pytest.raises(unjam.UnjamError, match='expected the key "board"'):
        unjam.rush_hour_reward("", RIGHT, {"solution": "A+1"})


def by_description(board: str, answer: str) -> float:
    """The rules of reasoning-gym's rush_hour, as they are described: 36 characters, ``o`` empty, ``x`` a wall; the moves are letter, sign,
    digits; a letter is a place in the alphabet, walls after the vehicles; what is blocked stops."""
    if not answer:
        return 0.0
    cells = {label: [i for i, c in enumerate(board) if c == label] for label in sorted(set(board) - set("ox"))}
    pieces = list(cells.values())
    walls = [i for i, c in enumerate(board) if c == "x"]
    for letter, sign, digits in re.findall(r"([A-Z])([+-])(\d+)", answer):
        place = ord(letter) - ord("A")
        if place == len(pieces) + len(walls):
            return 0.0
        if place >= len(pieces):
            continue
        stride = pieces[place][1] - pieces[place][0]
        for _ in range(min(int(digits), 6)):
            by = stride if sign == "+" else -stride
            taken = {i for j, piece in enumerate(pieces) if j != place for i in piece} | set(walls)
            moved = [i + by for i in pieces[place]]
            inside = all(0 <= i < 36 for i in moved)
            if not inside or (stride == 1 and moved[0] // 6 != moved[-1] // 6) or taken & set(moved):
                break
            pieces[place] = moved
    return 1.0 if pieces[0] == [16, 17] else 0.01


def answers(count: int) -> "list[tuple[str, str]]":
    """Boards, and answers to them: right ones, right ones with changes, and random moves in prose."""
    rng = random.Random(5)
    boards = [puzzle.board for puzzle in unjam.generate(12, moves=(3, 12), walls=(0, 1), seed=11, time_limit=60)]
    made = []
    for number in range(count):
        board = boards[number % len(boards)]
        solution = (unjam.solve(board, notation="signed").solution or "").split()
        # the task calls the red car A and the others B, C ... as the generator's labels follow in the alphabet
        board = board.translate(str.maketrans("XABCDEFGHIJKLM", "ABCDEFGHIJKLMN"))
        moves = [move[0].translate(str.maketrans("XABCDEFGHIJKLM", "ABCDEFGHIJKLMN")) + move[1:] for move in solution]
        for _ in range(rng.choice((0, 0, 1, 2))):
            change = rng.choice(("drop", "swap", "far", "random", "beyond"))
            at = rng.randrange(len(moves)) if moves else 0
            if change == "drop" and moves:
                del moves[at]
            elif change == "swap" and moves:
                moves.insert(0, moves.pop(at))
            elif change == "far" and moves:
                moves[at] += "9"
            else:
                letters = "ABCDEFGHIJKLMNOPQRS" if change == "beyond" else "ABCDEF"
                moves.insert(at, f"{rng.choice(letters)}{rng.choice('+-')}{rng.randrange(7)}")
        made.append((board, rng.choice((" ", ", ", " then ")).join(moves)))
    return made


def test_equal_to_the_rules_of_reasoning_gym_on_1000_answers() -> None:
    pairs = answers(1000)
    expected = [by_description(board, answer) for board, answer in pairs]
    assert [unjam.reasoning_gym_score(board, answer) for board, answer in pairs] == expected
    assert all(expected.count(score) > 150 for score in (1.0, 0.01))
    with pytest.raises(unjam.UnjamError, match="reasoning-gym does not take this board"):
        unjam.reasoning_gym_score(JAM, "A+1")


def test_equal_to_reasoning_gym_itself() -> None:
    tasks = pytest.importorskip("reasoning_gym", reason="reasoning-gym is not installed")
    task = tasks.create_dataset("rush_hour", size=1)
    for board, answer in answers(1000):
        entry = {"question": "", "answer": None, "metadata": {"board_config": board}}
        assert unjam.reasoning_gym_score(board, answer) == task.score_answer(answer, entry)


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("<answer>" * 200_000, "<answer>" * 200_000),
        ("<answer>" * 200_000 + "X+2</answer>", "<answer>" * 199_999 + "X+2"),
        ("</answer>" * 200_000 + "<ANSWER> X+2 </Answer></answer><answer>", "X+2"),
        ("<answer>A</answer><answer>B", "A"),
    ],
    ids=["opened", "opened and closed", "closed", "a second opened"],
)
def test_tags_that_nothing_closes_take_no_longer(text: str, answer: str) -> None:
    assert unjam.answer_in(text) == answer
