import { expect, test } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';

const REST = "Car('A', 0, 0, 2, 'H'),\nCar('B', 3, 0, 2, 'V'),\nCar('C', 4, 1, 3, 'V'),";

/** The rows of the board that a text was read as, or the kind of the answer. */
function rowsOf(text: string): string {
  const answer = readShapes(text);
  const [first] = answer.kind === 'read' ? answer.boards : [];
  return first ? compactText(first.board) : answer.kind;
}

test('a flag that only the red car has', () => {
  expect(rowsOf(`Car('X', 1, 2, 2, 'H', True),\n${REST}`)).toBe(
    rowsOf(`Car('X', 1, 2, 2, 'H', True),\n${REST.replaceAll('),', ', False),')}`),
  );
  expect(rowsOf(`Car('X', 1, 2, 2, 'H', True),\n${REST}`)).not.toBe('refused');
});

test('a flag of another vehicle does not make it the red car', () => {
  expect(rowsOf(`Car('X', 1, 2, 2, 'H'),\n${REST.replace(/\),$/, ', True),')}`)).toBe('refused');
});

test('the same with another record that is too short', () => {
  expect(rowsOf(`Car('X', 1, 2, 2, 'H', True),\n${REST.replace('3, 0, 2', '3, 2')}`)).toBe('refused');
});
