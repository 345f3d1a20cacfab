// The list of the published atlases in a folder, by the names of their manifests, for the app: small boards first.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { atlasEndings, atlasListing, isAtlasManifest } from '@unjam/core/catalogue';
import { readJson, writeWhole } from '../store/files.ts';

/** Writes `atlases.json` into a folder with published atlases. */
export function writeListing(folder: string): void {
  const found = readdirSync(folder).flatMap((name) => {
    const puzzles = name.endsWith(atlasEndings.manifest) ? puzzlesOf(join(folder, name)) : undefined;
    return puzzles === undefined ? [] : [{ name, puzzles }];
  });
  found.sort((a, b) => a.puzzles - b.puzzles || (a.name < b.name ? -1 : 1));
  writeWhole(join(folder, atlasListing), `${JSON.stringify(found.map(({ name }) => name))}\n`);
}

/** How many puzzles a published atlas has; undefined for another file. */
function puzzlesOf(path: string): number | undefined {
  const value = readJson(path);
  return isAtlasManifest(value) && typeof value.puzzles === 'number' ? value.puzzles : undefined;
}
