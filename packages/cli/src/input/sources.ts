// What the words on the command line stand for: a file, a folder, standard input, or the board itself.
import { readdirSync, type Stats, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { err, ok, type Result } from '@unjam/core';
import { detectFormat } from '@unjam/core/formats';
import { detectNotation } from '@unjam/core/notation';
import { complaintOf } from '../system-error.ts';

interface FileSource {
  readonly kind: 'file';
  /** What errors call it. */
  readonly label: string;
  /** What its boards and their output files are called: the path within its folder, without the ending. */
  readonly stem: string;
  readonly path: string;
  readonly bytes: number;
}

export type Source =
  | FileSource
  | { readonly kind: 'stdin'; readonly label: string; readonly stem: string }
  | { readonly kind: 'text'; readonly label: string; readonly stem: string; readonly text: string };

/** How files end that a folder is searched for; a file named by itself may end in anything. */
const boardEndings: readonly string[] = [
  '.txt',
  '.board',
  '.boards',
  '.grid',
  '.line',
  '.pl',
  '.json',
  '.jsonl',
  '.ndjson',
];

/** How the files of photographs and screenshots end. */
export const pictureEndings: readonly string[] = ['.jpg', '.jpeg', '.png'];

export const isPicture = (path: string): boolean => pictureEndings.includes(extname(path).toLowerCase());

/** Every source that the words name, in their order; a word that names none becomes a one-line complaint. */
export function findSources(
  words: readonly string[],
  endings: readonly string[] = boardEndings,
): Result<Source, string>[] {
  let stdinTaken = false;
  return words.flatMap((word) => {
    if (word !== '-') return namedSources(word, endings);
    if (stdinTaken) return err('-: standard input can be read only once');
    stdinTaken = true;
    return ok<Source>({ kind: 'stdin', label: 'stdin', stem: 'stdin' });
  });
}

/** A solution is named by a file, - or its own text, in any notation. */
export function solutionSource(word: string): Result<Source, string> {
  if (word === '-') return ok({ kind: 'stdin', label: 'stdin', stem: 'stdin' });
  const found = existing(word);
  if (!found.ok) return found;
  if (found.value?.isDirectory()) return err(`${word}: a folder; expected a file, - or a solution`);
  if (found.value) return ok(fileSource(word, found.value.size));
  if (detectNotation(word)) return ok({ kind: 'text', label: 'solution', stem: 'solution', text: word });
  return err(`${word}: no such file; expected a file, - or a solution such as A←1, Q↓3`);
}

function namedSources(word: string, endings: readonly string[]): Result<Source, string>[] {
  const found = existing(word);
  if (found.ok && found.value?.isDirectory()) return folderSources(word, endings);
  if (found.ok && found.value) return [ok(fileSource(word, found.value.size))];
  if (isTextOfBoard(word)) return [ok({ kind: 'text', label: 'board', stem: 'board', text: word })];
  return [found.ok ? err(`${word}: no such file or folder; expected a file, a folder, - or a board`) : found];
}

/** What stands at a path, if anything; fails where that cannot be known, as for a path too long. */
function existing(path: string): Result<Stats | undefined, string> {
  try {
    return ok(path.includes('\n') ? undefined : statSync(path, { throwIfNoEntry: false }));
  } catch (error) {
    return err(`${path}: cannot be read: ${complaintOf(error)}`);
  }
}

const fileSource = (path: string, bytes: number): FileSource => ({
  kind: 'file',
  label: path,
  stem: stemOf(basename(path)),
  path,
  bytes,
});

/** The text of a board has several lines, opens a list or an object, or is a line of some format, 4×4 cells at least. */
const isTextOfBoard = (word: string): boolean =>
  /\n|^\s*[[{]/.test(word) ||
  (word.length >= 16 && isEven(word.split('/')) && detectFormat(word) !== undefined);

/** Rows on one line, parted by slashes, are equally long: a path's parts seldom are. */
const isEven = (parts: readonly string[]): boolean =>
  parts.every(({ length }) => length === parts[0]?.length);

/** The files with one of the endings in a folder and the folders in it, by path; what is hidden stays so. */
function folderSources(folder: string, endings: readonly string[]): Result<Source, string>[] {
  const sources: Source[] = [];
  const refusals: string[] = [];
  const visit = (path: string, within: string): void => {
    let entries: ReturnType<typeof listFolder>;
    try {
      entries = listFolder(path);
    } catch (error) {
      refusals.push(`${path}: cannot be read: ${complaintOf(error)}`);
      return;
    }
    for (const entry of entries) {
      const inner = join(path, entry.name);
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) visit(inner, join(within, entry.name));
      else if (endings.includes(extname(entry.name).toLowerCase())) {
        const found = existing(inner);
        const bytes = found.ok ? (found.value?.size ?? 0) : 0;
        sources.push({ ...fileSource(inner, bytes), stem: stemOf(join(within, entry.name)) });
      }
    }
  };
  visit(folder, '');
  if (sources.length === 0 && refusals.length === 0)
    refusals.push(`${folder}: a folder without boards; expected files ending in ${endings.join(' ')}`);
  return [...refusals.map(err), ...sources.map((source) => ok(source))];
}

const listFolder = (path: string) =>
  readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));

const stemOf = (path: string): string => path.slice(0, path.length - extname(path).length);
