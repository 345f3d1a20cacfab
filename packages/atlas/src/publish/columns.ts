// The columns of a published atlas and their meaning: the list that the file, its data card and its test use.

import type { ColumnType } from '../store/puzzle-table.ts';

interface PublishedColumn {
  readonly name: string;
  /** The type in the file, and in SQL. */
  readonly type: ColumnType;
  /** The expression for it in the table `puzzles` of a rated atlas; the id is made from the canonical board. */
  readonly from: string;
  readonly meaning: string;
}

export const publishedColumns: readonly PublishedColumn[] = [
  {
    name: 'id',
    type: 'VARCHAR',
    from: 'canonical',
    meaning: 'the same in every release: a hash of the least board of the cluster',
  },
  {
    name: 'board',
    type: 'VARCHAR',
    from: 'hardest',
    meaning: 'the hardest board in moves, row by row: `o` free, `x` a wall, `A` the red car',
  },
  {
    name: 'board_in_steps',
    type: 'VARCHAR',
    from: 'hardest_in_steps',
    meaning: 'the hardest board in steps',
  },
  { name: 'moves', type: 'UTINYINT', from: 'moves', meaning: 'moves of a shortest solution of `board`' },
  {
    name: 'steps',
    type: 'UTINYINT',
    from: 'steps',
    meaning: 'steps of a shortest solution of `board_in_steps`',
  },
  {
    name: 'states',
    type: 'UINTEGER',
    from: 'states',
    meaning: 'boards that can be reached from one another',
  },
  { name: 'vehicles', type: 'UTINYINT', from: 'vehicles', meaning: 'vehicles, the red car included' },
  { name: 'cars', type: 'UTINYINT', from: 'cars', meaning: 'vehicles of two cells, the red car included' },
  { name: 'trucks', type: 'UTINYINT', from: 'trucks', meaning: 'vehicles of three cells' },
  { name: 'walls', type: 'UTINYINT', from: 'walls', meaning: 'walls' },
  { name: 'free_cells', type: 'UTINYINT', from: 'free_cells', meaning: 'cells on which nothing stands' },
  {
    name: 'shortest_solutions',
    type: 'UBIGINT',
    from: 'shortest_solutions',
    meaning: 'shortest solutions of `board` in moves; 2^64 - 1 where there are that many or more',
  },
  { name: 'rating', type: 'UTINYINT', from: 'rating', meaning: 'how hard `board` is for a person, 0 to 100' },
  {
    name: 'predicted_seconds',
    type: 'UINTEGER',
    from: 'predicted_seconds',
    meaning: 'the time within which half of all players are predicted to solve `board`',
  },
  {
    name: 'themes',
    type: 'VARCHAR',
    from: "array_to_string(themes, ' ')",
    meaning: 'what `board` is about: names of themes, separated by spaces',
  },
];
