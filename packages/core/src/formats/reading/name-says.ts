/*
 * A line above a board that is taken for its name may say more than a name: `exit: left`, `^`, `+-^-+`, `+- -+`, `the red car is B`.
 * If the board that was read has another exit or another red car, it is refused, so that what the line says is not lost.
 */

import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import type { Edge } from '../../board/setup.ts';
import type { ParseOptions } from '../parts/format.ts';

/** What a line must have to say where the exit is: a side or an arrow beside the word `exit`, an arrow alone, or a side of a box with a gap. */
const SIDE =
  /^\+[-=]* +[-=]*\+$|^[-+=\s]*[<>^←→↑↓][-+=\sexit]*$|\bexit\b.*?(\bleft|\bright|\btop|\bbottom|[<>^←→↑↓])/i;
const RED = /^(?:the )?(?:red|primary)(?: car)?(?: is|:) *(\S+)$/i;

const sides = { left: /left|[<←]/i, right: /right|[>→]/i, top: /top|[\^↑]/i, bottom: /bottom|↓/i };

/** Whether a line says that the exit is at another side than `exit`; not if that is not known. */
export const isElsewhere = (line: string, exit?: Edge): boolean =>
  !!exit && SIDE.test(line) && !sides[exit].test(line);

/**
 * The problem with a board whose exit or red car is not the one in the line above it; undefined where they agree.
 *
 * @param name - the line, without blanks around it
 * @param options - an exit or a red car that is asked for here may differ from the line
 */
export function saidOtherwise(
  name: string,
  board: Board,
  { exit, primary }: ParseOptions,
): Problem | undefined {
  const red = primaryOf(board).label;
  const said = RED.exec(name)?.[1];
  const isOther =
    primary === undefined && board.vehicles.some(({ label }) => label !== red && label === said);
  if (!isOther && (exit || !isElsewhere(name, board.exit))) return undefined;
  return {
    code: 'unreachable-exit',
    message: `${quote(name)} stands above a board from which ${red} leaves at the ${board.exit}`,
    expected: 'the option exit or primary, or the board alone',
  };
}
