import {
  type Analysis,
  type Board,
  type Metric,
  metrics,
  nameRating,
  nameSquare,
  nameStuck,
  nameVehicle,
  squareOf,
} from '@unjam/core';
import { bars } from '../output/bars.ts';
import { counted, grouped } from '../output/numbers.ts';

/** What `analyze` tells a person; the bars are those of one metric. */
export function describeAnalysis(board: Board, found: Analysis, metric: Metric): string {
  const { states, solved, hardest, rating, histogram, stuck } = found;
  if (!hardest.moves || !hardest.steps || !rating) {
    const cluster = `cluster   ${counted(states, 'state')}, none of them solved: unsolvable`;
    return stuck ? `${cluster}\nstuck     ${nameStuck(board, stuck)}` : cluster;
  }
  return [
    `cluster   ${counted(states, 'state')}, ${grouped(solved)} of them solved`,
    `board     ${metrics.map((each) => lengthAndCount(found, each)).join(', ')}`,
    `rating    ${rating.rating} of 100, ${rating.grade}: ${nameRating(board, rating)}`,
    `hardest   ${counted(hardest.moves.distance, 'move')}, ${counted(hardest.steps.distance, 'step')}`,
    `minimal   ${minimalWords(board, found)}`,
    '',
    `states by ${metric} to the exit`,
    bars(histogram[metric]),
  ].join('\n');
}

function lengthAndCount({ distance, shortestSolutions }: Analysis, metric: Metric): string {
  const ways = shortestSolutions[metric] ?? 0n;
  return `${counted(distance[metric] ?? 0, metric.slice(0, -1))} (${grouped(ways)} ${ways === 1n ? 'way' : 'ways'})`;
}

function minimalWords(board: Board, { minimal, idle }: Analysis): string {
  if (minimal || !idle) return 'yes, every vehicle and wall matters';
  const names = [
    ...idle.vehicles.map((index) => nameVehicle(board, index)),
    ...idle.walls.map((cell) => `the wall at ${nameSquare(squareOf(cell, board.width))}`),
  ];
  return `no, idle on the hardest state: ${names.join(', ')}`;
}
