/*
 * Vehicles that are values of their own at the outermost level, with no list around them:
 *
 *     {"id": "X", "x": 1, "y": 2}       an object a line, as JSON lines
 *     vehicle { id: "X" row: 2 }        a message in the text of Protocol Buffers
 *     vehicle "X" { row = 2 }           a block of settings, its label in front of it
 */
import type { Table } from '../lists/table.ts';
import type { About } from '../parts/matrix.ts';
import { ASSIGNED } from '../values/literal.ts';
import type { Entry, Value } from '../values/value.ts';
import { keysOf } from './bad-boards.ts';
import { tableOfEntries, tableOfItems } from './value-records.ts';

/** A name; `(10:01:00)` is a time. */
const KEY = /^[\p{L}_]/u;
/** Fewer objects may be anything. */
const LEAST = 3;

/** The table of such vehicles; undefined where one of the outermost values is none, or says other things than the first. */
export function tableOfOutermost(values: readonly Value[], about: About): Table | undefined {
  const all = values.filter((value) => value.kind !== 'object' || value.call !== ASSIGNED);
  const objects = all.filter(({ kind }) => kind === 'object');
  const keys = keysOf(objects[0]);
  if (objects.length < LEAST || objects.some((one) => keysOf(one) !== keys)) return undefined;
  if (!keys.split('\n').every((key) => KEY.test(key))) return undefined;
  if (objects.length === all.length) return tableOfItems(objects, about);
  if (all.length !== 2 * objects.length) return undefined;
  const entries = objects.flatMap((object, i): Entry[] => {
    const label = all[2 * i];
    return label?.kind === 'scalar' && label.text.length <= LONGEST_LABEL ? [[label.text, object]] : [];
  });
  return entries.length === objects.length ? tableOfEntries(entries, about) : undefined;
}

const LONGEST_LABEL = 20;
