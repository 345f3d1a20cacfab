import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

test.each([
  'MOVES = [("A", "up", 1), ("B", "left", 2), ("X", "right", 4)]',
  '[("A", "U", 1), ("B", "L", 2), ("X", "R", 4)]',
  '[["A", "↑", 1], ["B", "←", 2], ["X", "→", 4]]',
])('moves are no vehicles at numbered cells: %s', (text) => {
  expect(readShapes(text).kind).toBe('refused');
});

test('vehicles at numbered cells have lengths by their labels', () => {
  const answer = readShapes('X h 13\nA v 3\nB h 26\nC v 5\nO v 12');
  expect(answer.kind).not.toBe('refused');
});
