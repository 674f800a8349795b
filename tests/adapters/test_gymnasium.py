"""Gymnasium's own check passes, against bots and alone; the vector environment is the batch."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from majlis.adapters.gymnasium import Many, register
from majlis.core.many import Batch

NAMES = ["majlis/HighDesert-v0", "majlis/FiveTribes-v0", "majlis/Djinn-v0", "majlis/DjinnSolo-v0"]


@pytest.fixture(autouse=True)
def registered() -> None:
    if NAMES[0] not in gymnasium.registry:  # an installed house is found by its entry point
        register()


@pytest.mark.filterwarnings("ignore")  # it asks for renderings that are pictures of points
@pytest.mark.parametrize("name", NAMES)
def test_check_env(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_ends_with_a_share_of_the_win_and_a_seed_repeats_it(name: str) -> None:
    ends = []
    for _ in range(2):
        env, chance = gymnasium.make(name), np.random.default_rng(2)
        numbers, info = env.reset(seed=5)
        over, reward, told = False, 0.0, [numbers.tobytes()]
        while not over:
            assert reward == 0 and info["action_mask"].sum() > 0
            assert (env.unwrapped.action_masks() == info["action_mask"]).all()
            numbers, reward, over, cut, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
            told.append(numbers.tobytes())
            assert not cut
        assert 0 <= reward <= 1
        ends.append((reward, told))
    assert ends[0] == ends[1]


def test_rivals_are_chosen_by_name_and_the_player_sits_where_asked() -> None:
    env = gymnasium.make("majlis/HighDesert-v0", rivals=["keen", "random"], seat=1)
    _, info = env.reset(seed=1)
    assert env.unwrapped.play.turn == 1 and env.unwrapped.play.seats == 3 and info["action_mask"].any()
    assert env.unwrapped.render().startswith("<svg")


def test_a_closed_action_ends_the_game_and_says_why() -> None:
    env = gymnasium.make("majlis/HighDesert-v0")
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True) and "not open" in info["illegal"]


def test_the_vector_environment_is_the_batch() -> None:
    many = gymnasium.make_vec(NAMES[0], num_envs=70, vectorization_mode="vector_entry_point", seats=3)
    numbers, info = many.reset(seed=4)
    batch = Batch("high_desert", 70, 3, seed=int(np.random.default_rng(4).integers(2**63)))
    chance, ended = np.random.default_rng(1), 0
    assert isinstance(many.unwrapped, Many) and numbers in many.observation_space
    for _ in range(200):
        actions = [int(chance.choice(np.flatnonzero(mask))) for mask in info["action_mask"]]
        acted = batch.turns.copy()
        numbers, rewards, over, _, info = many.step(np.array(actions))
        batch.step(actions)
        assert numbers.tobytes() == batch.observe().tobytes() and (over == batch.done).all()
        for i in np.flatnonzero(over):
            assert rewards[i] == batch.results[i, acted[i]]
            ended += 1
    assert ended > 10
