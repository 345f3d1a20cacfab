// Finds the boards of a text in any format or shape. It is loaded where a text may be more than one plain board.
import type { Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import {
  type BoardFormat,
  type BoardText,
  createBoardSplitter,
  type FormatSet,
  formatsWithPart,
} from '@unjam/core/formats';
import { boardOfId } from './catalogue.ts';
import { type EndOfSource, type Piece, readPiece } from './piece.ts';
import { decidingOptionsOf, type ReadingOptions } from './reading-options.ts';
import { allFormats, splitWhole } from './shape-reader/load.ts';
import { lengthOf, shapePiece } from './shapes.ts';
import type { Source } from './sources.ts';
import { continued } from './text.ts';

/** Every format, and links to puzzles of the catalogue. */
export const recognised = formatsWithPart({}, boardOfId).formats;

/** The format of an id; undefined for a text that is not the id of a format. */
export const formatOfId = (id: string): BoardFormat | undefined =>
  recognised.recognised.find((format) => format.id === id);

const isBinary = ({ problem }: BoardText): boolean => problem?.code === 'binary-input';

/**
 * The pieces of a text, after which an `end` follows.
 *
 * @param parts - the text in parts that may be cut anywhere; a problem ends it
 * @param onRead - called with the number of characters that have been read
 */
export async function* piecesOfParts(
  source: Source,
  parts: AsyncGenerator<Result<string, string>, void>,
  options: ReadingOptions,
  onRead: (read: number) => void,
): AsyncGenerator<Result<Piece | EndOfSource, string>, void> {
  const format = options.format === undefined ? undefined : formatOfId(options.format);
  const splitterWith = (formats: FormatSet) =>
    createBoardSplitter({
      ...decidingOptionsOf(options),
      formats,
      solve: lengthOf,
      ...(format && { format }),
    });
  let said: string | undefined;
  const piece = (text: BoardText) => {
    if (!text.shape) return ok<Piece>({ kind: 'text', source, text, formats: recognised });
    const shape = shapePiece(source, readPiece({ text, formats: recognised }, options), said);
    said = shape.how ?? said;
    return ok<Piece>(shape);
  };
  const first = await parts.next();
  if (!first.done && first.value.ok && format === undefined) {
    const other = recognised.otherKind(first.value.value);
    if (other) {
      yield piece({ text: '', line: 1, problem: { ...other, at: { text: { line: 1, column: 1 } } } });
      yield ok({ kind: 'end', source, fenced: false });
      return;
    }
  }
  // who types boards into standard input gets each answer at once, so the next part is not waited for
  const second = first.done || source.kind === 'stdin' ? undefined : await parts.next();
  if (!first.done && first.value.ok && second?.done) {
    const text = first.value.value;
    const { texts, fenced } = await splitWhole(text, splitterWith);
    for (const [index, one] of texts.entries()) {
      onRead((text.length * index) / texts.length);
      yield piece(one);
    }
    yield ok({ kind: 'end', source, fenced });
    return;
  }
  const splitter = splitterWith(format ? recognised : await allFormats());
  let characters = 0;
  for await (const part of continued([first, second], parts)) {
    if (!part.ok) {
      yield part;
      return;
    }
    const pushed = splitter.push(part.value);
    for (const [index, text] of pushed.entries()) {
      onRead(characters + (part.value.length * index) / pushed.length);
      yield piece(text);
    }
    // the rest of a binary input is not read
    if (pushed.some(isBinary)) break;
    characters += part.value.length;
  }
  for (const text of splitter.end()) yield piece(text);
  yield ok({ kind: 'end', source, fenced: splitter.fenced });
}
