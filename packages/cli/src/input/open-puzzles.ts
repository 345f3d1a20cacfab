// Only import() loads this file: @unjam/atlas may not be installed.
import { Atlas, type AtlasProblem, openPublished, type PuzzleTable } from '@unjam/atlas';
import type { Result } from '@unjam/core';
import { atlasPath, isPublished } from './atlas-name.ts';

/** The puzzles of the folder of an atlas, of a published file, or of the published atlas that its size names. */
export function openPuzzles(atlas: string): Promise<Result<PuzzleTable, AtlasProblem>> {
  const path = atlasPath(atlas);
  return isPublished(path) ? openPublished(path) : Atlas.open(path);
}
