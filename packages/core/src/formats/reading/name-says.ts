/*
 * A line above a board that is taken for its name may say more than a name: `exit: left`, `^`, `+-^-+`, `+- -+`, `the red car is B`.
 * If the board that was read has another exit or another red car, it is refused, so that what the line says is not lost. So is such a
 * line below a board that stands between lines of ```.
 */

import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { type Board, primaryOf } from '../../board/board.ts';
import type { ParseOptions } from '../parts/format.ts';

/** What a line must have to say where the exit is: a side or an arrow beside the word `exit`, an arrow alone, or a side of a box with a gap. */
const SIDE =
  /^\+[-=]* +[-=]*\+$|^[-+=\s]*[<>^←→↑↓][-+=\sexit]*$|\bexit\b.*?(\bleft|\bright|\btop|\bbottom|[<>^←→↑↓])/i;
const RED = /^(?:the )?(?:red|primary)(?: car)?(?: is|:) *(\S+)$/i;

const sides = { left: /left|[<←]/i, right: /right|[>→]/i, top: /top|[\^↑]/i, bottom: /bottom|↓/i };

/**
 * The problem with a board whose exit or red car is not the one in a line beside it; undefined where they agree.
 *
 * @param line - without blanks around it
 * @param options - an exit or a red car that is asked for here may differ from the line
 * @param where - of the board the line stands
 */
export function saidOtherwise(
  line: string,
  board: Board,
  { exit, primary }: ParseOptions,
  where: 'above' | 'below',
): Problem | undefined {
  const red = primaryOf(board).label;
  const said = RED.exec(line)?.[1];
  const isOther =
    primary === undefined && board.vehicles.some(({ label }) => label !== red && label === said);
  if (!isOther && (exit || !SIDE.test(line) || sides[board.exit].test(line))) return undefined;
  return {
    code: 'unreachable-exit',
    message: `${quote(line)} stands ${where} a board from which ${red} leaves at the ${board.exit}`,
    expected: 'the option exit or primary',
  };
}
