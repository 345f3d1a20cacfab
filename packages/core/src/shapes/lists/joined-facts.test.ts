// Facts in several relations are joined by the names of the vehicles; where one is missing or has a mistake the text is refused.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readShapes } from '../read-shapes.ts';
import { withoutRelations, withoutStates } from './joined-facts.ts';

const text = readFileSync(new URL('../corpus/asp-two-relations.txt', import.meta.url), 'utf8');

test('facts of two relations are a vehicle a line', () => {
  expect(
    withoutRelations('car(x,2,h). car(a,3,v). car(b,2,v).\nat(0,x,1,2). at(0,b,3,4). at(0,a,5,6).'),
  ).toContain('\nx 2 h 1 2\na 3 v 5 6\nb 2 v 3 4\n');
});

test.each<[string, string]>([
  ['a fact of the first is missing', text.replace('car(c, 3, v).\n', '')],
  ['a fact of the second is missing', text.replace('at(0, c, 2, 4).\n', '')],
  ['a fact stands twice', text.replace('at(0, c, 2, 4).\n', 'at(0, c, 2, 4).\nat(0, c, 2, 5).\n')],
  ['a bracket is missing', text.replace('car(c, 3, v)', 'car(c, 3, v')],
  ['a number is missing', text.replace('at(0, c, 2, 4)', 'at(0, c, 2)')],
  ['a name has a mistake', text.replace('at(0, c, 2, 4)', 'at(0, cc, 2, 4)')],
  ['a functor has a mistake', text.replace('at(0, c, 2, 4)', 'ta(0, c, 2, 4)')],
])('%s: nothing is read', (_, broken) => {
  expect(readShapes(text).kind).toBe('read');
  expect(readShapes(broken).kind).not.toBe('read');
});

test('what is said of the first state is a fact of its own, and what is said of the last is not', () => {
  expect(withoutStates('init(at(x,1,2)). holds(at(a,3,4),0). goal(at(x,1,6)).')).toBe(
    'at(x,1,2). at(a,3,4). goal(at(x,1,6)).',
  );
  const cells = readFileSync(new URL('../corpus/asp-first-state-of-cells.txt', import.meta.url), 'utf8');
  expect(readShapes(`${cells}goal(occupies(red,3,1)).`).kind).not.toBe('read');
});
