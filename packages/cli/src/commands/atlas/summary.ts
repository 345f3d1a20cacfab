import { describeSize, type Manifest, totalsOf } from '@unjam/atlas';
import { counted, grouped } from '@unjam/core/basics';
import { printError } from '../../terminal/standard.ts';

/** `5x5 with 0 walls: 1,730 puzzles · 329,603 states · hardest 20 moves, 33 steps`. */
export function summaryOf(manifest: Manifest): string {
  const { puzzles, states, moves, steps } = totalsOf(manifest);
  const parts = [counted(puzzles, 'puzzle'), counted(states, 'state')];
  if (puzzles > 0) parts.push(`hardest ${counted(moves, 'move')}, ${counted(steps, 'step')}`);
  if (!isComplete(manifest)) parts.push(shardsOf(manifest));
  return `${describeSize(manifest.size)}: ${parts.join(' · ')}`;
}

/** `4 of 12 shards`. */
export const shardsOf = ({ finished, shards }: Manifest): string =>
  `${grouped(finished.length)} of ${counted(shards, 'shard')}`;

const isComplete = ({ finished, shards }: Manifest): boolean => finished.length === shards;

/** Prints a warning if an atlas is not complete. */
export function warnIfIncomplete(folder: string, manifest: Manifest): void {
  if (!isComplete(manifest)) printError(`${folder}: unfinished: ${shardsOf(manifest)}`);
}

/** The first keys of every JSON object about an atlas. */
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
