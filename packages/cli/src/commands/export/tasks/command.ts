import { notations } from '@unjam/core/notation';
import { Command } from 'commander';
import { countOption, idsOf, nameOption, spanOption } from '../../../input/options.ts';
import type { TasksOptions } from './export-tasks.ts';

export const command = (): Command =>
  new Command('tasks')
    .summary('puzzles with their answers, in JSON lines')
    .description(
      'Draws puzzles and writes each with its shortest solutions as one JSON object a line, assigned to the splits ' +
        'train, validation and test. With -o a data card is written beside the file.',
    )
    .option('--from <SOURCE>', 'catalogue, 6x6 or another published atlas, or the folder of one', 'catalogue')
    .addOption(spanOption('--moves <range>', 'length of a shortest solution in moves (default: any)'))
    .addOption(countOption('--count <n>', 'how many puzzles').default(100))
    .addOption(countOption('--seed <n>', 'another seed draws other puzzles', 0).default(1))
    .addOption(
      nameOption('--notation <id>', 'notation', idsOf(notations), 'how solutions are written').default(
        'signed',
      ),
    )
    .option('-o, --output <FILE>', 'write to a file, and the data card to a file ending in .md beside it')
    .addHelpText('after', notes)
    .action(async (options: TasksOptions) => {
      const { exportTasks } = await import('./export-tasks.ts');
      process.exitCode = await exportTasks(options);
    });

const notes = `
The split of a puzzle depends on its cluster alone: all boards that can be reached
from one another, and their mirror images, are in one split, in every export. About
8 of 10 clusters are in train, 1 in validation and 1 in test.

The same source, options and seed give the same file. docs/json.md describes the
keys; every command reads the file as boards.

Examples:
  $ unjam export tasks --moves 5..10 --count 50 --seed 3 -o tasks.jsonl
  $ unjam atlas build --size 4x4 --out atlas-4x4 && unjam export tasks --from atlas-4x4 --count 20
  $ unjam export tasks --count 1 | unjam solve -`;
