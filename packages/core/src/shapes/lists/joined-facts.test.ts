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
  ['a fact stands behind a remark', text.replace('.\nat(0, d', '. % blue at(0, d')],
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

test('names may be numbers, if only one place of each relation has the same', () => {
  const cars = 'auto(1,2,h). auto(2,3,v). auto(3,2,v). auto(4,2,h).';
  expect(
    withoutRelations(`${cars}\nposto(0,2,5,6). posto(0,1,1,2). posto(0,4,5,1). posto(0,3,3,4).`),
  ).toContain('\n1 2 h 1 2\n2 3 v 5 6\n3 2 v 3 4\n4 2 h 5 1\n');
  expect(
    withoutRelations(`${cars}\nposto(1,2,4). posto(2,1,1). posto(3,4,2). posto(4,3,3).`),
  ).toBeUndefined();
});

test('facts in a list are facts of their own', () => {
  const cars = 'auto(x,2,h). auto(a,3,v). auto(b,2,v).';
  for (const listed of [
    'begin(F, s0) :- member(F, [at(x,1,2), at(b,3,4), at(a,5,6)]).',
    'begin([at(x,1,2), at(b,3,4), at(a,5,6)]).',
  ])
    expect(withoutRelations(`${cars}\n${listed}`)?.trim()).toBe('x 2 h 1 2\na 3 v 5 6\nb 2 v 3 4');
  expect(withoutRelations(`${cars}\nbegin([at(x,1,2), at(b,3,4, at(a,5,6)]).`)).toBeUndefined();
});
