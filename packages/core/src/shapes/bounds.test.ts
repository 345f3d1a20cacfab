// No text takes long: the assignments of roles that are tried are counted, and their number grows with the text alone.
import { expect, test } from 'vitest';
import { randomFrom } from '../basics/random.ts';
import { listPacksIn } from './lists/list-packs.ts';
import { listsIn } from './lists/lists.ts';
import { MOST_RECORDS } from './lists/table.ts';
import { tablesIn } from './lists/tables-in.ts';
import { boardsInValues } from './objects/objects.ts';
import { budgetOf } from './parts/budget.ts';
import { isRead } from './parts/candidate.ts';
import { readShapes } from './read-shapes.ts';
import { rowsIn } from './rows/rows.ts';
import { below, oneOf } from './testing/random-boards.ts';
import { valuesIn } from './values/literal.ts';
import { yamlIn } from './values/yaml.ts';

const random = randomFrom(1);
const some = (count: number, make: () => string, between: string): string =>
  Array.from({ length: count }, make).join(between);

const hostile: readonly (readonly [name: string, text: string])[] = [
  ['twelve columns of numbers', some(100, () => some(12, () => `${below(random, 2)}`, ' '), '\n')],
  [
    'many short lists',
    some(2000, () => some(3, () => some(6, () => `${below(random, 6)}`, ' '), '\n'), '\n\n'),
  ],
  ['brackets inside one another', '['.repeat(65_536)],
  ['quotes', '"'.repeat(65_536)],
  ['quotes of three', `${'"""'.repeat(9999)}'''`],
  ['comments without an end', '/*'.repeat(32_768)],
  ['a wide matrix', some(400, () => some(80, () => oneOf(random, ['a', 'b', '.']), ''), '\n')],
  ['semicolons', '1,2,3;'.repeat(10_000)],
  ['bars', '|'.repeat(65_536)],
  ['dashes of YAML', '- '.repeat(32_768)],
  ['keys of YAML', 'a:\n'.repeat(20_000)],
  ['elements without an end', '<a b="'.repeat(10_000)],
  ['one long element', `<a ${'b'.repeat(65_536)}`],
  ['one long name of an element', `<${'b'.repeat(65_536)}`],
  ['comments of XML without an end', '<!--'.repeat(16_384)],
  ['names of sections', `[a]\n[${'a.'.repeat(32_768)}`],
  ['lines of marks alone', '% |-\n'.repeat(4000)],
  ['quotes with bars', '"|-\n'.repeat(4000)],
  ['colons and quotes', '::"'.repeat(4000)],
  ['a class of many words', `<table><tr><td class="${'empty-cell '.repeat(50)}x">A</td></tr></table>`],
  ['a class of one long word', `<table><tr><td class="${'emptycell'.repeat(50)}x">A</td></tr></table>`],
  ['a table of a wiki with a cell a line', `{|\n${'| A\n'.repeat(16_384)}|}`],
  ['rows and columns in words', 'row 1, column 2 '.repeat(4096)],
  ['cells in brackets', '(1,2) '.repeat(10_000)],
  ['one long line', 'ab'.repeat(32_768)],
  ['a long number below rows with names', `1️⃣AA.\n2️⃣XX.\n3️⃣..B\n${'1'.repeat(60)}z`],
  ['objects', `[${some(700, () => '{"x":1,"y":2,"w":1,"h":2,"a":1,"b":0,"c":1}', ',')}]`],
];

test.each(hostile)('%s: an answer within the budget', (_, text) => {
  const answer = readShapes(text);
  expect(['read', 'question', 'refused']).toContain(answer.kind);
});

test('a budget that is spent ends the search in every shape', () => {
  const text = hostile[0]?.[1] ?? '';
  const json = `[${text
    .split('\n')
    .map((line) => `[${line.replaceAll(' ', ',')}]`)
    .join(',')}]`;
  const yaml = text
    .split('\n')
    .map((line) => `- [${line.replaceAll(' ', ',')}]`)
    .join('\n');
  for (const most of [0, 1, 50]) {
    const budget = budgetOf(most);
    rowsIn(text, {}, budget);
    listsIn(text, {}, budget);
    boardsInValues(valuesIn(json) ?? [], { options: {}, budget });
    boardsInValues(yamlIn(yaml) ?? [], { options: {}, budget });
    expect(budget.spent).toBeLessThanOrEqual(most);
  }
});

test('the lines that are cut are counted: a text of short lines that is no board ends within its share', () => {
  const nothing = some(13_000, () => some(4, () => oneOf(random, ['a', '1', ' ', '-', '|']), ''), '\n');
  for (const look of [rowsIn, listsIn]) {
    const budget = budgetOf(22_000, 19_000);
    const found = look(nothing, {}, budget);
    expect(budget.looked).toBeLessThanOrEqual(19_000);
    expect(found.filter(isRead)).toEqual([]);
    expect(found.at(-1)?.almost?.problem.message).toContain('too many readings');
  }
});

test('a board behind two thousand lines of a program is found', () => {
  const program = some(2000, () => `  total += values[${below(random, 9)}]; // ${below(random, 99)}`, '\n');
  const answer = readShapes(`${program}\n\nAA...O\nP..Q.O\nPXXQ.O\nP..Q..\nB...CC\nB.RRR.\n`);
  expect(answer.kind === 'read' && answer.boards.map(({ line }) => line)).toEqual([2002]);
});

test('a list that is too long for a board is not made longer, record by record', () => {
  const pieces = Array.from({ length: 4000 }, (_, i) => {
    const text = i % 3 === 2 ? '' : `v${i} h 1 2 2`;
    return { text, fields: text.split(' '), line: i + 1, column: 1 };
  });
  const [cut, ...others] = tablesIn(pieces, 'a vehicle a line');
  expect(others).toEqual([]);
  expect(cut?.table.places.length).toBeGreaterThan(MOST_RECORDS);
  expect(cut?.table.places.length).toBeLessThan(MOST_RECORDS + 3);
});

test('a budget that is spent reads no list that is not like those before it', () => {
  const budget = budgetOf(400);
  const lists = Array.from({ length: 40 }, (_, i) => `X h 2 2 3\nA v 3 1 2\nB h 2 ${1 + (i % 2)} 1`);
  const found = listsIn(lists.join('\n\nnext\n\n'), {}, budget);
  expect(budget.isSpent).toBe(true);
  expect(found.filter(isRead).length).toBeLessThan(found.length);
  expect(found.at(-1)?.almost?.problem.message).toContain('too many readings');
});

test('a search that ends too early reads nothing', () => {
  const text = '1 h 2 2 3\n2 v 3 1 2\n3 h 2 1 1\n4 v 3 4 2';
  const most = (assignments: number) => {
    const budget = budgetOf(assignments);
    const [found] = listsIn(text, {}, budget);
    return { spent: budget.spent, ...found };
  };
  const { spent } = most(4000);
  expect(most(spent).candidates).not.toEqual([]);
  const { candidates, almost } = most(spent - 1);
  expect([candidates, almost?.problem.message]).toEqual([[], expect.stringContaining('too many readings')]);
});

test('a search of rows that ends too early reads nothing', () => {
  const rows = Array.from({ length: 16 }, () => '.'.repeat(16)).with(7, `XX${'.'.repeat(14)}`);
  const most = (units: number) => {
    const budget = budgetOf(units);
    const [found] = rowsIn(rows.join('\n'), {}, budget);
    return { spent: budget.spent, ...found };
  };
  const { spent } = most(4000);
  expect(most(spent).candidates).not.toEqual([]);
  for (let units = 0; units < spent; units++) expect(most(units).candidates ?? [], `${units}`).toEqual([]);
});

test('the boards of a pack are searched a few times, and then read as those before', () => {
  const list = 'X h 2 2 3\nA v 3 1 2\nB h 2 1 1\nC v 3 4 2';
  const rows = 'AA..B.\n....B.\nXX..B.\nC.....\nC.DDD.\n......';
  for (const [board, read] of [
    [list, listsIn],
    [rows, rowsIn],
  ] as const) {
    const spent = (boards: number) => {
      const budget = budgetOf(100_000);
      const found = read(Array.from({ length: boards }, () => board).join('\n\n'), {}, budget);
      expect(found.filter(isRead)).toHaveLength(boards);
      return budget.spent;
    };
    expect(spent(300)).toBe(spent(10));
  }
});

test('a budget for fewer lines counts them anew, and spends its units from the whole', () => {
  const budget = budgetOf(100, 50);
  expect(budget.look(40)).toBe(true);
  const few = budget.lines(20);
  expect([few.look(20), few.look(1), budget.look(10)]).toEqual([true, false, true]);
  expect([few.take(60), budget.spent, budget.lines(99).look(51)]).toEqual([true, 60, false]);
});

test('few lines are cut in the faulty values of a long text, and it is said what is wrong with them', () => {
  const level = { rows: 'AA...O\nP..Q.O\nPXXQ.O\nP..Q..\nB...CC\nB.RRR.' };
  const pack = JSON.stringify(Array.from({ length: 300 }, () => level));
  // texts that draw nothing are cut in every way
  const texts = Array.from({ length: 300 }, () =>
    some(6, () => `${oneOf(random, ['aab', 'bcd', 'dd'])}1`, '\n'),
  );
  const values = valuesIn(JSON.stringify(texts.map((rows) => ({ rows })))) ?? [];
  const looked = (isFaulty: boolean) => {
    const budget = budgetOf(100_000, 100_000);
    const doubted = budget.lines(500);
    const fault = () => ({ from: 1, to: 1, budget: doubted });
    boardsInValues(values, { options: {}, budget, ...(isFaulty && { fault }) });
    return isFaulty ? doubted.looked : budget.looked;
  };
  expect(looked(true)).toBeLessThanOrEqual(500);
  expect(looked(false)).toBeGreaterThan(500);
  const answer = readShapes(`${pack.slice(0, -1)}}]`);
  expect(answer).toMatchObject({
    kind: 'refused',
    problem: { message: expect.stringContaining('closes none') },
  });
});

test('a pack of lists is given up as soon as two lines are no lists', () => {
  const lines = (count: number) => '9,9,9,9;9,9,9,9;9,9,9,9;\n'.repeat(count);
  const looked = (text: string) => {
    const budget = budgetOf(1e6, 1e6);
    expect(listPacksIn(text, {}, budget).some(isRead)).toBe(false);
    return budget.looked;
  };
  // the lists of the whole text are looked for in any case, in a few ways
  expect(looked(lines(400)) / looked(lines(200))).toBeLessThan(2.1);
  const pack = `1,2,2,0;0,4,2,1;4,0,2,1;\n${lines(3)}`;
  expect(listPacksIn(pack, {}, budgetOf(1e6, 1e6)).filter(isRead)).toEqual([]);
});

test('half of a budget is spent from the whole', () => {
  const budget = budgetOf(100);
  const half = budget.half();
  expect([half.take(50), half.take(1), budget.spent, budget.take(50), budget.take(1)]).toEqual([
    true,
    false,
    50,
    true,
    false,
  ]);
});
