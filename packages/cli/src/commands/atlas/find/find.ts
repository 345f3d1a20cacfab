import { type AtlasValues, describeSize, type PuzzleTable } from '@unjam/atlas';
import { loadEngineFor, type Result } from '@unjam/core';
import { counted, err, ok } from '@unjam/core/basics';
import { type AtlasCluster, atlasClusterOf, turnedForAtlas } from '@unjam/core/catalogue';
import { formatSeconds, gradeOf } from '@unjam/core/difficulty';
import { eachBoard } from '../../../each-board.ts';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { type InputBoard, readBoards } from '../../../input/boards.ts';
import { openPuzzles } from '../../../input/open-puzzles.ts';
import type { ReadingOptions } from '../../../input/reading-options.ts';
import { aboutBoard } from '../../../output/about-board.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { standardOutput } from '../../../output/target.ts';
import { refuse } from '../../../terminal/standard.ts';
import { warnAbout } from '../summary.ts';

export interface FindOptions extends ReadingOptions {
  readonly json?: true;
}

type Cluster = Extract<AtlasCluster, { readonly kind: 'cluster' }>;

/** A puzzle of an atlas by the names of its columns. */
type Row = Readonly<Record<string, AtlasValues[number]>>;

/** Finds the puzzle to which each board belongs. */
export async function findInAtlas(
  atlas: string,
  words: readonly string[],
  options: FindOptions,
): Promise<ExitStatus> {
  const opened = await openPuzzles(atlas);
  if (!opened.ok) return refuse(opened.error.message);
  const table = opened.value;
  try {
    warnAbout(atlas, table);
    return await eachBoard(readBoards(words, options), standardOutput(), async (input, many) => {
      await loadEngineFor(turnedForAtlas(input.board));
      const cluster = atlasClusterOf(input.board, table.manifest.size);
      const row = cluster.kind === 'cluster' ? await puzzleOf(table, cluster.text) : ok(undefined);
      if (!row.ok) return err(`${atlas}: ${row.error}`);
      const status = row.value
        ? exitStatus.done
        : cluster.kind === 'limit'
          ? exitStatus.limit
          : exitStatus.no;
      if (options.json) return ok({ text: jsonLine(recordOf(input, cluster, row.value)), status });
      const said = describe(cluster, row.value, describeSize(table.manifest.size));
      return ok({ text: `${many ? `${input.name}: ` : ''}${said}\n`, status });
    });
  } finally {
    table.close();
  }
}

/** The puzzle with this hardest board. */
async function puzzleOf(table: PuzzleTable, board: string): Promise<Result<Row | undefined, string>> {
  const names = table.view.columns.map(({ name }) => name).filter((name) => name !== 'histogram');
  const answer = await table.query(`select ${names.join(', ')} from puzzles where board = '${board}'`);
  if (!answer.ok) return err(answer.error.message);
  const [row] = answer.value.rows;
  return ok(row && Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])));
}

const why = {
  size: 'another size than that of the atlas',
  shape:
    'the red car stands on no row from which an atlas has puzzles, or a vehicle has other than 2 or 3 cells',
  walls: 'more or fewer walls than the atlas has',
  unsolvable: 'unsolvable: no sequence of moves leads to the exit',
  limit: 'its cluster is too large to be explored',
} as const;

function describe(cluster: AtlasCluster, row: Row | undefined, atlas: string): string {
  if (cluster.kind !== 'cluster') return `not in the atlas: ${why[cluster.kind]}`;
  const { moves, steps, states } = cluster;
  const length = `${counted(moves, 'move')}, ${counted(steps, 'step')}, ${counted(states, 'state')}`;
  if (!row) return `not in this atlas of ${atlas}: its cluster has ${length}`;
  return [String(row.id), length, ...rated(row), ...place(cluster), String(row.board)].join(' · ');
}

/** Its grade and time, where the atlas is rated. */
const rated = ({ rating, predicted_seconds: seconds }: Row): string[] =>
  typeof rating === 'number' ? [`${gradeOf(rating)}, about ${formatSeconds(Number(seconds))}`] : [];

/** Where the board stands, and what was taken away from it. */
const place = ({ own, redundant }: Cluster): string[] => [
  `yours is ${counted(own, 'move')} from the exit`,
  ...(redundant > 0 ? [`without ${counted(redundant, 'redundant piece')}`] : []),
];

const recordOf = (input: InputBoard, cluster: AtlasCluster, row: Row | undefined) => ({
  ...aboutBoard(input),
  kind: cluster.kind === 'cluster' ? (row ? 'found' : 'absent') : cluster.kind,
  moves: cluster.kind === 'cluster' ? cluster.own : null,
  redundant: cluster.kind === 'cluster' ? cluster.redundant : null,
  puzzle:
    row === undefined
      ? null
      : Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
});

/** Integers beyond 2^53 as a string of digits. */
const plain = (value: AtlasValues[number]) => {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
};
