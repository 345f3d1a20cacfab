import { expect, it } from 'vitest';
import { randomFrom } from '../random.ts';
import { tile } from './tiling.ts';
import type { Evidence, Piece } from './tilings.ts';

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

interface ScoredBoard {
  readonly score: number;
  /** What is on each cell: nothing, or a piece with its place, and whether it is the primary. */
  readonly cells: readonly string[];
}

/** All boards, best first, by trying every piece on every cell. */
function allBoards(evidence: Evidence): ScoredBoard[] {
  const { columns, rows, empty, filled, right, below, primary } = evidence;
  const boards: ScoredBoard[] = [];
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
      for (const red of pieces) {
        if (red.length === 1) continue;
        const cells = owner.map((own) => {
          const piece = pieces[own - 1];
          return piece ? `${JSON.stringify(piece)} ${piece === red ? 'red' : ''}` : 'empty';
        });
        boards.push({ score: score + primary(red), cells });
      }
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
])(
  'gives the best boards of %d by %d, the sum over all, and the certainty of each cell',
  (columns, rows, rounds) => {
    for (let round = 0; round < rounds; round++) {
      const evidence = randomEvidence(columns, rows);
      const boards = allBoards(evidence);
      const result = tile(evidence, 3, 60)!;
      result.best.forEach(({ score }, i) => {
        expect(score).toBeCloseTo(boards[i]!.score, 9);
      });
      expect(result.best).toHaveLength(3);
      const sum = boards.reduce((sum, { score }) => sum + Math.exp(score), 0);
      expect(result.total).toBeCloseTo(Math.log(sum), 6);
      boards[0]!.cells.forEach((best, cell) => {
        const agree = boards.filter(({ cells }) => cells[cell] === best);
        const share = agree.reduce((sum, { score }) => sum + Math.exp(score), 0) / sum;
        expect(result.certainty[cell]).toBeCloseTo(share, 6);
      });
    }
  },
);
