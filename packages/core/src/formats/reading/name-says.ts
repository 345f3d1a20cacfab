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

/** The most characters of a line below a board that says where its exit is; a longer one is a sentence, which may speak of anything. */
const LONGEST = 30;

const isElsewhere = (line: string, exit: Edge): boolean => SIDE.test(line) && !sides[exit].test(line);

/** The problem with a line below a board whose exit is not the one that the line says; undefined where they agree. */
export function saidBelow(line: string, exit: Edge): Problem | undefined {
  if (line.length > LONGEST || !isElsewhere(line, exit)) return undefined;
  return {
    code: 'unreachable-exit',
    message: `${quote(line)} stands below a board whose exit is at the ${exit}`,
    expected: EXPECTED,
  };
}

const EXPECTED = 'the option exit or primary, or the board alone';

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
    expected: EXPECTED,
  };
}
