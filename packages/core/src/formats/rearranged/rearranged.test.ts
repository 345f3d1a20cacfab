import { expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { compactText } from '../reading/compact.ts';
import { createBoardReader } from '../reading/reader.ts';

/** `line name: board` of each board that is read of a text, which arrives in pieces of some length. */
function read(text: string, piece = text.length): string[] {
  const reader = createBoardReader({ formats: allFormats() });
  const pieces = text.match(new RegExp(`[^]{1,${piece}}`, 'g')) ?? [];
  return [...pieces.flatMap((part) => reader.push(part)), ...reader.end()].map(
    ({ line, name, result }) =>
      `${line}${name === undefined ? '' : ` ${name}`}: ${result.ok ? compactText(result.value) : result.problems[0]?.code}`,
  );
}

const FIRST = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
const SECOND = ['..ABBC', '..A..C', 'XXA..C', '..DD..', 'EE....', '......'];
const firstText = 'AAoooOPooQoOPXXQoOPooQooBoooCCBoRRRo';
const secondText = 'ooABBCooAooCXXAooCooDDooEEoooooooooo';

/** Lines of boards side by side, with something between them. */
const beside = (boards: readonly (readonly string[])[], between = '   ') =>
  (boards[0] ?? []).map((_, i) => boards.map((rows) => rows[i] ?? '').join(between));
const spaced = (rows: readonly string[]) => rows.map((row) => [...row].join(' '));
const boxed = (rows: readonly string[], exit: number) => [
  `+${'-'.repeat(rows[0]?.length ?? 0)}+`,
  ...rows.map((row, i) => `|${row}${i === exit ? ' ' : '|'}`),
  `+${'-'.repeat(rows[0]?.length ?? 0)}+`,
];

test.each([
  ['between blanks', beside([FIRST, SECOND])],
  ['with one blank between', beside([FIRST, SECOND], ' ')],
  ['with a tab between', beside([FIRST, SECOND], '\t')],
  ...[' | ', ' || ', ' ; ', ' -> ', ' → ', ' => ', ' - ', '\t=>\t', ' vs '].map(
    (sign): [string, string[]] => [`with ${JSON.stringify(sign)} between`, beside([FIRST, SECOND], sign)],
  ),
  ['in spaced letters', beside([spaced(FIRST), spaced(SECOND)])],
  ['in boxes', beside([boxed(FIRST, 2), boxed(SECOND, 2)])],
])('boards side by side %s', (_, lines) => {
  const text = lines.join('\n');
  expect(read(text)).toEqual([`1: ${firstText}`, `1: ${secondText}`]);
  // in pieces, and with other ends of lines
  expect(read(text, 5)).toEqual(read(text));
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text));
});

test.each(['\t', ' ; ', ' -> ', ' | '])(
  'the same board twice, and boards of four columns, with %j between',
  (sign) => {
    expect(read(beside([SECOND, SECOND], sign).join('\n'))).toEqual([`1: ${secondText}`, `1: ${secondText}`]);
    const small = [
      ['.BBC', 'AAAC', 'XX..', 'DD..'],
      ['XB..', 'XB..', '.CEE', '.CDD'],
    ];
    expect(read(beside(small, sign).join('\n')).map((one) => one.slice(0, 4))).toEqual(['1: o', '1: X']);
  },
);

test('names above each, a heading above all, and boards above and below', () => {
  const lines = beside([
    ['Card 1', ...FIRST],
    ['Card 2', ...SECOND],
  ]);
  expect(read(['Which is harder?', ...lines].join('\n'))).toEqual([
    `2 Card 1: ${firstText}`,
    `2 Card 2: ${secondText}`,
  ]);
  const rows = beside([FIRST, SECOND]).join('\n');
  const all = `Two boards:\n\n${rows}\n\n${rows}\n\nCard 3\n${SECOND.join('\n')}\n\nThanks!\n`;
  expect(read(all)).toEqual([
    `3 Two boards: ${firstText}`,
    `3: ${secondText}`,
    `10: ${firstText}`,
    `10: ${secondText}`,
    `17 Card 3: ${secondText}`,
  ]);
  expect(read(`\`\`\`\n${rows}\n\`\`\`\n`)).toEqual([`2: ${firstText}`, `2: ${secondText}`]);
});

test('boards of other heights, as documents draw them', () => {
  const text = [
    '3×3, no walls     3×4, no walls',
    '3 moves, 2 steps  4 moves, 5 steps',
    '╭─────────╮       ╭─────────╮',
    '│ ·  A──A │       │ ·  A──A │',
    '│ ·  ·  B │       │ ·  B──B │',
    '│ X──X  B  →      │ X──X  C  →',
    '╰─────────╯       │ ·  ·  C │',
    '                  ╰─────────╯',
  ];
  expect(read(text.join('\n'))).toEqual([
    '2 3×3, no walls, 3 moves, 2 steps: oAAooBXXB',
    '2 3×4, no walls, 4 moves, 5 steps: .AA/.BB/XXC/..C',
  ]);
});

test.each(['-', '#'])('rows that begin with %s, as comments do, are rows', (glyph) => {
  const wall = (text: string) => (glyph === '#' ? text.replace(/^\./, '#') : text).replaceAll('.', '-');
  const first = ['..AA..', '..B...', 'XXB..C', '..B..C', '...DD.', '......'].map(wall);
  const second = ['..BB..', 'XX.C..', '...C..', '..EE..', '..F...', '..F...'].map(wall);
  const alone = [first, second].map((rows) => read(rows.join('\n'))[0]?.slice(3));
  expect(read(beside([first, second]).join('\n')).map((one) => one.slice(3))).toEqual(alone);
});

test.each([
  ['a part that is no board', beside([FIRST, ['..ABBC', '..A..C', 'XXA..C', '..DD..', 'E.....', '......']])],
  ['a part without a red car', beside([FIRST, SECOND.map((row) => row.replace('XX', '..'))])],
  ['a part in which the red car is guessed', beside([FIRST, SECOND.map((row) => row.replace('XX', 'FF'))])],
])('%s: nothing is read', (_, lines) => {
  expect(read(lines.join('\n')).filter((line) => /: [A-Za-z./]{16,}$/.test(line))).toEqual([]);
});

test('a board whose cells stand in two groups is one board', () => {
  const rows = ['AA.  ..O', 'P..  Q.O', 'PXX  Q.O', 'P..  Q..', 'B..  .CC', 'B.R  RR.'];
  expect(read(rows.join('\n'))).not.toHaveLength(2);
});

test('two lines above one drawing are its name', () => {
  const drawing = ['╭─────────╮', '│ ·  A──A │', '│ ·  ·  B │', '│ X──X  B  →', '╰─────────╯'];
  expect(read(['Level 5', 'by Ann', ...drawing].join('\n'))).toEqual(['1 Level 5, by Ann: oAAooBXXB']);
});

const LIST = [
  'X h 3 2 2',
  'A h 1 1 2',
  'O v 1 6 3',
  'P v 2 1 3',
  'Q v 2 4 3',
  'B v 5 1 2',
  'C h 5 5 2',
  'R h 6 3 3',
];
const LIST_2 = ['X h 3 1 2', 'A v 1 3 3', 'B h 1 4 2', 'C v 1 6 3', 'D h 4 3 2', 'E h 5 1 2'];

test.each([
  ['square boards', [...FIRST, ...SECOND], [1, 7]],
  ['square boards below a line', ['Two of them', ...FIRST, ...SECOND], [2, 8]],
  ['boxes', [...boxed(FIRST, 2), ...boxed(SECOND, 2)], [1, 9]],
  ['lists with comments between', ['# easy', ...LIST, '# hard', ...LIST_2], [2, 11]],
  ['lists with comments of programs', ['// easy', ...LIST, '// hard', ...LIST_2], [2, 11]],
])('%s right below one another', (_, lines, starts) => {
  const boards = read(lines.join('\n')).map((one) => one.split(': ').at(-1));
  expect(boards).toEqual([firstText, secondText]);
  const reader = createBoardReader({ formats: allFormats() });
  const found = [...reader.push(lines.join('\n')), ...reader.end()];
  expect(found.map(({ line }) => line)).toEqual(starts);
});

test.each(['', '\n'])('rows on one line that begin as a comment does are not passed over', (end) => {
  const good = '------/-CCC--/EFD-XX/EFD---/AA--BB';
  const bad = '--XX-A/BBBB--A/-----A/------/------';
  expect(read(`${good}\n${bad}${end}`)).toEqual([expect.stringContaining('1: '), '2: ragged-rows']);
});

test('a comment that says more than a name is not passed over', () => {
  const text = ['# easy', ...LIST, '# hard, exit left', ...LIST_2].join('\n');
  expect(read(text).some((line) => line.endsWith(secondText))).toBe(false);
});

test.each([
  ['right below it', ''],
  ['below a blank line', '\n'],
])('a list with its solution %s', (_, between) => {
  const text = `${LIST.join('\n')}\n${between}Solution:\n1. C left 2\n2. O down 3\n`;
  expect(read(text)).toEqual([`1: ${firstText}`]);
});

test.each([
  ['a row less', [...FIRST, ...SECOND.slice(1)]],
  ['a cell more', [...FIRST, 'BBBCCM', 'DDDEEEM', 'XX..L.', 'HIFFL.', 'HIJKL.', 'H.JKGG']],
  ['a board without a red car', [...FIRST, ...SECOND.map((row) => row.replace('XX', '..'))]],
])('square boards right below one another with %s are not read as two', (_, lines) => {
  expect(read(lines.join('\n')).filter((line) => /: [A-Za-z./]{16,}$/.test(line)).length).toBeLessThan(2);
});

test('a part that is no board is not taken for the name of another one', () => {
  const rows = ['🟦🟦⬜⬜', '🟥🟥⬜🟨', '⬜⬜⬜🟨'];
  const between = (names: readonly string[]) =>
    rows.map((row, i) => `${names[i]} ${row} ${names[i]}`).join('\n');
  expect(read(between(['1️⃣', '2️⃣', '3️⃣']))).toHaveLength(1);
  // the row 3 is missing, which its name shows
  expect(read(between(['1️⃣', '2️⃣', '4️⃣'])).filter((board) => board.includes('{'))).toEqual([]);
});

const pages: readonly (readonly [string, (rows: readonly string[], at: number) => string])[] = [
  ['boxes below headings', (rows, at) => `<h2>Card ${at}</h2>\n<pre>\n${boxed(rows, 2).join('\n')}\n</pre>`],
  [
    'boxes right behind the tag',
    (rows, at) => `<p>Card ${at}</p>\n\n<pre class="b">${boxed(rows, 2).join('\n')}</pre>`,
  ],
  [
    'boxes with references and marked cells',
    (rows, at) =>
      `<b>Card ${at}</b><pre><code>${boxed(rows, 2)
        .map((row, i) => (i === 3 ? `${row}-&gt;` : row))
        .join('\n')
        .replace('XX', '<b>XX</b>')}</code></pre>`,
  ],
  ['rows', (rows, at) => `<h3>Card ${at}</h3>\n<pre>\n${rows.join('\n')}\n</pre>`],
];

test.each(pages)('boards on a page of HTML, each in an element pre: %s', (_, drawn) => {
  const two = [FIRST, SECOND].map((rows, i) => drawn(rows, i + 1)).join('\n');
  for (const text of [two, `<html><body>\n${two}\n</body></html>\n`]) {
    const found = read(text).map((one) => one.replace(/^\d+ /, ''));
    expect(found).toEqual([`Card 1: ${firstText}`, `Card 2: ${secondText}`]);
    expect(read(text, 5)).toEqual(read(text));
  }
  // without headings no tag is a name
  const bare = two.replaceAll(/^<(\w+)>Card \d<\/\1>/gm, '');
  expect(read(bare).map((one) => one.replace(/^\d+/, ''))).toEqual([`: ${firstText}`, `: ${secondText}`]);
});

test('a board with a mistake among those of a page is refused', () => {
  const page = [FIRST, SECOND.with(4, 'E.....')].map((rows) => `<pre>\n${rows.join('\n')}\n</pre>`);
  expect(read(page.join('\n')).filter((one) => one.endsWith(secondText))).toEqual([]);
  expect(read(page.join('\n')).some((one) => /: [a-z-]+$/.test(one))).toBe(true);
});

test('rows whose cells are written twice are not the name of a board', () => {
  const twice = (rows: readonly string[], count: number) =>
    rows.map((row, i) => [...row].map((cell) => (i < count ? cell + cell : cell)).join(' '));
  for (const count of [1, 2])
    for (const gap of ['   ', ' | ', '\t']) {
      for (const sides of [
        [twice(FIRST, count), spaced(SECOND)],
        [spaced(FIRST), twice(SECOND, count)],
      ])
        expect(
          read(beside(sides, gap).join('\n')).filter((one) => /: [A-Za-z./]{16,}$|\{/.test(one)),
        ).toEqual([]);
    }
});
