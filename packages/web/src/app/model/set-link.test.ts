import { expect, test } from 'vitest';
import * as german from '../language/german/german.ts';
import { setLanguage } from '../language/language.ts';
import { sayProblem } from '../language/said-problem.ts';
import { withPuzzles } from '../set/add-puzzles.ts';
import { MOST, type PuzzleSet, readSetLink, writeSetLink } from './set-link.ts';

const SHORT = 'ooooooooooooAAooBoooooBooooooooooooo';

test.each<[string, PuzzleSet, string]>([
  ['no set', { title: '', puzzles: [] }, '#1/set'],
  [
    'puzzles of the catalogue',
    { title: 'Class 4b', puzzles: ['p-0k3x9qz', 'p-1af06co'] },
    '#1/set/Class%204b/p-0k3x9qz/p-1af06co',
  ],
  [
    'a board and a puzzle with names',
    { title: '', puzzles: [SHORT, 'p-0k3x9qz'], names: { [SHORT]: 'A=B/C', 'p-0k3x9qz': 'Two' } },
    `#1/set//${SHORT}=A%3DB%2FC/p-0k3x9qz=Two`,
  ],
  ['a board, without a title', { title: '', puzzles: [SHORT] }, `#1/set//${SHORT}`],
  [
    'a title with a slash and letters of another script',
    { title: 'A/B 数', puzzles: [] },
    '#1/set/A%2FB%20%E6%95%B0',
  ],
])('%s', (_, set, link) => {
  expect(writeSetLink(set)).toBe(link);
  expect(readSetLink(link)).toEqual({ ok: true, value: set });
});

test('a puzzle that comes twice is in the set once, and every board is written in one way', () => {
  const rows = '....../....../XX..A./....A./....../......';
  const read = readSetLink(`#1/set//p-0k3x9qz/${encodeURIComponent(rows)}/p-0k3x9qz`);
  expect(read).toEqual({ ok: true, value: { title: '', puzzles: ['p-0k3x9qz', expect.any(String)] } });
  if (read.ok) expect(readSetLink(writeSetLink(read.value))).toEqual(read);
});

test.each([
  ['a damaged code', '#1/set/%E0%A4%A', 'the link has a % without two digits'],
  ['no board', '#1/set/x/p-0k3x9qz/hello', 'puzzle 2 of the set: '],
  ['too many puzzles', `#1/set/x${'/p-0k3x9qz'.repeat(MOST + 1)}`, 'the set has 101 puzzles'],
  ['too long', `#1/set/${'x'.repeat(20_000)}`, 'the link has 20007 characters'],
])('%s is refused', (_, link, message) => {
  const read = readSetLink(link);
  expect(read.ok ? '' : read.error.message).toContain(message);
});

test('a set takes no more puzzles than its link may have', () => {
  const many = Array.from({ length: MOST }, (_, index) => `p-${String(index).padStart(7, '0')}`);
  const full = withPuzzles({ title: 'x', puzzles: [] }, { puzzles: many });
  expect(full).toEqual({ ok: true, value: { title: 'x', puzzles: many } });
  expect(withPuzzles({ title: 'x', puzzles: many }, { puzzles: many.slice(3) }).ok).toBe(true);
  expect(withPuzzles({ title: 'x', puzzles: many }, { puzzles: ['p-9999999'] })).toMatchObject({
    ok: false,
    error: { message: 'the set has 101 puzzles' },
  });
});

test('what is wrong with a set is said in the language of the app', () => {
  const refused = [
    withPuzzles(
      { title: '', puzzles: [] },
      { puzzles: Array.from({ length: 101 }, (_, index) => `p-${index}`) },
    ),
    readSetLink('#1/set/x/p-0k3x9qz/hello'),
  ];
  setLanguage('de', german);
  expect(refused.map((one) => (one.ok ? '' : sayProblem(one.error)))).toEqual([
    'eine Auswahl hat höchstens 100 Rätsel, nicht 101',
    'Rätsel 2 der Auswahl: Diese App kennt dieses Format nicht',
  ]);
  setLanguage('en', {});
});

test('a title and a name that are cut within a character have a link', () => {
  const long = encodeURIComponent(`${'a'.repeat(59)}😀`);
  const read = readSetLink(`#1/set/${long}/ooooooooooooAAooBoooooBooooooooooooo=${long}`);
  if (!read.ok) throw new Error(read.error.message);
  const cut = 'a'.repeat(59);
  expect(writeSetLink(read.value)).toBe(`#1/set/${cut}/ooooooooooooAAooBoooooBooooooooooooo=${cut}`);
});
