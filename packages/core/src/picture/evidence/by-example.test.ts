import { describe, expect, it } from 'vitest';
import type { BoardLook } from '../flat-board/board-network.ts';
import { coloursOf } from '../flat-board/cell-colours.ts';
import { type FlatBoard, MARGIN, SIDE } from '../flat-board/flat-board.ts';
import { OTHER, SAME } from '../tilings/tiling-steps.ts';
import { withExamples } from './by-example.ts';

// pale blocks with dark gaps between them, on a dark floor; b and c are two walls, side by side
const ROWS = ['ddeeff', 'gghhii', 'jjbckk', '....ll'];
const [PALE, DARK] = [0.4, -0.6];

const letterAt = (cell: number): string => ROWS[Math.floor(cell / 6)]![cell % 6]!;

function flatBoard(): FlatBoard {
  const [columns, rows] = [6, ROWS.length];
  const [width, height] = [(columns + 2 * MARGIN) * SIDE, (rows + 2 * MARGIN) * SIDE];
  const values = new Float32Array(3 * width * height).fill(DARK, 0, width * height);
  for (let y = SIDE; y < height - SIDE; y++) {
    for (let x = SIDE; x < width - SIDE; x++) {
      const letterOf = (dx: number, dy: number): string | undefined =>
        ROWS[Math.floor((y + dy) / SIDE) - MARGIN]?.[Math.floor((x + dx) / SIDE) - MARGIN];
      const letter = letterOf(0, 0);
      const isGap = [letterOf(1, 0), letterOf(-1, 0), letterOf(0, 1), letterOf(0, -1)].some(
        (other) => other !== letter,
      );
      if (letter !== '.' && !isGap) values[y * width + x] = PALE;
    }
  }
  return { columns, rows, count: 3, width, height, values };
}

/** What a network says that knows all but what the changes say. */
function lookWith(change: (look: BoardLook) => void): BoardLook {
  const cells = Array.from({ length: 24 }, (_, cell) => letterAt(cell));
  const pair = (one: string, other: string | undefined) =>
    one === other ? (one === '.' ? [-6, -0.01, -6] : [-0.01, -6, -6]) : [-6, -6, -0.01];
  const look = {
    filled: Float32Array.from(cells, (letter) => (letter === '.' ? -8 : 8)),
    right: Float32Array.from(cells.flatMap((letter, cell) => pair(letter, cells[cell + 1]))),
    below: Float32Array.from(cells.flatMap((letter, cell) => pair(letter, cells[cell + 6]))),
    exits: new Float32Array(0),
    aligned: 5,
  };
  change(look);
  return look;
}

const heard = (look: BoardLook): BoardLook => {
  const flat = flatBoard();
  return withExamples(look, flat, coloursOf(flat));
};

describe('what is sure in a picture tells of the rest', () => {
  const [WALL, BLOCK, FLOOR, CORNER] = [14, 6, 19, 22];

  it('two walls with the same gap between them as between all blocks are not one vehicle', () => {
    const { right } = heard(lookWith((look) => look.right.set([-0.01, -6, -6], WALL * 3)));
    expect(right[WALL * 3 + OTHER]!).toBeGreaterThan(right[WALL * 3 + SAME]! + 4);
  });

  it('two cells without a gap are one vehicle, where the network is not sure', () => {
    const { right } = heard(lookWith((look) => look.right.set([-0.9, -6, -0.5], BLOCK * 3)));
    expect(right[BLOCK * 3 + SAME]!).toBeGreaterThan(right[BLOCK * 3 + OTHER]! + 4);
  });

  it('a cell of the colour of the floor is empty, another one is not', () => {
    const { filled } = heard(
      lookWith((look) => {
        look.filled[FLOOR] = 1;
        look.filled[CORNER] = -1;
      }),
    );
    expect(filled[FLOOR]).toBeLessThan(-4);
    expect(filled[CORNER]).toBeGreaterThan(2);
  });

  it('what the network is sure of stays', () => {
    const look = lookWith(() => {});
    expect(heard(look)).toEqual(look);
  });
});
