import type { Corners } from '@unjam/core/picture';
import { describe, expect, it } from 'vitest';
import { whichBoard } from './which-board.ts';

/** A grid of 100 by 100 pixels. */
const gridAt = (x: number, y: number): Corners => [
  { x, y },
  { x: x + 100, y },
  { x: x + 100, y: y + 100 },
  { x, y: y + 100 },
];

const lineFor = (corners: Corners, others: readonly Corners[]) => whichBoard({ corners, others })[0];

describe('which board was read', () => {
  it.each([
    ['at the top left', gridAt(0, 0), [gridAt(200, 0), gridAt(0, 200), gridAt(200, 200)]],
    ['at the bottom right', gridAt(200, 200), [gridAt(0, 0)]],
    ['on the left', gridAt(0, 20), [gridAt(200, 0)]],
    ['in the middle', gridAt(150, 0), [gridAt(0, 0), gridAt(300, 0)]],
    ['at the bottom', gridAt(0, 200), [gridAt(0, 0)]],
    ['at the top', gridAt(200, 0), [gridAt(0, 0), gridAt(400, 0), gridAt(200, 200)]],
  ])('%s', (place, grid, others) => {
    expect(lineFor(grid, others)).toBe(
      `shows several boards; the one ${place} was read; --corners or a cropped picture gives another`,
    );
  });

  it('is not said of a picture with one board', () => {
    expect(whichBoard({ corners: gridAt(0, 0), others: [] })).toEqual([]);
  });

  it('is followed by the corners of the others, to be pasted', () => {
    const [, ...others] = whichBoard({
      corners: gridAt(0, 0),
      others: [gridAt(200, -0.4), gridAt(-20.6, 199.7)],
    });
    expect(others).toEqual([
      'the board at the top right: --corners 200,0 300,0 300,100 200,100',
      'the board at the bottom left: --corners -21,200 79,200 79,300 -21,300',
    ]);
  });
});
