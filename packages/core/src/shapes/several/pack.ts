/*
 * Boards of one text that are written alike are read alike: what several of them say about roles counts for all.
 *
 *     1 h 2 2 3 …      legal from 0 and from 1: alone a question
 *     1 h 2 5 3 …      legal from 1 alone, as are the others: both are read from 1
 */
import type { ShapeOptions } from '../parts/answer.ts';
import type { Found } from '../parts/candidate.ts';
import { withCommonPrimary } from './common-primary.ts';
import { PACK, withCommonRoles } from './common-roles.ts';

/** The boards, those of the same kind read alike where one reading is clearly the best for all of them together. */
export function readAlike(found: readonly Found[], options: ShapeOptions): readonly Found[] {
  const kinds = new Map<string, Found[]>();
  for (const one of found) {
    if (one.kind === undefined) continue;
    const known = kinds.get(one.kind);
    if (known) known.push(one);
    else kinds.set(one.kind, [one]);
  }
  const changed = new Map<Found, Found>();
  for (const kind of kinds.values()) {
    if (kind.length < 2) continue;
    const alike = withCommonRoles(kind, options);
    const read = alike.length < PACK ? alike : withCommonPrimary(alike, options);
    kind.forEach((one, i) => {
      changed.set(one, read[i] ?? one);
    });
  }
  return found.map((one) => changed.get(one) ?? one);
}
