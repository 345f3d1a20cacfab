// The boards that the command line names, one after the other, in any format.
import { type Board, createBoardReader, type Edge, err, loadEngineFor, ok, type Result } from '@unjam/core';
import {
  type FormatId,
  formatById,
  linkFormat,
  neighbours,
  type ReadBoard,
  type ReaderOptions,
} from '@unjam/core/formats';
import { printError } from '../terminal/standard.ts';
import { boardOfId } from './catalogue.ts';
import { type Origin, problemLine } from './problem-line.ts';
import { findSources, isPicture, type Source } from './sources.ts';
import { textOf } from './text.ts';

/** One board as it was read, legal or not. */
export interface InputText {
  /** Its own name or the name of its file, with a number if the file holds several boards. */
  readonly name: string;
  /** The path of its output file without the extension: that of its input file, with a number if that holds several. */
  readonly stem: string;
  readonly origin: Origin;
  readonly read: ReadBoard;
}

export interface InputBoard extends InputText {
  readonly board: Board;
}

/** How to read boards; what is left out is detected. */
export interface ReadingOptions {
  readonly format?: FormatId;
  readonly primary?: string;
  readonly exit?: Edge;
}

/** Called with the share of the input that has been read, 0 to 1; undefined if the size of the input is not known. */
export type OnRead = (part: number | undefined) => void;

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
  if (!result.ok) return err(problemLine(input.origin, result.error));
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
  onRead: OnRead = () => {},
): AsyncGenerator<Result<InputText, string>, void> {
  const sources = findSources(words);
  const sized = sources.map((source) => ({ source, size: source.ok ? sizeOf(source.value) : 0 }));
  const total = sized.reduce((sum, { size }) => sum + size, 0);
  let before = 0;
  for (const { source, size } of sized) {
    if (source.ok) {
      yield* numbered(source.value, options, (read) => {
        onRead(Number.isNaN(total) ? undefined : (before + read) / Math.max(total, 1));
      });
    } else yield source;
    before += size;
  }
}

const sizeOf = (source: Source): number =>
  source.kind === 'file' ? source.bytes : source.kind === 'text' ? source.text.length : Number.NaN;

/** Names the boards of one source. The first is held back until the second is read: only then is it clear whether it gets a number. */
async function* numbered(
  source: Source,
  options: ReadingOptions,
  onRead: (read: number) => void,
): AsyncGenerator<Result<InputText, string>, void> {
  let number = 0;
  let first: ReadBoard | undefined;
  for await (const read of textsOf(source, options, onRead)) {
    if (!read.ok) {
      if (first) yield named(source, first);
      yield read;
      return;
    }
    number++;
    if (number === 1) {
      first = read.value;
      continue;
    }
    if (first) yield named(source, first, 1);
    first = undefined;
    yield named(source, read.value, number);
  }
  if (first) yield named(source, first);
}

/** The only board of a source gets no number. */
function named(source: Source, read: ReadBoard, number?: number): Result<InputText, string> {
  const stem = number === undefined ? source.stem : `${source.stem}-${number}`;
  return ok({ name: read.name ?? stem, stem, origin: { label: source.label, line: read.line }, read });
}

/** Besides the formats of every reader: those of other programs, and links with puzzles of the catalogue. */
const recognised = neighbours(boardOfId);

async function* textsOf(
  source: Source,
  { format: id, primary, exit }: ReadingOptions,
  onRead: (read: number) => void,
): AsyncGenerator<Result<ReadBoard, string>, void> {
  if (source.kind === 'file' && isPicture(source.path)) {
    yield await inPicture(source.path, exit);
    onRead(source.bytes);
    return;
  }
  const format = id === undefined ? undefined : id === 'link' ? linkFormat(boardOfId) : formatById(id);
  const options: ReaderOptions = {
    neighbours: recognised,
    ...(format && { format }),
    ...(primary !== undefined && { primary }),
    ...(exit && { exit }),
  };
  const reader = createBoardReader(options);
  let characters = 0;
  for await (const piece of textOf(source)) {
    if (!piece.ok) {
      yield piece;
      return;
    }
    const boards = reader.push(piece.value);
    for (const [index, read] of boards.entries()) {
      onRead(characters + (piece.value.length * index) / boards.length);
      yield ok(read);
    }
    // the rest of a binary input is not read
    if (boards.some(({ result }) => !result.ok && result.error.some(({ code }) => code === 'binary-input')))
      return;
    characters += piece.value.length;
  }
  for (const read of reader.end()) yield ok(read);
}

/** The board that a photograph or a screenshot shows; if the reading is not sure, a line on standard error says so. */
async function inPicture(path: string, exit: Edge | undefined): Promise<Result<ReadBoard, string>> {
  // the decoders take long to load, and few inputs are pictures
  const { doubtOf, seeFile } = await import('./picture/see-file.ts');
  const seen = seeFile(path, { ...(exit && { exit }) });
  if (!seen.ok) return seen;
  const { reading } = seen.value;
  if (reading.kind !== 'read') return err(`${path}: ${reading.message}`);
  const doubt = doubtOf(reading);
  if (doubt !== undefined)
    printError(`${path}: ${doubt}; unjam show ${path} --overlay -o seen.png shows what was seen`);
  return ok({ line: 1, result: ok(reading.board) });
}
