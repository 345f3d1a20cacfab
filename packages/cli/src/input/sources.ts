// Decides what an argument on the command line means: a file, a folder, an atlas, standard input, or the board itself.
import { existsSync, type Stats } from 'node:fs';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { detectFormat, isPuzzleId } from '@unjam/core/formats';
import type { Corners } from '@unjam/core/picture';
import { isNotUtf8, NAME_NOT_UTF8 } from '../system-error.ts';
import { atlasPath, holdsShards, isPublished, missingAtlas } from './atlas-name.ts';
import { boardOfId, boardOfNumber } from './catalogue.ts';
import { boardsElsePictures, endsIn, type FolderKinds } from './file-kinds.ts';
import { existing, type FileSource, fileSource } from './file-source.ts';
import { folderSources } from './folder.ts';

/** The puzzles of an atlas: a file or a folder. */
export interface AtlasSource {
  readonly kind: 'atlas';
  readonly label: string;
  readonly stem: string;
  readonly path: string;
}

export type Source =
  | FileSource
  | AtlasSource
  | { readonly kind: 'stdin'; readonly label: string; readonly stem: string }
  | { readonly kind: 'text'; readonly label: string; readonly stem: string; readonly text: string };

/**
 * The sources that the arguments name, in their order; an argument that names none gives a one-line problem.
 *
 * @param kinds - the files that a folder stands for
 * @param isInShape - whether a word that names no file and is in no format has boards by its shape
 * @param onNote - called with one line about the pictures of a folder that are left out
 */
export function findSources(
  words: readonly string[],
  kinds: FolderKinds,
  isInShape: ShapeTest,
  onNote: (line: string) => void = () => {},
): Result<Source, string>[] {
  let stdinTaken = false;
  const sources = words.flatMap((word) => {
    if (word !== '-') return namedSources(word, kinds, isInShape, onNote);
    if (stdinTaken) return err('-: standard input can be read only once');
    stdinTaken = true;
    return ok<Source>({ kind: 'stdin', label: 'stdin', stem: 'stdin' });
  });
  return withNumbers(sources);
}

/** Several boards among the arguments are numbered, so that each has a name of its own. */
function withNumbers(sources: Result<Source, string>[]): Result<Source, string>[] {
  const isUnnamed = (source: Result<Source, string>) =>
    source.ok && source.value.kind === 'text' && source.value.stem === BOARD;
  if (sources.filter(isUnnamed).length < 2) return sources;
  let number = 0;
  return sources.map((source) =>
    source.ok && isUnnamed(source) ? ok({ ...source.value, stem: `${BOARD}-${++number}` }) : source,
  );
}

/** The name of a board that is itself an argument. */
const BOARD = 'board';

/** The same sources; if there are several and corners are given, one problem instead, since corners belong to one picture. */
export const withCorners = (
  sources: Result<Source, string>[],
  corners: Corners | undefined,
): Result<Source, string>[] =>
  corners && sources.length > 1
    ? [err(`unjam: --corners with ${sources.length} inputs; expected one picture`)]
    : sources;

function namedSources(
  word: string,
  kinds: FolderKinds,
  isInShape: ShapeTest,
  onNote: (line: string) => void,
): Result<Source, string>[] {
  const found = existing(word);
  const path = atlasPath(word);
  if (isPublished(path) || holdsShards(path))
    return [ok({ kind: 'atlas', label: word, stem: parse(path).name, path })];
  if (found.ok && found.value?.isDirectory()) return folderSources(word, kinds, onNote);
  if (found.ok && found.value) return [readable(word, found.value)];
  const sample = sampleAt(word);
  if (sample !== undefined) return namedSources(sample, kinds, isInShape, onNote);
  if (/[\\/]$/.test(word) && isFile(word.replace(/[\\/]+$/, '')))
    return [err(`${word}: a file, not a folder; expected no ${word.at(-1)} at the end`)];
  // its number, or its name as `unjam daily` and the cards print it
  const number = /^(?:jam )?([1-9]\d{0,4})$/i.exec(word)?.[1];
  if (number !== undefined) return [numberedPuzzle(number)];
  const puzzle = boardOfId(word);
  if (puzzle !== undefined) return [ok({ kind: 'text', label: word, stem: word, text: puzzle })];
  if (isPuzzleId(word))
    return [err(`${word}: there is no such puzzle; expected the id of a puzzle of the catalogue, or a date`)];
  if (/^a-[0-9a-z]{10}$/.test(word))
    return [
      err(`${word}: the id of a puzzle of an atlas; its board: unjam puzzles --from 6x6 ${word} --to line`),
    ];
  if (isTextOfBoard(word) || (mayHaveShape(word) && isInShape(word)))
    return [ok({ kind: 'text', label: 'board', stem: BOARD, text: word })];
  if (!found.ok) return [found];
  const missing = missingAtlas(word);
  if (missing !== undefined) return [err(missing)];
  if (!isPerhapsBoard(word)) {
    const expected = 'no such file or folder; expected a file, a folder, - or a board';
    return [err(`${word || "''"}: ${isNotUtf8(word) ? `cannot be read: ${NAME_NOT_UTF8}` : expected}`)];
  }
  const label = `${word} (no such file or folder), read as a board`;
  return [ok({ kind: 'text', label, stem: BOARD, text: word })];
}

/** The puzzle of the catalogue with a number, as `unjam puzzles` prints it. */
function numberedPuzzle(word: string): Result<Source, string> {
  const text = boardOfNumber(Number(word));
  if (text !== undefined) return ok({ kind: 'text', label: `Jam ${word}`, stem: `jam-${word}`, text });
  return err(
    `${word}: no such file, and no puzzle of the catalogue has this number (unjam puzzles lists them)`,
  );
}

/** Whether there is a file at a path. */
const isFile = (path: string): boolean => {
  const found = existing(path);
  return found.ok && found.value?.isFile() === true;
};

/**
 * The place of a sample board, or of all, that the examples of the help name: the build copies them beside the program, so
 * that the examples work in every folder.
 */
function sampleAt(word: string): string | undefined {
  if (!/^(?:puzzles\/seeds(?:\/[\w-]+\.txt)?\/?|bench\/boards\/12x12\.txt)$/.test(word)) return undefined;
  const path = fileURLToPath(new URL(`./${word}`, import.meta.url));
  return existsSync(path) ? path : undefined;
}

/** A file or a pipe can be read; a device might never end. */
export const readable = (path: string, stats: Stats): Result<Source, string> =>
  stats.isFile() || stats.isFIFO()
    ? ok(fileSource(path, stats.isFile() ? stats.size : Number.NaN))
    : err(`${path}: a device or socket; expected a file, a folder, - or a board`);

/**
 * Whether an argument is a board itself, right or wrong: several lines, a list or an object, a link of the app or the id of
 * a puzzle, or one line of a format with at least 4×4 cells.
 */
const isTextOfBoard = (word: string): boolean =>
  /\n|^\s*[[{]|#1\//.test(word) ||
  isPuzzleId(word) ||
  (word.length >= 16 && areRows(word.split('/')) && detectFormat(word) !== undefined);

/** Whether a word that names no file and is in no format may be a list of vehicles, or rows or boards between semicolons. */
const mayHaveShape = (word: string): boolean =>
  word.length >= SHORTEST_SHAPE && /[;|,\s]/.test(word) && !isNameOfFile(word);

/** Whether a word that may have a shape has boards by it. */
export type ShapeTest = (word: string) => boolean;

/** The test for words; what it needs takes long to load, and most words do not need it. */
export async function shapeTest(words: readonly string[]): Promise<ShapeTest> {
  if (!words.some((word) => mayHaveShape(word) && !isTextOfBoard(word))) return () => false;
  const { readShapes } = await import('./shape-reader/everything.ts');
  return (word) => {
    const answer = readShapes(word);
    // almost a list of vehicles between semicolons is a board with a mistake, not a misspelt path
    return answer.kind !== 'refused' || (word.includes(';') && answer.bestAlmost !== undefined);
  };
}

/** The fewest characters of a list of two vehicles. */
const SHORTEST_SHAPE = 9;

/** Whether a word ends like the name of a file with boards, a drawing or a picture. */
const isNameOfFile = (word: string): boolean => endsIn(word, boardsElsePictures.flat());

/**
 * Whether a word that names no file could be a small board as well as a path: rows between slashes, in a format that is recognised.
 * Few paths are: in a board each letter has the same letter beside, above or below it.
 */
function isPerhapsBoard(word: string): boolean {
  const lengths = word.split('/').map(({ length }) => length);
  const shortest = Math.min(...lengths);
  const isAlike = shortest > 1 && Math.max(...lengths) - shortest <= 2;
  return lengths.length > 1 && isAlike && detectFormat(word) !== undefined;
}

/**
 * Whether the parts of a word between slashes are rows: three in five or more have the same length, and the others differ
 * from it by one or two cells. The parts of a path seldom do.
 */
function areRows(parts: readonly string[]): boolean {
  const lengths = parts.map(({ length }) => length).sort((a, b) => a - b);
  const usual = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const same = lengths.filter((length) => length === usual).length;
  return same >= lengths.length * 0.6 && lengths.every((length) => Math.abs(length - usual) <= 2);
}
