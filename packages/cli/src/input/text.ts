// The text of a source in pieces, so that a file of any size needs little memory.
import { TextDecoder } from 'node:util';
import { err, ok, type Result } from '@unjam/core';
import { systemReason } from '../system-error.ts';
import { kindOfBytes } from './byte-kinds.ts';
import { bytesOf } from './bytes.ts';
import type { Source } from './sources.ts';

/**
 * The source as UTF-8 text without its byte-order mark; ends with a one-line problem if it cannot be read or is not
 * text. A file is read piece by piece as the caller asks for more.
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
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let any = false;
  try {
    for await (const bytes of opened ?? bytesOf(source)) {
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
