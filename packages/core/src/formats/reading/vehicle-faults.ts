// What is wrong with the vehicles of JSON in which no board is found.

import { shown } from '../../basics/arguments.ts';
import type { Problem } from '../../basics/errors.ts';
import { isAcross } from '../../shapes/lists/words.ts';
import { jsonValue } from '../../text/json-value.ts';

/** Names of lists of vehicles. */
const LIST = /^(?:cars|vehicles|trucks|pieces|blocks)$/i;
const NUMBER = /^(?:r|c|x|y|row|col|column|len|length|size)$/i;
const DIRECTION = /^(?:d|o|dir|direction|orient|orientation|axis)$/i;

/** How deep a list is looked for. */
const DEEPEST = 4;
/** The most characters that are read once more. */
const LONGEST = 1 << 16;

type Fields = Readonly<Record<string, unknown>>;
type Fault = Pick<Problem, 'message' | 'expected'>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The first fault that stands out: a list without a vehicle, a vehicle without a part that all others have, a part that is no number or no
 * direction where those of all others are. Undefined where none does.
 */
export function vehicleFault(text: string): Fault | undefined {
  return text.length > LONGEST ? undefined : faultIn(jsonValue(text), '', DEEPEST);
}

function faultIn(value: unknown, name: string, depth: number): Fault | undefined {
  if (Array.isArray(value) && (value.length === 0 || value.every(isObject))) {
    const fault = faultOfList(value, name);
    if (fault) return fault;
  }
  if (depth === 0 || typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const inside = Array.isArray(value) ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`;
    const fault = faultIn(part, inside, depth - 1);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfList(vehicles: readonly Fields[], name: string): Fault | undefined {
  if (vehicles.length === 0)
    return LIST.test(name.replace(/^.*\./, ''))
      ? { message: `${name} is an empty list`, expected: 'row, column, length and direction of each vehicle' }
      : undefined;
  const keys = new Set(vehicles.flatMap((vehicle) => Object.keys(vehicle)));
  for (const key of keys) {
    const isKind = NUMBER.test(key) ? isNumber : DIRECTION.test(key) ? isDirection : undefined;
    if (!isKind) continue;
    const wrong = vehicles.filter((vehicle) => !isKind(vehicle[key]));
    const [first] = wrong;
    // one among many is wrong; where several are, the key may mean something else
    if (!first || wrong.length > 1) continue;
    const at = `${name}[${vehicles.indexOf(first)}]`;
    const expected = isKind === isNumber ? 'a number' : 'a direction, such as h or v';
    return Object.hasOwn(first, key)
      ? { message: `${at}.${key} is ${shown(first[key])}`, expected }
      : { message: `${at} has no ${key}`, expected: `${expected}, as the others have` };
  }
  return undefined;
}

const isNumber = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isFinite(value)) ||
  (typeof value === 'string' && /^\s*-?\d+\s*$/.test(value));

const isDirection = (value: unknown): boolean =>
  typeof value === 'string'
    ? isAcross(value.trim()) !== undefined
    : value !== null && !isObject(value) && value !== undefined;
