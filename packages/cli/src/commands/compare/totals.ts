import type { Algorithm } from '@unjam/core';
import { grouped } from '@unjam/core/basics';
import type { ComparisonRow } from '@unjam/core/search';
import { duration } from '../../output/numbers.ts';
import { type Column, table } from '../../output/table.ts';

/** The results of one algorithm on all boards so far. */
interface Total {
  readonly algorithm: Algorithm;
  boards: number;
  solved: number;
  limited: number;
  refused: number;
  unsolvable: number;
  moves: number;
  steps: number;
  shortest: number;
  states: number;
  milliseconds: number;
}

const columns: readonly Column[] = [
  { title: 'algorithm', side: 'left' },
  { title: 'solved', side: 'right' },
  { title: 'moves', side: 'right' },
  { title: 'steps', side: 'right' },
  { title: 'shortest', side: 'right' },
  { title: 'states', side: 'right' },
  { title: 'time', side: 'right' },
];

/** Sums over boards, with a row for each algorithm. */
export class Totals {
  readonly #totals = new Map<string, Total>();
  boards = 0;

  add(rows: readonly ComparisonRow[]): void {
    this.boards++;
    for (const row of rows) {
      const total = this.#totalOf(row.algorithm);
      const { result, shortest } = row;
      total.boards++;
      total.states += result.stats.expanded;
      total.milliseconds += result.stats.milliseconds;
      if (result.kind === 'unsolvable') total.unsolvable++;
      if (result.kind === 'limit') total.limited++;
      if (result.kind === 'refused') total.refused++;
      if (result.kind !== 'solved') continue;
      total.solved++;
      total.moves += result.moves;
      total.steps += result.steps;
      if (shortest) total.shortest++;
    }
  }

  table(markdown: boolean): string {
    return table(columns, [...this.#totals.values()].map(cellsOf), markdown);
  }

  #totalOf(algorithm: Algorithm): Total {
    const known = this.#totals.get(algorithm.id);
    if (known) return known;
    const zero = {
      boards: 0,
      solved: 0,
      limited: 0,
      refused: 0,
      unsolvable: 0,
      moves: 0,
      steps: 0,
      shortest: 0,
      states: 0,
      milliseconds: 0,
    };
    const total = { algorithm, ...zero };
    this.#totals.set(algorithm.id, total);
    return total;
  }
}

/** The cells of a row; for one board `yes` or `no`, for several boards the number of them. */
function cellsOf(total: Total): string[] {
  const { algorithm, boards, solved, moves, steps, shortest, states, milliseconds } = total;
  const some = (n: number): string => (solved > 0 ? grouped(n) : '-');
  return [
    algorithm.id,
    boards === 1 ? fateOf(total) : `${solved} of ${boards}`,
    some(moves),
    some(steps),
    solved === 0 ? '-' : boards === 1 ? (shortest === 1 ? 'yes' : 'no') : `${shortest} of ${boards}`,
    grouped(states),
    duration(milliseconds),
  ];
}

function fateOf({ solved, unsolvable, limited, refused }: Total): string {
  if (solved > 0) return 'yes';
  if (refused > 0) return 'does not take this board';
  if (unsolvable > 0) return 'unsolvable';
  return limited > 0 ? 'limit' : 'not found';
}
