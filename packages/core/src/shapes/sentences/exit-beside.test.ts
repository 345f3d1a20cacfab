import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

const cars = 'cars = [\n  Car("X", 2, 3, 2, "h"),\n  Car("A", 0, 1, 3, "v"),\n  Car("B", 5, 1, 2, "h"),\n]';
const edgesOf = (text: string): string => {
  const answer = readShapes(text);
  return answer.kind === 'read' ? answer.boards.map(({ board }) => board.exit).join(' ') : answer.kind;
};

test.each(['# exit left', 'EXIT = "left"', 'exit_side = "left"', '# The red car leaves at the left side.'])(
  'the exit beside the vehicles of a program: %s',
  (line) => {
    expect(edgesOf(`${line}\n${cars}`)).toBe('left');
  },
);

test('two edges beside the vehicles are none', () => {
  expect(edgesOf(`# exit left\n# exit right\n${cars}`)).not.toBe('left');
});

test('an edge at which the red car cannot leave is refused', () => {
  expect(edgesOf(`# exit top\n${cars}`)).toBe('refused');
});
