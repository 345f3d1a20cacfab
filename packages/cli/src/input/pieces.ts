// Finds the boards that the command line names, as text, but does not read them: reading takes most of the time, and other
// threads may do it.
import { type Edge, err, ok, type Result } from '@unjam/core';
import {
  type BoardText,
  createBoardSplitter,
  type FormatId,
  formatById,
  linkFormat,
  neighbours,
  type ReadBoard,
  readBoardText,
} from '@unjam/core/formats';
import { printError } from '../terminal/standard.ts';
import { boardOfId } from './catalogue.ts';
import { findSources, isPicture, type Source } from './sources.ts';
import { textOf } from './text.ts';

/** How to read boards; what is left out is detected. */
export interface ReadingOptions {
  readonly format?: FormatId;
  readonly primary?: string;
  readonly exit?: Edge;
}

/** Called with the share of the input that has been read, 0 to 1; undefined if the size of the input is not known. */
export type OnRead = (part: number | undefined) => void;

/** The text of a board, or a board that was seen in a picture, with its source. */
export type Piece =
  | { readonly kind: 'text'; readonly source: Source; readonly text: BoardText }
  | { readonly kind: 'picture'; readonly source: Source; readonly read: ReadBoard };

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
  const sources = findSources(words);
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

/** What is recognised besides the usual formats: those of other programs, and links with puzzles of the catalogue. */
const recognised = neighbours(boardOfId);

/** The format of an id, which may need the catalogue. */
export const formatOfId = (id: FormatId) => (id === 'link' ? linkFormat(boardOfId) : formatById(id));

/** Reads the text of a board. */
export const readPiece = (text: BoardText, options: ReadingOptions): ReadBoard =>
  readBoardText(text, options, recognised);

async function* piecesOf(
  source: Source,
  { format, primary, exit }: ReadingOptions,
  onRead: (read: number) => void,
): AsyncGenerator<Result<Piece | EndOfSource, string>, void> {
  if (source.kind === 'file' && isPicture(source.path)) {
    const read = await inPicture(source.path, exit);
    yield read.ok ? ok({ kind: 'picture', source, read: read.value }) : read;
    onRead(source.bytes);
    yield ok({ kind: 'end', source, fenced: false });
    return;
  }
  const splitter = createBoardSplitter({
    neighbours: recognised,
    ...(format !== undefined && { format: formatOfId(format) }),
    ...(primary !== undefined && { primary }),
    ...(exit && { exit }),
  });
  const piece = (text: BoardText) => ok<Piece>({ kind: 'text', source, text });
  let characters = 0;
  for await (const part of textOf(source)) {
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
    const texts = splitter.push(part.value);
    for (const [index, text] of texts.entries()) {
      onRead(characters + (part.value.length * index) / texts.length);
      yield piece(text);
    }
    // the rest of a binary input is not read
    if (texts.some(({ problem }) => problem?.code === 'binary-input')) break;
    characters += part.value.length;
  }
  for (const text of splitter.end()) yield piece(text);
  yield ok({ kind: 'end', source, fenced: splitter.fenced });
}

/** The board that a photograph or a screenshot shows; if the reading is not sure, a line on standard error says so. */
async function inPicture(path: string, exit: Edge | undefined): Promise<Result<ReadBoard, string>> {
  // the decoders take long to load, and few inputs are pictures
  const { doubtOf, seeFile } = await import('./picture/see-file.ts');
  const seen = await seeFile(path, { ...(exit && { exit }) });
  if (!seen.ok) return seen;
  const { reading } = seen.value;
  if (reading.kind !== 'read') return err(`${path}: ${reading.message}`);
  const doubt = doubtOf(reading);
  if (doubt !== undefined)
    printError(`${path}: ${doubt}; unjam show ${path} --overlay -o seen.png shows what was seen`);
  return ok({ line: 1, result: ok(reading.board) });
}
