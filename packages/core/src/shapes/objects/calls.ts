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
import { ASSIGNED } from '../values/literal.ts';
import type { Entry, Value } from '../values/value.ts';
import { isOfVehicle } from './constructors.ts';
import { aboutObject } from './object-about.ts';
import { readings, type Search } from './readings.ts';
import { tableOfItems } from './value-records.ts';

/** The board to which a program adds each vehicle by a call: `board.add(new Car('A', 1, 2, 'h'))`. */
export function inCalls(values: readonly Value[], about: About, search: Search): Found[] {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    if (value.kind === 'scalar' || !value.call || value.call === ASSIGNED) continue;
    // cars and trucks that are made one after another are one list
    const key = isOfVehicle(value.call) ? VEHICLE : value.call;
    const known = groups.get(key);
    if (known) known.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()].flatMap((calls) => {
    if (calls.length < 2) return [];
    const table = tableOfItems(calls.map(argumentOf), about);
    const found = table ? readings([], table, about, search) : [];
    // only for what is read: in a long text there may be very many groups
    if (!found.some(isRead)) return [];
    const odd =
      values.find(oddAmong(calls)) ?? values.find((value) => placesRed(value) && !calls.includes(value));
    return (odd ? found.map((one) => refusedFor(oddCall(odd, calls), one)) : found).filter(isRead);
  });
}

/** In the place of the names of calls that make vehicles. */
const VEHICLE = ' ';

/** What is wrong where a vehicle stands beside the list of the others, made as they are and under no name: `Car('X', 2) cars = [Car('A', 3)]`. */
export function besideList(values: readonly Value[]): Problem | undefined {
  for (const list of values) {
    const [first, second] = list.kind === 'array' ? list.items : [];
    if (!first || !second || callOf(first) === undefined || callOf(first) !== callOf(second)) continue;
    const apart = values.find((one) => callOf(one) === callOf(first) && lengthOf(one) === lengthOf(first));
    if (apart) return apartProblem(apart);
  }
  return undefined;
}

const apartProblem = (value: Value): Problem => ({
  code: 'unknown-format',
  message: `${quote(callOf(value) ?? 'this')} stands beside the list of vehicles that are made in the same way`,
  expected: 'all vehicles in one list, or a name that says which one is the red car: red = …',
  at: { text: value.at },
});

/** What a call is given: its arguments, or the only one. */
const argumentOf = (call: Value): Value =>
  call.kind === 'array' && call.items.length === 1 ? at(call.items, 0) : call;

/** A call that says where the exit is: `board.setExit(2, 5)`. */
const SETS_EXIT = /(?:^|[._:])(?:set|add|put|place)?_?(?:exit|goal)(?:at|pos|position|cell|square)?$/i;
/** A call that is about the red car: `setRedCar(2, 0)`. */
const OF_RED =
  /(?:^|[._:])(?:set|add|put|place|create|make)?_?(?:red|player|main|target|primary|hero)_?(?:car|vehicle|block|piece)?(?:at|pos|position)?$/i;

/** Whether a call says by numbers where the red car stands. */
const placesRed = (value: Value): boolean =>
  value.kind === 'array' &&
  OF_RED.test(value.call ?? '') &&
  value.items.filter((item) => item.kind === 'scalar' && !item.quoted && /^\d{1,2}$/.test(item.text)).length >
    1;

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
    if (![length - 1, length, length + 1].some((near) => lengths.has(near))) return false;
    return !calls.includes(value);
  };
}

const callOf = (value: Value): string | undefined => (value.kind === 'scalar' ? undefined : value.call);

/** Whether a call says the exit or the size, by numbers or words alone. */
function isOfBoard(value: Value): boolean {
  if (value.kind !== 'array' || value.call === undefined || value.items.length > 2) return false;
  const isBoard = SETS_EXIT.test(value.call) || /^(?:\w*[.:])?(?:board|grid|rush_?hour)$/i.test(value.call);
  return isBoard && value.items.every(({ kind }) => kind === 'scalar');
}

/** The number of arguments, with those of calls among them, or of properties of the only one. */
function lengthOf(call: Value): number {
  const given = argumentOf(call);
  if (given.kind === 'scalar') return 1;
  const values = given.kind === 'array' ? given.items : given.entries.map(([, value]) => value);
  return values.reduce((sum, value) => sum + (value.kind === 'array' ? value.items.length : 1), 0);
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
