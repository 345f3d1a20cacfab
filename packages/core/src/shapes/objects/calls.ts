/*
 * Boards to which a program adds each vehicle by a call:
 *
 *     board.add(new Car('A', 1, 2, 'h'));
 *     board.ad(new Car('B', 3, 1, 'v'));      a call of another name among them: its vehicle would be missing
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { type Found, isRead, refusedFor } from '../parts/candidate.ts';
import type { About } from '../parts/matrix.ts';
import { ASSIGNED, type Entry, type Value } from '../values/literal.ts';
import { aboutObject } from './object-about.ts';
import { readings, type Search } from './readings.ts';
import { tableOfItems } from './value-records.ts';

/** The board to which a program adds each vehicle by a call: `board.add(new Car('A', 1, 2, 'h'))`. */
export function inCalls(values: readonly Value[], about: About, search: Search): Found[] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    if (value.kind === 'scalar' || !value.call || value.call === ASSIGNED) continue;
    const known = groups.get(value.call);
    if (known) known.push(value);
    else groups.set(value.call, [value]);
  }
  return [...groups.values()].flatMap((calls) => {
    if (calls.length < 2) return [];
    const table = tableOfItems(calls.map(argumentOf), about);
    const odd = values.find((value) => isOddCall(value, calls));
    const found = table ? readings([], table, about, search) : [];
    return (odd ? found.map((one) => refusedFor(oddCall(odd, calls), one)) : found).filter(isRead);
  });
}

/** What a call is given: its arguments, or the only one. */
const argumentOf = (call: Value): Value =>
  call.kind === 'array' && call.items.length === 1 ? at(call.items, 0) : call;

/** Whether a value among calls is given as much as they are, by a call of another name. */
function isOddCall(value: Value, calls: readonly Value[]): boolean {
  const first = at(calls, 0);
  if (value.kind === 'scalar' || value.call === ASSIGNED || callOf(value) === callOf(first)) return false;
  const last = at(calls, calls.length - 1).at.line;
  const isBeside = value.at.line >= first.at.line - 1 && value.at.line <= last + 1;
  return (
    isBeside && calls.some((call) => Math.abs(lengthOf(value) - lengthOf(call)) <= 1 && lengthOf(call) > 2)
  );
}

const callOf = (value: Value): string | undefined => (value.kind === 'scalar' ? undefined : value.call);

/** The number of arguments, or of properties of the only one. */
function lengthOf(call: Value): number {
  const given = argumentOf(call);
  return given.kind === 'array' ? given.items.length : given.kind === 'object' ? given.entries.length : 1;
}

const oddCall = (value: Value, calls: readonly Value[]): Problem => ({
  code: 'unknown-format',
  message: `${quote(callOf(value) ?? 'this')} stands among the calls that add vehicles, and has another name`,
  expected: `the name ${quote(callOf(at(calls, 0)) ?? '')}, if it adds a vehicle`,
  at: { text: value.at },
});

/** What stands beside the boards at the outermost level: `SIZE = 6`, `new Board(6, 6)`. */
export function aboutCalls(values: readonly Value[]): About {
  const about: About = { line: values[0]?.at.line ?? 1, exits: [] };
  const calls = values.flatMap((value): Entry[] => {
    if (value.kind === 'scalar' || !value.call) return [];
    const [only, another] = value.kind === 'array' ? value.items : [];
    // `goal(b).` beside the vehicles
    if (only?.kind === 'scalar' && !another && /^(?:goal|target|red|player|primary|main)$/i.test(value.call))
      return [['primary', only]];
    if (/board|grid|size|game|puzzle|level|rushhour/i.test(value.call)) return [['size', value]];
    return value.call === ASSIGNED && value.kind === 'object' ? [...value.entries] : [];
  });
  return aboutObject(calls, about, about.line);
}
