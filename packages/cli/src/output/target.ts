// Where the results of a command go: standard output, or what `-o` names: one file for all, or a folder with a
// file for each board.
import { statSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { err, ok, type Result } from '@unjam/core';
import { print } from '../terminal/standard.ts';
import { beginFile, type WholeFile, writeWholeFile } from './whole-file.ts';

export interface Target {
  readonly kind: 'stdout' | 'file' | 'folder';
  /**
   * Takes what belongs to one board; `stem` is the path of its file in a folder, without the ending. `apart` puts
   * an empty line between two boards in one place.
   */
  put(stem: string, content: string | Uint8Array, apart?: boolean): Promise<Result<void, string>>;
  /** Gives a single file its name; where nothing was put, there is no file. */
  finish(): Result<void, string>;
}

/** `-o` names a folder when it is one, ends in a slash, or has no ending; a file otherwise. */
export function targetAt(path: string | undefined, ending: string): Target {
  if (path === undefined || path === '-')
    return inOnePlace(
      'stdout',
      async (content) => ok(await print(content)),
      () => ok(undefined),
    );
  return isFolder(path) ? folderTarget(path, ending) : fileTarget(path);
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return /[\\/]$/.test(path) || extname(path) === '';
  }
}

function folderTarget(folder: string, ending: string): Target {
  const written = new Set<string>();
  return {
    kind: 'folder',
    async put(stem, content) {
      const path = join(folder, `${stem}${ending}`);
      const key = resolve(path);
      if (written.has(key))
        return err(`${path}: two boards would be written here; expected names of their own`);
      written.add(key);
      return writeWholeFile(path, content);
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
  return inOnePlace('file', write, () => file?.finish() ?? ok(undefined));
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
