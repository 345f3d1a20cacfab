import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

/** Three lines, of which the last is written in another way. */
const among = (line: (label: string, row: number) => string, odd: string): string =>
  `${[
    ['X', 2],
    ['A', 0],
    ['B', 1],
  ]
    .map(([label, row]) => line(String(label), Number(row)))
    .join('\n')}\n${odd}`;

test.each<[string, string, number]>([
  [
    'a tuple with a field more',
    among((label, row) => `${label} = (${row}, 1, 2, 'h')`, "C = (4, 3, 2, 'v', 'blue')"),
    4,
  ],
  [
    'a call that is given an object',
    among(
      (label, row) => `cars.push(new Car("${label}", ${row}, 1, 2, true));`,
      'cars.push(new Car({ id: "C", row: 4, col: 3, len: 2, horizontal: false }));',
    ),
    4,
  ],
  [
    'cells with words between them',
    among((label, row) => `${label}: (${row},1) (${row},2)`, 'C: (3,4) and (4,4) and (5,4)'),
    4,
  ],
  [
    'a word behind the label',
    among((label, row) => `${label}: (${row},1) (${row},2)`, 'C (blue): (4,3) (5,3)'),
    4,
  ],
])('%s is not left out', (_, text, vehicles) => {
  const answer = readShapes(text);
  const read = answer.kind === 'read' ? answer.boards.map(({ board }) => board.vehicles.length) : [];
  expect([[], [vehicles]]).toContainEqual(read);
  if (read.length === 0) expect(answer).toMatchObject({ kind: 'refused' });
});

test('the line is named, and how many vehicles were read', () => {
  const text = among((label, row) => `${label} = (${row}, 1, 2, 'h')`, "C = (4, 3, 2, 'v', 'blue')");
  expect(readShapes(text)).toMatchObject({
    kind: 'refused',
    problem: {
      message:
        '4 lines are written like vehicles, and 3 were read: one of them may be written differently from the others',
      at: { text: { line: 4 } },
    },
  });
});

test.each<[string, string]>([
  ['a size above', `6 6\n${among((label, row) => `${label} h ${row} 1 2`, 'C v 4 3 2')}`],
  [
    'a square of the exit below',
    `${among((label, row) => `${label}: ${row}, 1, 2, h`, 'C: 4, 3, 2, v')}\nexit: 2, 5`,
  ],
  ['moves below', `${among((label, row) => `${label} h ${row} 1 2`, 'C v 4 3 2')}\n\nA 1 2\nX 4 5`],
  ['walls below', `${among((label, row) => `${label}: ${row}, 1, 2, h`, 'C: 4, 3, 2, v')}\nwall: 5, 5`],
])('%s is no vehicle', (_, text) => {
  expect(readShapes(text)).toMatchObject({ kind: 'read' });
});

const twoCells = [
  ['C', '[3,2]', '[5,2]'],
  ['B', '[4,4]', '[5,4]'],
  ['X', '[3,3]', '[3,4]'],
  ['A', '[6,5]', '[6,6]'],
].map(([label, from, to]) => `  - name: ${label}\n    from: ${from}\n    to: ${to}`);

test('two lines of each vehicle with keys of their own are one vehicle', () => {
  expect(readShapes(`pieces:\n${twoCells.join('\n')}`)).toMatchObject({ kind: 'read' });
});
