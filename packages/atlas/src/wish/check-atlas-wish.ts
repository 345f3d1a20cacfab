import { type CheckedWish, checkWish, err, ok, type Result, type Span, type Wish } from '@unjam/core';
import { type Manifest, nameSize } from '../store/manifest.ts';
import type { AtlasProblem } from '../store/problem.ts';

const EVERY_PRIMARY = 2;

/**
 * A wish with what it leaves open filled in from the atlas: its size, its walls, any number of moves. What the atlas
 * has not got at all is refused.
 */
export function checkAtlasWish(wish: Wish, { size }: Manifest): Result<CheckedWish, AtlasProblem> {
  const { width, height, minWalls, maxWalls } = size;
  const checked = checkWish({
    ...wish,
    width: wish.width ?? width,
    height: wish.height ?? height,
    walls: wish.walls ?? { least: minWalls, most: maxWalls },
    moves: wish.moves ?? { least: 1, most: Number.MAX_SAFE_INTEGER },
  });
  if (!checked.ok) return bad(`${checked.error.message}; expected ${checked.error.expected}`);
  const { walls, primary } = checked.value;
  const holds = `the atlas is of ${nameSize(size)}`;
  if (checked.value.width !== width || checked.value.height !== height)
    return bad(`${holds}; expected --size ${width}x${height}`);
  if (walls.least > maxWalls || walls.most < minWalls)
    return bad(`${holds}; expected --walls ${nameSpan({ least: minWalls, most: maxWalls })}`);
  if (primary !== EVERY_PRIMARY)
    return bad(`every primary of an atlas is of ${EVERY_PRIMARY} cells; expected --primary ${EVERY_PRIMARY}`);
  return ok(checked.value);
}

const bad = (message: string) => err<AtlasProblem>({ code: 'bad-range', message });

/** `20..25`, `20..`, `20`. */
export const nameSpan = ({ least, most }: Span): string =>
  least === most ? String(least) : `${least}..${most === Number.MAX_SAFE_INTEGER ? '' : most}`;
