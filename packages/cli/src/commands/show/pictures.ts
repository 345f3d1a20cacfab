import type { SearchLimit } from '@unjam/core';
import { type Board, legalMoves, type Result, renderSvg, renderText } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import {
  type Bitboards,
  bitboards,
  cellNumber,
  freeCells,
  type MoveOptions,
  occupiedCells,
} from '@unjam/core/board';
import type { Notation } from '@unjam/core/notation';
import { GIF_BYTES, pictureSide } from '@unjam/core/render';
import { type NoPicture, shortestOf } from '../../booklet/shortest.ts';
import { exitStatus } from '../../exit-status.ts';
import type { InputBoard } from '../../input/boards.ts';
import { problemLine } from '../../input/problem-line.ts';
import { reportProblem } from '../../terminal/standard.ts';

/** How to draw text, list moves, and how wide a picture is. */
interface Style extends MoveOptions {
  readonly colour: boolean;
  readonly notation: Notation;
  /** In pixels. */
  readonly width?: number;
  /** Of the search for a solution. */
  readonly limit: SearchLimit;
}

type Drawn<Content> = Result<Content, NoPicture>;

/** One way to show a board. */
export interface Picture {
  readonly title: string;
  /** The file extension. */
  readonly ending: string;
  /** Set if each picture needs a file of its own. */
  readonly alone?: true;
  /** The most pixels of a side, if the width can be chosen. */
  readonly width?: { readonly most: number };
  /** Set if the picture is not text. */
  readonly binary?: true;
  /** Text is without a line break at the end. */
  draw(input: InputBoard, style: Style): Drawn<string> | Promise<Drawn<Uint8Array>>;
}

/** The most pixels of a side of a picture and of an animation; more would take gigabytes of memory. */
const MOST = 8192;
const MOST_MOVING = 2048;

export type PictureId = 'text' | 'svg' | 'png' | 'gif' | 'moves' | 'cells' | 'bitboards';

/** Every way to show a board, by name. */
export const pictures: Readonly<Record<PictureId, Picture>> = {
  text: {
    title: 'a drawing',
    ending: '.txt',
    draw: ({ board }, { colour }) => ok(renderText(board, { colour })),
  },
  svg: {
    title: 'a vector picture',
    ending: '.svg',
    alone: true,
    width: { most: MOST },
    draw: ({ board }, { width }) => ok(renderSvg(board, { ...(width !== undefined && { width }) })),
  },
  png: {
    title: 'a picture in pixels',
    ending: '.png',
    alone: true,
    width: { most: MOST },
    binary: true,
    async draw({ board }, { width = pictureSide(board.width) }) {
      const { pngOf } = await import('./raster.ts');
      return ok(pngOf(renderSvg(board, { width }), width));
    },
  },
  gif: {
    title: 'an animation of a shortest solution',
    ending: '.gif',
    alone: true,
    width: { most: MOST_MOVING },
    binary: true,
    async draw(input, { limit, width = pictureSide(input.board.width) / 2 }) {
      const solution = await shortestOf(input, limit);
      if (!solution.ok) return solution;
      const { gifOf } = await import('./gif.ts');
      const gif = gifOf(input.board, solution.value, width);
      if (gif.length > GIF_BYTES) {
        const size = `${Math.ceil(gif.length / 1000)} KB with the fewest colours and frames`;
        await reportProblem(`unjam: ${input.name}: ${size}; a smaller --width makes it smaller`);
      }
      return ok(gif);
    },
  },
  moves: { title: 'the legal moves, a line each', ending: '.txt', draw: listMoves },
  cells: {
    title: 'the occupied, free and all cells, numbered as in the format cells',
    ending: '.txt',
    draw: ({ board }) => ok(listCells(board)),
  },
  bitboards: {
    title: 'the first cells, the horizontal and the vertical vehicles',
    ending: '.txt',
    draw: ({ board }) => ok(drawBitboards(board)),
  },
};

function listMoves({ board, origin }: InputBoard, { notation, order, slides }: Style): Drawn<string> {
  const lines: string[] = [];
  for (const move of legalMoves(board, undefined, { ...(order && { order }), ...(slides && { slides }) })) {
    const line = notation.print([move], board);
    if (!line.ok) return err({ problem: problemLine(origin, [line.error]), status: exitStatus.refused });
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
