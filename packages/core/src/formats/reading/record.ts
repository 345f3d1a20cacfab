import type { TextPlace } from '../../basics/place.ts';
import { type JsonNode, parseJson } from '../../text/json-text.ts';

/*
 * A record of another program, or of the command's own `--json`: a JSON object that holds a board as text, in any format,
 * besides whatever else it tells.
 *
 *     {"name": "g2", "board": "ooBooo...", "kind": "solved", "moves": 8}
 */

/** The board in a record. */
export interface BoardRecord {
  readonly name?: string;
  readonly board: string;
  /** Where the text of the board begins, within its quotes. */
  readonly at: TextPlace;
}

/** Whether a property says more about the board than its text does, so that it must not be passed over. */
export const isAboutBoard = (key: string, value: unknown): boolean =>
  /^(?:exit\w*|goal|walls?|obstacles?|primary|player|target|red|salida|sortie|ausgang)$/i.test(key) &&
  value !== 'right' &&
  value !== null &&
  // a number of walls counts those that the text shows
  !(typeof value === 'number' && /^w/i.test(key));

/** The board of a text that is a record; undefined for any other text. */
export function recordIn(text: string): BoardRecord | undefined {
  // most objects are boards themselves, and are parsed only once
  if (!/"board"\s*:\s*"/.test(text)) return undefined;
  const root = parseJson(text);
  if (!root.ok || !(root.value.value instanceof Map)) return undefined;
  const board: JsonNode | undefined = root.value.value.get('board');
  const name: JsonNode | undefined = root.value.value.get('name');
  if (typeof board?.value !== 'string') return undefined;
  if ([...root.value.value].some(([key, { value }]) => isAboutBoard(key, value))) return undefined;
  return {
    board: board.value,
    at: { line: board.at.line, column: board.at.column + 1 },
    ...(typeof name?.value === 'string' && { name: name.value }),
  };
}
