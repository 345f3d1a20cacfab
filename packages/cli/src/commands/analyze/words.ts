import type { Board, Metric } from '@unjam/core';
import { type Analysis, describeStuck } from '@unjam/core/analysis';
import { counted, grouped } from '@unjam/core/basics';
import { describeVehicle, formatSquare, metrics, squareOf } from '@unjam/core/board';
import {
  describeExtrapolation,
  describePrediction,
  describeRating,
  type Rating,
} from '@unjam/core/difficulty';
import { bars } from '../../output/bars.ts';

/** The result of `analyze` as text; the bars show one metric. */
export function describeAnalysis(board: Board, found: Analysis, metric: Metric): string {
  const { states, solved, hardest, rating, histogram, stuck } = found;
  if (!hardest.moves || !hardest.steps || !rating) {
    const cluster = `cluster   ${counted(states, 'state')}, none of them solved: unsolvable`;
    return stuck ? `${cluster}\nstuck     ${describeStuck(board, stuck)}` : cluster;
  }
  return [
    `cluster   ${counted(states, 'state')}, ${grouped(solved)} of them solved`,
    `board     ${metrics.map((each) => lengthAndCount(found, each)).join(', ')}`,
    `rating    ${rating.rating} of 100, ${rating.grade}: ${describePrediction(rating)}${extrapolated(rating)}`,
    `why       ${describeRating(board, rating)}`,
    `hardest   ${counted(hardest.moves.distance, 'move')}, ${counted(hardest.steps.distance, 'step')}`,
    `minimal   ${minimalWords(board, found)}`,
    '',
    `states by ${metric} to the exit`,
    bars(histogram[metric]),
  ].join('\n');
}

/** How far the exploration of a cluster came: `after 1,048,533 states: all within 56 steps of the board`. */
export const describeExplored = ({ states, depth }: { states: number; depth: number }): string =>
  `after ${counted(states, 'state')}: all within ${counted(depth, 'step')} of the board`;

/** `; extrapolated: ...` if the prediction is extrapolated, otherwise empty. */
function extrapolated(rating: Rating): string {
  const words = describeExtrapolation(rating);
  return words ? `; ${words}` : '';
}

function lengthAndCount({ distance, shortestSolutions }: Analysis, metric: Metric): string {
  const ways = shortestSolutions[metric] ?? 0;
  return `${counted(distance[metric] ?? 0, metric.slice(0, -1))} (${grouped(ways)} ${ways === 1 ? 'way' : 'ways'})`;
}

function minimalWords(board: Board, { minimal, redundant }: Analysis): string {
  if (minimal || !redundant) return 'yes, every vehicle and wall matters';
  const names = [
    ...redundant.vehicles.map((index) => describeVehicle(board, index)),
    ...redundant.walls.map((cell) => `the wall at ${formatSquare(squareOf(cell, board.width))}`),
  ];
  return `no, redundant on the hardest state: ${names.join(', ')}`;
}
