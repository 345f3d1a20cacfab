import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countSolution, err, ok, type Result, solve } from '@unjam/core';
import { boardOf } from './board-text.ts';
import { sha256 } from './files.ts';
import { describeSize, type Manifest, readManifest, totalsOf } from './manifest.ts';
import { Atlas } from './open-atlas.ts';
import type { AtlasProblem } from './problem.ts';

export interface VerifyOptions {
  /** Puzzles to solve again, in both metrics; default 100. */
  readonly sample?: number;
  /** Chooses the sample: the same seed gives the same puzzles. */
  readonly seed?: number;
  readonly onProgress?: (progress: { readonly checked: number; readonly shards: number }) => void;
}

export interface VerifyResult {
  readonly manifest: Manifest;
  /** Puzzles that were solved again. */
  readonly solved: number;
}

/** Compares every shard with its checksum and count, and solves a random sample again with the engine. */
export async function verifyAtlas(
  folder: string,
  { sample = 100, seed = 1, onProgress }: VerifyOptions = {},
): Promise<Result<VerifyResult, AtlasProblem>> {
  const manifest = readManifest(folder);
  if (!manifest.ok) return manifest;
  const { finished, size } = manifest.value;
  for (const [checked, { file, sha256: expected }] of finished.entries()) {
    const path = join(folder, file);
    if (!existsSync(path)) return err({ code: 'missing-shard', message: `${path} is missing` });
    const found = await sha256(path);
    if (found !== expected) {
      return err({
        code: 'damaged-shard',
        message: `${path} is damaged: its SHA-256 is ${found}, the manifest says ${expected}`,
      });
    }
    onProgress?.({ checked: checked + 1, shards: finished.length });
  }
  const atlas = await Atlas.open(folder);
  if (!atlas.ok) return atlas;
  try {
    const totals = totalsOf(manifest.value);
    const counted = await atlas.value.query(
      'select count(*)::double, coalesce(sum(states), 0)::double from puzzles',
    );
    if (!counted.ok) return counted;
    const [puzzles, states] = counted.value.rows[0] as [number, number];
    if (puzzles !== totals.puzzles || states !== totals.states) {
      return err({
        code: 'damaged-shard',
        message: `${folder} (${describeSize(size)}) holds ${puzzles} puzzles of ${states} states, its manifest says ${totals.puzzles} of ${totals.states}`,
      });
    }
    const solved = await solveSample(atlas.value, sample, seed);
    return solved.ok ? ok({ manifest: manifest.value, solved: solved.value }) : solved;
  } finally {
    atlas.value.close();
  }
}

async function solveSample(
  atlas: Atlas,
  sample: number,
  seed: number,
): Promise<Result<number, AtlasProblem>> {
  const answer = await atlas.query(
    `select hardest, moves, hardest_in_steps, steps from puzzles
     order by hash(hardest, ${Math.trunc(seed)}), hardest limit ${Math.trunc(sample)}`,
  );
  if (!answer.ok) return answer;
  const { width } = atlas.manifest.size;
  for (const row of answer.value.rows) {
    const [hardest, moves, hardestInSteps, steps] = row as [string, number, string, number];
    for (const { text, metric, expected } of [
      { text: hardest, metric: 'moves' as const, expected: moves },
      { text: hardestInSteps, metric: 'steps' as const, expected: steps },
    ]) {
      const found = distanceOf(text, width, metric);
      if (found === expected) continue;
      return err({
        code: 'damaged-shard',
        message: `${text} takes ${found ?? 'no'} ${metric}, the atlas says ${expected}`,
      });
    }
  }
  return ok(answer.value.rows.length);
}

/** The distance of a board in the atlas's format; undefined where the text is no board or has no solution. */
function distanceOf(text: string, width: number, metric: 'moves' | 'steps'): number | undefined {
  const board = boardOf(text, width);
  if (!board) return undefined;
  const result = solve(board, { metric });
  return result.kind === 'solved' ? countSolution(result.solution)[metric] : undefined;
}
