// Vehicles whose constructors say how long they are, or which way they lie; and what is refused beside them.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

/** Each vehicle as its first cell and its length. */
const vehicles = (text: string): unknown => {
  const answer = readShapes(text);
  if (answer.kind === 'question') return 'question';
  if (answer.kind === 'refused') return answer.problem.message;
  return answer.boards.map(({ board }) =>
    board.vehicles
      .map(({ lane, offset, length }) => `${lane}${offset}:${length}`)
      .sort()
      .join(' '),
  );
};

const x = '"X", "h", 2, 2';
const a = '"A", "h", 0, 0';
const b = '"B", "v", 0, 1';
const c = '"C", "v", 5, 0';
const read = ['00:3 01:2 22:2 50:3'];

test.each<[string, string]>([
  ['a list', `cars = [Car(${x}), Truck(${a}), Car(${b}), Truck(${c})]`],
  ['a list of new ones', `{ new Car(${x}), new Truck(${a}), new Car(${b}), new Truck(${c}) }`],
  ['one after another', `Car(${x});\nTruck(${a});\nCar(${b});\nTruck(${c});`],
  ['Ruby', `c << Car.new(${x})\nc << Truck.new(${a})\nc << Car.new(${b})\nc << Truck.new(${c})`],
  ['Rust', `vec![Car::new(${x}), Truck::new(${a}), Car::new(${b}), Truck::new(${c})]`],
  ['what calls are given', [x, a, b, c].map(added).join('\n')],
  ['behind a label', `{ "cars": [${[x, a, b, c].map(behindLabel).join(', ')}] }`],
  [
    'directions too',
    '[HorizontalCar("X", 2, 2), HorizontalTruck("A", 0, 0), VerticalCar("B", 0, 1), VerticalTruck("C", 5, 0)]',
  ],
  ['calls that add them', `b.addCar(${x});\nb.addTruck(${a});\nb.addCar(${b});\nb.addTruck(${c});`],
  ['directions alone', [x, a, b, c].map(lying).join('\n')],
  [
    'beside names',
    '[Car(id="X", dir="h", x=2, y=2), Truck(id="A", dir="h", x=0, y=0), Car(id="B", dir="v", x=0, y=1), Truck(id="C", dir="v", x=5, y=0)]',
  ],
])('constructors say what vehicles are: %s', (_, text) => {
  expect(vehicles(text)).toEqual(read);
});

function partsOf(vehicle: string) {
  const [label = '', direction = '', column = '', row = ''] = vehicle.split(', ');
  const isTruck = /[AC]/.test(label);
  return { label, direction, column, row, isTruck, name: isTruck ? 'Truck' : 'Car' };
}

function added(vehicle: string): string {
  const { label, direction, column, row, name } = partsOf(vehicle);
  return `board.add(new ${name}(${label}, ${direction}), ${column}, ${row});`;
}

function behindLabel(vehicle: string): string {
  const { label, direction, column, row, name } = partsOf(vehicle);
  return `[${label}, ${name}(${direction}), ${column}, ${row}]`;
}

function lying(vehicle: string): string {
  const { label, direction, column, row, isTruck } = partsOf(vehicle);
  const name = direction === '"h"' ? 'HorizontalPiece' : 'VerticalPiece';
  return `board.put(${name}(${isTruck ? 3 : 2}, ${label}), { ${column}, ${row} });`;
}

test('a length beside the name of a constructor counts', () => {
  const long = 'Truck(id="A", dir="h", x=0, y=0, length=4)';
  const others = `Car(id="X", dir="h", x=2, y=2, length=2), Car(id="B", dir="v", x=0, y=1, length=2)`;
  expect(vehicles(`[${long}, ${others}, Truck(id="C", dir="v", x=5, y=0, length=3)]`)).toEqual([
    '00:4 01:2 22:2 50:3',
  ]);
});

test('a vehicle without a constructor has no length by its label, where those of others say theirs', () => {
  const text = '[Car("X", 2, 1, "h"), Truck("A", 0, 0, "h"), ("B", 4, 4, "v"), Truck("C", 5, 0, "h")]';
  expect(readShapes(text).kind).toBe('refused');
  expect(readShapes('X car h 2 1\nA truck h 0 0\nB cra v 4 4\nC truck h 5 0').kind).toBe('refused');
});

test('a vehicle made as the others are, beside their list and under no name, is not left out', () => {
  const list = 'cars = [Car("A", 3, "h", At(0, 0)), Car("B", 2, "v", At(4, 4)), Car("C", 2, "v", At(3, 0))]';
  const red = 'Car("X", 2, "h", At(2, 1))';
  expect(readShapes(`red = ${red}\n${list}`)).toMatchObject({ kind: 'read', boards: [{}] });
  expect(readShapes(`red  ${red}\n${list}`)).toMatchObject({
    kind: 'refused',
    problem: { at: { text: { line: 1 } } },
  });
});

test('a call with a mistake among calls that are given a vehicle and its place is refused', () => {
  const add = (name: string) =>
    `b.add(Piece(2, "X"), [2, 1]);\nb.${name}(Piece(3, "A"), [0, 0]);\nb.add(Piece(2, "B"), [4, 4]);\nb.add(Piece(2, "C"), [5, 0]);`;
  expect(readShapes(add('ad')).kind).toBe('refused');
});

test.each<[string, string]>([
  ['a colon', '{ "x": , "y": 2, "len": 2, "dir": "h" }'],
  ['an equal sign', 'Car(x=, y=2, len=2, dir="h")'],
])('a name that is set to nothing is refused: %s', (_, one) => {
  const rest = [
    [0, 0, 3, 'h'],
    [5, 0, 3, 'v'],
    [0, 4, 2, 'v'],
  ];
  const written = rest.map(([x, y, len, dir]) =>
    one.startsWith('{')
      ? `{ "x": ${x}, "y": ${y}, "len": ${len}, "dir": "${dir}" }`
      : `Car(x=${x}, y=${y}, len=${len}, dir="${dir}")`,
  );
  expect(readShapes(`[${[one.replace(/(x"?[:=] ?)/, '$10'), ...written].join(', ')}]`).kind).not.toBe(
    'refused',
  );
  expect(readShapes(`[${[one, ...written].join(', ')}]`).kind).toBe('refused');
});

test('two points of a vehicle are its place and its size, or its first and its last cell', () => {
  const [sizes, ends] = [
    '[[Vector2(1, 2), Vector2(2, 1)], [Vector2(0, 0), Vector2(3, 1)], [Vector2(5, 1), Vector2(1, 3)]]',
    '[["X", Vec2(1, 2), Vec2(2, 2)], ["A", Vec2(0, 0), Vec2(2, 0)], ["B", Vec2(5, 1), Vec2(5, 3)]]',
  ];
  expect(vehicles(sizes)).toEqual(vehicles(ends));
  expect(vehicles(ends)).toEqual(['00:3 21:2 51:3']);
});

test('constructors within those of vehicles are read, deeper ones are not', () => {
  const list = (of: (column: string, row: string, direction: string, length: number) => string) =>
    `[${[x, a, b, c]
      .map(partsOf)
      .map(({ label, column, row, direction, isTruck }) =>
        [label, of(column, row, direction, isTruck ? 3 : 2)].join(', '),
      )
      .map((given) => `Piece(${given})`)
      .join(', ')}]`;
  expect(vehicles(list((...all) => `Body(Pos(${all[0]}, ${all[1]}), ${all[2]}, ${all[3]})`))).toEqual(read);
  expect(vehicles(list((...all) => `Body(Place(Pos(${all[0]}, ${all[1]}), ${all[2]}), ${all[3]})`))).toBe(
    'there is no board in the input',
  );
});
