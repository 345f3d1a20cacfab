// Searches that are stopped before their end, on boards from 7×7 to 12×12 whose optimum is known, or of which a solution is.
import { countSolution, finishTask, loadEngineFor, replay } from '@unjam/core';
import { solveAnytimeTask } from '@unjam/core/anytime';
import { randomFrom } from '@unjam/core/generate';
import { algorithms, engineIds } from '@unjam/core/search';
import { planted } from '../../../bench/planted.mjs';

/** States in which an engine, and a textbook search, look for the optimum. */
const ENGINE_STATES = 100_000;
const TEXTBOOK_STATES = 3000;
/** One board of so many is given to the textbook search, which takes most of the time. */
const TEXTBOOK_EACH = 8;
/** How often a search of the same board is stopped. */
const STOPS = 3;
/** The most states before a stop where the optimum is not known. */
const LATEST_STOP = 20_000;
/** Random moves away from a solved state. */
const WALK = 3000;

await loadEngineFor({ width: 12, height: 12 });

const byId = (id) => algorithms.find((each) => each.id === id);

/**
 * Looks at one board, which depends on the seed and the number alone.
 *
 * @returns {{ faults: string[], side: number, known: boolean, stopped: number, unsolved: number, proved: number,
 *   bounds: number, depths: number, tight: number }} whether the optimum is known; searches that were stopped before their
 *   end, those of them without a solution, and those that proved one shortest; bounds and depths that were compared; last
 *   bounds that are at most two below the optimum
 */
export function lookAtBounds(seed, number) {
  const random = randomFrom((seed * 1_000_003 + number) % 2 ** 32);
  const side = 7 + (number % 6);
  const filled = 0.5 + 0.35 * random();
  const metric = random() < 0.5 ? 'moves' : 'steps';
  const made = planted({ side, filled, seed: 1 + (seed * 100_003 + number), walk: WALK });
  const { board } = made;
  const faults = [];
  const counts = { known: false, stopped: 0, unsolved: 0, proved: 0, bounds: 0, depths: 0, tight: 0 };

  /** No shortest solution is longer; once the optimum is known, none is shorter either. */
  let most = made[metric];
  const fault = (text) => faults.push(`board ${number}, ${side}×${side}, ${metric}: ${text}`);
  const holds = (what, bound, exact) => {
    if (bound > most) fault(`${what} ${bound} is above ${exact ? 'the optimum' : 'a solution of'} ${most}`);
  };
  const lengthOf = (who, solution) => {
    const played = replay(board, solution);
    if (!played.ok || !played.value.solved) fault(`${who}: its solution does not solve the board`);
    return countSolution(solution)[metric];
  };

  const finished = (id, states) => {
    const result = finishTask(byId(id).run(board, { metric, limit: { states } }));
    if (result.kind === 'unsolvable') fault(`${id} says that there is no solution`);
    return result.kind === 'solved' ? { ...result, length: lengthOf(id, result.solution) } : undefined;
  };
  const exact = finished('engine', ENGINE_STATES);
  const textbook = number % TEXTBOOK_EACH === 0 ? finished('bfs', TEXTBOOK_STATES) : undefined;
  counts.known = exact !== undefined;
  if (exact) holds('the optimum of engine', exact.length);
  if (exact && textbook && exact.length !== textbook.length)
    fault(`engine finds ${exact.length}, bfs ${textbook.length}`);
  if (exact) most = exact.length;

  for (let stop = 0; stop < STOPS; stop++) {
    const needed = exact?.stats.expanded ?? LATEST_STOP;
    const states = 1 + Math.floor(random() * needed);
    const task = solveAnytimeTask(board, { metric, seed: number + stop, limit: { states } });
    let next = task.next();
    for (; !next.done; next = task.next()) {
      const { lowerBound = 0, best } = next.value;
      counts.bounds++;
      holds('a bound of solveAnytime', lowerBound, exact);
      if (exact && best < most) fault(`solveAnytime has ${best} moves, the optimum is ${most}`);
    }
    const { value } = next;
    if (value.kind === 'unsolvable') fault('solveAnytime says that there is no solution');
    const length = value.kind === 'solved' ? lengthOf('solveAnytime', value.solution) : undefined;
    if (exact ? length < most : false) fault(`solveAnytime finds ${length}, the optimum is ${most}`);
    if (length !== undefined && !exact) most = Math.min(most, length);
    if (value.kind === 'solved' && value.optimal !== false) {
      if (length > most) fault(`solveAnytime calls ${length} shortest, there is one of ${most}`);
      counts.proved++;
      continue;
    }
    counts.stopped++;
    if (value.kind === 'limit') counts.unsolved++;
    counts.bounds++;
    holds('the bound of solveAnytime', value.lowerBound, exact);
    if (exact && value.lowerBound >= most - 2) counts.tight++;
  }

  // the depth at which an engine stands is the length of its paths: none of the shorter ones is a solution
  const states = 1 + Math.floor(random() * (exact?.stats.expanded ?? LATEST_STOP));
  for (const id of engineIds.filter((each) => each !== 'engine' && !byId(each).refusal?.(board))) {
    for (const { depth = 0 } of byId(id).run(board, { metric, limit: { states } })) {
      counts.depths++;
      holds(`the depth of ${id}`, depth, exact);
    }
  }
  return { faults, side, ...counts };
}
