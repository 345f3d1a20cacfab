import { existsSync } from 'node:fs';
import type { Result } from '@unjam/core';
import { err, ok } from '@unjam/core/basics';
import { Command, Option } from 'commander';
import { jsonOption } from '../../../input/options.ts';
import { solutionSource } from '../../../input/solution-source.ts';
import { wholeText } from '../../../input/text.ts';
import { refuse } from '../../../terminal/standard.ts';
import type { QueryInputs } from './query.ts';

export const command = (): Command =>
  new Command('query')
    .summary('ask an atlas in SQL')
    .description(
      'Runs one read-only statement in the SQL of DuckDB on the table `puzzles`. It can read the atlas only: no other ' +
        'file and no network.',
    )
    .argument(
      '<ATLAS>',
      '6x6 and other published sizes, the folder of an atlas, or the .parquet file of a published one',
    )
    .argument('<SQL>', 'the statement; @FILE reads it from a file, - from standard input')
    .addOption(new Option('--csv', 'print comma-separated values').conflicts('json'))
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (path: string, sql: string, options: Omit<QueryInputs, 'label'>) => {
      const { query } = await import('./query.ts');
      const statement = await statementOf(sql);
      process.exitCode = statement.ok
        ? await query(path, statement.value, { ...options, label: labelOf(sql) })
        : refuse(statement.error);
    });

/** Characters; longer than any statement that a person writes. */
const LONGEST = 1 << 20;

/** The statement itself, or the one in the file after @ or in standard input. */
async function statementOf(sql: string): Promise<Result<string, string>> {
  if (!/\s/.test(sql) && existsSync(sql))
    return err(`${sql}: not a statement; expected @${sql} for the one in this file`);
  if (sql !== '-' && !sql.startsWith('@')) return ok(sql);
  const source = solutionSource(sql === '-' ? '-' : sql.slice(1));
  return source.ok
    ? wholeText(source.value, LONGEST)
    : err(`${sql}: no such file; expected @FILE, - or a statement`);
}

/** What messages call the statement: its file, or what the usage line calls it. */
const labelOf = (sql: string): string =>
  sql === '-' ? 'standard input' : sql.startsWith('@') ? sql.slice(1) : 'unjam: SQL';

const notes = `
Columns: id, board, board_in_steps, moves, steps, states, vehicles, cars, trucks,
walls, free_cells, shortest_solutions; rating, predicted_seconds, themes where the
puzzles are rated; of a folder also canonical and histogram.
docs/atlas.md says what they mean.

Examples:
  $ unjam atlas query 6x6 "select board, moves from puzzles order by moves desc limit 3"
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas query atlas-4x4 "select moves, count(*) from puzzles group by moves order by moves"
  $ unjam atlas query atlas-4x4 "from puzzles order by steps desc limit 3" --json
  $ unjam atlas query atlas-4x4 "describe puzzles" --csv
  $ echo "select max(steps) from puzzles" | unjam atlas query atlas-4x4 -`;
