// Every format. A new one is its folder, a line of imports here, its name in `moreFormats`, and its id and what people read about it in
// descriptions.ts.

import { bandung } from './bandung/bandung.ts';
import { bordered } from './bordered/bordered.ts';
import { cars } from './cars/cars.ts';
import { csv } from './csv/csv.ts';
import { link } from './link/link.ts';
import { list } from './list/list.ts';
import { matrix } from './matrix/matrix.ts';
import type { BoardFormat, BoardWriter } from './parts/format.ts';
import { pddl } from './pddl/pddl.ts';
import { printed } from './printed/printed.ts';
import { commonFormats } from './reading/common.ts';
import { rows } from './rows/rows.ts';

/**
 * The formats of other programs, of links and of our own output, which a reader recognises where it is given `allFormats()`.
 * They are asked in this order, before the common ones.
 */
export const moreFormats = [bordered, rows, csv, bandung, printed, link] as const;

const readable = [...commonFormats, ...moreFormats] as const;
const all = [...readable, list, matrix, cars, pddl] as const;

/** The formats that are read and written. */
export type FormatId = (typeof readable)[number]['id'];
/** The formats that can be written: those of `FormatId`, those of other programs that are read by their shape, and PDDL. */
export type WriterId = (typeof all)[number]['id'];

/** Every way to write a board that can be read back: first those that every reader recognises. */
export const formats: readonly BoardFormat<FormatId>[] = readable;

/** Every way to write a board: the formats, and those of other programs, which are read by their shape. */
export const writers: readonly BoardWriter<WriterId>[] = all;

/**
 * The format of an id; undefined for a text that is not the id of a format.
 *
 * @param id - such as `line`
 *
 * @example
 * formatById('line').print(board)
 */
export function formatById(id: FormatId): BoardFormat<FormatId>;
/** The format with an id that a person typed; undefined where there is none. */
export function formatById(id: string): BoardFormat<FormatId> | undefined;
export function formatById(id: string): BoardFormat<FormatId> | undefined {
  return formats.find((format) => format.id === id);
}

/**
 * The writer with an id; undefined for a text that is not the id of a writer. For undefined `formatBoard` writes its default format: check
 * an id that a person typed before you hand the writer on.
 *
 * @param id - such as `line`
 *
 * @example
 * writerById('csv').print(board) // { ok: true, value: '4x4\ncar,orientation,col,row,length\nA,V,4,1,2\nX,H,1,1,2' }
 */
export function writerById(id: WriterId): BoardWriter<WriterId>;
/** The writer with an id that a person typed; undefined where there is none. */
export function writerById(id: string): BoardWriter<WriterId> | undefined;
export function writerById(id: string): BoardWriter<WriterId> | undefined {
  return writers.find((writer) => writer.id === id);
}
