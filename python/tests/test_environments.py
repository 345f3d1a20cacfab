"""The environments of Gymnasium."""

import subprocess
from pathlib import Path

import pytest

gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import unjam  # noqa: E402
import unjam.environments  # noqa: E402
from unjam._command import command  # noqa: E402

NAME = "unjam/RushHour-v0"
JAM = "XX.A/...A/..../...."  # shortest: A down 1, X right 2
EXIT = "..../XX../..../...."
EASY = {"moves": (1, 8)}


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("mode", "slides"), [("ansi", "unit"), ("rgb_array", "slide")])
def test_the_checker_of_gymnasium(mode: str, slides: str) -> None:
    env = gymnasium.make(NAME, render_mode=mode, slides=slides, difficulty=EASY)
    check_env(env.unwrapped)
    env.close()


def test_one_board_to_its_end() -> None:
    env = gymnasium.make(NAME, board=JAM, render_mode="ansi").unwrapped
    observation, info = env.reset(seed=1)
    assert observation.shape == (5, 4, 4) and info["labels"] == ["X", "A"]
    assert info["action_mask"].tolist() == [0, 1, 0, 1] and env.action_masks().tolist() == [False, True, False, True]
    assert env.solution() == [3, 1, 1]
    assert [env.step(action)[1:4] for action in (0, 3, 1, 1)] == [
        (-1.0, False, False),
        (-1.0, False, False),
        (-1.0, False, False),
        (-1.0, True, False),
    ]
    assert "· ·" in env.render().replace("  ", " ")
    with pytest.raises(ValueError, match="an action is not of 0 to 3"):
        env.step(4)
    env.close()


def test_slides_rewards_and_the_limit() -> None:
    reward = {"action": -0.5, "cell": -0.25, "illegal": -2, "solved": 10}
    env = gymnasium.make(NAME, board=JAM, slides="slide", reward=reward, max_steps=3, observe="cells").unwrapped
    cells, _ = env.reset(seed=1)
    assert cells.tolist()[0] == [1, 1, 0, 2]
    assert env.solution() == [6, 3]
    assert [env.step(action)[1] for action in (0, 6, 3)] == [-2.5, -0.75, 9.0]
    env.reset(seed=1)
    assert [env.step(0)[3] for _ in range(3)] == [False, False, True]
    env.close()


def test_the_same_seed_draws_the_same_puzzle_and_splits_share_none() -> None:
    drawn = {}
    for split in ("train", "test"):
        env = gymnasium.make(NAME, split=split, difficulty=EASY)
        drawn[split] = {env.reset(seed=seed)[1]["board"] for seed in range(25)}
        assert {env.reset(seed=seed)[1]["board"] for seed in range(25)} == drawn[split]
        assert all((unjam.solve(board).moves or 99) <= 8 for board in drawn[split])
        env.close()
    assert len(drawn["train"]) > 15 and not drawn["train"] & drawn["test"]


def test_a_picture() -> None:
    env = gymnasium.make(NAME, board=JAM, render_mode="rgb_array")
    env.reset(seed=1)
    image = env.render()
    assert image.shape == (200, 200, 3) and image.dtype == np.uint8
    assert image[28, 28].tolist() == [216, 39, 30] and image[28, 172].tolist() == [61, 124, 201]
    env.close()


def test_many_boards_with_how_they_ended() -> None:
    envs = gymnasium.make_vec(NAME, num_envs=3, board=JAM, max_steps=3)
    observations, infos = envs.reset(seed=4)
    assert envs.observation_space.contains(observations) and infos["action_mask"].tolist() == [[0, 1, 0, 1]] * 3
    steps = [envs.step(np.array(actions)) for actions in ([3, 3, 0], [1, 1, 0], [1, 3, 0])]
    observations, rewards, terminated, truncated, infos = steps[2]
    assert rewards.tolist() == [-1, -1, -1]
    assert terminated.tolist() == [True, False, False] and truncated.tolist() == [False, True, True]
    assert infos["illegal"].tolist() == [False, False, True]
    # the observation is the next episode's, the last one of this episode is in the infos
    start = envs.reset(seed=4)[0]
    assert (observations == start).all()
    assert infos["final_obs"][0][0, 0].tolist() == [0, 0, 1, 1]
    assert infos["final_info"]["action_mask"].tolist() == [[1, 0, 0, 1], [1, 1, 1, 0], [0, 1, 0, 1]]
    assert "final_obs" not in steps[0][4]
    with pytest.raises(ValueError, match="expected \\(3,\\)"):
        envs.step(np.array([0]))
    with pytest.raises(ValueError, match="an action is not of 0 to 3"):
        envs.step(np.array([0, 0, -1]))
    envs.close()


def test_a_vector_of_one_process_plays_as_single_environments_do() -> None:
    count, rng = 3, np.random.default_rng(1)
    options = {"difficulty": EASY, "max_steps": 20, "slides": "slide"}
    envs = gymnasium.make_vec(NAME, num_envs=count, **options)
    singles = [gymnasium.make(NAME, **options) for _ in range(count)]
    observations, infos = envs.reset(seed=7)
    for index, env in enumerate(singles):
        assert (env.reset(seed=7 + index)[0] == observations[index]).all()
    over = np.zeros(count, bool)
    for _ in range(20):
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        observations, rewards, terminated, truncated, infos = envs.step(actions)
        for index, env in enumerate(singles):
            if over[index]:
                continue
            alone, reward, ended, late, _ = env.step(int(actions[index]))
            assert (reward, ended, late) == (rewards[index], terminated[index], truncated[index])
            over[index] = ended or late
            assert (alone == (infos["final_obs"][index] if over[index] else observations[index])).all()
    assert over.all()
    for env in (envs, *singles):
        env.close()


def test_seeds_in_a_list_and_what_is_refused() -> None:
    envs = gymnasium.make_vec(NAME, num_envs=2)
    both = envs.reset(seed=[5, 5])[0]
    assert (both[0] == both[1]).all()
    with pytest.raises(ValueError, match="1 seeds; expected one for each of 2"):
        envs.reset(seed=[5])
    with pytest.raises(unjam.UnjamError, match="no puzzle of 2000 is of this split and difficulty"):
        envs.reset(options={"difficulty": {"moves": (90, 99)}})
    with pytest.raises(ValueError, match="unknown options"):
        envs.reset(options={"level": 3})
    envs.close()
    with pytest.raises(unjam.UnjamError, match="slides"):
        gymnasium.make(NAME, slides="far").reset()
    with pytest.raises(ValueError, match="render_mode"):
        unjam.environments.RushHourEnv(render_mode="human")


def test_own_puzzles() -> None:
    env = gymnasium.make(NAME, puzzles=[JAM, "XX../..../..../...."])
    boards = {env.reset(seed=seed)[1]["board"] for seed in range(10)}
    assert boards == {"XXoAoooAoooooooo", "XXoooooooooooooo"}
    env.close()


def test_the_puzzles_of_an_atlas_by_its_name() -> None:
    env = gymnasium.make(NAME, puzzles="6x6", difficulty={"moves": (50, 51)})
    _, info = env.reset(seed=1)
    assert unjam.solve(info["board"]).moves in (50, 51)
    env.close()
    missing = "7x7: no such file, and no atlas of this size is published; there are 4x4, 5x5, 6x6"
    with pytest.raises(unjam.UnjamError, match=missing):
        unjam.environments.RushHourEnv(puzzles="7x7")


def test_a_board_that_cannot_be_read_is_named() -> None:
    for puzzles in ([JAM, "XX.A/..."], [JAM, "no board", JAM], ["", "no board"]):
        unread = min(place for place, text in enumerate(puzzles) if text != JAM)
        with pytest.raises(unjam.UnjamError, match=rf"^puzzles\[{unread}\]: .*; expected"):
            unjam.environments.RushHourEnv(puzzles=puzzles)


def test_boards_of_formats_that_a_file_holds_one_by_one() -> None:
    plan = subprocess.run([*command(), "convert", JAM, "--to", "pddl"], capture_output=True, text=True, check=True).stdout
    env = unjam.environments.RushHourEnv(puzzles=[plan, EXIT, "..../XX.B/...B/...."])
    drawn = {env.reset(seed=seed)[1]["board"] for seed in range(30)}
    assert env._batch.session.hello["puzzles"] == 3 and len(drawn) == 3
    env.close()


def test_a_file_of_which_a_part_cannot_be_read_is_used_with_a_warning(tmp_path: Path) -> None:
    file = tmp_path / "some.txt"
    file.write_text(f"{JAM}\n\nXX.A/...\n")
    with pytest.warns(UserWarning, match=r"puzzles were left out: .*some\.txt:3"):
        env = unjam.environments.RushHourEnv(puzzles=file)
    assert env.reset(seed=1)[1]["labels"] == ["X", "A"]
    env.close()


@pytest.mark.parametrize("actions", [[0.5, 1.0], ["1", "1"], [None, 1], [float("nan"), 1]])
def test_actions_are_whole_numbers(actions: list) -> None:
    envs = gymnasium.make_vec(NAME, num_envs=2, board=JAM).unwrapped
    with pytest.raises(ValueError, match="no episodes have begun; expected a reset first"):
        envs.step(np.array([0, 0]))
    envs.reset(seed=1)
    with pytest.raises(ValueError, match="actions of the type .*; expected whole numbers"):
        envs.step(np.array(actions))
    assert envs.step(np.array([3, 1]))[4]["illegal"].tolist() == [False, False]
    envs.close()


def test_numbers_of_numpy_are_numbers_and_infinite_ones_are_refused() -> None:
    env = unjam.environments.RushHourEnv(
        board=JAM, max_steps=np.int64(1), reward={"action": np.float32(-2)}, difficulty={"moves": (np.int8(1), np.int8(8))}
    )
    env.reset(seed=1)
    assert env.step(3)[1:4] == (-2.0, False, True)
    env.close()
    env = unjam.environments.RushHourEnv(board=JAM, difficulty={"moves": (1, float("inf"))})
    with pytest.raises(ValueError, match=r"difficulty is \{'moves': \[1, inf\]\}; expected finite numbers"):
        env.reset(seed=1)
    env.close()
