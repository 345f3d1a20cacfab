// Vehicles that a program makes keep the names that they are set to, and the red car is the one that is called so.
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';

function read(text: string): string {
  const answer = readShapes(text);
  if (answer.kind !== 'read') return answer.kind;
  const boards = answer.boards.map(({ board: { vehicles, primary, exit } }) => {
    const labels = vehicles.map(({ label }) => label);
    return `${labels.join(' ')}, ${labels[primary]} ${exit}`;
  });
  return boards.join('; ');
}

const each = (write: (name: string, given: string) => string): string =>
  [
    ['b', '0, 4, 3, "v"'],
    ['c', '5, 1, 2, "h"'],
    ['x', '2, 1, 2, "h"'],
    ['a', '0, 0, 2, "h"'],
  ]
    .map(([name = '', given = '']) => write(name, given))
    .join('\n');

test.each<[string, string]>([
  ['Python', each((name, given) => `${name} = Car(${given})`)],
  ['JavaScript', each((name, given) => `const ${name} = new Car(${given});`)],
  ['Java', each((name, given) => `Vehicle ${name} = new Vehicle(${given});`)],
  ['C++', each((name, given) => `Car ${name}(${given});`)],
  ['R', each((name, given) => `${name} <- car(${given})`)],
  ['Go', each((name, given) => `${name} := NewCar(${given})`)],
  ['Rust', each((name, given) => `let ${name} = Vehicle::new(${given});`)],
  ['keys', each((name, given) => `board["${name}"] = Car(${given})`)],
  ['symbols', each((name, given) => `cars[:${name}] = Car.new(${given})`)],
  ['properties', each((name, given) => `self.${name} = Car(${given})`)],
])('names in %s', (_, text) => {
  expect(read(text)).toBe('a b c x, x right');
});

test('the red car is the one whose name is red', () => {
  const text = each((name, given) => `const ${name === 'x' ? 'red' : name} = new Car(${given});`);
  expect(read(text)).toBe('a b c red, red right');
});

test('cars and trucks are one list', () => {
  const text = each((name, given) => `${name} = ${name === 'b' ? 'Truck' : 'Car'}(${given})`);
  expect(read(text)).toBe('a b c x, x right');
});

test('names of variables do not count beside names among the arguments', () => {
  let count = 0;
  const text = each((name, given) => `car${++count} = Car("${name.toUpperCase()}", ${given})`);
  expect(read(text)).toBe('A B C X, X right');
});

test('a form of Lisp in a comment is no vehicle', () => {
  const text = each((name, given) => `(define ${name} (make-car ${given.replaceAll(',', '')}))`);
  expect(read(`${text}\n; (define d (make-car 3 0 2 "h"))`)).toBe('a b c x, x right');
});
