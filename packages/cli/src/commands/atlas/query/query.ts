import type { AtlasProblem, AtlasValue, AtlasValues, PuzzleTable, QueryStream } from '@unjam/atlas';
import type { Result } from '@unjam/core';
import { ok } from '@unjam/core/basics';
import type { ExitStatus } from '../../../exit-status.ts';
import { csvLine } from '../../../output/csv-line.ts';
import { GrowingTable } from '../../../output/table.ts';
import { print, refuse } from '../../../terminal/standard.ts';
import { visible, visibleLine } from '../../../terminal/visible.ts';
import { withLabel, withPuzzles } from '../with-atlas.ts';

export interface QueryInputs {
  /** What messages call the statement. */
  readonly label: string;
  readonly csv?: true;
  readonly json?: true;
}

/**
 * The most memory that the command may take, in bytes. The database makes up to 2,048 rows at once and limits only what it
 * sorts and groups, so rows that a statement makes very long, by repeat() for instance, are limited here.
 */
const MOST_MEMORY = 3e9;
const LOOK = 50;

/** Kills the command where it takes more memory than it may: while the database makes rows, nothing else can stop it. */
function guardMemory(): NodeJS.Timeout {
  return setInterval(() => {
    if (process.memoryUsage.rss() < MOST_MEMORY) return;
    const expected = 'expected shorter values, or fewer rows at once: limit and offset';
    refuse(`the rows of the answer take more than ${MOST_MEMORY / 1e9} GB of memory; ${expected}`);
    process.kill(process.pid, 'SIGKILL');
  }, LOOK);
}

/** Runs a statement on the folder of an atlas, on the file of a published one, or on one that its size names. */
export function query(atlas: string, sql: string, inputs: QueryInputs): Promise<ExitStatus> {
  const guard = guardMemory();
  return withPuzzles(atlas, async (table) =>
    withLabel(await printAnswer(table, sql, inputs), inputs.label),
  ).finally(() => clearInterval(guard));
}

/** Prints the rows as they come; the column widths of a table come from its first thousand rows or so. */
async function printAnswer(
  table: PuzzleTable,
  sql: string,
  { csv, json }: Omit<QueryInputs, 'label'>,
): Promise<Result<void, AtlasProblem>> {
  const answer = await table.stream(sql);
  if (!answer.ok) return answer;
  const { columns, pieces } = answer.value;
  const write = json ? jsonWriter(columns) : csv ? csvWriter(columns) : tableWriter(columns);
  await print(write.head);
  let rows = 0;
  for await (const piece of pieces) {
    if (!piece.ok) return piece;
    rows += piece.value.length;
    await print(write.rows(piece.value));
  }
  if (rows === 0) await print(write.rows([]));
  return ok(undefined);
}

interface Writer {
  readonly head: string;
  rows(rows: readonly AtlasValues[]): string;
}
type Columns = QueryStream['columns'];

const jsonWriter = (columns: Columns): Writer => ({
  head: '',
  rows: (rows) =>
    rows
      .map(
        (row) =>
          `${visible(toJson(Object.fromEntries(columns.map(({ name }, i) => [name, row[i] ?? null]))))}\n`,
      )
      .join(''),
});

const csvWriter = (columns: Columns): Writer => {
  return {
    head: csvLine(columns.map(({ name }) => name)),
    rows: (rows) =>
      rows.map((row) => csvLine(row.map((value) => (value === null ? '' : wordOf(value))))).join(''),
  };
};

function tableWriter(columns: Columns): Writer {
  const titles = columns.map(({ name, isNumber }) => ({
    title: inOneLine(name),
    side: isNumber ? ('right' as const) : ('left' as const),
  }));
  let growing: GrowingTable | undefined;
  return {
    head: '',
    rows(rows) {
      const cells = rows.map((row) => row.map((value) => inOneLine(wordOf(value))));
      growing ??= new GrowingTable(titles, cells);
      const table = growing;
      return rows.length === 0 ? table.head : cells.map((row) => table.row(row)).join('');
    },
  };
}

const wordOf = (value: AtlasValue): string =>
  value === null ? 'null' : typeof value === 'object' ? toJson(value) : String(value);

/** JSON in which integers beyond 2^53, which readers would round, are strings of digits, and numbers that JSON has not are words. */
const toJson = (value: AtlasValue): string =>
  JSON.stringify(value, (_, inner) => {
    if (typeof inner === 'number' && !Number.isFinite(inner)) return String(inner);
    if (typeof inner !== 'bigint') return inner;
    return Number.isSafeInteger(Number(inner)) ? Number(inner) : inner.toString();
  });

const inOneLine = (cell: string): string => visibleLine(cell.replaceAll(/\s*[\r\n]\s*/g, ' '));
