// A rating in words: the prediction, the reasons for it, and whether it is extrapolated.

import { checkBoard, checkParts, type Kind, list, object, type Table, whole } from '../basics/arguments.ts';
import { counted } from '../basics/numbers.ts';
import { type Board, primaryOf } from '../board/board.ts';
import { describeVehicle, kindOf } from '../board/naming.ts';
import { formatSeconds } from './grade.ts';
import type { Rating, Unmeasured } from './rating.ts';

/**
 * `about 1 min 20 s (50 s to 2 min); 22 % give up (11 % to 38 %)`: the time within which half of the players solve it
 * and the share that gives up, each with the range in which four of five such boards lie.
 *
 * @param rating - the rating, as `rate` gives it
 *
 * @example
 * const found = rate(board);
 * if (found.kind === 'rated') console.log(describePrediction(found.rating)); // about 0 s (0 s to 1 s); 0 % give up (0 % to 0 %)
 */
export function describePrediction(rating: Rating): string {
  checkParts(rating, 'rating', parts);
  const { seconds, givesUp, moves } = rating;
  if (moves === 0) return 'solved already';
  const time = `about ${formatSeconds(seconds.value)} (${formatSeconds(seconds.least)} to ${formatSeconds(seconds.most)})`;
  return `${time}; ${percent(givesUp.value)} give up (${percent(givesUp.least)} to ${percent(givesUp.most)})`;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** The first part that is looked at: what `rate` gives has it in its `rating`. */
const moves: Kind = (value) => whole(value) && 'a whole number from 0, as in the `rating` that rate gives';

/** What is looked at here. */
const parts: Table = {
  moves,
  seconds: object,
  givesUp: object,
  facts: object,
  themes: list,
  extrapolated: list,
};

/**
 * `15 moves; the red car must go back twice; 5 moves without a visible reason`: the reasons in words.
 *
 * @param board - the board
 * @param rating - the rating, as `rate` gives it
 *
 * @example
 * const found = rate(board);
 * if (found.kind === 'rated') console.log(describeRating(board, found.rating)); // 2 moves; all 2 vehicles must move
 */
export function describeRating(board: Board, rating: Rating): string {
  checkBoard(board);
  checkParts(rating, 'rating', parts);
  const { moves, facts, themes } = rating;
  if (moves === 0) return 'solved already';
  checkParts(facts, 'rating.facts', { busiest: object });
  const said = [counted(moves, 'move')];
  const all = board.vehicles.length;
  if (all > 1)
    said.push(`${facts.mustMove === all ? 'all' : `${facts.mustMove} of`} ${all} vehicles must move`);
  if (facts.chain > 1) said.push(`blocked ${facts.chain} vehicles deep`);
  const red = `the red ${kindOf(primaryOf(board))}`;
  if (facts.primaryBack > 0) said.push(`${red} must go back ${timesOf(facts.primaryBack)}`);
  if (facts.hidden > 0) {
    said.push(`${counted(facts.hidden, 'move')} without a visible reason`);
  }
  if (themes.includes('decoy')) said.push('what looks like progress at the start is none');
  const { vehicle, moves: times } = facts.busiest;
  if (times > 2 && vehicle !== board.primary) {
    said.push(`${describeVehicle(board, vehicle)} must move ${timesOf(times)}`);
  }
  if (facts.solutions === 1) said.push('one way only');
  else if (facts.oneWay > 0) {
    said.push(`one way only for the first ${facts.oneWay === 1 ? 'move' : facts.oneWay}`);
  }
  return said.join('; ');
}

const timesOf = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

const unmeasured: Readonly<Record<Unmeasured, string>> = {
  shorter: 'shorter than any board that people were timed on',
  longer: 'longer than any board that people were timed on',
  size: 'people were timed on 6×6 only',
  walls: 'people were timed on boards without walls only',
  cluster: 'the board has too many states, so only its length was used',
};

/**
 * `extrapolated: longer than any board that people were timed on`; undefined if it is not extrapolated.
 *
 * @param rating - the rating, as `rate` gives it
 *
 * @example
 * const found = rate(board);
 * if (found.kind === 'rated') console.log(describeExtrapolation(found.rating)?.split(';')[0]); // extrapolated: shorter than any board that people were timed on
 */
export function describeExtrapolation(rating: Rating): string | undefined {
  checkParts(rating, 'rating', parts);
  const { extrapolated } = rating;
  if (extrapolated.length === 0) return undefined;
  return `extrapolated: ${extrapolated.map((reason) => unmeasured[reason]).join('; ')}`;
}
