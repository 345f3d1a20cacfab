import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const CARS = `{Name: "X", Row: 1, Col: 0, Len: 2, Dir: Horizontal},
{Name: "A", Row: 1, Col: 2, Len: 2, Dir: Vertical},
{Name: "B", Row: 0, Col: 0, Len: 3, Dir: Horizontal},`;

test('the size of a list beside it', () => {
  expect(readShapes(`size: 5x4\n${CARS}`)).toMatchObject({
    kind: 'read',
    boards: [{ board: { width: 5, height: 4 } }],
  });
});

test.each(['size 5 4', 'size = (5, 4)', 'Size: 5, 4'])(
  '%s does not say which number is the columns',
  (size) => {
    expect(readShapes(`${size}\n${CARS}`)).toMatchObject({
      kind: 'refused',
      problem: { code: 'board-size' },
    });
  },
);
