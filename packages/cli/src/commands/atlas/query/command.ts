import { Command, Option } from 'commander';
import { jsonOption } from '../../../input/options.ts';
import type { QueryInputs } from './query.ts';

export const command = (): Command =>
  new Command('query')
    .summary('ask an atlas in SQL')
    .description(
      'Runs one statement that reads, in the SQL of DuckDB, over the table `puzzles`. It reaches the atlas and ' +
        'nothing else: no other file, no network, and nothing is written.',
    )
    .argument('<DIR>', 'the folder of the atlas')
    .argument('<SQL>', 'the statement')
    .addOption(new Option('--csv', 'print comma-separated values').conflicts('json'))
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (folder: string, sql: string, options: QueryInputs) => {
      const { query } = await import('./query.ts');
      process.exitCode = await query(folder, sql, options);
    });

const notes = `
Columns: canonical, hardest, moves, hardest_in_steps, steps, states, histogram,
vehicles, cars, trucks, walls, free_cells, shortest_solutions; docs/atlas.md
tells what they hold.

Examples:
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas query atlas-4x4 "select moves, count(*) from puzzles group by moves order by moves"
  $ unjam atlas query atlas-4x4 "from puzzles order by steps desc limit 3" --json
  $ unjam atlas query atlas-4x4 "describe puzzles" --csv`;
