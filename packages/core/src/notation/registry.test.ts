import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ok } from '../basics/result.ts';
import { labelled, splitSlides } from '../board/moves.ts';
import { labels, legalBoards, letterLabels } from '../testing/arbitraries.ts';
import { boardOf } from '../testing/drawn.ts';
import { randomRuns } from '../testing/random-runs.ts';
import { seedBoards } from '../testing/seeds.ts';
import { legalWalks } from '../testing/walks.ts';
import { notationDescriptions } from './descriptions.ts';
import { detectNotation, notationById, notations } from './registry.ts';

test('the registry', () => {
  expect(notations.map(({ id }) => id)).toEqual([
    'arrows',
    'letters',
    'cells',
    'frames',
    'signed',
    'words',
    'json',
    'pddl',
    'csv',
  ]);
  for (const notation of notations) expect(notationById(notation.id)).toBe(notation);
  expect(notationById('morse')).toBeUndefined();
});

describe.each(notations)('$id', (notation) => {
  const canonical =
    notation.id === 'cells' || notation.id === 'pddl' ? splitSlides : (solution: unknown) => solution;

  test('a printed solution is parsed back to the same solution', () => {
    let printed = 0;
    fc.assert(
      fc.property(legalWalks(legalBoards({ labels, anyOrder: true })), ({ board, solution }) => {
        const text = notation.print(solution, board);
        if (!text.ok) {
          expect(text.error.code).toBe('not-expressible');
          return;
        }
        printed++;
        expect(notation.parse(text.value, board)).toEqual(ok(canonical(solution)));
        expect(text.value).not.toMatch(/\n$/);
      }),
      { numRuns: randomRuns(60) },
    );
    expect(printed).toBeGreaterThan(randomRuns(30));
  });

  test('a printed solution is recognised, with emoji as labels too', () => {
    const labels = fc.oneof(letterLabels, fc.constantFrom(...'🚗🚕🚙🚌🚚'));
    let recognised = 0;
    fc.assert(
      fc.property(legalWalks(legalBoards({ labels })), ({ board, solution }) => {
        const text = notation.print(solution, board);
        fc.pre(text.ok && solution.length > 0);
        recognised++;
        expect(text.ok && detectNotation(text.value)?.id).toBe(notation.id);
      }),
      { numRuns: randomRuns(40) },
    );
    expect(recognised).toBeGreaterThan(randomRuns(20));
  });

  test('a printed solution is recognised with its board, whatever the labels', () => {
    const labels = fc.constantFrom(
      ...'vLRUD123+-<>^[(;,"x#.o🚗',
      'red',
      'car',
      'v1',
      'L1',
      'A-',
      '<-',
      'move',
      '🏎️',
    );
    let recognised = 0;
    fc.assert(
      fc.property(legalWalks(legalBoards({ labels, anyOrder: true })), ({ board, solution }) => {
        const text = notation.print(solution, board);
        fc.pre(text.ok && solution.length > 0);
        recognised++;
        expect([text.ok && text.value, text.ok && detectNotation(text.value, board)?.id]).toEqual([
          text.ok && text.value,
          notation.id,
        ]);
      }),
      { numRuns: randomRuns(60) },
    );
    expect(recognised).toBeGreaterThan(randomRuns(10));
  });

  test('boards whose labels are single letters, each used once, can always be printed', () => {
    fc.assert(
      fc.property(legalWalks(legalBoards({ labels: letterLabels, walls: false })), ({ board, solution }) => {
        fc.pre(new Set(board.vehicles.map(({ label }) => label)).size === board.vehicles.length);
        expect(notation.print(solution, board).ok).toBe(true);
      }),
      { numRuns: randomRuns(35) },
    );
  });

  test('the empty solution', () => {
    for (const board of Object.values(seedBoards)) {
      const text = notation.print([], board);
      expect(text.ok && notation.parse(text.value, board)).toEqual(ok([]));
    }
  });

  test('ignores line ends, blanks and a byte-order mark around it', () => {
    const board = seedBoards.playground;
    const solution = labelled(board, [
      { vehicle: 1, by: -1 },
      { vehicle: 2, by: 1 },
    ]);
    const text = notation.print(solution, board);
    const wrapped = `\uFEFF\r\n${text.ok && text.value.replaceAll('\n', ' \r\n')}\r\n \r\n`;
    expect(notation.parse(wrapped, board)).toEqual(ok(canonical(solution)));
  });

  const { board: rows, example, mistakes } = notationDescriptions[notation.id];

  test('its example is detected and printed again', () => {
    expect(detectNotation(example)).toBe(notation);
    const board = boardOf(rows.split('/'));
    const parsed = notation.parse(example, board);
    expect(parsed.ok && notation.print(parsed.value, board)).toEqual(ok(example));
  });

  test.each(mistakes)('%j, described as a mistake, is refused and says what is expected', (text) => {
    const parsed = notation.parse(text, boardOf(rows.split('/')));
    expect(!parsed.ok && parsed.error.expected).toBeTruthy();
  });

  test('random text gives a problem with a place or a solution; it never throws', () => {
    const pieces = [
      ...'aXq←↑3LRUD+-12\'"()[]{},:; \n\r.#\\',
      'red',
      'car',
      'left',
      '"vehicle"',
      '"cells"',
      '⤸',
    ];
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (text) => {
        const parsed = notation.parse(text, seedBoards.hardest);
        if (parsed.ok) return;
        const { at, message } = parsed.error;
        expect(at?.text?.line).toBeGreaterThan(0);
        expect(at?.text?.column).toBeGreaterThan(0);
        expect(message).not.toMatch(/[\n\r]/);
        detectNotation(text);
      }),
      { numRuns: randomRuns(100) },
    );
  });
});

test.each([
  ['a←1, q↑3', 'arrows'],
  ['  a->1', 'arrows'],
  ['p<-2 av3', 'arrows'],
  ['\uFEFFXR3\r\nAU1', 'letters'],
  ['XR3', 'letters'],
  ['A+2 B-1', 'signed'],
  ['A−2', 'signed'],
  ["[('a',3)]", 'cells'],
  ["[ ( 'a', 3 ) ]", 'cells'],
  ['[]', 'cells'],
  ['[\n  {"vehicle": "a"', 'json'],
  ['Red car right 3', 'words'],
  ['vertical truck p up 1', 'words'],
  ['-A\nBB', 'frames'],
  ['\n-A----\r\nBB----\r\n', 'frames'],
  ['-🚗🚗-\nA---', 'frames'],
  ['-🚗\nA--', undefined],
  ['', 'arrows'],
  ['a←1, rubbish', 'arrows'],
  ['(right v1-x r1c1 r1c2 r1c2 r1c3)', 'pddl'],
  ['; found by a planner\n0: (DOWN V2 R1C1 R2C1 R2C1 R3C1)', 'pddl'],
  ['step    0: LEFT V1-X R1C2 R1C1 R1C3 R1C2', 'pddl'],
  ['rubbish', undefined],
  ['to be\nor not to be', undefined],
])('%j is detected as %s', (text, id) => {
  expect(detectNotation(text)?.id).toBe(id);
});
