// The text of a source in pieces, so that a file of any size needs little memory.
import { TextDecoder } from 'node:util';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { systemReason } from '../system-error.ts';
import { encodingOf, kindOfBytes } from './byte-kinds.ts';
import { bytesOf } from './bytes.ts';
import type { Source } from './sources.ts';

/**
 * The source as text without its byte-order mark, which UTF-16 must have and UTF-8 may have; ends with a one-line problem
 * if it cannot be read or is not text. A file is read piece by piece as the caller asks for more.
 *
 * @param opened - the bytes of the source, if it is open already
 */
export async function* textOf(
  source: Source,
  opened?: AsyncIterable<Uint8Array>,
): AsyncGenerator<Result<string, string>, void> {
  if (source.kind === 'text') {
    yield ok(source.text);
    return;
  }
  let encoding: ReturnType<typeof encodingOf> = 'utf-8';
  let decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  let any = false;
  try {
    const all = opened ?? (source.kind === 'atlas' ? undefined : bytesOf(source));
    if (!all) {
      yield err(`${source.label}: an atlas; expected text`);
      return;
    }
    for await (const bytes of all) {
      const kind = any ? undefined : kindOfBytes(bytes);
      if (!any && encodingOf(bytes) !== encoding) {
        encoding = encodingOf(bytes);
        decoder = new TextDecoder(encoding, { fatal: true });
      }
      any = true;
      const piece = kind === undefined ? decode(decoder, bytes) : undefined;
      if (piece === undefined) {
        yield err(`${source.label}:${line}:1: ${kind ?? notText(encoding)}`);
        return;
      }
      yield ok(piece);
      line += piece.split('\n').length - 1;
    }
    if (decode(decoder) === undefined) yield err(`${source.label}:${line}:1: ${notText(encoding)}`);
  } catch (error) {
    yield err(`${source.label}: cannot be read: ${systemReason(error)}`);
  }
}

const notText = (encoding: string): string =>
  `the input is not ${encoding === 'utf-8' ? 'UTF-8' : 'whole UTF-16'}; expected text`;

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

/** Undefined if the bytes are not in the encoding. */
function decode(decoder: TextDecoder, bytes?: Uint8Array): string | undefined {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    return undefined;
  }
}

/** What was taken from a generator already, and then the rest of it. */
export async function* continued<T>(
  taken: readonly (IteratorResult<T, void> | undefined)[],
  rest: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  for (const one of taken) if (one && !one.done) yield one.value;
  yield* rest;
}
