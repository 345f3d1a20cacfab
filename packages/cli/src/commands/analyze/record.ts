import type { Board } from '@unjam/core';
import type { Analysis, AnalysisResult } from '@unjam/core/analysis';
import { metrics, squareOf } from '@unjam/core/board';
import { compactText } from '@unjam/core/formats';
import type { InputBoard } from '../../input/boards.ts';
import { aboutBoard } from '../../output/about-board.ts';
import { difficultyRecord, noDifficulty } from '../../output/difficulty-record.ts';
import { limitNames } from '../../output/limit.ts';

/** What `analyze --json` prints about a board; docs/json.md describes it. */
export function analysisRecord(input: InputBoard, found: Analysis) {
  const { board } = input;
  const { states, solvable, solved, distance, histogram, minimal, rating } = found;
  return {
    ...aboutBoard(input),
    kind: 'analyzed',
    limit: null,
    states,
    depth: null,
    solvable,
    solved,
    ...distance,
    histogram,
    hardest: Object.fromEntries(
      metrics.map((metric) => {
        const hardest = found.hardest[metric];
        return [metric, hardest && { distance: hardest.distance, board: compactText(hardest.board) }];
      }),
    ),
    minimal,
    redundant: found.redundant && {
      vehicles: redundantLabels(board, found),
      walls: redundantWalls(board, found),
    },
    shortestSolutions: Object.fromEntries(metrics.map((metric) => [metric, found.shortestSolutions[metric]])),
    ...(rating ? difficultyRecord(rating) : noDifficulty),
    stuck: found.stuck && {
      cells: found.stuck.cells,
      vehicles: found.stuck.vehicles.map((index) => board.vehicles[index]?.label ?? ''),
      wall: found.stuck.wall,
    },
  };
}

/** The same keys for a board whose analysis ended at a limit. */
export const limitRecord = (
  input: InputBoard,
  { which, explored }: Extract<AnalysisResult, { kind: 'limit' }>,
) => ({
  ...aboutBoard(input),
  kind: 'limit',
  limit: limitNames[which],
  states: explored?.states ?? null,
  depth: explored?.depth ?? null,
  solvable: null,
  solved: null,
  moves: null,
  steps: null,
  histogram: null,
  hardest: null,
  minimal: null,
  redundant: null,
  shortestSolutions: null,
  ...noDifficulty,
  stuck: null,
});

const redundantLabels = ({ vehicles }: Board, { redundant }: Analysis): string[] =>
  redundant?.vehicles.flatMap((index) => vehicles[index]?.label ?? []) ?? [];

/** Row and column of each redundant wall, from 1. */
const redundantWalls = ({ width }: Board, { redundant }: Analysis): { row: number; column: number }[] =>
  redundant?.walls.map((cell) => {
    const { row, column } = squareOf(cell, width);
    return { row: row + 1, column: column + 1 };
  }) ?? [];
