import { expect, it } from 'vitest';
import { randomFrom } from '../../basics/random.ts';
import { tile } from './tiling.ts';
import { cellsOfPiece, type Evidence, type Piece } from './tilings.ts';

const random = randomFrom(5);

/** Random evidence about each cell and pair. */
function randomEvidence(columns: number, rows: number): Evidence {
  const logs = (length: number) => Array.from({ length }, () => -3 * random());
  const cells = columns * rows;
  const merits = new Map<string, number>();
  return {
    columns,
    rows,
    empty: logs(cells),
    filled: logs(cells),
    right: logs(3 * cells),
    below: logs(3 * cells),
    primary: ({ cell, length, orientation }) => {
      const key = `${cell} ${length} ${orientation}`;
      if (!merits.has(key)) merits.set(key, -3 * random());
      return merits.get(key)!;
    },
  };
}

/** A board with one of its vehicles as the primary. */
interface Found {
  readonly pieces: readonly Piece[];
  readonly primary: Piece;
  readonly score: number;
}

/** All boards, the best first, by trying every piece on every cell. */
function allBoards(evidence: Evidence): Found[] {
  const { columns, rows, empty, filled, right, below, primary } = evidence;
  const boards: Found[] = [];
  const owner = new Array<number>(columns * rows).fill(-1); // -1 undecided, 0 empty, else the number of a piece
  const scoreOf = (pieces: readonly Piece[]): number => {
    let score = 0;
    owner.forEach((own, i) => {
      score += own === 0 ? empty[i]! : filled[i]!;
      const relation = (j: number): number => (own !== owner[j] ? 2 : own === 0 ? 1 : 0);
      if ((i + 1) % columns !== 0) score += right[i * 3 + relation(i + 1)]!;
      if (i + columns < owner.length) score += below[i * 3 + relation(i + columns)]!;
    });
    return score - pieces.filter(({ length }) => length === 1).length;
  };
  const visit = (pieces: readonly Piece[]): void => {
    const cell = owner.indexOf(-1);
    if (cell < 0) {
      const score = scoreOf(pieces);
      for (const piece of pieces)
        if (piece.length > 1) boards.push({ pieces, primary: piece, score: score + primary(piece) });
      return;
    }
    owner[cell] = 0;
    visit(pieces);
    for (const orientation of ['horizontal', 'vertical'] as const) {
      for (const length of orientation === 'horizontal' ? [1, 2, 3] : [2, 3]) {
        const step = orientation === 'horizontal' ? 1 : columns;
        const place = orientation === 'horizontal' ? cell % columns : Math.floor(cell / columns);
        if (place + length > (orientation === 'horizontal' ? columns : rows)) continue;
        const taken = Array.from({ length }, (_, i) => cell + i * step);
        if (taken.slice(1).some((other) => owner[other] !== -1)) continue;
        for (const one of taken) owner[one] = pieces.length + 1;
        visit([...pieces, { cell, length, orientation }]);
        for (const one of taken) owner[one] = -1;
      }
    }
    owner[cell] = -1;
  };
  visit([]);
  return boards.sort((a, b) => b.score - a.score);
}

it.each([
  [3, 3, 3],
  [4, 3, 1],
  [2, 4, 3],
])('gives the best boards of %d by %d, and the sum over all', (columns, rows, rounds) => {
  for (let round = 0; round < rounds; round++) {
    const evidence = randomEvidence(columns, rows);
    const scores = allBoards(evidence).map(({ score }) => score);
    const result = tile(evidence, 3, 60)!;
    result.best.forEach(({ score }, i) => {
      expect(score).toBeCloseTo(scores[i]!, 9);
    });
    expect(result.best).toHaveLength(3);
    const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));
    expect(result.total).toBeCloseTo(total, 6);
  }
});

/** What each cell of a board is: empty, a wall, or the vehicle that covers it, and whether that is the primary. */
function cellsOf(
  { pieces, primary }: Pick<Found, 'pieces' | 'primary'>,
  columns: number,
  rows: number,
): string[] {
  const cells = new Array<string>(columns * rows).fill('empty');
  for (const piece of pieces)
    for (const cell of cellsOfPiece(piece, columns))
      cells[cell] =
        `${piece.orientation} ${piece.length} from ${piece.cell}${piece === primary ? ', primary' : ''}`;
  return cells;
}

it.each([
  [2, 3, 6],
  [3, 2, 6],
  [3, 3, 4],
])(
  'the certainty of each cell of %d by %d is the share of all boards that agree with the best',
  (columns, rows, rounds) => {
    for (let round = 0; round < rounds; round++) {
      const evidence = randomEvidence(columns, rows);
      const boards = allBoards(evidence);
      const total = boards.reduce((sum, { score }) => sum + Math.exp(score), 0);
      const agree = new Array<number>(columns * rows).fill(0);
      const wanted = cellsOf(boards[0]!, columns, rows);
      for (const board of boards)
        cellsOf(board, columns, rows).forEach((what, cell) => {
          if (what === wanted[cell]) agree[cell]! += Math.exp(board.score) / total;
        });
      const { best, certainty } = tile(evidence, 1, 60)!;
      const { pieces, primary } = best[0]!;
      expect(cellsOf({ pieces, primary: pieces[primary]! }, columns, rows)).toEqual(wanted);
      expect(certainty).toHaveLength(columns * rows);
      agree.forEach((share, cell) => {
        expect(certainty[cell]).toBeCloseTo(share, 6);
      });
    }
  },
);
