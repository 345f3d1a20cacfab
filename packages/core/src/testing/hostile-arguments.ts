// What JSON, addresses and plain JavaScript may pass: every function of an entry point, each argument in turn replaced by what it
// cannot be. A call works as its documentation says, or throws a RangeError or TypeError that names the argument.
import { describe, expect, test } from 'vitest';
import { boardToSetup } from '../board/index.ts';
import { BoardError, finishTask, SolutionError, startOf } from '../index.ts';
import { boardOf } from './drawn.ts';

const hostile: readonly unknown[] = [
  null,
  undefined,
  '',
  '"><script>',
  Number.NaN,
  -1,
  Number.POSITIVE_INFINITY,
  [],
  [null],
  {},
  { extra: 1 },
  Symbol('sign'),
];

/** An argument: how messages about it begin, a value that is right, and which hostile values are right too. */
export type Argument = readonly [name: string, right: unknown, allowed?: (value: unknown) => boolean];
/** A right value that cannot be passed twice, such as a task. */
export class Anew {
  readonly make: () => unknown;
  constructor(make: () => unknown) {
    this.make = make;
  }
}
export type Call = readonly [name: string, ...Argument[]];

export const texts = (value: unknown) => typeof value === 'string';
export const lists = (value: unknown) => Array.isArray(value) && value.length === 0;
export const left = (value: unknown) => value === undefined;
export const numbers = (value: unknown) => typeof value === 'number';
export const any = () => true;
/** What else is in an object is not looked at. */
export const objects = (value: unknown) => left(value) || (value === Object(value) && !Array.isArray(value));
/** Options, which may be left out, or have none of them. */
export const options = (value: unknown) =>
  value === undefined || (JSON.stringify(value) === '{}' && !Array.isArray(value));

export const solved = boardOf(['XX.A', '...A', '....']);
export const setup = boardToSetup(solved);
export const state = startOf(solved);
export const moves = [
  { vehicle: solved.vehicles.findIndex(({ label }) => label === 'A'), label: 'A', by: 1 },
  { vehicle: solved.primary, label: 'X', by: 2 },
];
export const board: Argument = ['board', solved];
export const request: Argument = ['request', {}, options];

/** What JavaScript itself says of an argument that was not checked, by its name too. */
const UNCHECKED = /is not (?:a function|iterable)\b/;

/** Calls a function or makes an object, and runs a generator to its end. */
function run(called: unknown, name: string, args: readonly unknown[]): unknown {
  const callable = called as ((...all: readonly unknown[]) => unknown) &
    (new (
      ...all: readonly unknown[]
    ) => unknown);
  const passed = args.map((value) => (value instanceof Anew ? value.make() : value));
  const result = /^[A-Z]/.test(name) ? new callable(...passed) : callable(...passed);
  const { next } = Object(result);
  return typeof next === 'function' ? finishTask(result as Generator) : result;
}

const shown = (value: unknown): string =>
  typeof value === 'object'
    ? JSON.stringify(value)
    : typeof value === 'string'
      ? `'${value}'`
      : String(value);

/**
 * Tests every function of an entry point.
 *
 * @param path - the entry point
 * @param entry - its exports
 * @param calls - a right call of each function, with its arguments
 * @param unchecked - functions that check nothing, each with the reason
 */
export function testArguments(
  path: string,
  entry: Readonly<Record<string, unknown>>,
  calls: readonly Call[],
  unchecked: Readonly<Record<string, string>> = {},
): void {
  describe(path, () => {
    test('every function is tried', () => {
      const functions = Object.keys(entry).filter((name) => typeof entry[name] === 'function');
      expect([...calls.map(([name]) => name), ...Object.keys(unchecked)].sort()).toEqual(functions.sort());
    });
    for (const [name, ...wanted] of calls)
      test(name, async () => {
        const right = wanted.map(([, value]) => value);
        const wrong: string[] = [];
        for (const [index, [argument, , allowed]] of wanted.entries()) {
          for (const value of hostile) {
            const says = `${argument} ${shown(value)}:`;
            try {
              await run(entry[name], name, right.with(index, value));
              if (!allowed?.(value)) wrong.push(`${says} taken`);
            } catch (error) {
              const { message } = error as Error;
              const refused = error instanceof RangeError || error instanceof TypeError;
              const named = new RegExp(`^(?:${argument})`).test(message) && !UNCHECKED.test(message);
              const input = error instanceof BoardError || error instanceof SolutionError;
              if (allowed?.(value) ? !input : !refused || !named)
                wrong.push(`${says} ${message.slice(0, 70)}`);
            }
          }
        }
        expect(wrong).toEqual([]);
      });
  });
}
