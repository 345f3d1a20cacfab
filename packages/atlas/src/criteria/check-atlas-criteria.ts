import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { type CheckedCriteria, type Criteria, checkCriteria, type Span } from '@unjam/core/generate';
import { describeSize, type Manifest } from '../store/manifest.ts';
import type { AtlasProblem } from '../store/problem.ts';

/** Cells of the primary of every puzzle of an atlas. */
const PRIMARY_LENGTH = 2;

/**
 * Completes criteria with the defaults of an atlas: its size, its walls, any number of moves and of states. Refuses criteria that no
 * puzzle of the atlas can meet.
 *
 * @param criteria - as `generate` takes them
 * @param manifest - of the atlas, which says its size and its walls
 */
export function checkAtlasCriteria(
  criteria: Criteria,
  { size }: Manifest,
): Result<CheckedCriteria, AtlasProblem> {
  const { width, height, minWalls, maxWalls } = size;
  const checked = checkCriteria({
    ...criteria,
    width: criteria.width ?? width,
    height: criteria.height ?? height,
    walls: criteria.walls ?? { least: minWalls, most: maxWalls },
    moves: criteria.moves ?? { least: 1, most: Number.MAX_SAFE_INTEGER },
  });
  if (!checked.ok) return bad(`${checked.error.message}; expected ${checked.error.expected}`);
  const { walls, primary } = checked.value;
  const holds = `the atlas is of ${describeSize(size)}`;
  if (checked.value.width !== width || checked.value.height !== height)
    return bad(`${holds}; expected --size ${width}x${height}`);
  if (walls.least > maxWalls || walls.most < minWalls)
    return bad(`${holds}; expected --walls ${formatSpan({ least: minWalls, most: maxWalls })}`);
  if (primary !== PRIMARY_LENGTH)
    return bad(
      `the primary has ${PRIMARY_LENGTH} cells in every puzzle of an atlas; expected --primary ${PRIMARY_LENGTH}`,
    );
  // what is enumerated already takes no search, so that no cluster is too large for it
  return ok({ ...checked.value, mostStates: criteria.mostStates ?? Number.MAX_SAFE_INTEGER });
}

const bad = (message: string) => err<AtlasProblem>({ code: 'bad-range', message });

/** `20..25`, `20..`, `20`. */
export const formatSpan = ({ least, most }: Span): string =>
  least === most ? String(least) : `${least}..${most === Number.MAX_SAFE_INTEGER ? '' : most}`;
