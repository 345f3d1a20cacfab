// The bytes of a source, in windows, so that a file of any size needs little memory.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { systemReason } from '../system-error.ts';
import { isPictureBytes } from './byte-kinds.ts';
import { hasPictureEnding } from './file-kinds.ts';
import type { AtlasSource, Source } from './sources.ts';

/** A source that has bytes: a file or standard input. */
export type ByteSource = Exclude<Source, { kind: 'text' | 'atlas' }>;

const WINDOW = 1 << 16;
/** How many of the first bytes tell what a source is. */
const TELLING = 12;

/** The bytes in the order of the source; a window holds them only until the next is asked for. Throws errors of the system. */
export const bytesOf = (source: ByteSource): AsyncIterable<Uint8Array> | Iterable<Uint8Array> =>
  source.kind === 'file' ? fileBytes(source.path) : standardBytes();

/** Standard input. Where it is a folder, Node's stream has nothing and no error; reading from it says what it is. */
async function* standardBytes(): AsyncGenerator<Uint8Array> {
  if (fstatSync(0).isDirectory()) readSync(0, new Uint8Array(1));
  yield* process.stdin;
}

function* fileBytes(path: string): Generator<Uint8Array> {
  const file = openSync(path, 'r');
  try {
    const window = new Uint8Array(WINDOW);
    for (let length = readSync(file, window); length > 0; length = readSync(file, window))
      yield window.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

/** A source that was opened: whether it is a picture, and all of its bytes. The caller closes it. */
interface Opened {
  readonly isPicture: boolean;
  readonly bytes: AsyncIterable<Uint8Array>;
  readonly close: () => Promise<unknown>;
}

/**
 * Looks at the first bytes of a source. It is a picture if they say so or its name does: a damaged picture is refused as a
 * picture. Fails with one line if it cannot be read.
 */
export async function open(source: ByteSource): Promise<Result<Opened, string>> {
  const windows = each(bytesOf(source));
  try {
    let first = Buffer.alloc(0);
    while (first.length < TELLING) {
      const next = await windows.next();
      if (next.done) break;
      first = Buffer.concat([first, next.value]);
    }
    const named = source.kind === 'file' && hasPictureEnding(source.path);
    return ok({
      isPicture: named || isPictureBytes(first),
      bytes: (async function* () {
        if (first.length > 0) yield first;
        yield* windows;
      })(),
      close: () => windows.return(),
    });
  } catch (error) {
    return err(`${source.label}: cannot be read: ${systemReason(error)}`);
  }
}

/** The boards of an atlas as text; fails with one line if it cannot be read. */
export async function openAtlas({ path }: AtlasSource): Promise<Result<Opened, string>> {
  const { boardLines, readAtlas } = await import('./read-atlas.ts');
  const read = await readAtlas(path);
  if (!read.ok) return read;
  return ok({ isPicture: false, bytes: each(boardLines(read.value)), close: async () => {} });
}

async function* each<T>(items: AsyncIterable<T> | Iterable<T>): AsyncGenerator<T, void> {
  yield* items;
}
