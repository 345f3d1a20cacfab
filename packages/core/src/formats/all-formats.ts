import { neighbours } from './neighbours.ts';
import type { BoardFormat, FormatId } from './parts/format.ts';
import { ownFormats } from './reading/common.ts';

/** Every way to write a board that can be read back: first those that every reader recognises. */
export const formats: readonly BoardFormat[] = [...ownFormats, ...neighbours().formats];

/**
 * The format of an id; undefined for a text that is not the id of a format.
 *
 * @example
 * formatById('line').print(board)
 */
export function formatById(id: FormatId): BoardFormat;
export function formatById(id: string): BoardFormat | undefined;
export function formatById(id: string): BoardFormat | undefined {
  return formats.find((format) => format.id === id);
}
