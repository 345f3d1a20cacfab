// The arguments that several tools have: the board, and the metric.
import { type Board, describeProblem, loadEngineFor, type Metric, type Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { edges, metrics } from '@unjam/core/board';
import { columnsProblem } from '@unjam/core/shapes';
import { boardOfNumber, puzzlesInAll } from '../../input/catalogue.ts';
import { parseText } from '../../input/parse-text.ts';
import type { ToolArguments } from './tool.ts';

export const boardKey = {
  type: 'string',
  description:
    'a board in any format or shape: rows separated by / or line breaks, `.` empty, X the red car, x a wall; a list of ' +
    'vehicles; JSON; or a puzzle of the catalogue by its number, 1 to 2000, its id or its day, such as 2026-11-21',
} as const;
/** What decides where a text can be read in several ways. */
export const deciding = {
  primary: { type: 'string', description: 'the label of the red car, where the text leaves it open' },
  empty: { type: 'string', description: 'the character of empty cells, in a text of no known format' },
  wall: { type: 'string', description: 'the character of walls, or none, in such a text' },
  border: { type: 'string', description: 'the character of the border, or none, in such a text' },
  columns: {
    type: 'string',
    description: 'what the columns of a list of vehicles mean, such as label,direction,length,column1,row1',
  },
  exit: {
    type: 'string',
    enum: edges,
    description: 'where the red car leaves, where the text leaves it open',
  },
} as const;
export const metric = {
  type: 'string',
  enum: metrics,
  description: 'moves: a slide of any length counts 1; steps: every cell counts 1; default moves',
} as const;
export const metricIn = ({ metric: asked }: ToolArguments): Metric => (asked === 'steps' ? 'steps' : 'moves');

/** The board of a call, and how it was read if it is in no format. */
interface Read {
  readonly board: Board;
  /** The line that says how it was read, to stand below the answer. */
  readonly below: string;
  /** The same for the record. */
  readonly how: { readonly read?: string };
}

/** In the place of what programs are told, which read many boards with a reader. */
const ONE_IN_A_CALL = 'one board in a call, and a call for each of the others';

export async function boardIn({ board: text, ...given }: ToolArguments): Promise<Result<Read, string>> {
  const word = String(text).trim();
  const numbered = /^[1-9]\d{0,4}$/.test(word);
  const known = numbered ? boardOfNumber(Number(word)) : String(text);
  if (known === undefined)
    return err(`board: no puzzle of the catalogue has the number ${word}; expected 1 to ${puzzlesInAll()}`);
  const wrong = given.columns === undefined ? undefined : columnsProblem(String(given.columns));
  if (wrong !== undefined) return err(`columns: ${wrong}`);
  const parsed = parseText(known, decidingIn(given));
  if (!parsed.ok) {
    const { code } = parsed.error;
    const problem = code === 'several-boards' ? { ...parsed.error, expected: ONE_IN_A_CALL } : parsed.error;
    return err(`board: ${describeProblem(problem)}`);
  }
  const { value, read } = parsed;
  await loadEngineFor(value);
  return ok({
    board: value,
    below: read === undefined ? '' : `\n${read}`,
    how: read === undefined ? {} : { read },
  });
}

/** What the call says about the meaning of its text. */
function decidingIn({ primary, empty, wall, border, columns, exit }: ToolArguments) {
  const edge = edges.find((each) => each === exit);
  return {
    ...(primary !== undefined && { primary: String(primary) }),
    ...(empty !== undefined && { empty: String(empty) }),
    ...(wall !== undefined && { wall: String(wall) }),
    ...(border !== undefined && { border: String(border) }),
    ...(columns !== undefined && { columns: String(columns) }),
    ...(edge && { exit: edge }),
  };
}
