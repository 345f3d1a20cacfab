// Leaves out what turned out to be prose, and names the boards of each source.
import type { Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import { type ProseFilter, proseFilter } from '@unjam/core/formats';
import type { EndOfSource, Piece } from './piece.ts';

/** What a piece of the input has become: a board that was read, for instance, or the line that is printed about it. */
export interface Became<T> {
  readonly kind: 'became';
  readonly piece: Piece;
  /** Whether it is a legal board. */
  readonly legal: boolean;
  /** Its own name, if it has one. */
  readonly name?: string | undefined;
  readonly value: T;
}

/** A result with the names of its piece. */
export interface Named<T> {
  /** Its own name or the name of its file, with a number if the file holds several boards. */
  readonly name: string;
  /** The path of its output file without the extension: that of its input file, with a number if that holds several. */
  readonly stem: string;
  readonly piece: Piece;
  readonly value: T;
}

/**
 * Names the pieces of each source in their order. The first of a source is held back until there is a second: only then is it
 * clear whether it gets a number.
 */
export async function* named<T>(
  items: AsyncIterable<Result<Became<T> | EndOfSource, string>>,
): AsyncGenerator<Result<Named<T>, string>, void> {
  let prose: ProseFilter<Became<T>> = proseFilter();
  let number = 0;
  let first: Became<T> | undefined;
  const next = function* (became: Became<T>) {
    number++;
    if (number === 1) {
      first = became;
      return;
    }
    if (first) yield withName(first, 1);
    first = undefined;
    yield withName(became, number);
  };
  for await (const item of items) {
    if (item.ok && item.value.kind === 'became') {
      const { piece, legal } = item.value;
      const text = piece.kind === 'text' ? piece.text : { text: '', line: 1 };
      for (const became of prose.take(item.value, legal, text)) yield* next(became);
      continue;
    }
    if (item.ok && item.value.kind === 'end')
      for (const became of prose.end(item.value.fenced)) yield* next(became);
    if (first) yield withName(first);
    if (!item.ok) yield item;
    prose = proseFilter();
    number = 0;
    first = undefined;
  }
  if (first) yield withName(first);
}

/** The only board of a source gets no number. */
function withName<T>({ piece, name, value }: Became<T>, number?: number): Result<Named<T>, string> {
  const { stem: source } = piece.source;
  const stem = number === undefined ? source : `${source}-${number}`;
  return ok({ name: name ?? stem, stem, piece, value });
}
