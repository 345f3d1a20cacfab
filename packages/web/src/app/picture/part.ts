// The part of a picture that is shown: the board and what lies around it.

import type { Corners, Point } from '@unjam/core/picture';

/** A rectangle in a picture, in its pixels. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The margin shown on each side of a grid, as a share of its width or height. */
const MARGIN = 0.2;
/** If a part would cover more than this share of the picture's area, the whole picture is shown. */
const MOST_OF_PICTURE = 0.6;

type Sides = Pick<Part, 'width' | 'height'>;

export const wholeOf = ({ width, height }: Sides): Part => ({ x: 0, y: 0, width, height });

/** The part of a picture around a grid; undefined if the grid takes most of the picture. */
export function partAround(corners: Corners, picture: Sides): Part | undefined {
  const [left, right] = reach(
    corners.map(({ x }) => x),
    picture.width,
  );
  const [top, bottom] = reach(
    corners.map(({ y }) => y),
    picture.height,
  );
  const part = { x: left, y: top, width: right - left, height: bottom - top };
  return part.width * part.height > MOST_OF_PICTURE * picture.width * picture.height ? undefined : part;
}

/** Where a part begins and ends along one side of the picture, which is `most` pixels long. */
function reach(places: readonly number[], most: number): readonly [number, number] {
  const [least, greatest] = [Math.min(...places), Math.max(...places)];
  const more = (greatest - least) * MARGIN;
  return [Math.max(0, Math.floor(least - more)), Math.min(most, Math.ceil(greatest + more))];
}

/** The point of a part that is nearest to a given point. */
export const inside = (part: Part, { x, y }: Point): Point => ({
  x: clamp(x - part.x, part.width) + part.x,
  y: clamp(y - part.y, part.height) + part.y,
});

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
