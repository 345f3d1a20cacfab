import { describe, expect, test } from 'vitest';
import { validate } from '../../board/validate.ts';
import { book } from '../../testing/book.ts';
import { boardOf } from '../../testing/drawn.ts';
import { report, seedBoards } from '../../testing/seeds.ts';
import { drawSetup } from '../drawing/drawing.ts';
import { cells } from './cells.ts';

describe.each(['g1', 'g2', 'hardest'] as const)("the list %s of Bird's chapter", (id) => {
  const list = `[${book[id].vehicles.map(([first, last]) => `(${first},${last})`).join(',')}]`;

  test('is read and printed', () => {
    const parsed = cells.parse(list);
    expect(parsed.ok && validate(parsed.value.setup)).toEqual({ ok: true, value: seedBoards[id] });
    expect(parsed.ok && drawSetup(parsed.value.setup)).toBe(book[id].drawing.join('\n'));
    expect(cells.print(seedBoards[id])).toEqual({ ok: true, value: list });
  });
});

test('may have a name, line breaks and comments, as in a program', () => {
  const parsed = cells.parse('g1 = [  (17, 18), -- ours, [red]\n   (1, 15) # a truck\n ]\n');
  expect(parsed).toMatchObject({
    ok: true,
    value: { name: 'g1', setup: { vehicles: [{ primary: true }, {}] } },
  });
  expect(parsed.ok && parsed.value.setup.vehicles.map(({ label, at }) => [label, at])).toEqual([
    ['@', { line: 1, column: 9 }],
    ['a', { line: 2, column: 4 }],
  ]);
});

test('labels are lost, and the primary comes first', () => {
  const printed = cells.print(seedBoards.report);
  expect(printed).toEqual({ ok: true, value: '[(15,16),(3,17),(6,13),(24,25),(23,37),(29,36),(26,33)]' });
  const parsed = cells.parse(printed.ok ? printed.value : '');
  const drawn = report.board.map((row) => [...row].join(' ')).join('\n');
  const relabelled = [...'0AGRVY'].reduce(
    (text, label, i) => text.replaceAll(label, '123456'[i] as string),
    drawn,
  );
  const lettered = [...'123456'].reduce(
    (text, digit, i) => text.replaceAll(digit, 'abcdef'[i] as string),
    relabelled,
  );
  expect(parsed.ok && drawSetup(parsed.value.setup)).toBe(lettered.replaceAll('X', '@'));
});

test('labels after z are numbers', () => {
  const parsed = cells.parse(`[${Array(30).fill('(1,2)').join(',')}]`);
  const labels = parsed.ok ? parsed.value.setup.vehicles.map(({ label }) => label) : [];
  expect(labels.slice(24)).toEqual(['x', 'y', 'z', '27', '28', '29']);
  expect(new Set(labels).size).toBe(30);
});

describe('reads setups that are not legal boards', () => {
  test.each([
    ['[(17,18),(16,17)]', 'overlap', '. . . . . .\n. . . . . .\n. a ! @ . .'],
    ['[(17,18),(1,9)]', 'bent-vehicle', 'a . . . . .\n. a . . . .\n. . @ @ . .'],
    ['[(17,17)]', 'vehicle-too-short', '. . . . . .\n. . . . . .\n. . @ . . .'],
    ['[(6,8)]', 'bent-vehicle', '. . . . . @\n@ . . . . .\n. . . . . .'],
    ['[]', 'no-primary', '. . . . . .\n. . . . . .\n. . . . . .'],
  ])('%s', (text, code, drawn) => {
    const parsed = cells.parse(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const board = validate(parsed.value.setup);
    expect(board.ok ? [] : board.problems.map((problem) => problem.code)).toEqual([code]);
    expect(drawSetup(parsed.value.setup).split('\n').slice(0, 3).join('\n')).toBe(drawn);
  });

  test('a pair may be written backwards', () => {
    expect(cells.parse('[(18,17),(15,1)]')).toMatchObject({
      value: {
        setup: { vehicles: [{ squares: [{ column: 2 }, { column: 3 }] }, { squares: [{ row: 0 }, {}, {}] }] },
      },
    });
  });
});

describe('refuses what is not a list of cells', () => {
  test.each([
    ['[(17,18),(1,42)]', '1:13 number-out-of-range there is no cell 42'],
    ['[(17,18),\n (0,1)]', '2:3 number-out-of-range there is no cell 0'],
    ['[(17,-1)]', '1:6 number-out-of-range there is no cell -1'],
    ['[(1,99999999999999999999)]', '1:5 number-out-of-range there is no cell 99999999999999999999'],
    [`[(1,${'9'.repeat(99)})]`, `1:5 number-out-of-range there is no cell "${'9'.repeat(20)}…"`],
    ['[(7,14)]', '1:3 number-out-of-range cell 7 is the wall between two rows'],
    ['[(17,18),(1,', '1:13 unfinished the text ends too early'],
    ['[(17,18)', '1:9 unfinished the text ends too early'],
    ['[(17;18)]', '1:5 unexpected-character unexpected ";"'],
    ['[(17,18)] [', '1:11 unexpected-character unexpected "["'],
    ['(17,18)', '1:1 unexpected-character unexpected "("'],
  ])('%j', (text, expected) => {
    const parsed = cells.parse(text);
    const problem = parsed.ok ? undefined : parsed.error;
    const place = problem?.at?.text;
    expect(`${place?.line}:${place?.column} ${problem?.code} ${problem?.message}`).toBe(expected);
  });
});

test.each([
  ['size', boardOf(['XX.', '...']), 'it has 3 columns and 2 rows'],
  ['walls', boardOf(['XX...#', ...Array(5).fill('......')]), 'it has walls'],
  ['exit', boardOf(['XX....', ...Array(5).fill('......')], { exit: 'left' }), 'its exit is at the left'],
])('cannot express %s', (_, board, reason) => {
  const printed = cells.print(board);
  expect(!printed.ok && printed.error.message).toBe(`cells cannot express this board: ${reason}`);
});
