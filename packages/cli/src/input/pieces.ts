// Finds the boards that the command line names, as text, but does not read them: reading takes most of the time, and other
// threads may do it.
import { err, ok, type Result } from '@unjam/core';
import { boardToSetup } from '@unjam/core/board';
import {
  allFormats,
  type BoardFormat,
  type BoardText,
  createBoardSplitter,
  type FormatId,
  type ReadBoard,
  readBoardText,
} from '@unjam/core/formats';
import { printError } from '../terminal/standard.ts';
import { type ByteSource, open } from './bytes.ts';
import { boardOfId } from './catalogue.ts';
import { boardsElsePictures, PICTURE_FILE } from './file-kinds.ts';
import {
  gridOptionIn,
  type PictureOptions,
  type ReadingOptions,
  type TextOptions,
} from './reading-options.ts';
import type { ShapePiece } from './shapes.ts';
import { findSources, type Source, withCorners } from './sources.ts';
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

/** Follows the last piece of a source; `fenced` is that of its splitter. */
export interface EndOfSource {
  readonly kind: 'end';
  readonly source: Source;
  readonly fenced: boolean;
}

/**
 * The pieces in the order of the arguments and within each source, after which an `end` follows. A source that cannot be
 * read gives a one-line problem. Holds at most one window of text at a time.
 */
export async function* readPieces(
  words: readonly string[],
  options: ReadingOptions,
  onRead: OnRead = () => {},
): AsyncGenerator<Result<Piece | EndOfSource, string>, void> {
  const sources = withCorners(findSources(words, boardsElsePictures, printError), options.corners);
  const sized = sources.map((source) => ({ source, size: source.ok ? sizeOf(source.value) : 0 }));
  const total = sized.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  for (const { source, size } of sized) {
    if (source.ok) {
      yield* piecesOf(source.value, options, (read) => {
        onRead(Number.isNaN(total) ? undefined : (before + read) / Math.max(total, 1));
      });
    } else yield source;
    before += size;
  }
}

const sizeOf = (source: Source): number =>
  source.kind === 'file' ? source.bytes : source.kind === 'text' ? source.text.length : Number.NaN;

/** What is recognised: every format, with links to puzzles of the catalogue. */
const recognised = allFormats(boardOfId);

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
  const opened = await open(source);
  if (!opened.ok) {
    yield opened;
    return;
  }
  const { isPicture, bytes, close } = opened.value;
  try {
    yield* isPicture
      ? pieceOfPicture(source, bytes, options, onRead)
      : piecesOfText(source, bytes, options, onRead);
  } finally {
    await close();
  }
}

/** The most characters of a text that is kept to be read by its shape. */
const LONGEST_SHAPE = 1 << 21;
/** The most texts that are refused one after the other before the rest is taken to be no better. */
const MOST_HELD = 2000;

/** Whether a format says all there is to say: a board, or one that leaves nothing open but which vehicle is the primary. */
const isSettled = ({ result }: ReadBoard): boolean =>
  result.ok || result.error.some(({ code }) => code === 'ambiguous-primary');

/** The formats that are cells alone, as many other texts are. */
const cellsAlone: readonly FormatId[] = ['grid', 'cells', 'line'];

/** Whether a text is surely meant to be in a format, so that the format says best what is wrong with it. */
const isCertain = ({ format }: BoardText): boolean =>
  format !== undefined && !cellsAlone.some((id) => id === format.id);

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
  const { primary, exit } = options;
  const format = options.format === undefined ? undefined : formatOfId(options.format);
  const splitter = createBoardSplitter({
    formats: recognised,
    ...(format && { format }),
    ...(primary !== undefined && { primary }),
    ...(exit && { exit }),
  });
  const piece = (text: BoardText) => ok<Piece>({ kind: 'text', source, text });
  /** The text and its pieces up to the first that is a board in a format: if none is, the text is read by its shape. */
  let unread: { whole: string; held: BoardText[] } | undefined =
    format === undefined ? { whole: '', held: [] } : undefined;
  const ready = (texts: readonly BoardText[]): readonly BoardText[] => {
    if (!unread) return texts;
    unread.held.push(...texts);
    const { whole, held } = unread;
    const isShort = whole.length <= LONGEST_SHAPE && held.length <= MOST_HELD;
    if (isShort && !texts.some((text) => isBinary(text) || isSettled(readPiece(text, options)))) return [];
    unread = undefined;
    return held;
  };
  let characters = 0;
  for await (const part of textOf(source, bytes)) {
    if (!part.ok) {
      yield part;
      return;
    }
    const other = characters === 0 && format === undefined ? recognised.otherKind(part.value) : undefined;
    if (other) {
      yield piece({ text: '', line: 1, problem: { ...other, at: { text: { line: 1, column: 1 } } } });
      yield ok({ kind: 'end', source, fenced: false });
      return;
    }
    if (unread) unread.whole += part.value;
    const pushed = splitter.push(part.value);
    const texts = ready(pushed);
    for (const [index, text] of texts.entries()) {
      onRead(characters + (part.value.length * index) / texts.length);
      yield piece(text);
    }
    // the rest of a binary input is not read
    if (pushed.some(isBinary)) break;
    characters += part.value.length;
  }
  for (const text of ready(splitter.end())) yield piece(text);
  if (unread) {
    const { shapePieces } = await import('./shapes.ts');
    const shaped = shapePieces(source, unread.whole, options, unread.held.every(isCertain));
    for (const one of shaped ?? unread.held.map((text): Piece => ({ kind: 'text', source, text })))
      yield ok(one);
  }
  yield ok({ kind: 'end', source, fenced: splitter.fenced });
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
