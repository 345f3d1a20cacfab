import { formats } from './all-formats.ts';
import type { BoardWriter, WriterId } from './parts/format.ts';
import { pddl } from './pddl/pddl.ts';

/** Every way to write a board: the formats, and those that are only written. */
export const writers: readonly BoardWriter[] = [...formats, pddl];

/** The writer with an id; undefined for a text that is not the id of a writer. */
export function writerById(id: WriterId): BoardWriter;
export function writerById(id: string): BoardWriter | undefined;
export function writerById(id: string): BoardWriter | undefined {
  return writers.find((writer) => writer.id === id);
}
