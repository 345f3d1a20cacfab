/*
 * The files beside a published atlas that let a reader answer from a few of its bytes. Both have the puzzles in the order of
 * the published file.
 *
 *     atlas-6x6.index.parquet   one row; each column holds all puzzles as bytes: a byte each, or a bit each for a theme
 *     atlas-6x6.records         a record of fixed length for each puzzle: its board, its rating, its states
 *
 * Source: our own. Guarantee: what is written is what is read; a filter on these columns is exact, for states at the
 * bounds of `statesBounds`.
 */

import { check, checkParts, type Kind, positive, side, text, whole } from '../basics/arguments.ts';
import { type ThemeId, themes } from '../difficulty/theme-list.ts';
import { packAtlasBoard, unpackAtlasBoard } from './atlas-board.ts';

/** The columns of the index with a byte for each puzzle. A rating is 5 × `rating_fives` + `rating_rest`. */
export const atlasByteColumns = [
  'moves',
  'steps',
  'vehicles',
  'trucks',
  'walls',
  'rating_fives',
  'rating_rest',
  'states',
] as const;
/** The name of a column of the index that has one byte for each puzzle. */
export type AtlasByteColumn = (typeof atlasByteColumns)[number];

/**
 * The column of the index with a bit for each puzzle, the lowest bit of each byte first: whether it has the theme.
 *
 * @param theme - the id of a theme
 *
 * @example
 * atlasThemeColumn('red-back') // 'theme_red_back'
 */
export const atlasThemeColumn = (theme: ThemeId): string => {
  check(theme, 'theme', text);
  return `theme_${theme.replaceAll('-', '_')}`;
};

/** All columns of the index. */
export const atlasIndexColumns: readonly string[] = [
  ...atlasByteColumns,
  ...themes.map(({ id }) => atlasThemeColumn(id)),
];

const SMALL = [1, 2, 3, 4, 5, 6, 8];
const IN_TEN = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80];

/** The least number of states of each class in the index: ten classes for each power of ten. */
export const statesBounds: readonly number[] = [
  ...SMALL,
  ...Array.from({ length: 8 }, (_, power) => IN_TEN.map((bound) => bound * 10 ** power)).flat(),
];

/**
 * The class of a number of states: the last of `statesBounds` that is not above it.
 *
 * @param states - the states of a cluster
 *
 * @example
 * statesBounds[statesClass(4006)] // 4000
 */
export const statesClass = (states: number): number => {
  check(states, 'states', positive);
  return statesBounds.findLastIndex((bound) => bound <= states);
};

/** What the records of one atlas have in common. */
export interface AtlasRecordLayout {
  readonly width: number;
  readonly height: number;
  /** Bytes of a board in a record. */
  readonly boardBytes: number;
}

/** What an atlas file holds about a cluster: its hardest board, the rating of that board and how many states the cluster has. */
export interface AtlasRecord {
  /** The hardest board in moves, in one line. */
  readonly board: string;
  readonly rating: number;
  readonly states: number;
}

/**
 * Bytes of a record: the board, then the rating in one byte and the states in four, all with the lowest byte first.
 *
 * @param layout - how long each part of a record is
 *
 * @example
 * atlasRecordBytes({ boardBytes: 9 }) // 14
 */
export function atlasRecordBytes(layout: Pick<AtlasRecordLayout, 'boardBytes'>): number {
  checkParts(layout, 'layout', { boardBytes: whole });
  return layout.boardBytes + 5;
}

const packedBoard: Kind = (value) => !(typeof value === 'bigint' && value >= 0n) && 'a bigint from 0n';

/**
 * The bytes that a board needs.
 *
 * @param packed - the board as one number, as `packAtlasBoard` gives it
 *
 * @example
 * packedBytes(packAtlasBoard('EBBBEoCCEAAFDDDF', 4)) // 3
 */
export function packedBytes(packed: bigint): number {
  check(packed, 'packed', packedBoard);
  return Math.ceil(packed.toString(16).length / 2);
}

const layoutParts = { width: side, height: side, boardBytes: whole };

/** Bytes that are long enough for a record. */
const recordBytes =
  (least: number): Kind =>
  (value) => {
    const { BYTES_PER_ELEMENT: each, length } = Object(value);
    return !(each === 1 && length >= least) && `a Uint8Array of ${least} bytes at least`;
  };

/**
 * A record as bytes.
 *
 * @param record - what is written
 * @param layout - how long each part of it is
 *
 * @example
 * const layout = { width: 4, height: 4, boardBytes: 8 };
 * writeAtlasRecord({ board: 'EBBBEoCCEAAFDDDF', rating: 12, states: 30 }, layout).length // 13
 */
export function writeAtlasRecord(record: AtlasRecord, layout: AtlasRecordLayout): Uint8Array {
  checkParts(record, 'record', { board: text, rating: whole, states: whole });
  checkParts(layout, 'layout', layoutParts);
  const { board, rating, states } = record;
  const { width, boardBytes } = layout;
  const bytes = new Uint8Array(atlasRecordBytes(layout));
  let rest = packAtlasBoard(board, width);
  for (let i = 0; i < boardBytes; i++) {
    bytes[i] = Number(rest & 255n);
    rest >>= 8n;
  }
  bytes[boardBytes] = rating;
  new DataView(bytes.buffer).setUint32(boardBytes + 1, states, true);
  return bytes;
}

/**
 * The record at the beginning of some bytes.
 *
 * @param bytes - what begins with a record
 * @param layout - how long each part of it is
 *
 * @example
 * const layout = { width: 4, height: 4, boardBytes: 8 };
 * const bytes = writeAtlasRecord({ board: 'EBBBEoCCEAAFDDDF', rating: 12, states: 30 }, layout);
 * readAtlasRecord(bytes, layout).states // 30
 */
export function readAtlasRecord(bytes: Uint8Array, layout: AtlasRecordLayout): AtlasRecord {
  checkParts(layout, 'layout', layoutParts);
  check(bytes, 'bytes', recordBytes(atlasRecordBytes(layout)));
  const { width, height, boardBytes } = layout;
  let packed = 0n;
  for (let i = boardBytes - 1; i >= 0; i--) packed = (packed << 8n) | BigInt(bytes[i] ?? 0);
  const view = new DataView(bytes.buffer, bytes.byteOffset + boardBytes);
  return {
    board: unpackAtlasBoard(packed, width, height),
    rating: view.getUint8(0),
    states: view.getUint32(1, true),
  };
}
