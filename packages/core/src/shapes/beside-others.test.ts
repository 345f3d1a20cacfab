// What programs and people say of several vehicles at once, or of one of them in another way.
import { expect, test } from 'vitest';
import { readShapes } from './read-shapes.ts';

/** The labels and lengths of the vehicles of a text. */
function vehicles(text: string): string {
  const answer = readShapes(text);
  const [only] = answer.kind === 'read' ? answer.boards : [];
  return only ? only.board.vehicles.map(({ label, length }) => label + length).join(' ') : answer.kind;
}

test.each([
  ['with the directions in the records', 'Cars:\nD 2 1 h\nX 3 3 h\nG 3 6 v\n\nTrucks:\nB 1 5 v\nA 1 1 h'],
  ['with lengths as well', 'Cars:\nD 2 1 2 h\nX 3 3 2 h\nG 3 6 2 v\n\nTrucks:\nB 1 5 3 v\nA 1 1 3 h'],
])('vehicles below Trucks are trucks, whatever their labels: %s', (_, text) => {
  expect(vehicles(text)).toBe('A3 B3 D2 G2 X2');
});

test('a column from one row to another is said in a sentence', () => {
  const text =
    'There is a car D in row 2 from column 1 to column 2.\nThere is a car X in row 3 from column 3 to column 4.\nThere is a truck B in column 5 from row 1 to row 3.\nThere is a car F in row 6 from column 5 to column 6.';
  expect(vehicles(text)).toBe('B3 D2 F2 X2');
});

test('a list of one vehicle to which a program adds the others is one board', () => {
  const text =
    "cars = [('D', 1, 0, 2, 'h')]\ncars.append(('G', 2, 5, 2, 'v'))\ncars.append(('X', 2, 2, 2, 'h'))\ncars.append(('B', 0, 4, 3, 'v'))";
  expect(vehicles(text)).toBe('B3 D2 G2 X2');
});

test.each([
  ['more are added by +=', "cars += [('G', 2, 5, 2, 'v'), ('B', 0, 4, 3, 'v')]"],
  ['it is extended', "cars.extend([('G', 2, 5, 2, 'v'), ('B', 0, 4, 3, 'v')])"],
])('a list is one board where %s', (_, more) => {
  expect(vehicles(`cars = [('D', 1, 0, 2, 'h'), ('X', 2, 2, 2, 'h')]\n${more}`)).toBe('B3 D2 G2 X2');
});

test('a call that places the red car is not left out', () => {
  const text = 'setRedCar(2, 0);\naddCar(0, 4, 2, false);\naddCar(3, 2, 2, false);\naddCar(0, 2, 2, true);';
  expect(readShapes(text)).toMatchObject({
    kind: 'refused',
    problem: { message: '"setRedCar" stands among the calls that add vehicles, and has another name' },
  });
});
