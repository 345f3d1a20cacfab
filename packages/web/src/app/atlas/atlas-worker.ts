// The worker of the page Atlas: fetches, decodes, filters and sorts, so that the page stays free.

import { type Problem, type Result, tryParseBoard } from '@unjam/core';
import { atlasListing } from '@unjam/core/catalogue';
import { expose } from 'comlink';
import {
  type AtlasFilter,
  columnsFor,
  everything,
  isEverything,
  type Selection,
  select,
} from './atlas-query.ts';
import { AtlasReader, type ListedPuzzle, type PuzzleDetails } from './atlas-reader.ts';
import { type Found, findBoard } from './find-board.ts';
import { forgetAll, keep, keepText, loadKept, loadText } from './kept-files.ts';
import { type PublishedAtlas, readListing, readPublished } from './published.ts';
import {
  type FileFacts,
  keptFile,
  type ReadableFile,
  type ReadingCode,
  ReadingProblem,
  remoteFile,
  remoteText,
  wholeFile,
} from './remote-file.ts';

/** What went wrong, as a value: an error that a worker throws loses its code. */
export interface ReadingFailure {
  readonly code: ReadingCode;
  readonly message: string;
}
export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ReadingFailure };

/** An atlas of the list, by the name of its manifest. */
export interface OpenedAtlas {
  readonly name: string;
  readonly atlas: PublishedAtlas;
  /** Where the whole atlas is, if it was loaded. */
  readonly kept: 'device' | 'memory' | undefined;
}

export interface Listed {
  /** How many puzzles pass the filter. */
  readonly count: number;
  readonly puzzles: readonly ListedPuzzle[];
  /** Moves and steps of each of them. */
  readonly lengths: readonly (readonly [moves: number, steps: number])[];
  readonly charts: Pick<Selection, 'byMovesAndVehicles' | 'byRating'>;
}

/** How many puzzles a selection for print or download may have. */
const MOST_TEXTS = 1000;

let base = '';
let reader: AtlasReader | undefined;
let opened: OpenedAtlas | undefined;
let transferred = 0;
/** Whole files that were loaded but that the browser does not keep, by their checksums. */
const inMemory = new Map<string, ReadableFile>();
/** The rows of the last filter; a page of the list or a draw needs no new search. */
let last: { readonly key: string; readonly selection: Selection } | undefined;

const onBytes = (bytes: number): void => {
  transferred += bytes;
};

/** The manifest or list from the host, or the one on the device if the host does not answer. */
async function textOf(name: string): Promise<string> {
  try {
    const text = await remoteText(base + name);
    transferred += text.length;
    return text;
  } catch (thrown) {
    const kept = await loadText(base, name);
    if (kept === undefined) throw thrown;
    return kept;
  }
}

async function answered<T>(run: () => Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await run() };
  } catch (thrown) {
    if (thrown instanceof ReadingProblem)
      return { ok: false, error: { code: thrown.code, message: thrown.message } };
    throw thrown;
  }
}

function current(): AtlasReader {
  if (!reader) throw new ReadingProblem('missing', 'no atlas is open');
  return reader;
}

async function selectionOf(filter: AtlasFilter): Promise<Selection> {
  const key = JSON.stringify([opened?.name, filter]);
  if (last?.key === key) return last.selection;
  const columns = await current().columns(columnsFor(filter));
  const column = (name: string): Uint8Array => {
    const found = columns.get(name);
    if (!found) throw new TypeError(`the column ${name} was not planned`);
    return found;
  };
  const selection = select(filter, column, current().atlas.puzzles);
  last = { key, selection };
  return selection;
}

/** Moves and steps of rows; both columns are small, because the file is sorted by them. */
async function lengthsOf(rows: readonly number[]): Promise<[moves: number, steps: number][]> {
  const columns = await current().columns(['moves', 'steps']);
  return rows.map((row) => [columns.get('moves')?.[row] ?? 0, columns.get('steps')?.[row] ?? 0]);
}

async function listed(filter: AtlasFilter, rows: readonly number[], selection: Selection): Promise<Listed> {
  const [puzzles, lengths] = await Promise.all([current().puzzles(rows), lengthsOf(rows)]);
  const { byMovesAndVehicles, byRating } = isEverything(filter) ? totals() : selection;
  return { count: selection.rows.length, puzzles, lengths, charts: { byMovesAndVehicles, byRating } };
}

/** The charts of all puzzles, which the manifest has. */
function totals(): Listed['charts'] {
  const { atlas } = current();
  const byMovesAndVehicles = new Map(
    atlas.byMovesAndVehicles.map(([moves, vehicles, count]) => [256 * moves + vehicles, count]),
  );
  const byRating = new Array<number>(21).fill(0);
  for (const [rating, count] of atlas.ratings.entries()) {
    const bar = Math.floor(rating / 5);
    byRating[bar] = (byRating[bar] ?? 0) + count;
  }
  return { byMovesAndVehicles, byRating };
}

const filesOf = ({ table, index, records }: PublishedAtlas): readonly FileFacts[] => [table, index, records];

const api = {
  /** The names of the manifests at an address, which ends with a slash. */
  list: (address: string): Promise<Answer<readonly string[]>> =>
    answered(async () => {
      base = address;
      return readListing(await textOf(atlasListing));
    }),

  open: (name: string): Promise<Answer<OpenedAtlas>> =>
    answered(async () => {
      const atlas = readPublished(await textOf(name), name);
      const kept = await Promise.all(filesOf(atlas).map((facts) => loadKept(base, facts)));
      const file = (place: number, facts: FileFacts): ReadableFile =>
        kept[place] ?? inMemory.get(facts.sha256) ?? remoteFile(base, facts, onBytes);
      reader = new AtlasReader(atlas, {
        table: file(0, atlas.table),
        index: file(1, atlas.index),
        records: file(2, atlas.records),
      });
      // every filter needs this column for its charts: loaded now, the first filter has to wait for less
      reader.columns(['vehicles']).catch(() => {});
      last = undefined;
      const isKept = kept.every((one) => one !== undefined);
      const isLoaded = filesOf(atlas).every(({ sha256 }) => inMemory.has(sha256));
      opened = { name, atlas, kept: isKept ? 'device' : isLoaded ? 'memory' : undefined };
      return opened;
    }),

  /** A part of the list of the puzzles that pass a filter. */
  query: (filter: AtlasFilter, from: number, most: number): Promise<Answer<Listed>> =>
    answered(async () => {
      const selection = await selectionOf(filter);
      return listed(filter, [...selection.rows.subarray(from, from + most)], selection);
    }),

  /** One of the puzzles that pass, by a number from 0 up to 1. */
  draw: (filter: AtlasFilter, random: number): Promise<Answer<Listed>> =>
    answered(async () => {
      const selection = await selectionOf(filter);
      const row = selection.rows[Math.floor(random * selection.rows.length)];
      return listed(filter, row === undefined ? [] : [row], selection);
    }),

  /** Puzzles by their rows. */
  rows: (rows: readonly number[]): Promise<Answer<Listed>> =>
    answered(async () => listed(everything, rows.slice(0, MOST_TEXTS), await selectionOf(everything))),

  details: (row: number): Promise<Answer<PuzzleDetails>> => answered(() => current().details(row)),

  /** The puzzle that a board belongs to; the problem of the text if it is not a board. */
  find: (text: string): Promise<Answer<Result<Found, Problem>>> =>
    answered(async () => {
      const board = tryParseBoard(text);
      return board.ok ? { ok: true, value: await findBoard(current(), board.value) } : board;
    }),

  /** Loads all files and keeps them on the device, if the browser allows; then everything is read from there. */
  keepAll: (onProgress: (bytes: number) => void): Promise<Answer<OpenedAtlas>> =>
    answered(async () => {
      if (!opened) throw new ReadingProblem('missing', 'no atlas is open');
      const { name, atlas } = opened;
      const contents: (readonly [FileFacts, Blob])[] = [];
      let loaded = 0;
      for (const facts of filesOf(atlas)) {
        const content = await wholeFile(base, facts, onBytes);
        contents.push([facts, content]);
        loaded += facts.bytes;
        onProgress(loaded);
      }
      try {
        for (const [facts, content] of contents) await keep(base, facts, content);
        await keepText(base, name, await textOf(name));
        await keepText(base, atlasListing, await textOf(atlasListing));
      } catch (thrown) {
        if (!(thrown instanceof ReadingProblem) || thrown.code !== 'storage') throw thrown;
        for (const [facts, content] of contents) inMemory.set(facts.sha256, keptFile(content));
      }
      const again = await api.open(name);
      if (!again.ok) throw new ReadingProblem(again.error.code, again.error.message);
      return again.value;
    }),

  /** Removes every atlas from the device. */
  forget: (): Promise<Answer<OpenedAtlas>> =>
    answered(async () => {
      await forgetAll(base);
      inMemory.clear();
      const again = await api.open(opened?.name ?? '');
      if (!again.ok) throw new ReadingProblem(again.error.code, again.error.message);
      return again.value;
    }),

  /** The bytes that came from the host so far. */
  transferred: (): number => transferred,
};

export type AtlasApi = typeof api;

expose(api);
