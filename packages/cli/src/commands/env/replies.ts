// The replies to `reset` and `step`, in JSON or as a head in JSON that raw bytes follow.
import { environmentPlanes } from '@unjam/core/game';
import type { Batch } from './batch.ts';
import {
  lengthOfAll,
  lengthOfObservation,
  type Observation,
  observed,
  writeObservation,
} from './observations.ts';

/** An object for a line of JSON, and the bytes that follow that line. */
export interface Reply {
  readonly head: object;
  /** To be written before the next request is answered, whose bytes may stand in the same memory. */
  readonly bytes?: Uint8Array;
}

/** How a client wants its replies. */
export interface ReplyForm {
  readonly observe: readonly Observation[];
  /** Whether one environment was asked for, so that replies hold values in place of arrays. */
  readonly single: boolean;
  /** Whether replies show how the episodes ended that `auto` ended. */
  readonly final: boolean;
  readonly binary: boolean;
}

/** The observations of all environments. */
export function replyToReset(batch: Batch, form: ReplyForm, head: object): Reply {
  const { environments, rules } = batch;
  const { observe, single, binary } = form;
  if (!binary) return { head: { ...head, ...observed(observe, environments, rules.shape, single) } };
  const bytes = roomFor(lengthOfAll(observe, rules.shape, environments.length));
  writeAll(batch, observe, environments, bytes, 0);
  return { head: { ...head, layout: layoutOf(batch, form) }, bytes };
}

/** What the last step gave. */
export function replyToStep(batch: Batch, form: ReplyForm): Reply {
  return form.binary ? inBytes(batch, form) : { head: inJson(batch, form) };
}

function inJson(batch: Batch, { observe, single, final }: ReplyForm): object {
  const { rules, environments, ended } = batch;
  const shown = observed(observe, environments, rules.shape, single);
  const ends =
    final && ended.length > 0
      ? {
          final: {
            ...(single ? {} : { indexes: ended.map(({ index }) => index) }),
            ...observed(
              observe,
              ended.map(({ environment }) => environment),
              rules.shape,
              single,
            ),
          },
        }
      : {};
  if (single)
    return {
      reward: batch.rewards[0],
      terminated: batch.terminated[0] === 1,
      truncated: batch.truncated[0] === 1,
      illegal: batch.illegal[0] === 1,
      ...shown,
      ...ends,
    };
  return {
    rewards: [...batch.rewards],
    terminated: batch.terminated.join(''),
    truncated: batch.truncated.join(''),
    illegal: [...batch.illegal.keys()].filter((index) => batch.illegal[index] === 1),
    ...shown,
    ...ends,
  };
}

/**
 * Bytes of replies from which on they share a buffer. New memory for each costs more than what is written into it, and `print` lets
 * nobody go on before a stream has written as much as this.
 */
const SHARED_FROM = 1 << 17;
let shared = Buffer.alloc(0);

/** Memory for the bytes of one reply, until the next reply. */
function roomFor(length: number): Buffer {
  if (length < SHARED_FROM) return Buffer.allocUnsafe(length);
  if (shared.length < length) shared = Buffer.allocUnsafe(length);
  return shared.subarray(0, length);
}

/** Of the arrays in the bytes of a step: name, type as numpy writes it, and shape. */
type Layout = readonly (readonly [name: string, type: string, shape: readonly number[]])[];

/** The arrays in the bytes of a step, in their order; those of a reset are the observations among them. */
function layoutOf({ rules, count }: Batch, { observe }: ReplyForm): Layout {
  const { shape } = rules;
  const shapeOf = (name: Observation): readonly number[] =>
    name === 'planes'
      ? [count, environmentPlanes.length, shape.height, shape.width]
      : name === 'cells'
        ? [count, shape.height, shape.width]
        : [count, lengthOfObservation(name, shape)];
  return [
    ['rewards', '<f4', [count]],
    ['terminated', '|u1', [count]],
    ['truncated', '|u1', [count]],
    ['illegal', '|u1', [count]],
    ...observe.map((name) => [name, '|u1', shapeOf(name)] as const),
  ];
}

function inBytes(batch: Batch, { observe, final }: ReplyForm): Reply {
  const { environments, rules, ended, count } = batch;
  const ends = final ? ended : [];
  const about = 7 * count;
  const length = about + lengthOfAll(observe, rules.shape, count + ends.length);
  const bytes = roomFor(length);
  for (let index = 0; index < count; index++) bytes.writeFloatLE(batch.rewards[index] ?? 0, 4 * index);
  bytes.set(batch.terminated, 4 * count);
  bytes.set(batch.truncated, 5 * count);
  bytes.set(batch.illegal, 6 * count);
  const next = writeAll(batch, observe, environments, bytes, about);
  writeAll(
    batch,
    observe,
    ends.map(({ environment }) => environment),
    bytes,
    next,
  );
  return { head: final ? { final: ends.map(({ index }) => index) } : {}, bytes };
}

function writeAll(
  { rules }: Batch,
  observe: readonly Observation[],
  environments: Batch['environments'],
  bytes: Uint8Array,
  from: number,
): number {
  return observe.reduce((next, name) => writeObservation(name, environments, rules.shape, bytes, next), from);
}
