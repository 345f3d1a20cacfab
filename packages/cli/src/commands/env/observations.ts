// What a client sees of environments: texts of digits in JSON, or bytes.
import { type Environment, type EnvironmentShape, maskLength, planesLength } from '@unjam/core/game';

/** What a reply to `reset` and `step` may show. */
export const observations = ['mask', 'planes', 'offsets', 'cells'] as const;
export type Observation = (typeof observations)[number];

/** Bytes of an observation of one environment. */
export function lengthOfObservation(name: Observation, shape: EnvironmentShape): number {
  if (name === 'mask') return maskLength(shape);
  if (name === 'planes') return planesLength(shape);
  return name === 'cells' ? shape.width * shape.height : shape.slots;
}

/** Bytes of all observations that are shown of so many environments. */
export const lengthOfAll = (names: readonly Observation[], shape: EnvironmentShape, count: number): number =>
  names.reduce((sum, name) => sum + count * lengthOfObservation(name, shape), 0);

/**
 * Writes an observation of each environment, one after the other; offsets as a byte for each slot, 0 where there is no vehicle.
 *
 * @returns where the next begins
 */
export function writeObservation(
  name: Observation,
  environments: readonly Environment[],
  shape: EnvironmentShape,
  bytes: Uint8Array,
  from: number,
): number {
  const length = lengthOfObservation(name, shape);
  let next = from;
  for (const environment of environments) {
    if (name === 'mask') environment.writeMask(bytes, next);
    else if (name === 'planes') environment.writePlanes(bytes, next);
    else if (name === 'cells') environment.writeCells(bytes, next);
    else {
      bytes.fill(0, next, next + length);
      bytes.set(offsetsOf(environment), next);
    }
    next += length;
  }
  return next;
}

let digits = Buffer.alloc(0);

/** The observations in JSON; `single` says that they are of one environment, whose offsets are not in a list. */
export function observed(
  names: readonly Observation[],
  environments: readonly Environment[],
  shape: EnvironmentShape,
  single: boolean,
): object {
  const shown: Record<string, unknown> = {};
  for (const name of names) {
    if (name === 'offsets') {
      const offsets = environments.map(offsetsOf);
      shown.offsets = single ? offsets[0] : offsets;
      continue;
    }
    const length = lengthOfObservation(name, shape);
    const all = environments.length * length;
    if (digits.length < all) digits = Buffer.alloc(all);
    writeObservation(name, environments, shape, digits, 0);
    if (name === 'cells') {
      const cells = environments.map((_, index) => [
        ...digits.subarray(index * length, (index + 1) * length),
      ]);
      shown.cells = single ? cells[0] : cells;
      continue;
    }
    // 0 and 1 become the digits '0' and '1'
    for (let i = 0; i < all; i++) digits[i] = (digits[i] ?? 0) | 0x30;
    shown[name] = digits.toString('latin1', 0, all);
  }
  return shown;
}

/** By slot, how far a vehicle is from the left or top of its lane. */
export function offsetsOf(environment: Environment): number[] {
  const state = environment.state();
  return environment.vehicles.map((index) => state[index] ?? 0);
}
