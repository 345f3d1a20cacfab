import { isBlank } from '../../text/lines.ts';
import { isGridRow } from './grid-row.ts';

/** The lines just above and below one that are not blank. */
export const linesAround = (lines: readonly string[], index: number): string[] =>
  [lines[index - 1] ?? '', lines[index + 1] ?? ''].filter((text) => !isBlank(text));

/** Whether a test holds for half of the lines or more. */
export const isMost = (block: readonly string[], test: (row: string, index: number) => boolean): boolean =>
  block.filter(test).length * 2 >= block.length;

/** The only line of a block besides its name; undefined where there are more. */
export function onlyLine(block: readonly string[]): string | undefined {
  const [first = '', second] = block;
  if (second === undefined) return first;
  return block.length === 2 && !isGridRow(first, [second]) ? second : undefined;
}
