// Only import() loads this file: @unjam/atlas may not be installed.
import { Atlas, type AtlasProblem, openPublished, type PuzzleTable } from '@unjam/atlas';
import type { Result } from '@unjam/core';
import { err } from '@unjam/core/basics';
import { atlasPath, isPublished, missingAtlas } from './atlas-name.ts';

/** The puzzles of the folder of an atlas, of a published file, or of the published atlas that its size names. */
export async function openPuzzles(atlas: string): Promise<Result<PuzzleTable, AtlasProblem>> {
  const missing = missingAtlas(atlas);
  if (missing !== undefined) return err({ code: 'not-an-atlas', message: missing });
  const path = atlasPath(atlas);
  return isPublished(path) ? openPublished(path) : Atlas.open(path);
}
