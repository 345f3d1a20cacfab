// The columns of the table `puzzles`: the same for the folder of a build, for a published file and for what `unjam atlas export`
// writes. docs/atlas.md lists them for people.

/** The types of the columns in `puzzles`, wide enough for calculations; files use the narrowest types. */
const wide = {
  VARCHAR: 'VARCHAR',
  UTINYINT: 'INTEGER',
  UINTEGER: 'BIGINT',
  'UINTEGER[]': 'BIGINT[]',
  UBIGINT: 'HUGEINT',
} as const;
type ColumnType = keyof typeof wide;

export interface PuzzleColumn {
  readonly name: string;
  /** The type in files, which is the narrowest. In SQL numbers are wider, and themes are a list. */
  readonly type: ColumnType;
  readonly meaning: string;
  /** Where it is: only where the puzzles are rated, or only in folders and what is exported from them; default: everywhere. */
  readonly only?: 'rated' | 'folder';
}

/** All columns in their order. */
export const puzzleColumns: readonly PuzzleColumn[] = [
  {
    name: 'id',
    type: 'VARCHAR',
    meaning: 'the same in every release: a hash of the least board of the cluster',
  },
  {
    name: 'board',
    type: 'VARCHAR',
    meaning: 'the hardest board in moves, row by row: `o` free, `x` a wall, `A` the red car',
  },
  { name: 'board_in_steps', type: 'VARCHAR', meaning: 'the hardest board in steps' },
  { name: 'moves', type: 'UTINYINT', meaning: 'moves of a shortest solution of `board`' },
  { name: 'steps', type: 'UTINYINT', meaning: 'steps of a shortest solution of `board_in_steps`' },
  { name: 'states', type: 'UINTEGER', meaning: 'boards that can be reached from one another' },
  { name: 'vehicles', type: 'UTINYINT', meaning: 'vehicles, the red car included' },
  { name: 'cars', type: 'UTINYINT', meaning: 'vehicles of two cells, the red car included' },
  { name: 'trucks', type: 'UTINYINT', meaning: 'vehicles of three cells' },
  { name: 'walls', type: 'UTINYINT', meaning: 'walls' },
  { name: 'free_cells', type: 'UTINYINT', meaning: 'cells on which nothing stands' },
  {
    name: 'shortest_solutions',
    type: 'UBIGINT',
    meaning: 'shortest solutions of `board` in moves; 2^64 - 1 where there are that many or more',
  },
  {
    name: 'rating',
    type: 'UTINYINT',
    meaning: 'how hard `board` is for a person, 0 to 100',
    only: 'rated',
  },
  {
    name: 'predicted_seconds',
    type: 'UINTEGER',
    meaning: 'the time within which half of all players are predicted to solve `board`',
    only: 'rated',
  },
  {
    name: 'themes',
    type: 'VARCHAR',
    meaning: 'what `board` is about: names of themes, separated by spaces',
    only: 'rated',
  },
  { name: 'canonical', type: 'VARCHAR', meaning: 'the least board of the cluster', only: 'folder' },
  {
    name: 'histogram',
    type: 'UINTEGER[]',
    meaning: 'how many boards of the cluster there are at each distance in moves, from 0',
    only: 'folder',
  },
];

/** The columns of a published file. */
export const publishedColumns: readonly PuzzleColumn[] = puzzleColumns.filter(
  ({ only }) => only !== 'folder',
);

/** A column of a file in SQL, with its wide type. */
export const widened = ({ name, type }: Pick<PuzzleColumn, 'name' | 'type'>, from = name): string =>
  `${from}::${wide[type]} as ${name}`;
