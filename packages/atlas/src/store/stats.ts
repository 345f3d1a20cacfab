import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { AtlasValue } from './answer-pieces.ts';
import { type Manifest, totalsOf } from './manifest.ts';
import type { AtlasProblem } from './problem.ts';
import type { PuzzleTable } from './puzzle-table.ts';

export interface HardestPuzzle {
  readonly board: string;
  readonly moves: number;
  readonly steps: number;
  readonly states: number;
}

/** The number of puzzles with one value, and of the states in their clusters. */
export interface AtlasCount {
  readonly value: number;
  readonly puzzles: number;
  readonly states: number;
}

export interface AtlasStats extends ReturnType<typeof totalsOf> {
  readonly manifest: Manifest;
  /** Each ascending by its value. */
  readonly byMoves: readonly AtlasCount[];
  readonly bySteps: readonly AtlasCount[];
  readonly byVehicles: readonly AtlasCount[];
  readonly byWalls: readonly AtlasCount[];
  /** Clusters of 2^value to 2^(value + 1) - 1 states. */
  readonly bySize: readonly AtlasCount[];
  /** The hardest first; if equal, the smaller cluster, then the board that sorts first. */
  readonly hardestInMoves: readonly HardestPuzzle[];
  readonly hardestInSteps: readonly HardestPuzzle[];
}

class RefusedQuery extends Error {
  readonly problem: AtlasProblem;

  constructor(problem: AtlasProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/**
 * Counts the puzzles of an atlas by each measure.
 *
 * @param atlas - the table of an open atlas
 * @param hardest - how many of the hardest puzzles to list in each metric
 */
export async function atlasStats(
  atlas: PuzzleTable,
  hardest = 10,
): Promise<Result<AtlasStats, AtlasProblem>> {
  const ask = async <Row>(sql: string, read: (row: readonly AtlasValue[]) => Row) => {
    const answer = await atlas.query(sql);
    if (!answer.ok) throw new RefusedQuery(answer.error);
    return answer.value.rows.map(read);
  };
  const count = (value: string) =>
    ask(
      `select ${value}::integer, count(*)::double, sum(states)::double from puzzles group by 1 order by 1`,
      ([of, puzzles, states]): AtlasCount => ({
        value: Number(of),
        puzzles: Number(puzzles),
        states: Number(states),
      }),
    );
  const first = (metric: 'moves' | 'steps', board: string) =>
    ask(
      `select ${board}, moves, steps, states from puzzles
       order by ${metric} desc, states, ${board} limit ${Math.trunc(hardest)}`,
      ([text, moves, steps, states]): HardestPuzzle => ({
        board: String(text),
        moves: Number(moves),
        steps: Number(steps),
        states: Number(states),
      }),
    );
  try {
    return ok({
      manifest: atlas.manifest,
      ...totalsOf(atlas.manifest),
      byMoves: await count('moves'),
      bySteps: await count('steps'),
      byVehicles: await count('vehicles'),
      byWalls: await count('walls'),
      bySize: await count('floor(log2(states))'),
      hardestInMoves: await first('moves', 'board'),
      hardestInSteps: await first('steps', 'board_in_steps'),
    });
  } catch (thrown) {
    if (thrown instanceof RefusedQuery) return err(thrown.problem);
    throw thrown;
  }
}
