// Boards drawn as people draw them: cells in many wrappings, with any glyphs.

import type { Board } from '../../board/board.ts';
import { occupancy, primaryOf } from '../../board/board.ts';
import { below, oneOf, type Random } from './random-boards.ts';
import type { Shape } from './shape.ts';

const EMPTIES = ['.', '.', '-', '_', '0', 'o', '*', '~', '·', '+', ':', '⬜', 'e'];
const WALLS = ['#', '#', '█', 'x', 'X', '*', '%', 'W'];
const MARKS = ['X', 'x', '@', 'R', 'r'];
const LABELS = [...'ABCDEFGHIJKLMNOPQSTUVWYZabcdefghijklmnopqstuvwyz123456789'];
const EMOJI = [...'🟦🟩🟨🟪🟧🚙🚕🚌🚛🚐🚓🚑🚒🛻🚜🏎🛵🍎🍊🍋🍉🍇🍓🍒🍑🥝🍍🥥🥑🍆🌽🥕'];

export interface Drawing {
  readonly rows: string[][];
  /** The label of the primary, and whether it is one that marks the primary. */
  readonly primary: string;
  readonly marked: boolean;
  readonly empty: string;
  readonly used: ReadonlySet<string>;
}

/** The cells of a board with random glyphs that say the truth: nothing but the primary is marked as one. */
export function drawn(random: Random, board: Board, { emoji = false, numbers = false } = {}): Drawing {
  const empty = emoji
    ? oneOf(random, ['⬜', '⬛', '.'])
    : numbers
      ? oneOf(random, ['0', '-1', '.'])
      : oneOf(random, EMPTIES);
  const touching = board.walls.some(
    (wall) => board.walls.includes(wall + 1) || board.walls.includes(wall + board.width),
  );
  const wall =
    emoji || touching
      ? '#'
      : oneOf(
          random,
          WALLS.filter((glyph) => glyph !== empty && !(numbers && glyph === 'X')),
        );
  const marked = numbers ? random() < 0.3 : random() < 0.6;
  const marks = emoji ? ['🟥', '🚗'] : MARKS.filter((glyph) => glyph.toLowerCase() !== wall.toLowerCase());
  const pool = (emoji ? EMOJI : numbers ? Array.from({ length: 40 }, (_, i) => `${i + 1}`) : LABELS).filter(
    (glyph) => glyph !== empty && glyph !== wall,
  );
  const labels = shuffled(random, pool);
  const red = primaryOf(board);
  const names = board.vehicles.map((vehicle, i) =>
    vehicle === red && marked
      ? numbers
        ? empty === '0'
          ? 'X'
          : '0'
        : oneOf(random, marks)
      : (labels[i] ?? `v${i}`),
  );
  const grid = occupancy(board);
  const cells = grid.map((piece) => (piece === -1 ? empty : piece === -2 ? wall : (names[piece] ?? '')));
  const rows = Array.from({ length: board.height }, (_, row) =>
    cells.slice(row * board.width, (row + 1) * board.width),
  );
  return { rows, primary: names[board.primary] ?? '', marked, empty, used: new Set(cells) };
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(below(random, left.length), 1)[0] as T);
}

/** A shape that writes the rows and says nothing about the exit. */
const rows = (
  name: string,
  write: (rows: string[][], random: Random, board: Board) => string,
  more: object = {},
): Shape => ({
  name,
  wanted: { walls: true, anyPrimary: true, anyExit: false, square: false },
  print(board, random) {
    const drawing = drawn(random, board, more);
    return { text: write(drawing.rows, random, board), ...(!drawing.marked && { primary: drawing.primary }) };
  },
});

const joined = (cells: readonly string[][]): string[] => cells.map((row) => row.join(''));

/** A shape with a border whose gap is the exit; the primary may be found by it alone. */
const bordered = (
  name: string,
  write: (drawing: Drawing, random: Random, board: Board) => string,
): Shape => ({
  name,
  wanted: { walls: true, anyPrimary: true, anyExit: true, square: false },
  print(board, random) {
    const drawing = drawn(random, board);
    return { text: write(drawing, random, board), ...(!drawing.marked && { primary: drawing.primary }) };
  },
});

/** The rows inside rings of a glyph, with a gap where the primary leaves. */
function ringed(cells: string[][], board: Board, glyph: string, gap: string, rings: number): string[][] {
  const { exit } = board;
  const { lane } = primaryOf(board);
  let grid = cells;
  for (let ring = 0; ring < rings; ring++) {
    const width = grid[0]?.length ?? 0;
    const at = lane + ring;
    const line = (edge: string) =>
      Array.from({ length: width + 2 }, (_, i) => (edge === exit && i === at + 1 ? gap : glyph));
    grid = [
      line('top'),
      ...grid.map((row, i) => [
        exit === 'left' && i === at ? gap : glyph,
        ...row,
        exit === 'right' && i === at ? gap : glyph,
      ]),
      line('bottom'),
    ];
  }
  return grid;
}

const unused = (used: ReadonlySet<string>, glyphs: readonly string[]): string =>
  glyphs.find((glyph) => !used.has(glyph)) ?? '$';

export const rowShapes: readonly Shape[] = [
  rows('plain rows', (cells) => joined(cells).join('\n')),
  rows('rows between spaces', (cells) => cells.map((row) => row.join(' ')).join('\n')),
  rows('rows between commas', (cells) => cells.map((row) => row.join(',')).join('\n')),
  rows('rows between tabs', (cells) => cells.map((row) => row.join('\t')).join('\n')),
  rows('bars around rows', (cells) => cells.map((row) => `|${row.join('')}|`).join('\n')),
  rows('bars between cells', (cells) => cells.map((row) => `| ${row.join(' | ')} |`).join('\n')),
  rows('a Markdown table', (cells) => {
    const [first = [], ...rest] = cells.map((row) => `| ${row.join(' | ')} |`);
    return [first, `|${cells[0]?.map(() => '---|').join('')}`, ...rest].join('\n');
  }),
  rows('a JSON array of strings', (cells) => JSON.stringify(joined(cells))),
  rows('a JSON object with a grid', (cells, random) =>
    JSON.stringify(
      { id: 3, [oneOf(random, ['grid', 'board', 'layout', 'map'])]: joined(cells), difficulty: 'hard' },
      null,
      1,
    ),
  ),
  rows(
    'a list of lists in Python',
    (cells) =>
      `board = [\n${cells.map((row) => `  [${row.map((cell) => `'${cell}'`).join(', ')}],`).join('\n')}\n]`,
  ),
  rows(
    'an array of strings in C',
    (cells) =>
      `const char *rows[] = {\n${joined(cells)
        .map((row) => `  "${row}"`)
        .join(',\n')}\n};`,
  ),
  rows(
    'a matrix of characters in Java',
    (cells) =>
      `char[][] b = {${cells.map((row) => `{${row.map((cell) => `'${cell}'`).join(',')}}`).join(',')}};`,
  ),
  rows('a string in C', (cells) => JSON.stringify(joined(cells).join('\n'))),
  rows('a quoted mail', (cells) =>
    joined(cells)
      .map((row) => `> ${row}`)
      .join('\n'),
  ),
  rows(
    'rows under a header',
    (cells, random, board) =>
      `Level ${1 + below(random, 90)} (${board.width}x${board.height})\n${joined(cells).join('\n')}`,
  ),
  rows('rows with coordinates', (cells) =>
    [
      `  ${cells[0]?.map((_, i) => i + 1).join(' ')}`,
      ...cells.map((row, i) => `${i + 1} ${row.join(' ')}`),
    ].join('\n'),
  ),
  rows('rows with names', (cells, random) => {
    const gap = oneOf(random, [', ', ' ', ',']);
    return cells.map((row, i) => `Row ${i + 1}: ${row.join(gap)}`).join('\n');
  }),
  rows('rows that a program sets', (cells) =>
    joined(cells)
      .map((row, i) => `board[${i}] = "${row}";`)
      .join('\n'),
  ),
  rows('rows on one line', (cells, random) => joined(cells).join(oneOf(random, ['/', ';', '\\n']))),
  rows('rows of emoji', (cells) => joined(cells).join('\n'), { emoji: true }),
  rows('a matrix of numbers', (cells) => cells.map((row) => row.join(' ')).join('\n'), { numbers: true }),
  rows(
    'a JSON matrix of numbers',
    (cells) =>
      `[${cells.map((row) => `[${row.map((cell) => (/^-?\d+$/.test(cell) ? cell : `"${cell}"`)).join(',')}]`).join(',')}]`,
    { numbers: true },
  ),
  {
    ...rows('a line of cells', (cells) => joined(cells).join('')),
    wanted: { walls: true, anyPrimary: true, anyExit: false, square: true },
  },
  bordered('a border of one glyph', ({ rows: cells, used, empty }, random, board) => {
    const glyph = unused(used, shuffled(random, ['#', '*', '@', '%', '=', '█', '+']));
    return joined(ringed(cells, board, glyph, oneOf(random, [' ', empty, '$', '>']), 1)).join('\n');
  }),
  bordered('a double border', ({ rows: cells, used, empty }, random, board) => {
    const glyph = unused(used, shuffled(random, ['#', '*', '@', '%', '█']));
    return joined(ringed(cells, board, glyph, empty, 2)).join('\n');
  }),
  bordered('a border between spaces', ({ rows: cells, used, empty }, random, board) => {
    const glyph = unused(used, shuffled(random, ['#', '*', '@', '%', '█']));
    return ringed(cells, board, glyph, oneOf(random, [empty, '=', '>', '$']), 1)
      .map((row) => row.join(' '))
      .join('\n');
  }),
  bordered('a box with a gap', ({ rows: cells }, _, board) => {
    const grid = ringed(cells, board, '|', ' ', 1);
    const width = board.width + 2;
    return grid
      .map((row, i) =>
        i === 0 || i === grid.length - 1
          ? `+${row
              .slice(1, width - 1)
              .join('')
              .replaceAll('|', '-')}+`
          : row.join(''),
      )
      .join('\n');
  }),
  bordered('a wide box with a gap', ({ rows: cells }, _, board) => {
    const grid = ringed(cells, board, '|', ' ', 1);
    return grid
      .map((row, i) =>
        i === 0 || i === grid.length - 1
          ? `+${row
              .slice(1, -1)
              .map((cell) => (cell === ' ' ? ' ' : '-'))
              .join('-')}+`
          : `${row[0]}${row.slice(1, -1).join(' ')}${row.at(-1)}`,
      )
      .join('\n');
  }),
  {
    name: 'an arrow behind the row',
    wanted: { walls: true, anyPrimary: false, anyExit: false, square: false },
    print(board, random) {
      const drawing = drawn(random, board);
      const arrow = oneOf(random, [' ->', ' <- exit', '>', ' =>', ' →']);
      const { lane } = primaryOf(board);
      const text = joined(drawing.rows)
        .map((row, i) => (i === lane ? `${row}${arrow}` : row))
        .join('\n');
      return { text, ...(!drawing.marked && { primary: drawing.primary }) };
    },
  },
];
