// One line of input as a request, checked key by key.
import { err, type Metric, ok, type Result } from '@unjam/core';
import { metrics } from '@unjam/core/board';
import { type Verifier, verifiers } from '../../answers/marker.ts';
import { nearestName } from '../../input/nearest-name.ts';
import { visibleLine } from '../../terminal/visible.ts';

/** What each request may hold besides `op` and `id`, and what each key must be. */
const keys = {
  hello: {},
  reset: { board: 'text', seed: 'whole', count: 'count', auto: 'flag', observe: 'observations' },
  step: { action: 'whole', actions: 'wholes' },
  state: { index: 'whole' },
  legal: { index: 'whole' },
  solve: { index: 'whole' },
  check: {
    board: 'text',
    solution: 'text',
    answers: 'answers',
    metric: 'metric',
    verifier: 'verifier',
    index: 'whole',
  },
} as const;

type Op = keyof typeof keys;
const ops = Object.keys(keys);

/** What a reply to `reset` and `step` may show. */
export const observations = ['mask', 'planes', 'offsets'] as const;
export type Observation = (typeof observations)[number];

/** The most answers of a request. */
const MOST_ANSWERS = 65_536;
/** The most environments of a batch. */
const MOST_ENVIRONMENTS = 65_536;

export interface Request {
  readonly op: Op;
  /** Returned with the reply. */
  readonly id?: string | number;
  readonly board?: string;
  readonly seed?: number;
  readonly count?: number;
  readonly auto?: boolean;
  readonly observe?: readonly Observation[];
  readonly action?: number;
  readonly actions?: readonly number[];
  readonly index?: number;
  readonly solution?: string;
  /** Answers in the form of JSON lines; each is checked when it is marked. */
  readonly answers?: readonly unknown[];
  readonly metric?: Metric;
  readonly verifier?: Verifier;
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const kinds = {
  text: { fits: (value: unknown) => typeof value === 'string', expected: 'a text' },
  whole: { fits: isWhole, expected: 'a whole number from 0 up' },
  count: {
    fits: (value: unknown) => isWhole(value) && value >= 1 && value <= MOST_ENVIRONMENTS,
    expected: `a whole number from 1 to ${MOST_ENVIRONMENTS}`,
  },
  wholes: {
    fits: (value: unknown) => Array.isArray(value) && value.every(isWhole),
    expected: 'an array of whole numbers from 0 up',
  },
  answers: {
    fits: (value: unknown) => Array.isArray(value) && value.length <= MOST_ANSWERS,
    expected: `an array of at most ${MOST_ANSWERS} objects such as {"id":1,"board":"…","solution":"A-1 X+4"}`,
  },
  metric: {
    fits: (value: unknown) => metrics.some((known) => known === value),
    expected: metrics.join(' or '),
  },
  verifier: {
    fits: (value: unknown) => verifiers.some((known) => known === value),
    expected: verifiers.join(' or '),
  },
  flag: { fits: (value: unknown) => typeof value === 'boolean', expected: 'true or false' },
  observations: {
    fits: (value: unknown) =>
      Array.isArray(value) && value.every((name) => observations.some((known) => known === name)),
    expected: `an array of ${observations.join(', ')}`,
  },
} as const;

/** Reads a request; fails with what was found and what was expected. */
export function readRequest(line: string): Result<Request, string> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const column = position === undefined ? line.length + 1 : Number(position) + 1;
    return err(`column ${column}: not JSON; expected an object such as {"op":"hello"}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return err('not an object; expected an object such as {"op":"hello"}');
  const { op, id, ...rest } = value as Record<string, unknown>; // an object of JSON has keys of text
  const known = ops.find((name) => name === op) as Op | undefined; // the names are the keys of the table
  if (known === undefined) {
    const nearest = typeof op === 'string' ? nearestName(op, ops) : undefined;
    const meant = nearest === undefined ? '' : `, did you mean "${nearest}"?`;
    return err(`op ${shown(op)}${meant}; expected ${ops.join(', ')}`);
  }
  if (id !== undefined && typeof id !== 'string' && typeof id !== 'number')
    return err(`id ${shown(id)}; expected text or a number`);
  const allowed: Readonly<Record<string, keyof typeof kinds>> = keys[known];
  for (const [key, found] of Object.entries(rest)) {
    const kind = Object.hasOwn(allowed, key) ? allowed[key] : undefined;
    if (kind === undefined) {
      const names = Object.keys(allowed).join(', ');
      return err(`${known}: unknown key ${shown(key)}; expected ${names === '' ? 'no other key' : names}`);
    }
    if (!kinds[kind].fits(found))
      return err(`${known}: ${key} ${shown(found)}; expected ${kinds[kind].expected}`);
  }
  return ok(value as Request); // every key was checked above
}

/** A value in a message, short and on one line. */
function shown(value: unknown): string {
  if (value === undefined) return 'is missing';
  const text = visibleLine(JSON.stringify(value));
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
