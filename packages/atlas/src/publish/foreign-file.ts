// Publishing writes files beside the one that the user names: none of them may replace what somebody else put there.
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { atlasEndings, atlasListing, isAtlasManifest } from '@unjam/core/catalogue';
import { readJson, readText } from '../store/files.ts';

/**
 * The first file that publishing would write beside an atlas and that no earlier publication wrote.
 *
 * @param file - of the atlas, ending in `.parquet`
 * @throws FileError if a file that is there cannot be read
 */
export function foreignFile(file: string): string | undefined {
  const besideIt = (ending: string) => `${file.slice(0, -atlasEndings.table.length)}${ending}`;
  const manifest = besideIt(atlasEndings.manifest);
  const card = besideIt(atlasEndings.card);
  const listing = join(dirname(resolve(file)), atlasListing);
  const isPublished = isAtlasManifest(readJson(manifest));
  const ours: readonly (readonly [string, () => boolean])[] = [
    [manifest, () => isPublished],
    [card, () => isPublished && hasHeading(card, basename(file))],
    [besideIt(atlasEndings.index), () => isPublished],
    [besideIt(atlasEndings.records), () => isPublished],
    [besideIt(atlasEndings.croissant), () => isPublished],
    [besideIt(atlasEndings.dataPackage), () => isPublished],
    [listing, () => isListing(readJson(listing))],
  ];
  return ours.find(([path, isOurs]) => existsSync(path) && !isOurs())?.[0];
}

const hasHeading = (path: string, name: string): boolean =>
  readText(path).split(/\r?\n/).includes(`# ${name}`);

const isListing = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((name) => typeof name === 'string' && name.endsWith(atlasEndings.manifest));
