import {
  type Bitboards,
  type Board,
  bitboards,
  cellNumber,
  freeCells,
  type MoveOptions,
  moves,
  type Notation,
  occupiedCells,
  ok,
  type Problem,
  type Result,
  renderSvg,
  renderText,
} from '@unjam/core';

/** How text is drawn, and moves are listed. */
interface Style extends MoveOptions {
  readonly colour: boolean;
  readonly notation: Notation;
}

/** One way to show a board. */
export interface Picture {
  readonly title: string;
  /** How a file of it ends. */
  readonly ending: string;
  /** Whether each needs a file of its own. */
  readonly alone?: true;
  /** Without a line break at the end. */
  draw(board: Board, style: Style): Result<string, Problem>;
}

/** Every way to show a board, by name. */
export const pictures: Readonly<Record<string, Picture>> = {
  text: {
    title: 'a drawing',
    ending: '.txt',
    draw: (board, { colour }) => ok(renderText(board, { colour })),
  },
  svg: { title: 'a picture', ending: '.svg', alone: true, draw: (board) => ok(renderSvg(board)) },
  moves: { title: 'the legal moves, a line each', ending: '.txt', draw: listMoves },
  cells: {
    title: 'the occupied, free and all cells, numbered as in the format cells',
    ending: '.txt',
    draw: (board) => ok(listCells(board)),
  },
  bitboards: {
    title: 'the first cells, the horizontal and the vertical vehicles',
    ending: '.txt',
    draw: (board) => ok(drawBitboards(board)),
  },
};

function listMoves(board: Board, { notation, colour: _, ...options }: Style): Result<string, Problem> {
  const lines: string[] = [];
  for (const move of moves(board, undefined, options)) {
    const line = notation.print([move], board);
    if (!line.ok) return line;
    lines.push(line.value);
  }
  return ok(lines.join('\n'));
}

function listCells(board: Board): string {
  const all = Array.from({ length: board.width * board.height }, (_, cell) => cell);
  const lists = { occupied: occupiedCells(board), free: freeCells(board), all };
  return Object.entries(lists)
    .map(([name, cells]) => `${name} ${cells.map((cell) => cellNumber(cell, board.width)).join(' ')}`)
    .join('\n');
}

function drawBitboards(board: Board): string {
  const sets = bitboards(board);
  const names: readonly (keyof Bitboards)[] = ['start', 'horizontal', 'vertical'];
  return names.map((name) => `${name}\n${rowsOfBits(sets[name], board)}`).join('\n\n');
}

const rowsOfBits = (set: bigint, { width, height }: Board): string =>
  Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (set >> BigInt(row * width + column)) & 1n).join(''),
  ).join('\n');
