// Where the results of a command go: to standard output, or to what `-o` names, which is one file for all boards or a
// folder with a file for each.
import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { boardsElsePictures, type FolderKinds, pictureEndings } from '../input/file-kinds.ts';
import { print, printStyled } from '../terminal/standard.ts';
import { findInputFiles, type InputFiles, realPath } from './input-files.ts';
import { beginFile, compareWithFile, type WholeFile, writeWholeFile } from './whole-file.ts';

export interface Target {
  readonly kind: 'stdout' | 'file' | 'folder';
  /**
   * Takes the result of one board; `stem` is the path of its file in a folder, without the ending. With `apart`, an
   * empty line separates two boards in one place.
   */
  put(stem: string, content: string | Uint8Array, apart?: boolean): Promise<Result<void, string>>;
  /** Gives a single file its name; if there was no result, there is no file. */
  finish(): Result<void, string>;
}

/** Standard output; `styled` text has colours of our own, and every part of it from outside is `visible`. */
export const standardOutput = (styled = false): Target =>
  inOnePlace(
    'stdout',
    async (content) =>
      ok(await (styled && typeof content === 'string' ? printStyled(content) : print(content))),
    () => ok(undefined),
  );

/**
 * What `-o` names, or standard output. A folder is one that exists, ends in a slash, or has no ending; anything else is a
 * file. Refuses, before anything is written, a file that is an input, one whose ending means another kind, and a folder in
 * which the outputs of two inputs would be one file, where one of them is a picture. A file is replaced; in a folder a file
 * that holds something else is not.
 *
 * @param path - the value of `-o`; `-` is standard output
 * @param ending - of files in a folder: `.sol`
 * @param words - the arguments that name the inputs
 * @param kinds - which files of a folder are inputs
 */
export function targetAt(
  path: string | undefined,
  ending: string,
  words: readonly string[] = [],
  kinds: FolderKinds = boardsElsePictures,
): Result<Target, string> {
  if (path === undefined || path === '-') return ok(standardOutput());
  const inputs = findInputFiles(words, kinds);
  if (isFolder(path)) {
    const problem = folderProblem(path, ending, inputs);
    return problem === undefined ? ok(folderTarget(path, ending, inputs)) : err(problem);
  }
  if (inputs.has(path)) return err(alsoInput(path));
  const found = extname(path).toLowerCase();
  if (endingsOfPictures.includes(found) && found !== ending)
    return err(`${path}: the result is not a ${found} file; expected a name ending in ${ending}`);
  return ok(fileTarget(path));
}

/** Why the outputs of the inputs cannot all be files of a folder. */
function folderProblem(folder: string, ending: string, inputs: InputFiles): string | undefined {
  const replaced = inputs.replacedIn(folder, ending);
  if (replaced !== undefined) return alsoInput(replaced);
  const alike = inputs.namedAlike();
  if (alike === undefined) return undefined;
  const both = alike.labels.join(' and ');
  const output = join(folder, `${alike.stem}${ending}`);
  return `${output}: the results of ${both} would both have this name; expected inputs with different names`;
}

const alsoInput = (path: string): string => `${path}: also an input; expected another output`;

/** Endings of files that hold a picture; other endings may hold anything. */
const endingsOfPictures: readonly string[] = [
  ...pictureEndings,
  '.svg',
  '.pdf',
  '.avif',
  '.bmp',
  '.tif',
  '.tiff',
];

/** The picture ending of what `-o` names, if it is a file and has one. */
export function pictureEndingOf(path: string | undefined): string | undefined {
  if (path === undefined || isFolder(path)) return undefined;
  const ending = extname(path).toLowerCase();
  return endingsOfPictures.includes(ending) ? ending : undefined;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return /[\\/]$/.test(path) || extname(path) === '';
  }
}

/** Milliseconds; a file that took longer is written to the disk before it gets its name. */
const LONG_WORK = 100;

function folderTarget(folder: string, ending: string, inputs: InputFiles): Target {
  // real paths: two names may be links to one file
  const written = new Set<string>();
  let before = performance.now();
  return {
    kind: 'folder',
    async put(stem, content) {
      const path = join(folder, `${stem}${ending}`);
      const existing = realPath(path);
      if (existing !== undefined && written.has(existing))
        return err(`${path}: two boards would be written here; expected names of their own`);
      // for instance through a link in the folder, or because the file system ignores capitals
      if (inputs.has(path)) return err(alsoInput(path));
      // the user named the folder, not this file: it may be anything
      const isThere = compareWithFile(path, content);
      if (isThere === 'other')
        return err(
          `${path}: exists already and holds something else; expected another folder, or remove it first`,
        );
      if (isThere === 'same') return ok(undefined);
      const result = writeWholeFile(path, content, performance.now() - before > LONG_WORK);
      if (result.ok) written.add(realPath(path) ?? path);
      before = performance.now();
      return result;
    },
    finish: () => ok(undefined),
  };
}

function fileTarget(path: string): Target {
  let file: WholeFile | undefined;
  const write = async (content: string | Uint8Array): Promise<Result<void, string>> => {
    if (!file) {
      const begun = beginFile(path);
      if (!begun.ok) return begun;
      file = begun.value;
    }
    return file.write(content);
  };
  return inOnePlace('file', write, () => file?.finish(true) ?? ok(undefined));
}

function inOnePlace(
  kind: Target['kind'],
  write: (content: string | Uint8Array) => Promise<Result<void, string>>,
  finish: Target['finish'],
): Target {
  let started = false;
  return {
    kind,
    put(_, content, apart = false) {
      const before = started && apart ? '\n' : '';
      started = true;
      return write(typeof content === 'string' ? `${before}${content}` : content);
    },
    finish,
  };
}
