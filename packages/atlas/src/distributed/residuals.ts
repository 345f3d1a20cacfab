// Whether the shards of a worker hold fewer or more puzzles than those of the other workers.
//
// Workers take whatever shard is next, so the shards of each are a sample of all. For each shard: the logarithm of its puzzles
// per touched state (docs/costs.md), less what a straight line through all shards expects of that many states. The mean of a
// worker's shards is then divided by the standard deviation that the mean of as many shards has when they are drawn at random
// from the run:
//
//     worker   shards   puzzles per million states   residual
//     alpha       400                        268.1       +0.4
//     beta        398                        266.0       -0.2
//     gamma       203                        239.7       -8.1     leaves puzzles out, or its counts are wrong
//
// Source: the mean of a sample without replacement (Cochran, Sampling Techniques); fishtest shows a residual for each worker for
// the same reason. Guarantee: with honest workers a residual is beyond 3 about once in 370 workers, and beyond 4 once in 16,000,
// where each has some tens of shards. It says that a worker differs, not that it is wrong; a worker that changes few of its
// shards stays within 3.
import { at } from '@unjam/core/basics';

/** A finished shard, as far as its counts tell. */
export interface CountedShard {
  readonly worker: string;
  readonly puzzles: number;
  /** States of solvable clusters that were touched. */
  readonly touched: number;
}

/** How the shards of a worker compare with all shards of the run. */
export interface WorkerResidual {
  readonly worker: string;
  readonly shards: number;
  readonly puzzles: number;
  /** Puzzles per million touched states. */
  readonly density: number;
  /** In standard deviations; missing where the worker or all others together have too few shards to tell. */
  readonly residual?: number;
}

/** Fewer shards than this say nothing. */
const FEWEST = 5;

/**
 * Compares the workers of a run.
 *
 * @param shards - the finished shards
 * @returns one entry a worker, by its name
 * @example
 * residualsOf([...alpha, ...beta]) // [{ worker: 'alpha', shards: 400, puzzles: 107240, density: 268.1, residual: 0.4 }, …]
 */
export function residualsOf(shards: readonly CountedShard[]): readonly WorkerResidual[] {
  // one more of each, since a shard may have no puzzle
  const touched = shards.map((shard) => Math.log(shard.touched + 1));
  const density = shards.map((shard, index) => Math.log(shard.puzzles + 1) - at(touched, index));
  const [middle, level] = [mean(touched), mean(density)];
  const slope =
    sum(touched.map((x, index) => (x - middle) * (at(density, index) - level))) /
    (sum(touched.map((x) => (x - middle) ** 2)) || 1);
  const left = density.map((y, index) => y - level - slope * (at(touched, index) - middle));
  const variance = sum(left.map((y) => y * y)) / Math.max(1, shards.length - 2);

  const byWorker = new Map<string, number[]>();
  for (const [index, { worker }] of shards.entries()) {
    const own = byWorker.get(worker);
    if (own) own.push(index);
    else byWorker.set(worker, [index]);
  }
  return [...byWorker]
    .map(([worker, own]) => {
      const others = shards.length - own.length;
      const deviation = Math.sqrt((variance / own.length) * (others / Math.max(1, shards.length - 1)));
      const puzzles = sum(own.map((index) => at(shards, index).puzzles));
      const states = sum(own.map((index) => at(shards, index).touched));
      const enough = own.length >= FEWEST && others >= FEWEST && deviation > 0;
      return {
        worker,
        shards: own.length,
        puzzles,
        density: (1e6 * puzzles) / Math.max(1, states),
        ...(enough && { residual: mean(own.map((index) => at(left, index))) / deviation }),
      };
    })
    .sort((a, b) => (a.worker < b.worker ? -1 : 1));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);
