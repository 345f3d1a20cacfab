// A part of a chart of cells: what two cells span, and how the arrow keys choose, move and resize it.

/** A part of a chart, in cells; all four are included. */
export interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A chart and what is chosen of it. */
export interface Chart {
  readonly columns: number;
  readonly rows: number;
  readonly part: Part | undefined;
  /** Where the keyboard begins if no part is chosen. */
  readonly start: { readonly column: number; readonly row: number };
}

export const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

export const partBetween = ([x, y]: [number, number], [u, v]: [number, number]): Part => ({
  left: Math.min(x, u),
  right: Math.max(x, u),
  top: Math.min(y, v),
  bottom: Math.max(y, v),
});

/** Whether what was dragged over is one cell of a part. */
export const isPressOn = (part: Part, { left, right, top, bottom }: Part): boolean =>
  left === right &&
  top === bottom &&
  left >= part.left &&
  right <= part.right &&
  top >= part.top &&
  bottom <= part.bottom;

const arrows: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The part after an arrow key: it moves by a cell, or with the shift key its right or upper side does; none leaves the chart.
 *
 * @returns undefined for another key
 */
export function partAfterArrow(
  key: string,
  isShifted: boolean,
  { columns, rows, part, start }: Chart,
): Part | undefined {
  const by = arrows[key];
  if (!by) return undefined;
  const [right, down] = by;
  const { column, row } = start;
  if (!part) return { left: column, right: column, top: row, bottom: row };
  if (isShifted)
    return {
      ...part,
      right: between(part.right + right, part.left, columns - 1),
      top: between(part.top + down, 0, part.bottom),
    };
  const aside = between(right, -part.left, columns - 1 - part.right);
  const lower = between(down, -part.top, rows - 1 - part.bottom);
  return {
    left: part.left + aside,
    right: part.right + aside,
    top: part.top + lower,
    bottom: part.bottom + lower,
  };
}
