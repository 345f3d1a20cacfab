// What people read about each format, apart from what reads and writes it: a program that only lists them does not load that.

import { description as aboutBandung } from './bandung/description.ts';
import { description as aboutBordered } from './bordered/description.ts';
import { description as aboutCars } from './cars/description.ts';
import { description as aboutCells } from './cells/description.ts';
import { description as aboutCsv } from './csv/description.ts';
import { description as aboutDrawing } from './drawing/description.ts';
import { description as aboutFramed } from './framed/description.ts';
import { description as aboutGrid } from './grid/description.ts';
import { description as aboutJson } from './json/description.ts';
import { description as aboutLine } from './line/description.ts';
import { description as aboutLink } from './link/description.ts';
import { description as aboutList } from './list/description.ts';
import { description as aboutMatrix } from './matrix/description.ts';
import type { FormatDescription } from './parts/format.ts';
import { description as aboutPddl } from './pddl/description.ts';
import { description as aboutPrinted } from './printed/description.ts';
import { description as aboutProlog } from './prolog/description.ts';
import type { FormatId, WriterId } from './registry.ts';
import { description as aboutRows } from './rows/description.ts';

/**
 * The ids of `formats`, in their order.
 *
 * @internal
 */
export const formatIds: readonly FormatId[] = [
  'grid',
  'framed',
  'drawing',
  'line',
  'cells',
  'prolog',
  'json',
  'bordered',
  'rows',
  'csv',
  'bandung',
  'printed',
  'link',
];

/**
 * What each format is called, an example, and what is refused. The comment on top of a format's file specifies it.
 *
 * @example
 * formatDescriptions.line.title // 'a square board in one word, row after row'
 */
export const formatDescriptions: Readonly<Record<WriterId, FormatDescription>> = {
  grid: aboutGrid,
  framed: aboutFramed,
  drawing: aboutDrawing,
  line: aboutLine,
  cells: aboutCells,
  prolog: aboutProlog,
  json: aboutJson,
  rows: aboutRows,
  bordered: aboutBordered,
  csv: aboutCsv,
  bandung: aboutBandung,
  printed: aboutPrinted,
  link: aboutLink,
  list: aboutList,
  matrix: aboutMatrix,
  cars: aboutCars,
  pddl: aboutPddl,
};
