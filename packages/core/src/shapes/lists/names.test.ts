import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

/** The labels of the vehicles and how the text was read. */
function labelsIn(text: string): readonly [string, string] {
  const answer = readShapes(text);
  if (answer.kind !== 'read') return [answer.kind, ''];
  const [first] = answer.boards;
  return [first?.board.vehicles.map(({ label }) => label).join('') ?? '', first?.read ?? ''];
}

test('words in front of labels are no part of them', () => {
  const [labels, read] = labelsIn(
    'Car X: horizontal, row 3, column 2, length 2\nCar B: horizontal, row 1, column 1, length 2\nTruck O: vertical, row 1, column 6, length 3\n',
  );
  expect(labels).toBe('BOX');
  expect(read).toMatch(/; X is the red car/);
});

test('the reading says where names are too long to be labels', () => {
  const [labels, read] = labelsIn(
    'lavender car: horizontal, row 3, column 2, length 2\nlight green car: horizontal, row 1, column 1, length 2\nyellow truck: vertical, row 1, column 6, length 3\n',
  );
  expect(labels).toBe('ABC');
  expect(read).toMatch(/the vehicles are A, B, … in the order of the list/);
});
