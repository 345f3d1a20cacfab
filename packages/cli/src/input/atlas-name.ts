// The published atlases by their names: `6x6` is the file of all puzzles of six by six that comes with @unjam/atlas.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The path of an atlas: that of the published file where the word is a size such as `6x6`, otherwise the word itself. A file or
 * folder of that name comes first.
 */
export function atlasPath(word: string): string {
  if (!/^\d{1,2}x\d{1,2}$/.test(word) || existsSync(word)) return word;
  try {
    const file = fileURLToPath(import.meta.resolve(`@unjam/atlas/published/atlas-${word}.parquet`));
    return existsSync(file) ? file : word;
  } catch {
    // @unjam/atlas is not installed
    return word;
  }
}

/** Whether a path is that of the file of a published atlas, rather than of a folder. */
export const isPublished = (path: string): boolean => path.endsWith('.parquet') && existsSync(path);

/** Whether a word names an atlas: the size of a published one, its file, or a folder with a manifest. */
export function isAtlas(word: string): boolean {
  const path = atlasPath(word);
  return isPublished(path) || existsSync(join(path, 'manifest.json'));
}
