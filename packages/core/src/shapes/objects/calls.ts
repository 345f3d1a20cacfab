/*
 * Boards to which a program adds each vehicle by a call:
 *
 *     board.add(new Car('A', 1, 2, 'h'));
 *     board.ad(new Car('B', 3, 1, 'v'));      a call of another name among them: its vehicle would be missing
 */
import { at } from '../../basics/at.ts';
import type { Problem } from '../../basics/errors.ts';
import { quote } from '../../basics/quote.ts';
import { lengthOfWord } from '../lists/words.ts';
import { type Found, isRead, refusedFor } from '../parts/candidate.ts';
import type { About } from '../parts/matrix.ts';
import { ASSIGNED } from '../values/literal.ts';
import type { Entry, Value } from '../values/value.ts';
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
    const table = tableOfItems(withTypes(calls.map(argumentOf)), about);
    const odd = values.find(oddAmong(calls));
    const found = table ? readings([], table, about, search) : [];
    return (odd ? found.map((one) => refusedFor(oddCall(odd, calls), one)) : found).filter(isRead);
  });
}

/** What a call is given: its arguments, or the only one. */
const argumentOf = (call: Value): Value =>
  call.kind === 'array' && call.items.length === 1 ? at(call.items, 0) : call;

/** Vehicles whose constructors say how long they are, with that word as a property: `new Truck('B', 1, 2, 'v')`. */
function withTypes(vehicles: readonly Value[]): readonly Value[] {
  const lengths = vehicles.map((one) => (one.kind === 'array' ? lengthOfWord(one.call ?? '') : undefined));
  // the same word for all of them does not say it
  if (lengths.includes(undefined) || new Set(lengths).size < 2) return vehicles;
  return vehicles.map((one): Value => {
    if (one.kind !== 'array') return one;
    const type: Value = { kind: 'scalar', at: one.at, text: one.call ?? '', quoted: false };
    return {
      kind: 'object',
      at: one.at,
      entries: [['type', type], ...one.items.map((item): Entry => ['', item])],
    };
  });
}

/** A call that says where the exit is: `board.setExit(2, 5)`. */
const SETS_EXIT = /(?:^|[._:])(?:set|add|put|place)?_?(?:exit|goal)(?:at|pos|position|cell|square)?$/i;
/** A call that makes the board, and may say its size. */
const MAKES_BOARD = /board|grid|size|game|puzzle|level|rushhour/i;

/** The same as an entry of the board. */
const exitEntry = (call: Value & { kind: 'array' }): Entry => [
  'exit',
  call.items.length === 1 ? at(call.items, 0) : { ...call, kind: 'array' },
];

/** Finds a value among calls that is given as much as they are, by a call of another name. */
function oddAmong(calls: readonly Value[]): (value: Value) => boolean {
  const [first, last] = [at(calls, 0), at(calls, calls.length - 1)];
  const lengths = new Set(calls.map(lengthOf).filter((length) => length > 2));
  return (value) => {
    if (value.kind === 'scalar' || value.call === ASSIGNED || callOf(value) === callOf(first)) return false;
    const isBeside = value.at.line >= first.at.line - 1 && value.at.line <= last.at.line + 1;
    if (!isBeside || isOfBoard(value)) return false;
    const length = lengthOf(value);
    return [length - 1, length, length + 1].some((near) => lengths.has(near));
  };
}

const callOf = (value: Value): string | undefined => (value.kind === 'scalar' ? undefined : value.call);

/** Whether a call says the exit or the size, by numbers or words alone. */
function isOfBoard(value: Value): boolean {
  if (value.kind !== 'array' || value.call === undefined || value.items.length > 2) return false;
  const isBoard = SETS_EXIT.test(value.call) || /^(?:\w*[.:])?(?:board|grid|rush_?hour)$/i.test(value.call);
  return isBoard && value.items.every(({ kind }) => kind === 'scalar');
}

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
    if (value.kind === 'array' && SETS_EXIT.test(value.call)) return [exitEntry(value)];
    if (MAKES_BOARD.test(value.call)) return [['size', value]];
    return value.call === ASSIGNED && value.kind === 'object' ? [...value.entries] : [];
  });
  return aboutObject(calls, about, about.line);
}
