import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  foglemanSample,
  hasPublished,
  jam36,
  needsPublished,
  publishedText,
} from '../../testing/published.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { seedBoards } from '../../testing/seeds.ts';
import { allFormats } from '../all-formats.ts';
import type { BoardFormat, ReadBoard } from '../parts/format.ts';
import { formatById } from '../registry.ts';
import { createBoardReader, type ReaderOptions } from './reader.ts';

const root = new URL('../../../../../', import.meta.url);
const readAll = (text: string, options?: ReaderOptions): ReadBoard[] => {
  const reader = createBoardReader(options);
  return [...reader.push(text), ...reader.end()];
};

/** `2 Card 1 grid 4x2` for a board, `3:7 ragged-rows` for a problem. */
function inShort({ line, name, format, result }: ReadBoard): string {
  if (!result.ok) {
    const [first] = result.problems;
    const place = first?.at?.text;
    return `${place ? `${place.line}:${place.column} ` : ''}${first?.code}`;
  }
  const { width, height } = result.value;
  return [line, name, format?.id, `${width}x${height}`].filter((part) => part !== undefined).join(' ');
}

const short = (text: string, options?: ReaderOptions) => readAll(text, options).map(inShort);

test.each([
  ['common formats', {}],
  ['all formats', { formats: allFormats() }],
])('a reader is for one text: %s', (_, options) => {
  const reader = createBoardReader(options);
  expect([...reader.push('XX.A/...A/..../....'), ...reader.end()]).toHaveLength(1);
  expect(reader.end()).toEqual([]);
  expect(() => reader.push('XX../AA.B/...B/....')).toThrow(TypeError);
});

describe('reads the puzzles of the four sources and recognises their formats', () => {
  const folder = new URL('puzzles/seeds/', root);
  test.each(readdirSync(folder))('%s', (file) => {
    const name = file.replace(/\.txt$/, '') as keyof typeof seedBoards;
    const boards = readAll(readFileSync(new URL(file, folder), 'utf8'));
    expect(boards).toHaveLength(1);
    expect(boards[0]?.result).toEqual({ ok: true, value: seedBoards[name] });
  });
});

const sixByTwo = '..0..A\n..0..A';

describe('splits a text into boards', () => {
  test.each<[string, string, string[]]>([
    ['blank lines', 'XX..\n....\n\n\nXX.A\n...A\n', ['1 grid 4x2', '5 grid 4x2']],
    ['comments', '# c\nXX..\n....\n# d\nXX...\n.....', ['2 grid 4x2', '5 grid 5x2']],
    ['line ends of every kind', 'XX..\r\n....\r\n\r\nXX..\r....', ['1 grid 4x2', '4 grid 4x2']],
    ['a byte-order mark and trailing blanks', '\uFEFFXX..  \n....\t\n', ['1 grid 4x2']],
    ['rows on one line', 'XX../....\nXX.A/...A', ['1 grid 4x2', '2 grid 4x2']],
    ['one board a line', 'XXoo.oooAAoooooo\n5 ooBBXXoooooCoooC 77\n', ['1 line 4x4', '2 line 4x4']],
    ['drawings', 'a a .\nX X .\n\n. . b\n@ @ b', ['1 drawing 3x2', '4 drawing 3x2']],
    ['boxes', '1 |X X .|\n2 |. . .|\n\n  +---+\n  |XX.|\n  |...|\n  +---+', ['1 framed 3x2', '4 framed 3x2']],
    ['terms', '[(17,18),(1,2)] [(15,16)]\n[car(x,h,1-3)].', ['1 cells 6x6', '1 cells 6x6', '2 prolog 6x6']],
    [
      'a term over several lines',
      '?- rush([car(x,h,1-3),\n  car(a,v,5-5)]).\nXX..\n....',
      ['1 prolog 6x6', '3 grid 4x2'],
    ],
    ['comments in cells', 'g1 = [ (17,18), -- ours (red)\n (1,15) ]', ['1 g1 cells 6x6']],
    [
      'formats mixed',
      `${sixByTwo}\nXX....\n\n[(17,18)]\nXXoo\n`,
      ['1 grid 6x3', '5 cells 6x6', '6 line 2x2'],
    ],
  ])('by %s', (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  test('JSON, an array or one object after the other', () => {
    const board = (width: number) =>
      `{"width":${width},"height":2,"vehicles":[{"label":"X","row":1,"column":1,"orientation":"horizontal","length":2}]}`;
    const expected = ['json 2x2', 'json 3x2', 'json 4x2'];
    const numbered = (lines: number[]) => expected.map((text, i) => `${lines[i]} ${text}`);
    expect(short(`[${board(2)},${board(3)},${board(4)}]`)).toEqual(numbered([1, 1, 1]));
    expect(short(`[\n ${board(2)},\n\n ${board(3)},\n${board(4)}\n]\n`)).toEqual(numbered([2, 4, 5]));
    expect(short([2, 3, 4].map(board).join('\n'))).toEqual(numbered([1, 2, 3]));
    expect(short(`${board(2)}${board(3)} ${board(4)}`)).toEqual(numbered([1, 1, 1]));
    expect(short(`[${board(2)}`)).toEqual(['1 json 2x2', `1:${board(2).length + 2} unfinished`]);
  });
});

describe('names', () => {
  test.each<[string, string[]]>([
    ['Card 12\nXX..\n....', ['1 Card 12 grid 4x2']],
    ['A00\nXX.A\n...A', ['1 A00 grid 4x2']],
    ['Jam-36:\nXX--\n----', ['1 Jam-36 grid 4x2']],
    ['Jam-36\nXX----\n------', ['1 Jam-36 grid 6x2']],
    ['Card12\nXX....\n......', ['1 Card12 grid 6x2']],
    ['B22\nXX..\n....\nC22\nXX..\n....', ['1 B22 grid 4x2', '4 C22 grid 4x2']],
    ['Lonely\n\nXX..\n....', ['3 Lonely grid 4x2']],
    ['A box\n1 |X X .|\n2 |. . .|', ['1 A box framed 3x2']],
    ['Drawn\n. a a\nX X .', ['1 Drawn drawing 3x2']],
    ['Hardest\n60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332', ['2 Hardest line 6x6']],
    ['A term\n[(17,18)]', ['2 A term cells 6x6']],
    ['XX..\n....\n\nwithout a board\n', ['1 grid 4x2', '4:1 unknown-format']],
  ])('%j', (text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('reports a wrong board in its place and reads the next one', () => {
  const bad: [string, string, string[]][] = [
    ['nothing', '', ['empty-input']],
    ['only comments', '# nothing\n\n', ['empty-input']],
    ['prose', 'Dear reader,\nthis is not a board.\n', ['1:1 unknown-format']],
    ['a word', 'hello', ['1:1 unknown-format']],
    ['a short first row', '..0..\n..0..A\nXX0..A', ['1:6 ragged-rows']],
    ['a long row', `${sixByTwo}\nXX0...A\n\nXX..\n....`, ['3:7 ragged-rows', '5 grid 4x2']],
    ['a word below the rows', 'XX..\n....\nend of it', ['3:5 ragged-rows']],
    ['an unknown character', '..0..?\n..0..A\nXX0..A', ['1:6 unexpected-character']],
    ['a line with a cell missing', 'ABCoxx'.repeat(6).slice(1), ['1:35 not-square']],
    ['an unfinished term', '[car(o,v,3-1),car(a,h\n\n[car(x,h,1-3)]', ['1:22 unfinished', '3 prolog 6x6']],
    ['a list that opens in another', '[car(o,v,3-1),\n[car(x,h,1-3)]', ['1:15 unfinished', '2 prolog 6x6']],
    ['a cell out of range', '[(17,18),(1,99)]\n[(17,18)]', ['1:13 number-out-of-range', '2 cells 6x6']],
    ['no primary', 'AA..\n....', ['1:1 no-primary']],
    [
      'too many rows',
      Array(17)
        .fill(`XX${'.'.repeat(15)}`)
        .join('\n'),
      ['1:1 board-size'],
    ],
    ['a text in a JSON number', '{"width":2}\n{"width":2,"height":"2"}', ['1:1 bad-json', '2:21 bad-json']],
    ['an object without end', '{"width":2,\n{"width":2}', ['1:12 unfinished', '2:1 bad-json']],
    ['a NUL', 'XX..\n....\n\nAA\0..\nXX..\n....', ['1 grid 4x2', '4:3 binary-input']],
    ['a flood of U+FFFD', `\uFFFD\uFFFD.${'\uFFFD'.repeat(99)}\nXX..\n....`, ['1:9 binary-input']],
    ['a huge line', `XX${'.'.repeat(70_000)}\nXX..\n....`, ['1:1 input-too-large', '2 grid 4x2']],
    ['a huge block', `${'XX..\n'.repeat(14_000)}\nXX..\n....`, ['1:1 input-too-large', '14002 grid 4x2']],
    ['a huge term', `[${'(1,2),'.repeat(12_000)}(3,4)]\n[(17,18)]`, ['1:1 input-too-large', '2 cells 6x6']],
  ];
  test.each(bad)('%s', (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  test.each(bad)('%s, in pieces of any size', (_, text, expected) => {
    for (const size of [1, 2, 3, 7, 1000, 65_536]) {
      if (text.length / size > 10_000) continue;
      const reader = createBoardReader();
      const boards: ReadBoard[] = [];
      for (let i = 0; i < text.length; i += size) boards.push(...reader.push(text.slice(i, i + size)));
      boards.push(...reader.end());
      expect(boards.map(inShort)).toEqual(expected);
    }
  });

  test('nothing is read after binary input', () => {
    const reader = createBoardReader();
    expect(reader.push('\0').map(inShort)).toEqual(['1:1 binary-input']);
    expect(reader.push('XX..\n....\n\n')).toEqual([]);
    expect(reader.end()).toEqual([]);
  });
});

test('every way of cutting a text gives the same boards', () => {
  const texts = [
    'Card 1\r\nXX.A\r\n...A\r\n\r\nXX../....\r\n# c\r\n60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332\r\n',
    '[(17,18), -- [(\r\n(1,15)]\r\n?- rush([car(x,h,1-3)]).\r\n\r\n 1 2 3\n1 |X X .|\n2 |. . .|',
    '[{"width":2,"height":2,"vehicles":[{"label":"X\\"{","row":1,"column":1,"orientation":"horizontal","length":2}],\r\n"primary":"X\\"{"} , {"width":"}"}]\r\nXX\r\n..',
  ];
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(fc.nat(200), { maxLength: 12 }), (text, cuts) => {
      const reader = createBoardReader();
      const places = [0, ...cuts.sort((a, b) => a - b), text.length];
      const boards = places.flatMap((place, i) =>
        reader.push(text.slice(place, places[i + 1] ?? text.length)),
      );
      expect([...boards, ...reader.end()]).toEqual(readAll(text));
    }),
  );
});

test('random texts never throw, and each gives a board or a problem', () => {
  const signs = [...'[](){}"\\|,-:/. xo#=\n\0\uFFFD'];
  const pieces = [...signs, 'XX..', '+--+', 'car(', '17', '?-', 'rush(', '\r\n', '\n\n', '🚗', '\ud800'];
  const made = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));
  const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => new TextDecoder().decode(array));
  fc.assert(
    fc.property(fc.oneof(made, bytes, fc.string({ unit: 'binary' })), (text) => {
      const boards = readAll(text);
      expect(boards.length).toBeGreaterThan(0);
      for (const { result } of boards) {
        if (result.ok) continue;
        expect(result.problems.length).toBeGreaterThan(0);
        for (const { message, expected } of result.problems)
          expect(`${message}${expected}`).not.toMatch(/[\n\r]/);
      }
    }),
    { numRuns: randomRuns(350) },
  );
});

describe('with a given format', () => {
  const read = (id: string, text: string, options: ReaderOptions = {}) =>
    short(text, { ...options, format: formatById(id) as BoardFormat });

  test.each([
    ['grid', 'XXoo\noooo\n\nXX.A\n...A', ['1 grid 4x2', '4 grid 4x2']],
    ['line', 'XXoooAoooAoooooo\nXXoooooo', ['1 line 4x4', '2:8 not-square']],
    ['line', '# c\n\nXXoo', ['3 line 2x2']],
    ['cells', '[car(x,h,1-3)]', ['1:2 unexpected-character']],
    ['json', 'XX..', ['1:1 bad-json']],
    ['framed', '|XX|\n|..|\n\n|XX|\n|..|', ['1 framed 2x2', '4 framed 2x2']],
  ])('%s %j', (id, text, expected) => {
    expect(read(id, text)).toEqual(expected);
  });

  test('applies the given primary and exit', () => {
    expect(short('AA..\n....', { primary: 'A' })).toEqual(['1 grid 4x2']);
    expect(short('AA..\n....', { primary: 'B' })).toEqual(['1:1 no-primary']);
    expect(short('XX..\n....', { exit: 'top' })).toEqual(['1:1 unreachable-exit']);
    const [board] = readAll('XX..\n....', { exit: 'left' });
    expect(board?.result.ok && board.result.value.exit).toBe('left');
  });
});

test('a grid whose empty cells are spaces', () => {
  const [whole, stripped, inside] = readAll(
    '  0  A\n  0  A\nXX0   \n RGGY \nVR  Y \nVR    \n\n  0  A\n  0  A\nXX0\n RGGY\nVR  Y\nVR\n\n      \n  0  A\nXX0  A\n      \n  BB  \n      ',
  );
  expect(whole?.result).toEqual({ ok: true, value: seedBoards.report });
  expect(stripped?.result).toEqual(whole?.result);
  expect(inside?.line).toBe(15);
  expect(inside?.result.ok && [inside.result.value.width, inside.result.value.height]).toEqual([6, 6]);
});

test('more rows of 16 cells than a grid may have are boards of 4x4', () => {
  const boards = (count: number) => readAll('AAoooBoooBoooooo\n'.repeat(count));
  expect(boards(40).map(inShort)).toEqual(Array.from({ length: 40 }, (_, i) => `${i + 1} line 4x4`));
  // fewer of them are read as lines if they are not a grid
  expect(boards(3).map(inShort)).toEqual(['1 line 4x4', '2 line 4x4', '3 line 4x4']);
});

test('returns what a text says about a puzzle', () => {
  const [board] = readAll('60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332');
  expect(board).toMatchObject({ line: 1, optimalMoves: 60, clusterStates: 2332 });
});

describe.skipIf(!hasPublished)(`published boards${needsPublished}`, () => {
  test('36 classic boards', () => {
    const boards = jam36();
    expect(boards).toHaveLength(36);
    for (const { name, board } of boards) {
      expect(readAll(publishedText('jam36', name))).toMatchObject([
        { line: 1, result: { ok: true, value: board } },
      ]);
    }
  });

  test('1,806 published puzzles', () => {
    const read = readAll(publishedText('fogleman-sample.txt'));
    const known = foglemanSample(1);
    expect(known).toHaveLength(1806);
    expect(
      read.map(({ line, format, result, optimalMoves, clusterStates }) => ({
        line,
        format: format?.id,
        result,
        optimalMoves,
        clusterStates,
      })),
    ).toEqual(
      known.map(({ board, optimalMoves, clusterStates }, index) => ({
        line: index + 1,
        format: 'line',
        result: { ok: true, value: board },
        optimalMoves,
        clusterStates,
      })),
    );
  });
});
