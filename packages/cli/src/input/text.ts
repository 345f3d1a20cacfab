// The text of a source in pieces, so that a file of any size needs little memory.
import { closeSync, openSync, readSync } from 'node:fs';
import { TextDecoder } from 'node:util';
import { err, ok, type Result } from '@unjam/core';
import { systemReason } from '../system-error.ts';
import { kindOfBytes } from './byte-kinds.ts';
import type { Source } from './sources.ts';

const WINDOW = 1 << 16;

/**
 * The source as UTF-8 text without its byte-order mark; ends with a one-line problem if it cannot be read or is not
 * text. A file is read piece by piece as the caller asks for more.
 */
export async function* textOf(source: Source): AsyncGenerator<Result<string, string>, void> {
  if (source.kind === 'text') {
    yield ok(source.text);
    return;
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let any = false;
  try {
    for await (const bytes of source.kind === 'file' ? fileBytes(source.path) : process.stdin) {
      const kind = any ? undefined : kindOfBytes(bytes);
      any = true;
      const piece = kind === undefined ? decode(decoder, bytes) : undefined;
      if (piece === undefined) {
        yield err(`${source.label}:${line}:1: ${kind ?? 'the input is not UTF-8; expected text'}`);
        return;
      }
      yield ok(piece);
      line += piece.split('\n').length - 1;
    }
    if (decode(decoder) === undefined)
      yield err(`${source.label}:${line}:1: the input is not UTF-8; expected text`);
  } catch (error) {
    yield err(`${source.label}: cannot be read: ${systemReason(error)}`);
  }
}

/** Reads a whole source of at most `most` characters; a longer one is refused. */
export async function wholeText(source: Source, most: number): Promise<Result<string, string>> {
  let text = '';
  for await (const piece of textOf(source)) {
    if (!piece.ok) return piece;
    text += piece.value;
    if (text.length > most) return err(`${source.label}: too long; expected at most ${most} characters`);
  }
  return ok(text);
}

/** Undefined if the bytes are not UTF-8. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string | undefined {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    return undefined;
  }
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
