// Boards as other programs, links and our own output have them, read by a reader that is given all of these formats.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { renderText } from '../render/text.ts';
import { boardOf } from '../testing/drawn.ts';
import { seedBoards } from '../testing/seeds.ts';
import { allFormats } from './all-formats.ts';
import { bordered } from './bordered/bordered.ts';
import { drawSetup } from './drawing/drawing.ts';
import { puzzleId } from './link/puzzle-id.ts';
import type { ReadBoard } from './parts/format.ts';
import { tryParseBoard } from './reading/parse-board.ts';
import { createBoardReader } from './reading/reader.ts';
import { formatById } from './registry.ts';

const hard = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
const known = (id: string) => (id === puzzleId(hard) ? hard : undefined);

function readAll(text: string): ReadBoard[] {
  const reader = createBoardReader({ formats: allFormats(known) });
  return [...reader.push(text), ...reader.end()];
}

/** `3 Card 1 csv 6x6 right X` for a board, `3:7 ragged-rows` for a problem. */
const inShort = ({ line, name, format, result }: ReadBoard): string => {
  if (!result.ok) {
    const place = result.error.at?.text;
    return `${place?.line}:${place?.column} ${result.error.code}`;
  }
  const { width, height, exit, vehicles, primary } = result.value;
  return [line, name, format?.id, `${width}x${height}`, exit, vehicles[primary]?.label]
    .filter(Boolean)
    .join(' ');
};
const short = (text: string) => readAll(text).map(inShort);
const drawn = (text: string) =>
  readAll(text).map(({ setup }) => setup && drawSetup(setup).replaceAll(' ', ''));

const sixRows = '..BCCC\n..B.D.\nAAB.DE\nFFF..E\n...x.E\n.GGx..';

describe('rows with the primary A and walls', () => {
  test.each<[string, string, string[]]>([
    ['A is the primary and two x that touch are walls', sixRows, ['1 rows 6x6 right A']],
    ['on one line', sixRows.replaceAll('\n', '/'), ['1 rows 6x6 right A']],
    ['under a name', `Task 7\n${sixRows}`, ['1 Task 7 rows 6x6 right A']],
    ['* is empty', sixRows.replaceAll('.', '*'), ['1 rows 6x6 right A']],
    [
      'A in another row, without touching x',
      'AA.B..\n...B..\n.....x\n......\nx.....\n......',
      ['1 rows 6x6 right A'],
    ],
    ['X beside A', sixRows.replace('FFF', 'XX.').replaceAll('x', '.'), ['1 grid 6x6 right X']],
    [
      'R is red where A is not alone',
      sixRows.replace('FFF', 'RR.').replaceAll('x', '.'),
      ['1 grid 6x6 right R'],
    ],
    [
      'a red car xx among small letters',
      'aa...b\n.....b\nxx...b\n......\n......\n......',
      ['1 grid 6x6 right x'],
    ],
    ['five rows', 'AA...\n..B..\n..B..\n.....\n.....', ['1:1 no-primary']],
  ])('%s', (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  test('the walls', () => {
    expect(readAll(sixRows)[0]?.setup?.walls).toEqual([
      { row: 4, column: 3 },
      { row: 5, column: 3 },
    ]);
  });
});

describe('walls written #', () => {
  test.each<[string, string, string[], string?]>([
    ['inside', 'XX#A\n...A', ['1 grid 4x2 right X'], 'XXxA\n...A'],
    ['that begin the first row', '#.AA\nXX..', ['1 grid 4x2 right X'], 'x.AA\nXX..'],
    ['that begin a row in the middle', 'XX..\n#.AA\n....', ['1 grid 4x3 right X'], 'XX..\nx.AA\n....'],
    ['that begin the last row', 'XX..\n....\n#.AA', ['1 grid 4x3 right X'], 'XX..\n....\nx.AA'],
    ['that begin every row', '#.AA\n#XX.\n#..#', ['1 grid 4x3 right X'], 'x.AA\nxXX.\nx..x'],
    ['under a comment', '# easy\n#.AA\nXX..', ['2 grid 4x2 right X']],
    ['with a comment of the same length', '# ab\nXX..\n....', ['2 grid 4x2 right X']],
    ['a word after # is a comment', '#card\nXX...\n.....', ['2 grid 5x2 right X']],
    ['a rule between boards', 'XX..\n....\n####\nXX.A\n...A', ['1 grid 4x2 right X', '4 grid 4x2 right X']],
    ['in a drawing', '# . a a\nX X . .', ['1 drawing 4x2 right X'], 'x.aa\nXX..'],
  ])('%s', (_, text, expected, rows) => {
    expect(short(text)).toEqual(expected);
    if (rows !== undefined) expect(drawn(text)).toEqual([rows]);
  });

  const inner = '#BB.C#\n#AA.C.\n#..DD#';
  test.each<[string, string, string[]]>([
    ['a gap on the right', `######\n${inner}\n######`, ['1 bordered 4x3 right A']],
    ['a gap on the left', '#####\n.XX.#\n#..A#\n#..A#\n#####', ['1 bordered 3x3 left X']],
    ['a gap at the top', '##.###\n#.R..#\n#.R..#\n#....#\n######', ['1 bordered 4x3 top R']],
    ['a gap at the bottom', '######\n#.X..#\n#.X..#\n##.###', ['1 bordered 4x2 bottom X']],
    ['no gap', '######\n#XX..#\n#..BB#\n######', ['1 bordered 4x2 right X']],
    [
      'blanks inside, stripped at the end',
      '######\n#    #\n#XX\n#  A #\n#  A #\n######',
      ['1 bordered 4x4 right X'],
    ],
    ['the only vehicle in the row of the gap', '######\n#BB..#\n#CC...\n######', ['1 bordered 4x2 right C']],
    ['a name above', `Level1\n######\n${inner}\n######`, ['1 Level1 bordered 4x3 right A']],
    ['two gaps', '######\n.XX..#\n#..BB.\n######', ['3:6 unexpected-character']],
    ['a gap in another row', '######\n#XX..#\n#.BB..\n######', ['3:6 unreachable-exit']],
  ])('in a border: %s', (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  test('in a border: a direction mark is escaped in the message', () => {
    const parsed = bordered.parse('######\n#XX..#\n\u202e.BB.#\n######');
    expect(parsed.ok ? undefined : parsed.error.message).toBe('"\\u202e" in the border');
  });
});

const heading = 'car,orientation,col,row,length';

describe('CSV', () => {
  test.each<[string, string, string[]]>([
    ['6x6', `${heading}\nX,H,1,3,2\nAA,V,6,1,3\n`, ['1 csv 6x6 right X']],
    ['9x9 where something needs a seventh column', `${heading}\nX,H,1,3,2\nA,V,7,1,3`, ['1 csv 9x9 right X']],
    ['a size above', `7x5\n${heading}\nX,H,1,3,2`, ['1 csv 7x5 right X']],
    ['a size in a name', `Rushhour12x12_7\n${heading}\nX,H,1,3,2`, ['1 Rushhour12x12_7 csv 12x12 right X']],
    ['a name and a size above', `Jam 1\n7x5\n${heading}\nX,H,1,3,2`, ['1 Jam 1 csv 7x5 right X']],
    [
      'a name and a size above, twice',
      `Jam 1\n4x4\n${heading}\nX,H,1,3,2\n\n# easy\nJam 2\n4x4\n${heading}\nX,H,1,2,2`,
      ['1 Jam 1 csv 4x4 right X', '7 Jam 2 csv 4x4 right X'],
    ],
    [
      'two boards',
      `${heading}\nX,H,1,3,2\n${heading}\nX,H,1,1,2`,
      ['1 csv 6x6 right X', '3 csv 6x6 right X'],
    ],
    ['blanks and small letters', 'Car, Orientation, Col, Row, Length\nX, h, 1, 3, 2', ['1 csv 6x6 right X']],
    ['a value missing', `${heading}\nX,H,1,3`, ['2:1 unexpected-character']],
    ['an orientation that is none', `${heading}\nX,Z,1,3,2`, ['2:3 unexpected-character']],
    ['a column that is none', `${heading}\nX,H,0,3,2`, ['2:5 number-out-of-range']],
    ['vehicles on one cell', `${heading}\nX,H,1,3,2\nA,V,1,2,2`, ['2:1 overlap']],
    ['two primaries', `${heading}\nX,H,1,3,2\nx,H,1,1,2`, ['1:1 ambiguous-primary']],
  ])('%s', (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('rows under their size, with K at the exit', () => {
  test.each<[string, string, string[]]>([
    ['right', '6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ...\nLLJMM.', ['1 bandung 6x6 right P']],
    ['left', '3 4\n1\n .AA.\nKPP..\n ....', ['1 bandung 4x3 left P']],
    ['top', '3 4\n1\n  K\n..P.\n..P.\nAA..', ['1 bandung 4x3 top P']],
    ['bottom', '3 4\n1\nAA..\n..P.\n..P.\n  K', ['1 bandung 4x3 bottom P']],
    ['a name above', 'Test 1\n2 4\n0\nPP..K\n....', ['1 Test 1 bandung 4x2 right P']],
    ['X is a vehicle', '2 4\n1\nPP..K\nXX..', ['1 bandung 4x2 right P']],
    ['a row too short', '2 4\n1\nPP..K\nXX.', ['4:4 ragged-rows']],
    ['a row too few', '3 4\n1\nPP..K\nXX..', ['1:1 ragged-rows']],
    ['K in another row', '2 4\n1\nPP..\nXX..K', ['4:5 unreachable-exit']],
    ['17 rows', '17 4\n1\nPP..K\nXX..', ['1:1 board-size']],
  ])('%s', (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

describe('what the command prints', () => {
  test.each(Object.entries(seedBoards))('the drawing of %s', (name, board) => {
    const [read, ...others] = readAll(`${name}\n${renderText(board)}\n`);
    expect(others).toEqual([]);
    expect(read).toMatchObject({ name, format: { id: 'printed' }, result: { ok: true } });
    expect(read?.result.ok && renderText(read.result.value)).toBe(renderText(board));
    const coloured = readAll(renderText(board, { colour: true }));
    expect(coloured.map(({ result }) => result)).toEqual([read?.result]);
  });

  test('a drawing and the same board on the line below are one board, another board is not', () => {
    const board = boardOf(['XX.A', '...A', '....', '....']);
    const drawing = renderText(board);
    expect(short(`2026-11-21: Jam 7\n${drawing}\nXXoAoooAoooooooo\n`)).toEqual([
      '1 2026-11-21: Jam 7 printed 4x4 right X',
    ]);
    expect(short(`${drawing}\nXXooooAoooAooooo\n`)).toHaveLength(2);
  });

  test('the table of puzzles', () => {
    const table = [
      '     grade, time       moves  steps  size  board',
      '     ----------------  -----  -----  ----  ------------------------------------',
      '  5  beginner 10s          5      5  4x5   A.../ABBB/XX.C/D..C/DEEE',
      '700  intermediate 85s     17     36  6x6   oAAoBoxoCCBDXXEFBDooEFGGHHHFoIoooooI',
      '2 puzzles',
    ].join('\n');
    expect(short(table)).toEqual(['3 Jam 5 grid 4x5 right X', '4 Jam 700 line 6x6 right X']);
  });
});

describe('links', () => {
  const page = 'https://example.org/unjam/';
  test.each<[string, string, string[]]>([
    ['a board', `${page}#1/play/${hard}`, ['1 link 6x6 right A']],
    ['in a sentence, without an address', `Try #1/solve/XX..%2F....`, ['1 link 4x2 right X']],
    ['alone', `#1/play/${hard}`, ['1 link 6x6 right A']],
    ['a draft of the editor', '#1/edit/!4x2l.~!X*acad', ['1 link 4x2 left X']],
    ['a puzzle of the catalogue', `${page}#1/play/${puzzleId(hard)}`, ['1 link 6x6 right A']],
    ['its id', puzzleId(hard), ['1 link 6x6 right A']],
    ['an id that is none', '#1/play/p-0000000', ['1:1 unknown-puzzle']],
    ['a damaged address', '#1/play/XX%', ['1:1 unexpected-character']],
    ['a wrong board', `see ${page}#1/play/XX..%2F...`, ['1:31 ragged-rows']],
    ['a wrong move', '#1/play/XX..%2F..../9r1', ['1:1 unknown-vehicle']],
    ['a move that is illegal', '#1/play/XX..%2F..../0l1', ['1:1 illegal-move']],
    ['a cursor beyond the moves', '#1/play/XX..%2F..../0r1/2', ['1:1 number-out-of-range']],
  ])('%s', (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });

  test.each(['p-0000000', '2026-11-21'])('%s, where the program has no catalogue', (id) => {
    const read = tryParseBoard(`#1/play/${id}`, { formats: allFormats() });
    expect(read.ok ? undefined : read.error).toEqual({
      code: 'unknown-puzzle',
      message: `there is no catalogue to look up the puzzle "${id}"`,
      expected: 'a link with the board itself',
      at: { text: { line: 1, column: 1 } },
    });
  });

  test.each([
    ['0r1.0r1', '..XX\n....'],
    ['0r1.0r1/1', '.XX.\n....'],
    ['0r1.0r1/1/@2', '..XX\n....'],
  ])('the board as it stands after %s', (moves, rows) => {
    expect(drawn(`#1/lab/XX..%2F..../${moves}`)).toEqual([rows]);
  });
});

describe('fenced blocks', () => {
  test.each<[string, string, string[]]>([
    [
      'prose around it',
      'Dear reader,\nlook at this:\n\n```\nXX..\n....\n```\nGood\nluck.',
      ['5 grid 4x2 right X'],
    ],
    [
      'a line above it is the name',
      'My board\n~~~text\nXX..\n....\n~~~\nthanks',
      ['3 My board grid 4x2 right X'],
    ],
    [
      'two',
      '```\nXX..\n....\n```\nand\n```\nXX.A\n...A\n```',
      ['2 grid 4x2 right X', '7 and grid 4x2 right X'],
    ],
    ['what is not a board in it', 'Hello\n\n```\n%%%%\n&&&&\n```', ['4:1 unknown-format']],
  ])('%s', (_, text, expected) => {
    expect(short(text)).toEqual(expected);
  });
});

test('a board may have its count before or after it', () => {
  expect(short(`60 ${hard}\n${hard} 60\n`)).toEqual(['1 line 6x6 right A', '2 line 6x6 right A']);
});

describe('what a format cannot express', () => {
  const board = boardOf(['XX.A', '...A', '..#.']);
  test.each([
    ['rows', 'it has 4 columns and 3 rows'],
    ['csv', 'it has walls'],
    ['bandung', 'it has walls'],
  ])('%s', (id, reason) => {
    const printed = formatById(id)?.print(board);
    expect(printed).toMatchObject({
      ok: false,
      error: { code: 'not-expressible', message: `${id} cannot express this board: ${reason}` },
    });
  });
});

const shared = process.env.UNJAM_DATA ?? new URL('../../../../../shared/data', import.meta.url).pathname;
const others = `${shared}/others`;
const missing = existsSync(others) ? '' : ` (SKIPPED: there is no folder ${others})`;

test.skipIf(missing !== '')(`boards as other people write them${missing}`, () => {
  const read = readdirSync(others)
    .filter((file) => /\.(?:txt|csv)$/.test(file))
    .map((file) => [file, ...short(readFileSync(`${others}/${file}`, 'utf8'))].join(': '));
  expect(read).toEqual([
    'amsterdam-12x12_7.csv: 1 csv 12x12 right X',
    'amsterdam-6x6_1.csv: 1 csv 6x6 right X',
    'amsterdam-9x9_4.csv: 1 csv 9x9 right X',
    'amsterdam-9x9_5.csv: 1 csv 9x9 right X',
    'amsterdam-9x9_6.csv: 1 csv 9x9 right X',
    'amsterdam-answer-6x6_1.csv: 1:1 unknown-format',
    'bandung-bottom.txt: 1 bandung 6x6 bottom P',
    // vehicle C of this sample is broken
    'bandung-left.txt: 1 bandung 6x6 left P',
    'bandung-right.txt: 1 bandung 6x6 right P',
    'bandung-top.txt: 1 bandung 6x6 top P',
    'rows-with-A.txt: 1 rows 6x6 right A',
    'walls-hash.txt: 1 bordered 4x3 right A',
  ]);
});
