// Of several boards in a text one has a mistake: it is refused, and never passed over.
import { describe, expect, test } from 'vitest';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from './reader.ts';

describe('boards in fenced blocks, one with a mistake', () => {
  const first = '---BB-\n-CC--A\n-----A\n--XX--\n------';
  const second = '-----C\nB--E-C\nB--EAA\n--DDD-\n---XX-';
  const fenced = (...boards: string[]) => boards.map((rows) => `\`\`\`\n${rows}\n\`\`\`\n`).join('');
  test.each([
    ['a blank in a row', fenced(first.replace('-CC', '- CC'), second)],
    ['a small letter', fenced(second, first.replace('BB', 'bB'))],
    ['headings above', `## 1.\n\n${fenced(first.replace('BB', 'bB'))}\n## 2.\n\n${fenced(second)}`],
    ['rules in place of fences', `${first.replace('BB', 'bB')}\n~~~~~~\n${second}\n`],
  ])('%s is refused, and not passed over', (_, text) => {
    const reader = createBoardReader({ formats: allFormats() });
    const found = [...reader.push(text), ...reader.end()];
    expect(found.some(({ result }) => !result.ok)).toBe(true);
  });

  test('rules of more than three ~ divide boards', () => {
    const reader = createBoardReader({ formats: allFormats() });
    const found = [...reader.push(`${first}\n~~~~~~\n${second}\n~~~~~~\n${first}\n`), ...reader.end()];
    expect(found.map(({ result }) => result.ok && result.value.height)).toEqual([5, 5, 5]);
  });
});

test.each([
  [
    'in strings of Python',
    'LEVELS = [\n    """\n B___\nB_XX\nB__A\n___A\n""",\n    """\nAA__\n__XX\nB___\nB_CC\n""",\n    """\n__AA\n____\nBB__\n__XX\n"""\n]\n',
    [false, true, true],
  ],
  [
    'in mail',
    [
      '* * A A',
      'C * X X',
      'C * * *',
      '* * * *',
      '',
      '* D D *',
      '* * X X',
      '* *  B *',
      '* * B *',
      '',
      '* * A A',
      '* * * *',
      '* X X *',
      '* * * *',
    ]
      .map((row) => `> ${row}\n`)
      .join(''),
    [true, false, true],
  ],
])('one of several boards with a mistake %s is refused, not passed over', (_, text, are) => {
  const reader = createBoardReader({ formats: allFormats() });
  expect([...reader.push(text), ...reader.end()].map(({ result }) => result.ok)).toEqual(are);
});

test.each([
  ['in boxes', (row: string) => `│${row}│`],
  ['between commas', (row: string) => [...row].join(',')],
])('a blank line among the rows of one of several boards %s', (_, written) => {
  const whole = ['.D....', '.D.EBB', 'CC.EF.', '...EF.', '..AA..', '...XX.'].map(written);
  const torn = ['.DDD..', 'EXXBA.', 'EC.BA.', '.C..A.', '......', '......'].map(written);
  torn.splice(5, 0, '');
  const reader = createBoardReader({ formats: allFormats() });
  const text = `// Card 1\n${whole.join('\n')}\n\n// Card 2\n${torn.join('\n')}\n`;
  const found = [...reader.push(text), ...reader.end()];
  expect(found.map(({ result }) => result.ok)).toEqual([true, false]);
});

describe('objects of JSON of another program on lines', () => {
  const one = (column: number) =>
    `{"grid":4,"pieces":[{"id":"red","x":${column},"y":0,"w":2,"h":1},{"id":"blue","x":3,"y":0,"w":1,"h":2}]}`;
  const read = (lines: readonly string[]) => {
    const reader = createBoardReader({ formats: allFormats() });
    return [...reader.push(lines.join('\n')), ...reader.end()].map(
      ({ line, result }) => `${line} ${result.ok ? 'read' : result.error.code}`,
    );
  };
  test.each([
    [
      'the last one cut off',
      [one(0), one(1), '{"grid":4,"pieces":[{"id"'],
      ['1 read', '2 read', '3 unfinished'],
    ],
    ['the first one cut off', ['{"grid":4,', one(0)], ['1 unfinished', '2 read']],
    ['one without a board', [one(0), '{"a":1}', '{"grid":'], ['1 read', '2 unknown-format', '3 unfinished']],
    ['all cut off', ['{"grid":4,', '{"grid":5,'], ['1 unfinished', '2 unfinished']],
    ['a board in a format below', [one(0), 'XX.A/...A/..../....'], ['1 read', '2 read']],
    [
      'boards in a format around',
      ['XX.A/...A/..../....', one(0), '{"a":1}'],
      ['1 read', '2 read', '3 bad-json'],
    ],
  ])('%s', (_, lines, expected) => {
    expect(read(lines)).toEqual(expected);
  });
});

test.each([
  ['a row too short', 'Level 1\nXX.A\n...A\n...\n....\n', 'Level 1'],
  ['a character that is no cell', 'Level 1:\nXX.A\n..?A\n....\n....\n', 'Level 1'],
  ['a frame', 'Level 1\n+----+\n|XX.A|\n|...|\n+----+\n', 'Level 1'],
  ['spaces between the cells', '# easy\nLevel 1\nX X . A\n. . A\n. . . .\n', 'Level 1'],
  ['a bent vehicle', 'Level 1\nXX..\n.A..\n..A.\n....\n', 'Level 1'],
  ['no name', 'XX.A\n...A\n...\n....\n', undefined],
  ['the heading of a list', 'car,orientation,col,row,length\nA,H,1,1\nX,H,1,3,2\n', undefined],
])('a board that is refused keeps its name: %s', (_, text, name) => {
  for (const options of [{}, { formats: allFormats() }]) {
    const reader = createBoardReader(options);
    const [first] = [...reader.push(`${text}\nLevel 2\nXX.A\n...A\n....\n....\n`), ...reader.end()];
    expect([first?.result.ok, first?.name]).toEqual([false, name]);
  }
});
