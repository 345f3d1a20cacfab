import { describeSize, type Manifest, totalsOf } from '@unjam/atlas';
import { counted, grouped } from '@unjam/core/render';
import { printError } from '../../terminal/standard.ts';

/** `5x5 with 0 walls: 1,730 puzzles · 329,603 states · hardest 20 moves, 31 steps`. */
export function summaryOf(manifest: Manifest): string {
  const { puzzles, states, moves, steps } = totalsOf(manifest);
  const parts = [counted(puzzles, 'puzzle'), counted(states, 'state')];
  if (puzzles > 0) parts.push(`hardest ${counted(moves, 'move')}, ${counted(steps, 'step')}`);
  if (!isWhole(manifest)) parts.push(shardsOf(manifest));
  return `${describeSize(manifest.size)}: ${parts.join(' · ')}`;
}

/** `4 of 12 shards`. */
export const shardsOf = ({ finished, shards }: Manifest): string =>
  `${grouped(finished.length)} of ${counted(shards, 'shard')}`;

export const isWhole = ({ finished, shards }: Manifest): boolean => finished.length === shards;

/** Says where an atlas is not whole, so that nobody takes a part for all. */
export function warnOfPart(folder: string, manifest: Manifest): void {
  if (!isWhole(manifest)) printError(`${folder}: unfinished: ${shardsOf(manifest)}`);
}

/** What every `--json` of an atlas begins with. */
export function atlasRecord(folder: string, manifest: Manifest) {
  const { width, height, minWalls, maxWalls } = manifest.size;
  return {
    folder,
    size: `${width}x${height}`,
    walls: [minWalls, maxWalls],
    shards: manifest.shards,
    finished: manifest.finished.length,
    ...totalsOf(manifest),
  };
}
