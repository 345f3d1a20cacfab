// One vehicle of a list is written in another way than the others: the board is refused or asked about, or has it too. It is never
// read without that vehicle.
import { expect, test } from 'vitest';
import { randomFrom } from '../basics/random.ts';
import { randomRuns } from '../testing/random-runs.ts';
import type { Reading } from './parts/answer.ts';
import { readShapes } from './read-shapes.ts';
import { below, randomBoard } from './testing/random-boards.ts';

/** A vehicle as programs have it, rows and columns from 0. */
interface Car {
  readonly id: string;
  readonly across: boolean;
  readonly row: number;
  readonly column: number;
  readonly length: number;
}

type Write = (car: Car) => string;
/** How most vehicles are written, and how one of them may be. */
type Writes = [usual: Write, ...odd: Write[]];

const h = ({ across }: Car) => (across ? 'h' : 'v');
const word = ({ across }: Car) => (across ? 'horizontal' : 'vertical');
const kind = ({ length }: Car) => (length > 2 ? 'Truck' : 'Car');
const cells = (car: Car, write: (row: number, column: number) => string, between: string): string =>
  Array.from({ length: car.length }, (_, i) =>
    car.across ? write(car.row, car.column + i) : write(car.row + i, car.column),
  ).join(between);
const pair = (row: number, column: number) => `(${row},${column})`;

const ways: readonly (readonly [name: string, ...Writes])[] = [
  [
    'columns',
    (c) => `${c.id} ${h(c)} ${c.row + 1} ${c.column + 1} ${c.length}`,
    (c) => `${c.id} ${h(c)} ${c.row + 1} ${c.column + 1} ${c.length} blue`,
    (c) => `${c.id} ${h(c)} ${c.row + 1} ${c.column + 1} ${c.length} (main car)`,
  ],
  [
    'calls',
    (c) => `cars.push(new Car("${c.id}", ${c.row}, ${c.column}, ${c.length}, ${c.across}));`,
    (c) => `cars.push(new Car("${c.id}", ${c.row}, ${c.column}, ${c.length}, ${c.across}, "blue"));`,
    (c) => `cars.push(new Truck("${c.id}", ${c.row}, ${c.column}, ${c.across}));`,
    (c) =>
      `cars.push(new Car({id: "${c.id}", row: ${c.row}, col: ${c.column}, len: ${c.length}, horizontal: ${c.across}}));`,
    (c) => `trucks.push(new Car("${c.id}", ${c.row}, ${c.column}, ${c.length}, ${c.across}));`,
  ],
  [
    'names that are set',
    (c) => `${c.id} = (${c.row}, ${c.column}, ${c.length}, '${h(c)}')`,
    (c) => `${c.id} = (${c.row}, ${c.column}, ${c.length}, '${h(c)}', 'blue')`,
    (c) => `self.${c.id} = (${c.row}, ${c.column}, ${c.length}, '${h(c)}')`,
  ],
  [
    'words',
    (c) => `${kind(c)} ${c.id}: row ${c.row + 1}, column ${c.column + 1}, ${word(c)}`,
    (c) => `${kind(c)} ${c.id} is at row ${c.row + 1}, column ${c.column + 1}, ${word(c)}`,
    (c) => `${kind(c)} ${c.id}: column ${c.column + 1}, row ${c.row + 1}, ${word(c)}`,
  ],
  [
    'cells',
    (c) => `${c.id}: ${cells(c, pair, ' ')}`,
    (c) => `${c.id}: ${cells(c, pair, ' and ')}`,
    (c) => `${c.id}: ${cells(c, (row, column) => `[${row},${column}]`, '; ')}`,
    (c) => `${c.id} (blue): ${cells(c, pair, ' ')}`,
  ],
  [
    'objects of cells',
    (c) => `Cell[] ${c.id} = { ${cells(c, (row, column) => `new Cell(${row}, ${column})`, ', ')} };`,
    (c) => `Cell[] ${c.id} = { ${cells(c, (row, column) => `Cell.at(${row}, ${column})`, ', ')} };`,
  ],
  [
    'CSV',
    (c) => `${c.id},${c.row},${c.column},${c.length},${h(c)}`,
    (c) => `${c.id},${c.row},${c.column},${c.length},${h(c)},blue`,
    (c) => `${c.id};${c.row};${c.column};${c.length};${h(c)}`,
  ],
  [
    'names of fields',
    (c) => `id=${c.id} x=${c.column} y=${c.row} len=${c.length} dir=${h(c)}`,
    (c) => `id=${c.id} x=${c.column} y=${c.row} len=${c.length} dir=${h(c)} color=blue`,
    (c) => `id=${c.id} x=${c.column} y=${c.row} length=${c.length} dir=${h(c)}`,
  ],
  [
    'facts',
    (c) => `vehicle(${c.id.toLowerCase()}, ${c.row + 1}, ${c.column + 1}, ${c.length}, ${word(c)}).`,
    (c) => `car(${c.id.toLowerCase()}, ${c.row + 1}, ${c.column + 1}, ${c.length}, ${word(c)}).`,
    (c) => `vehicle(${c.id.toLowerCase()}, pos(${c.row + 1}, ${c.column + 1}), ${c.length}, ${word(c)}).`,
  ],
  [
    'ranges',
    (c) =>
      c.across
        ? `${c.id}: row ${c.row + 1}, columns ${c.column + 1}-${c.column + c.length}`
        : `${c.id}: column ${c.column + 1}, rows ${c.row + 1}-${c.row + c.length}`,
    (c) =>
      c.across
        ? `${c.id}: columns ${c.column + 1}-${c.column + c.length}, row ${c.row + 1}`
        : `${c.id}: rows ${c.row + 1}-${c.row + c.length}, column ${c.column + 1}`,
  ],
];

/** The vehicles of a random board with letters as labels, X for the red car. */
function carsOf(random: () => number): Car[] {
  const board = randomBoard(random, { walls: false, anyPrimary: false, anyExit: false, square: true });
  return board.vehicles.slice(0, 20).map(({ orientation, lane, offset, length }, i): Car => {
    const across = orientation === 'horizontal';
    const id = i === board.primary ? 'X' : String.fromCharCode(65 + i);
    return { id, across, row: across ? lane : offset, column: across ? offset : lane, length };
  });
}

test.each(ways.map(([name, ...writes]) => [name, writes] as const))('%s', (name, [usual, ...odds]) => {
  for (let run = 0; run < randomRuns(6); run++) {
    const random = randomFrom(run * 6007 + name.length);
    const cars = carsOf(random);
    for (const odd of odds) {
      const other = below(random, cars.length);
      const text = cars.map((car, i) => (i === other ? odd : usual)(car)).join('\n');
      for (const { board } of boardsOf(text))
        expect(board.vehicles.length + board.walls.length, text).toBe(cars.length);
    }
  }
});

/** The boards that a text is read as or may be; none where a part of it is refused. */
function boardsOf(text: string): readonly Reading[] {
  const answer = readShapes(text);
  if (answer.kind === 'question') return answer.readings;
  return answer.kind === 'read' && answer.failed.length === 0 ? answer.boards : [];
}
