// One line of input as a request, checked key by key.
import type { Metric, Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import type { Grade } from '@unjam/core/difficulty';
import type { EnvironmentSlides } from '@unjam/core/game';
import type { NotationId } from '@unjam/core/notation';
import type { Verifier } from '../../answers/verifiers.ts';
import { exactJson } from '../../input/exact-json.ts';
import type { Split } from '../../input/family.ts';
import { nearestName } from '../../input/nearest-name.ts';
import { beginningOf, visibleLine } from '../../terminal/visible.ts';
import type { Rewards } from './batch.ts';
import type { Observation } from './observations.ts';
import type { Difficulty } from './puzzles.ts';
import { kinds, type Range, type RenderedAs } from './request-values.ts';

/** What each request may hold besides `op`, `id` and `bytes`, and what each key must be. */
const keys = {
  hello: {},
  reset: {
    board: 'text',
    seed: 'whole',
    seeds: 'wholes',
    count: 'count',
    auto: 'flag',
    observe: 'observations',
    split: 'split',
    difficulty: 'difficulty',
    slides: 'slides',
    reward: 'rewards',
    maxSteps: 'positive',
    final: 'flag',
    binary: 'flag',
  },
  step: { action: 'whole', actions: 'wholes' },
  state: { index: 'whole' },
  observe: { index: 'whole' },
  legal: { index: 'whole' },
  solve: { index: 'whole', board: 'text', metric: 'metric', notation: 'notation', time: 'positive' },
  render: { index: 'whole', board: 'text', as: 'renderedAs' },
  check: {
    board: 'text',
    solution: 'text',
    answers: 'answers',
    metric: 'metric',
    verifier: 'verifier',
    index: 'whole',
  },
  rate: { board: 'text', time: 'positive' },
  generate: {
    count: 'count',
    seed: 'whole',
    moves: 'range',
    steps: 'range',
    rating: 'range',
    grade: 'grade',
    walls: 'range',
    vehicles: 'range',
    size: 'size',
    unique: 'flag',
    time: 'positive',
  },
} as const;

/** Pairs of keys that say the same thing in two ways. */
const alternatives = [
  ['seed', 'seeds'],
  ['action', 'actions'],
] as const;

type Op = keyof typeof keys;
const ops = Object.keys(keys);

export interface Request {
  readonly op: Op;
  /** Returned with the reply. */
  readonly id?: string | number;
  readonly board?: string;
  readonly seed?: number;
  readonly seeds?: readonly number[];
  readonly count?: number;
  readonly auto?: boolean;
  readonly observe?: readonly Observation[];
  readonly split?: Split;
  readonly difficulty?: Difficulty;
  readonly slides?: EnvironmentSlides;
  readonly reward?: Partial<Rewards>;
  readonly maxSteps?: number;
  readonly final?: boolean;
  readonly binary?: boolean;
  readonly action?: number;
  readonly actions?: readonly number[];
  readonly index?: number;
  readonly solution?: string;
  /** Answers in the form of JSON lines; each is checked when it is marked. */
  readonly answers?: readonly unknown[];
  readonly metric?: Metric;
  readonly verifier?: Verifier;
  readonly notation?: NotationId;
  /** Milliseconds of a search. */
  readonly time?: number;
  readonly as?: RenderedAs;
  readonly moves?: Range;
  readonly steps?: Range;
  readonly rating?: Range;
  readonly grade?: Grade;
  readonly walls?: Range;
  readonly vehicles?: Range;
  readonly size?: Range;
  readonly unique?: boolean;
}

/** A request, or what is wrong with the line; and in any case its id, and how many bytes follow the line. */
export interface ReadRequest {
  readonly request: Result<Request, string>;
  readonly id?: string | number;
  readonly bytes?: number;
}

/** Reads a request; fails with what was found and what was expected. */
export function readRequest(line: string): ReadRequest {
  let value: unknown;
  try {
    value = withExactIds(line);
  } catch (error) {
    const [, position] = /position (\d+)/.exec(String(error)) ?? [];
    const column = position === undefined ? line.length + 1 : Number(position) + 1;
    return { request: err(`column ${column}: not JSON; expected an object such as {"op":"hello"}`) };
  }
  const request = requestOf(value);
  const { id, bytes } = Object(value);
  return { request, ...(isId(id) && { id }), ...(kinds.bytes.fits(bytes) && { bytes }) };
}

/** The value of a line, in which an id that is a number too long to be held is its text: a reply must not change it. */
function withExactIds(line: string): unknown {
  const value: unknown = JSON.parse(line);
  const { id, answers } = Object(value);
  const isLong = Number.isFinite(id) && !Number.isSafeInteger(id);
  if (!isLong && !Array.isArray(answers)) return value;
  const exact = Object(exactJson(line));
  return { ...Object(value), ...(isLong && { id: exact.id }), ...(answers && { answers: exact.answers }) };
}

function requestOf(value: unknown): Result<Request, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return err('not an object; expected an object such as {"op":"hello"}');
  const { op, id, bytes, ...rest } = value as Record<string, unknown>; // an object of JSON has keys of text
  const known = ops.find((name) => name === op) as Op | undefined; // the names are the keys of the table
  if (known === undefined) {
    const nearest = typeof op === 'string' ? nearestName(op, ops) : undefined;
    const meant = nearest === undefined ? '' : `, did you mean "${nearest}"?`;
    return err(`op ${shown(op)}${meant}; expected ${ops.join(', ')}`);
  }
  if (id !== undefined && !isId(id))
    return err(
      `id ${typeof id === 'number' ? 'is too large a number' : shown(id)}; expected text or a number`,
    );
  if (bytes !== undefined && known !== 'step') return err(`${known}: bytes; expected them with step alone`);
  if (bytes !== undefined && !kinds.bytes.fits(bytes))
    return err(`${known}: bytes ${shown(bytes)}; expected ${kinds.bytes.expected}`);
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
  const both = alternatives.find((names) => names.every((name) => name in rest));
  if (both) return err(`${known}: ${both.join(' beside ')}; expected one of them`);
  return ok(value as Request); // every key was checked above
}

const isId = (id: unknown): id is string | number => typeof id === 'string' || Number.isFinite(id);

/** A value in a message, short and on one line. */
function shown(value: unknown): string {
  return value === undefined ? 'is missing' : beginningOf(visibleLine(JSON.stringify(value)), 40);
}
