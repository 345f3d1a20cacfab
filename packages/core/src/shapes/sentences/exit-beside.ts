/*
 * The exit that a line beside the values of a program says, as a comment or a setting does:
 *
 *     # exit left                                 EXIT = "top"
 *     cars = [Car("X", 2, 3), Car("A", 0, 1)]     cars = { "X": (2, 3) }
 */
import type { Edge } from '../../board/setup.ts';
import { splitLines } from '../../text/lines.ts';
import { edgeSaid } from './said.ts';

const LONGEST = 1 << 14;
/** Longer lines are values, not sentences beside them. */
const LONGEST_LINE = 120;

/** The edge, where one line of the text names one and no line another. */
export function exitBeside(text: string): Edge | undefined {
  if (text.length > LONGEST) return undefined;
  const said = splitLines(text).flatMap((line) =>
    line.text.length > LONGEST_LINE ? [] : (edgeSaid(line.text) ?? []),
  );
  const [edge, ...others] = new Set(said);
  return others.length > 0 ? undefined : edge;
}
