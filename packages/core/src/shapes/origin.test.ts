// Whether the numbers of a list count from 0 or from 1 is told by what it says, never by a weak guess of the primary.
import { expect, test } from 'vitest';
import { readShapes } from './read-shapes.ts';

/** The columns with which a text is read, or those between which it asks. */
function columnsOf(text: string) {
  const answer = readShapes(text);
  const readings = answer.kind === 'read' ? answer.boards : answer.kind === 'question' ? answer.readings : [];
  return [
    answer.kind,
    ...new Set(
      readings.map(({ choices }) =>
        choices.find(({ option }) => option === 'columns')?.value.replace(/\D/g, ''),
      ),
    ),
  ];
}

test.each([
  [
    'a red car that stands upright, and another vehicle that lies in the middle row if it counts from 1',
    '7 7\nc,vehicle,axis,size,r\n1,y,horizontal,2,4\n4,w,vertical,2,3\n3,R,vertical,2,1\n4,m,vertical,2,5\n3,C,vertical,3,4',
    ['question', '11', '00'],
  ],
  ['nothing at the edges', '6 6\nX h 2 3 3\nA v 3 1 2\nB v 2 5 4', ['question', '11', '00']],
  ['a vehicle at 0', '6 6\nX h 2 3 3\nA v 3 0 2\nB v 2 5 4', ['read', '00']],
  [
    'a vehicle at the last column',
    '6 6\nid dir len col row\nX h 2 3 3\nA v 3 1 2\nB v 2 6 4',
    ['read', '11'],
  ],
])('%s', (_, text, expected) => {
  expect(columnsOf(text)).toEqual(expected);
});

test('how the axes run is no way of a car X, and rows may count from the bottom', () => {
  const list = "cars = [('X', 1, 1, 2, 'h'), ('A', 0, 0, 2, 'h'), ('O', 5, 0, 3, 'v'), ('B', 0, 4, 2, 'v')]";
  const redIn = (says: string) => {
    const answer = readShapes(`# ${says}\n${list}`);
    if (answer.kind !== 'read') return answer.kind;
    return answer.boards.map(({ board }) => [board.vehicles[board.primary]?.lane, board.exit].join(' '));
  };
  expect(redIn('X goes left to right from 0 to 5.')).toEqual(['1 right']);
  expect(redIn('Y goes top to bottom from 0 to 5.')).toEqual(['1 right']);
  expect(redIn('y goes bottom to top')).toEqual(['4 right']);
  expect(redIn('X goes left')).toBe('refused');
});

test('where the red car is in row 3 of 6 only from the bottom, and nothing says how rows count, the reading says so', () => {
  const says = (text: string) => {
    const answer = readShapes(text);
    return answer.kind === 'read' && answer.boards.map(({ read }) => /, in row .*/.exec(read)?.[0]).join();
  };
  const list = 'X 0 3 H 2\nA 0 2 H 2\nC 1 0 V 2\nE 2 0 H 2\nO 4 2 V 3';
  expect(says(list)).toBe(', in row 4, or in row 3 if rows count from the bottom');
  expect(says(`# row 0 is the top row\n${list}`)).toBe('');
  expect(says(`label col row dir len\n${list}`)).toBe('');
  expect(says(list.replace('0 3 H', '0 2 H').replace('A 0 2', 'A 0 3'))).toBe('');
});

// it was read from 0 on 9 columns and rows, where no vehicle stands in the first row or column
test('a list of which one vehicle lies beyond 6 columns counted from 1, and two counted from 0', () => {
  const text = `| car | row | column | length | direction |
|---|---|---|---|---|
| X | 3 | 3 | 3 | across |
| A | 1 | 5 | 3 | across |
| B | 2 | 6 | 2 | across |
| C | 4 | 7 | 2 | across |
| D | 2 | 2 | 3 | across |
| E | 1 | 1 | 3 | down |
| F | 5 | 2 | 3 | across |`;
  const answer = readShapes(text);
  if (answer.kind !== 'question') throw new Error(answer.kind);
  expect(answer.readings.map(({ read }) => /\(from [01]\)/.exec(read)?.[0])).toEqual([
    '(from 0)',
    '(from 1)',
  ]);
});

test('vehicles that overlap where x is the column are not read with x as the row, unless the red car shows it', () => {
  const list = (red: number) =>
    `[{x: ${red}, y: 0, len: 2, dir: 'h', red: true}, {x: ${red + 1}, y: 0, len: 3, dir: 'v'}, {x: 0, y: 3, len: 3, dir: 'v'}]`;
  expect(readShapes(list(1))).toMatchObject({ kind: 'refused', problem: { code: 'overlap' } });
  expect(readShapes(list(2))).toMatchObject({ kind: 'read' });
});

test('a corner that a line denies is not that of a1', () => {
  const list = 'X: a3 b3\nQ: d1 d2\nE: d6 e6 f6';
  const asked = readShapes(list).kind;
  expect(readShapes(`${list}\n# a1 is not at the bottom left`).kind).toBe(asked);
  expect(readShapes(`${list}\n# a1 is at the bottom left, not at the top`).kind).toBe('read');
});
