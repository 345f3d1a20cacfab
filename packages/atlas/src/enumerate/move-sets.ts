// Which placements of a lane one move leads to, beside every set of cells that other vehicles or walls take.
//
//     AA.BB. when the last cell is taken: one move leads to AABB.. and .AABB.
//
// Guarantee: `slides` and `steps` hold every legal move of a lane and no other. The set of a placement that itself covers
// a taken cell is empty. Source: ours.
import { at } from '@unjam/core/basics';
import { laneTables } from '@unjam/core/engine';

/**
 * The moves of all lanes of one length. Memory layout, the same in TypeScript and in the memory of the enumerator: entry
 * `(group.first + placement) << length | taken` is a set of placements of that group, placement i as bit i. An entry
 * takes one byte for lanes up to six cells (32 placements in all: 2,048 bytes a table) and two bytes for longer ones.
 */
export interface MoveSets {
  /** What one move leads to: one vehicle slides any number of free cells. */
  readonly slides: Uint8Array | Uint16Array;
  /** What one step leads to: one vehicle slides one cell. */
  readonly steps: Uint8Array | Uint16Array;
}

const built = new Map<number, MoveSets>();

/** The move sets of lanes of 1 to 8 cells; built at the first call, the same object afterwards. */
export function moveSets(length: number): MoveSets {
  let sets = built.get(length);
  if (!sets) {
    sets = build(length);
    built.set(length, sets);
  }
  return sets;
}

function build(length: number): MoveSets {
  const { groups, groupOf } = laneTables(length);
  const Sets = length <= 6 ? Uint8Array : Uint16Array;
  const slides = new Sets(groupOf.length << length);
  const steps = new Sets(groupOf.length << length);
  for (const { first, moves } of groups) {
    moves.forEach((fromHere, placement) => {
      for (let taken = 0; taken < 1 << length; taken++) {
        const entry = ((first + placement) << length) | taken;
        for (const { to, swept, by } of fromHere) {
          if (swept & taken) continue;
          slides[entry] = at(slides, entry) | (1 << to);
          if (by === 1) steps[entry] = at(steps, entry) | (1 << to);
        }
      }
    });
  }
  return { slides, steps };
}
