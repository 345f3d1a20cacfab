import { quote } from '../../basics/quote.ts';
import type { Board } from '../../board/board.ts';
import { jsonValue } from '../../text/json-value.ts';
import { jsonReader } from '../json/json.ts';
import type { ReadSolution } from './in-notation.ts';

const OWN = ['vehicle', 'direction', 'cells'];

/**
 * Moves as in the notation `json` whose objects have other properties too, which are left out, as `how` says. Undefined where an
 * object lacks one of the three properties of a move, or their values are not a move.
 *
 *     [{"vehicle":"A","direction":"down","cells":1,"from":[0,3]}]     A↓1; "from" is left out
 */
export function movesBesideOthers(text: string, board: Board): ReadSolution | undefined {
  const given = jsonValue(text);
  if (!Array.isArray(given) || !given.every((one) => OWN.every((name) => Object(one)[name] !== undefined)))
    return undefined;
  const others = [...new Set(given.flatMap((one) => Object.keys(one)))].filter((name) => !OWN.includes(name));
  const bare = given.map(({ vehicle, direction, cells }) => ({ vehicle, direction, cells }));
  const result = jsonReader.parse(JSON.stringify(bare), board);
  if (!result.ok || others.length === 0) return undefined;
  const [first = '', ...more] = others;
  const left = more.length === 0 ? `${quote(first)} is` : `${quote(first)} and ${more.length} more are`;
  return { notation: 'json', how: `json; ${left} left out`, result };
}
