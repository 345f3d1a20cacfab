// Finds the boards that the command line names, as text, but does not read them: reading takes most of the time, and other
// threads may do it.
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { boardToSetup } from '@unjam/core/board';
import { plainText } from '@unjam/core/formats';
import { printError } from '../terminal/standard.ts';
import { type ByteSource, open, openAtlas } from './bytes.ts';
import { boardsElsePictures, PICTURE_FILE } from './file-kinds.ts';
import type { EndOfSource, PictureBoard, Piece } from './piece.ts';
import {
  decidingOptionsOf,
  gridOptionIn,
  type PictureOptions,
  type ReadingOptions,
} from './reading-options.ts';
import { findSources, type Source, shapeTest, withCorners } from './sources.ts';
import { continued, textOf } from './text.ts';

/** Called with the share of the input that has been read, 0 to 1; undefined if the size of the input is not known. */
export type OnRead = (part: number | undefined) => void;

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
  const parts = textOf(source, bytes);
  const first = await parts.next();
  const text = !first.done && first.value.ok ? plainIn(first.value.value, source, options) : undefined;
  const second = text && (await parts.next());
  if (text && second?.done) {
    onRead(0);
    yield ok({ kind: 'text', source, text, formats: { recognised: [text.format] } });
    yield ok({ kind: 'end', source, fenced: false });
    return;
  }
  // the reader of all other texts takes long to load
  const { piecesOfParts } = await import('./text-reader.ts');
  yield* piecesOfParts(source, continued([first, second], parts), options, onRead);
}

/**
 * The board of a source that is nothing else. Who types boards into standard input gets each answer at once, so it is not known whether
 * more follows.
 */
const plainIn = (text: string, { kind }: Source, options: ReadingOptions) =>
  kind === 'stdin' || options.format !== undefined ? undefined : plainText(text, decidingOptionsOf(options));

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
