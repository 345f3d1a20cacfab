import { describe, expect, test } from 'vitest';
import { someOr } from '../../../../../testing/in-all.ts';
import { renderText } from '../../render/text.ts';
import { boardOf } from '../../testing/drawn.ts';
import { allFormats } from '../all-formats.ts';
import { compactText } from './compact.ts';
import { tryParseBoard } from './parse-board.ts';
import { createBoardReader } from './reader.ts';

const read = (text: string, piece = text.length): string[] => {
  const reader = createBoardReader({ formats: allFormats() });
  const pieces = text.match(new RegExp(`[^]{1,${piece}}`, 'gu')) ?? [];
  return [...pieces.flatMap((part) => reader.push(part)), ...reader.end()].map(({ result }) =>
    result.ok ? compactText(result.value) : 'refused',
  );
};

const FIRST = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const SECOND = ['..ABBC', '..A..C', 'XXA..C', '..DD..', 'EE....', '......'];
const texts = [FIRST, SECOND].map((rows) => compactText(boardOf(rows))) as [string, string];

/** One of the boards for each kind of drawing, both for the project `all`. */
const boardsFor = (name: string) => someOr(1, name.length % 2 ? [FIRST, SECOND] : [SECOND, FIRST]);

type Draw = (rows: readonly string[]) => readonly string[];
const boxed = ([a, line, b, side, c, d]: readonly string[], rows: readonly string[]) => [
  `${a}${line?.repeat(6)}${b}`,
  ...rows.map((row) => `${side}${row}${side}`),
  `${c}${line?.repeat(6)}${d}`,
];
const cells: Draw = (rows) => {
  const edge = `+${'---+'.repeat(6)}`;
  return [edge, ...rows.flatMap((row) => [`| ${[...row].join(' | ')} |`, edge])];
};

describe.each<readonly [string, Draw]>([
  ['a box of + and -', (rows) => boxed([...'+-+|++'], rows)],
  ['a box of + and =', (rows) => boxed([...'+=+|++'], rows)],
  ['a box of lines', (rows) => boxed([...'┌─┐│└┘'], rows)],
  ['a box of double lines', (rows) => boxed([...'╔═╗║╚╝'], rows)],
  [
    'a box with numbers',
    (rows) => boxed([...'+-+|++'], rows).map((row, i) => (i % 7 ? `${i} ${row}` : `  ${row}`)),
  ],
  ['a box around each cell', cells],
  ['our own drawing', (rows) => renderText(boardOf(rows)).split('\n')],
])('%s in which a blank line stands is one board', (name, draw) => {
  test.each(boardsFor(name))('whose first row is %s', (...rows) => {
    const whole = compactText(boardOf(rows));
    const lines = draw(rows);
    const wrong: number[] = [];
    for (let cut = 1; cut < lines.length; cut++)
      for (const blank of ['', '\n', '  '])
        for (const before of ['', `${draw(FIRST).join('\n')}\n\n`]) {
          const text = `${before}${lines.slice(0, cut).join('\n')}\n${blank}\n${lines.slice(cut).join('\n')}`;
          const expected = before === '' ? [whole] : [texts[0], whole];
          // a piece may end within the blanks in front of a box
          const sizes = /^\s/.test(lines[0] ?? '') ? [text.length] : [text.length, 7];
          if (sizes.some((size) => read(text, size).join() !== expected.join())) wrong.push(cut);
        }
    expect(wrong).toEqual([]);
  });
});

describe.each<readonly [string, Draw]>([
  ['a text in quotes', (rows) => `board = """${rows.join('\n')}"""`.split('\n')],
  ['a text between lines of quotes', (rows) => ["'''", ...rows, "'''"]],
  ['a template', (rows) => ['const board = `', ...rows, '`;']],
  ['rows in double quotes', (rows) => rows.map((row) => `"${row}"`)],
  ['rows in single quotes', (rows) => rows.map((row) => `'${row}'`)],
  ['rows in backquotes', (rows) => rows.map((row) => `\`${row}\``)],
])('%s in which a blank line stands: no part is read as a board', (name, draw) => {
  test.each(boardsFor(name))('whose first row is %s', (...rows) => {
    const whole = compactText(boardOf(rows));
    const lines = draw(rows);
    for (let cut = 1; cut < lines.length; cut++)
      for (const blank of ['', '\n', '  '])
        for (const before of ['', `${draw(FIRST).join('\n')}\n\n`]) {
          // two equal halves may be two boards
          if (lines.length === 2 * cut && before !== '') continue;
          const text = `${before}${lines.slice(0, cut).join('\n')}\n${blank}\n${lines.slice(cut).join('\n')}`;
          const expected = ['refused', whole, ...(before === '' ? [] : [texts[0]])];
          expect(read(text).filter((one) => !expected.includes(one))).toEqual([]);
          // a piece may end within what is written in front of the quotes
          if (!/^\w/.test(lines[0] ?? '')) expect(read(text, 7)).toEqual(read(text));
        }
  });
});

describe('drawings that are whole stay apart', () => {
  test.each<readonly [string, Draw]>([
    ['boxes', (rows) => boxed([...'+-+|++'], rows)],
    ['boxes of lines', (rows) => boxed([...'╭─╮│╰╯'], rows)],
    ['boxes around cells', cells],
    ['texts in quotes', (rows) => ['"""', ...rows, '"""']],
    ['boxes without a line below', (rows) => boxed([...'+-+|++'], rows).slice(0, -1)],
    ['boxes without a line above', (rows) => boxed([...'+-+|++'], rows).slice(1)],
  ])('%s', (_, draw) => {
    const text = `${draw(FIRST).join('\n')}\n\n${draw(SECOND).join('\n')}\n`;
    expect(read(text)).toEqual(texts);
    expect(read(text, 7)).toEqual(texts);
  });

  test('several boards in one text in quotes', () => {
    expect(read(`board = """\n${FIRST.join('\n')}\n\n${SECOND.join('\n')}\n"""\n`)).toEqual(texts);
  });

  test('rows in quotes of boards that have fewer rows than columns', () => {
    const rows = ['"....A"', '"XX..A"', '"....."', '"BB..."'].join('\n');
    const found = read(`${rows}\n\n${rows}\n\n${rows}\n`);
    expect(found.filter((one) => one !== 'refused' && one !== '....A/XX..A/...../BB...')).toEqual([]);
  });
});

test('a line in quotes that has no end is read together with the board above it', () => {
  const rows = ['...M', '...M', 'NSS.', 'N.XX'].join('\n');
  const exits = ['', '\n'].flatMap((end) =>
    [`\`\`\`\n${rows}\n\`\`\`\nexit = "left"`, `${rows}\n\nexit="left"`].map((text) => {
      const found = tryParseBoard(text + end, { formats: allFormats() });
      return found.ok && found.value.exit;
    }),
  );
  expect(exits).toEqual(['left', 'left', 'left', 'left']);
});
