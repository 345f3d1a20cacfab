// Finds the boards that the command line names, as text, but does not read them: reading takes most of the time, and other
// threads may do it.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { boardToSetup } from '@unjam/core/board';
import {
  type BoardFormat,
  type BoardText,
  createBoardSplitter,
  type FormatSet,
  formatsWithPart,
  type ReadBoard,
  readBoardText,
} from '@unjam/core/formats';
import { printError } from '../terminal/standard.ts';
import { type ByteSource, open, openAtlas } from './bytes.ts';
import { boardOfId } from './catalogue.ts';
import { boardsElsePictures, PICTURE_FILE } from './file-kinds.ts';
import {
  decidingOptionsOf,
  gridOptionIn,
  type PictureOptions,
  type ReadingOptions,
  type TextOptions,
} from './reading-options.ts';
import { allFormats, splitWhole } from './shape-reader/load.ts';
import { lengthOf, type ShapePiece, shapePiece } from './shapes.ts';
import { findSources, type Source, shapeTest, withCorners } from './sources.ts';
import { textOf } from './text.ts';

/** Called with the share of the input that has been read, 0 to 1; undefined if the size of the input is not known. */
export type OnRead = (part: number | undefined) => void;

/** The text of a board, a board of a text that no format recognises, or one that was seen in a picture, with its source. */
export type Piece =
  | { readonly kind: 'text'; readonly source: Source; readonly text: BoardText }
  | ShapePiece
  | ({ readonly kind: 'picture'; readonly source: Source } & PictureBoard);

/** The board that was read in a picture. */
interface PictureBoard {
  readonly read: ReadBoard;
  readonly isSure: boolean;
}

/**
 * Follows the last piece of a source. `fenced` says whether the source has fences as Markdown has, ``` or ~~~: then text outside of them
 * that is no board is prose.
 */
export interface EndOfSource {
  readonly kind: 'end';
  readonly source: Source;
  readonly fenced: boolean;
}

/**
 * The pieces in the order of the arguments and within each source, after which an `end` follows. A source that cannot be
 * read gives a one-line problem. A domain in PDDL beside other sources is passed over. Holds at most one window of text at a time.
 */
export async function* readPieces(
  words: readonly string[],
  options: ReadingOptions,
  onRead: OnRead = () => {},
): AsyncGenerator<Result<Piece | EndOfSource, string>, void> {
  const found = findSources(words, boardsElsePictures, await shapeTest(words), printError);
  const sources = withCorners(found, options.corners);
  const sized = sources.map((source) => ({ source, size: source.ok ? sizeOf(source.value) : 0 }));
  const total = sized.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  const domains: Result<Piece | EndOfSource, string>[] = [];
  let any = false;
  for (const { source, size } of sized) {
    const pieces = source.ok
      ? piecesOf(source.value, options, (read) => {
          onRead(Number.isNaN(total) ? undefined : (before + read) / Math.max(total, 1));
        })
      : [source];
    let isDomain = false;
    for await (const piece of pieces) {
      isDomain ||= sized.length > 1 && isDomainAlone(piece);
      any ||= !isDomain;
      if (isDomain) domains.push(piece);
      else yield piece;
    }
    before += size;
  }
  if (!any) yield* domains;
}

/**
 * Whether a piece is the domain of planning problems in PDDL: files of problems stand beside one, and say all that a board
 * needs.
 */
function isDomainAlone(piece: Result<Piece | EndOfSource, string>): boolean {
  if (!piece.ok || piece.value.kind !== 'shape') return false;
  const { shape } = piece.value.read;
  const answer = shape && 'answer' in shape ? shape.answer : undefined;
  return answer?.kind === 'refused' && answer.certain === true && answer.problem.code === 'empty-input';
}

const sizeOf = (source: Source): number =>
  source.kind === 'file' ? source.bytes : source.kind === 'text' ? source.text.length : Number.NaN;

/** Every format, and links to puzzles of the catalogue. */
const recognised = formatsWithPart({}, boardOfId).formats;

/** The format of an id; undefined for a text that is not the id of a format. */
export const formatOfId = (id: string): BoardFormat | undefined =>
  recognised.recognised.find((format) => format.id === id);

/** Reads the text of a board. */
export const readPiece = (text: BoardText, options: TextOptions): ReadBoard =>
  readBoardText(text, options, recognised);

async function* piecesOf(
  source: Source,
  options: ReadingOptions,
  onRead: (read: number) => void,
): AsyncGenerator<Result<Piece | EndOfSource, string>, void> {
  if (source.kind === 'text') {
    yield* piecesOfText(source, undefined, options, onRead);
    return;
  }
  const opened = await (source.kind === 'atlas' ? openAtlas(source) : open(source));
  if (!opened.ok) {
    yield opened;
    return;
  }
  const { isPicture, bytes, close } = opened.value;
  try {
    yield* isPicture && source.kind !== 'atlas'
      ? pieceOfPicture(source, bytes, options, onRead)
      : piecesOfText(source, bytes, options, onRead);
  } finally {
    await close();
  }
}

const isBinary = ({ problem }: BoardText): boolean => problem?.code === 'binary-input';

async function* pieceOfPicture(
  source: ByteSource,
  bytes: AsyncIterable<Uint8Array>,
  options: PictureOptions,
  onRead: (read: number) => void,
): AsyncGenerator<Result<Piece | EndOfSource, string>, void> {
  const read = await inPicture(source, bytes, options);
  yield read.ok ? ok({ kind: 'picture', source, ...read.value }) : read;
  onRead(sizeOf(source));
  yield ok({ kind: 'end', source, fenced: false });
}

async function* piecesOfText(
  source: Source,
  bytes: AsyncIterable<Uint8Array> | undefined,
  options: ReadingOptions,
  onRead: (read: number) => void,
): AsyncGenerator<Result<Piece | EndOfSource, string>, void> {
  const stray = gridOptionIn(options);
  if (stray !== undefined) {
    yield err(`${source.label}: a text, but ${stray} is about pictures; expected ${PICTURE_FILE}`);
    return;
  }
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
    if (!text.shape) return ok<Piece>({ kind: 'text', source, text });
    const shape = shapePiece(source, readPiece(text, options), said);
    said = shape.how ?? said;
    return ok<Piece>(shape);
  };
  const parts = textOf(source, bytes);
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

/** What was taken from a generator already, and then the rest of it. */
async function* continued<T>(
  taken: readonly (IteratorResult<T, void> | undefined)[],
  rest: AsyncGenerator<T, void>,
): AsyncGenerator<T, void> {
  for (const one of taken) if (one && !one.done) yield one.value;
  yield* rest;
}

/**
 * The board that a photograph or a screenshot shows. Standard error says how it was turned, and where to look if the reading
 * is not sure.
 */
async function inPicture(
  source: ByteSource,
  bytes: AsyncIterable<Uint8Array>,
  options: PictureOptions,
): Promise<Result<PictureBoard, string>> {
  // the decoders and the reader take long to load, and few inputs are pictures
  const { see } = await import('./picture/see.ts');
  const { reportReading } = await import('./picture/report.ts');
  const seen = await see(source, options, bytes);
  if (!seen.ok) return seen;
  const { reading } = seen.value;
  const isSure = reportReading(reading, source, options);
  const read = { line: 1, setup: boardToSetup(reading.board), result: ok(reading.board) };
  return ok({ read, isSure });
}
