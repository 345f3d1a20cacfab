import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const others =
  'X is the red car at row 3 col 2, horizontal\nQ is a truck at row 2 col 4, vertical\nB is a car at row 6 col 1, horizontal';

test.each(['*', ' and', ', then', ' •', ' and also', ' -'])(
  'two vehicles in one sentence, with "%s" between them, are not the ends of one',
  (between) => {
    const text = `A is a car at row 1 col 1, horizontal${between} O is a truck at row 1 col 6, vertical\n${others}`;
    expect(readShapes(text).kind).toBe('refused');
  },
);

test('two squares are the ends of one vehicle', () => {
  const answer = readShapes(`A is a truck from row 1 col 1 to row 1 col 3\n${others}`);
  const [first] = answer.kind === 'read' ? answer.boards : [];
  expect(first?.board.vehicles.find(({ label }) => label === 'A')).toMatchObject({ length: 3 });
});
