// The published atlases by their names: `6x6` is the file of all puzzles of six by six that comes with @unjam/atlas.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atlasEndings } from '@unjam/core/catalogue';

const SIZE = /^\d{1,2}x\d{1,2}$/;

/**
 * The path of an atlas: that of the published file where the word is a size such as `6x6`, otherwise the word itself. A file or
 * folder of that name comes first.
 */
export function atlasPath(word: string): string {
  if (!SIZE.test(word) || existsSync(word)) return word;
  const folder = publishedFolder();
  const file = folder && join(folder, `atlas-${word}.parquet`);
  return file && existsSync(file) ? file : word;
}

/** Whether a path is that of the file of a published atlas, rather than of a folder, whatever its name. */
export const isPublished = (path: string): boolean =>
  path.endsWith('.parquet') && existsSync(path) && !statSync(path).isDirectory();

/** Whether a folder holds an atlas. A manifest.json alone does not show that: other programs have files of that name too. */
export function holdsShards(folder: string): boolean {
  if (folder === '' || !existsSync(join(folder, 'manifest.json'))) return false;
  return readdirSync(folder).some((name) => /^shard-\d{5,}\.parquet$/.test(name));
}

/** Whether a word names an atlas: the size of a published one, its file, or a folder with a manifest. */
export function isAtlas(word: string): boolean {
  const path = atlasPath(word);
  return path !== '' && (isPublished(path) || existsSync(join(path, 'manifest.json')));
}

/** What is wrong with a word that names an atlas in one file, such as 6x6, where only the folder of a build can be taken. */
export function notFolder(word: string): string | undefined {
  const path = atlasPath(word);
  if (!isPublished(path)) return undefined;
  // only a manifest beside it has a checksum
  const compared = existsSync(path.replace(/\.parquet$/, atlasEndings.manifest))
    ? ', which is compared with its checksum whenever it is read'
    : '';
  return `${word}: a finished atlas in one file${compared}; expected the folder of \`unjam atlas build\``;
}

/** What is wrong with a word that has the form of a size and names no published atlas; undefined for any other word. */
export function missingAtlas(word: string): string | undefined {
  if (!SIZE.test(word) || existsSync(word) || isAtlas(word)) return undefined;
  const folder = publishedFolder();
  if (!folder)
    return `${word}: no such file, and the published atlases are not installed; add them with: npm i @unjam/atlas`;
  const sizes = readdirSync(folder).flatMap((name) => {
    const size = /^atlas-(\w+)\./.exec(name)?.[1];
    return size !== undefined && name === `atlas-${size}${atlasEndings.table}` ? [size] : [];
  });
  return `${word}: no such file, and no atlas of this size is published; there are ${sizes.join(', ')}`;
}

/** The folder with the published atlases: in a wheel for Python beside the command, otherwise that of @unjam/atlas. */
function publishedFolder(): string | undefined {
  const beside = fileURLToPath(new URL('../published', import.meta.url));
  if (existsSync(join(beside, 'atlases.json'))) return beside;
  try {
    const listing = fileURLToPath(import.meta.resolve('@unjam/atlas/published/atlases.json'));
    return existsSync(listing) ? dirname(listing) : undefined;
  } catch {
    // @unjam/atlas is not installed
    return undefined;
  }
}
