// The files of a folder that hold boards.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Result } from '@unjam/core';
import { counted, err, ok } from '@unjam/core/basics';
import { systemReason } from '../system-error.ts';
import { endsIn, type FolderKinds, hasPictureEnding } from './file-kinds.ts';
import { existing, type FileSource, fileSource } from './file-source.ts';

/** The folder of the packages that a project uses: their boards are not the user's. */
const INSTALLED = 'node_modules';

/** A file of a folder, or one line about why it is not read. */
interface Entry {
  readonly path: string;
  readonly source: Result<FileSource, string>;
}

/**
 * The files of one kind in a folder and its subfolders, sorted by path; hidden files and folders, and what npm installed, are
 * left out.
 *
 * @param onNote - called with one line if pictures are left out because the folder has files of an earlier kind
 */
export function folderSources(
  folder: string,
  kinds: FolderKinds,
  onNote: (line: string) => void,
): Result<FileSource, string>[] {
  const { entries, refusals } = entriesOf(folder, kinds.flat());
  const kind = kinds.find((endings) => entries.some(({ path }) => endsIn(path, endings))) ?? [];
  const chosen = entries.filter(({ path }) => endsIn(path, kind));
  const sources = chosen.map(({ source }) => source);
  const pictures = entries.filter((entry) => hasPictureEnding(entry.path) && !chosen.includes(entry));
  const [first] = pictures;
  if (first) onNote(`${folder}: ${leftOut(pictures.length, first.path)}`);
  if (sources.length === 0 && refusals.length === 0)
    refusals.push(`${folder}: a folder without boards; expected files ending in ${kinds.flat().join(' ')}`);
  return [...refusals.map(err), ...sources.filter(({ ok }) => !ok), ...sources.filter(({ ok }) => ok)];
}

const leftOut = (count: number, path: string): string => {
  const how = count === 1 ? `read it, give its name, ${path}` : `read one, give its name, such as ${path}`;
  return `left out ${counted(count, 'picture')}, since the folder also has boards as text; to ${how}`;
};

/** The files with one of the endings, and one line about each folder that cannot be read. */
function entriesOf(
  folder: string,
  endings: readonly string[],
): { readonly entries: Entry[]; readonly refusals: string[] } {
  const entries: Entry[] = [];
  const refusals: string[] = [];
  const visit = (path: string, within: string): void => {
    let found: ReturnType<typeof listFolder>;
    try {
      found = listFolder(path);
    } catch (error) {
      refusals.push(`${path}: cannot be read: ${systemReason(error)}`);
      return;
    }
    for (const each of found) {
      if (each.name.startsWith('.') || each.name === INSTALLED) continue;
      const [inner, name] = [join(path, each.name), join(within, each.name)];
      if (each.isDirectory()) {
        visit(inner, name);
        continue;
      }
      const source = sourceAt(inner, name, endings);
      if (source) entries.push({ path: inner, source });
    }
  };
  visit(folder, '');
  return { entries, refusals };
}

/** The file at a path, if it has one of the endings. */
function sourceAt(
  path: string,
  within: string,
  endings: readonly string[],
): Result<FileSource, string> | undefined {
  if (!endsIn(path, endings)) return undefined;
  const found = existing(path);
  const stats = found.ok ? found.value : undefined;
  // links to folders are not followed, and a folder's pipes and devices are not read
  if (stats?.isDirectory()) return undefined;
  if (stats && !stats.isFile()) return err(`${path}: not a regular file`);
  return ok(fileSource(path, stats?.size ?? 0, within));
}

const listFolder = (path: string) =>
  readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
