import { err, ok, type Result } from '@unjam/core';
import { type CheckedCriteria, type Criteria, checkCriteria, type Span } from '@unjam/core/generate';
import { describeSize, type Manifest } from '../store/manifest.ts';
import type { AtlasProblem } from '../store/problem.ts';

const EVERY_PRIMARY = 2;

/**
 * A criteria with what it leaves open filled in from the atlas: its size, its walls, any number of moves. What the atlas
 * has not got at all is refused.
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
  if (primary !== EVERY_PRIMARY)
    return bad(`every primary of an atlas is of ${EVERY_PRIMARY} cells; expected --primary ${EVERY_PRIMARY}`);
  return ok(checked.value);
}

const bad = (message: string) => err<AtlasProblem>({ code: 'bad-range', message });

/** `20..25`, `20..`, `20`. */
export const formatSpan = ({ least, most }: Span): string =>
  least === most ? String(least) : `${least}..${most === Number.MAX_SAFE_INTEGER ? '' : most}`;
