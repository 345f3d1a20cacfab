// A program that learns: Q-learning with a table, on one board. The mask says which actions are legal.
import { parseBoard, solve } from '@unjam/core';
import { Environment, maskLength, shapeOf } from '@unjam/core/game';

const board = parseBoard('AA.B./XX.B./.CCC./...../.....');
const shape = shapeOf([board]);
const actions = maskLength(shape);
const mask = new Uint8Array(actions);

/** @type {Map<string, Float64Array>} what each action is worth in each state that was seen */
const table = new Map();
/** @param {string} state */
function valuesOf(state) {
  const values = table.get(state) ?? new Float64Array(actions);
  table.set(state, values);
  return values;
}

/** @param {Float64Array} values @returns the legal action that is worth most */
function best(values) {
  let chosen = mask.indexOf(1);
  for (let action = chosen; action < actions; action++)
    if (mask[action] && (values[action] ?? 0) > (values[chosen] ?? 0)) chosen = action;
  return chosen;
}

let seed = 1;
function random() {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

/** @param {number} curiosity - the share of actions that it chooses at random @returns steps of the episode */
function play(curiosity) {
  const env = new Environment(board, shape);
  env.writeMask(mask);
  while (!env.solved && env.steps < 200) {
    const values = valuesOf(env.state().join());
    let action = best(values);
    if (random() < curiosity)
      do action = Math.floor(random() * actions);
      while (!mask[action]);
    env.step(action);
    env.writeMask(mask);
    const later = valuesOf(env.state().join());
    const ahead = env.solved ? 0 : (later[best(later)] ?? 0);
    values[action] = ((values[action] ?? 0) - 1 + ahead) / 2;
  }
  return env.steps;
}

for (let episode = 0; episode < 500; episode++) play(0.1);
const shortest = solve(board, { metric: 'steps' });
if (shortest.kind === 'solved') console.log(`${play(0)} steps; the shortest solution has ${shortest.steps}`);
