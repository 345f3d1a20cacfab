// The boards that the command line names, one after the other, in any format.
import { type Board, loadEngineFor, type Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { ReadBoard } from '@unjam/core/formats';
import { type Became, named } from './named.ts';
import { type EndOfSource, type Piece, readPiece } from './piece.ts';
import { type OnRead, readPieces } from './pieces.ts';
import { type Origin, problemLine } from './problem-line.ts';
import type { ReadingOptions } from './reading-options.ts';

export type { OnRead } from './pieces.ts';

/** One board as it was read, legal or not. */
export interface InputText {
  /** Its own name or the name of its file, with a number if the file holds several boards. */
  readonly name: string;
  /** The path of its output file without the extension: that of its input file, with a number if that holds several. */
  readonly stem: string;
  readonly origin: Origin;
  readonly read: ReadBoard;
  /** How it was read, in a sentence; undefined for a board in a format. */
  readonly how?: string;
  /** Whether it was read in a picture, which does not show the labels of its vehicles, so that it is drawn. */
  readonly isPicture: boolean;
  /** False for a board that was read in a picture and of which the reader is not sure; standard error says where to look. */
  readonly isSure: boolean;
}

export interface InputBoard extends InputText {
  readonly board: Board;
}

/** The boards in the order of the arguments; in place of an illegal board there is a one-line problem. */
export async function* readBoards(
  words: readonly string[],
  options: ReadingOptions,
  onRead?: OnRead,
): AsyncGenerator<Result<InputBoard, string>, void> {
  for await (const text of readTexts(words, options, onRead)) {
    const input = text.ok ? legal(text.value) : text;
    if (input.ok) await loadEngineFor(input.value.board);
    yield input;
  }
}

function legal(input: InputText): Result<InputBoard, string> {
  const { result } = input.read;
  if (!result.ok) return err(problemLine(input.origin, result.problems));
  return ok({ ...input, board: result.value });
}

/** The board of an argument that must name exactly one. */
export async function readOneBoard(
  word: string,
  options: ReadingOptions,
): Promise<Result<InputBoard, string>> {
  let only: Result<InputBoard, string> | undefined;
  for await (const input of readBoards([word], options)) {
    if (only) return err(`${word}: several boards; expected one`);
    only = input;
  }
  return only ?? err(`${word}: no board; expected one`);
}

/**
 * Every board as it was read, legal or not, in the order of the arguments and within each file; a source that cannot
 * be read gives a one-line problem. Holds at most one window of text at a time.
 */
export async function* readTexts(
  words: readonly string[],
  options: ReadingOptions,
  onRead?: OnRead,
): AsyncGenerator<Result<InputText, string>, void> {
  for await (const item of named(readEach(readPieces(words, options, onRead), options))) {
    if (!item.ok) {
      yield item;
      continue;
    }
    const { name, stem, piece, value: read } = item.value;
    const isPicture = piece.kind === 'picture';
    yield ok({
      name,
      stem,
      origin: originOf(piece),
      read,
      ...howRead(piece),
      isPicture,
      isSure: isPicture ? piece.isSure : true,
    });
  }
}

async function* readEach(
  pieces: AsyncIterable<Result<Piece | EndOfSource, string>>,
  options: ReadingOptions,
): AsyncGenerator<Result<Became<ReadBoard> | EndOfSource, string>, void> {
  for await (const piece of pieces) {
    // TypeScript does not narrow a result by the kind of its value
    if (!piece.ok || piece.value.kind === 'end') yield piece as Result<EndOfSource, string>;
    else {
      const read = piece.value.kind === 'text' ? readPiece(piece.value, options) : piece.value.read;
      const { name, result } = read;
      yield ok({ kind: 'became', piece: piece.value, legal: result.ok, name, value: read });
    }
  }
}

/** The field `how` of a board that is in no format. */
export const howRead = (piece: Piece): { readonly how?: string } =>
  piece.kind === 'shape' && piece.how !== undefined ? { how: piece.how } : {};

/** The property `read` of a record in JSON: how a board was read that is in no format. */
export const readProperty = ({ how }: { readonly how?: string | undefined }): { readonly read?: string } =>
  how === undefined ? {} : { read: how };

/** Where a piece comes from. */
export const originOf = (piece: Piece): Origin => ({
  label: piece.source.label,
  ...(piece.kind === 'text' && { line: piece.text.line }),
  ...(piece.kind === 'shape' && { line: piece.read.line }),
});
