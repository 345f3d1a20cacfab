// The targets of the fit: how long people needed for each board, and how many gave up.

import { quantile } from './statistics.mjs';

/**
 * The median time by the estimate of Kaplan and Meier: a player who gave up after t seconds counts as unsolved up to t.
 * If fewer than half solved it, the time of the last one who did.
 */
export function medianTime(plays) {
  const sorted = [...plays].sort((a, b) => a.seconds - b.seconds || Number(b.solved) - Number(a.solved));
  let unsolved = 1;
  let last = 0;
  for (const [index, { seconds, solved }] of sorted.entries()) {
    if (!solved) continue;
    unsolved *= 1 - 1 / (sorted.length - index);
    last = seconds;
    if (unsolved <= 0.5) return seconds;
  }
  return last;
}

const LEAST_SECONDS = 1;

/**
 * For each board: the median, the share that gave up, and its `pace`: how far ln(seconds), solved or given up, is above
 * that of the average board after removing the effect of fast and slow people.
 *
 * @returns a Map from a board's id to { players, median, medianOfSolvers, gaveUp, pace }
 */
export function targetsOf(plays) {
  const paces = pacesOf(plays);
  const targets = new Map();
  for (const [board, own] of groupBy(plays, (play) => play.board)) {
    targets.set(board, {
      players: own.length,
      median: medianTime(own),
      medianOfSolvers: quantile(
        own.filter(({ solved }) => solved).map(({ seconds }) => seconds),
        0.5,
      ),
      gaveUp: own.filter(({ solved }) => !solved).length / own.length,
      pace: paces.get(board),
    });
  }
  return targets;
}

const ROUNDS = 50;

/**
 * Fits ln(seconds) = a number for the person + a number for the board, by least squares: each in turn is fitted to the
 * rest that the other leaves.
 */
function pacesOf(plays) {
  const boards = new Map(plays.map(({ board }) => [board, 0]));
  const people = new Map(plays.map(({ person }) => [person, 0]));
  const log = ({ seconds }) => Math.log(Math.max(seconds, LEAST_SECONDS));
  const byPerson = groupBy(plays, ({ person }) => person);
  const byBoard = groupBy(plays, ({ board }) => board);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [person, own] of byPerson) {
      people.set(person, mean(own.map((play) => log(play) - boards.get(play.board))));
    }
    for (const [board, own] of byBoard) {
      boards.set(board, mean(own.map((play) => log(play) - people.get(play.person))));
    }
  }
  const middle = mean([...boards.values()]);
  return new Map([...boards].map(([board, pace]) => [board, pace - middle]));
}

export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

export function groupBy(items, keyOf) {
  const groups = new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(item);
  }
  return groups;
}
