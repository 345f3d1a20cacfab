import { notations } from '@unjam/core/notation';
import { Command } from 'commander';
import {
  countOption,
  idsOf,
  nameOption,
  namesOption,
  outputPath,
  seedOption,
  spanOption,
} from '../../../input/options.ts';
import { type TasksOptions, taskFormats, taskPictures } from './options.ts';

export const command = (): Command =>
  new Command('tasks')
    .summary('puzzles with their answers, as a set of data')
    .description(
      'Draws puzzles and writes each with a prompt, shortest solutions and how hard it is for people, as JSON lines or ' +
        'Parquet, assigned to the splits train, validation and test. With -o a data card, a description in Croissant and a ' +
        'Data Package are written beside the data.',
    )
    .option('--from <SOURCE>', 'catalogue, 6x6 or another published atlas, or the folder of one', 'catalogue')
    .addOption(spanOption('--moves <range>', 'length of a shortest solution in moves (default: any)'))
    .addOption(countOption('--count <n>', 'how many puzzles').default(100))
    .addOption(seedOption('another seed draws other puzzles').default(1))
    .addOption(
      nameOption('--notation <id>', 'notation', idsOf(notations), 'how solutions are written').default(
        'signed',
      ),
    )
    .addOption(
      nameOption(
        '--as <format>',
        'format',
        taskFormats,
        'jsonl or parquet (default: by the ending of -o, else jsonl)',
      ),
    )
    .addOption(
      namesOption(
        '--pictures <kinds>',
        'kind of picture',
        taskPictures,
        'also draw each board: flat, from straight above; scene, as a camera sees the toy at an angle; or both, flat,scene',
      ),
    )
    .option(
      '-o, --output <PATH>',
      'a file, with its data card in a file ending in .md beside it; or a folder, given with a / at its end: a file for each split',
      outputPath,
    )
    .addHelpText('after', notes)
    .action(async (options: TasksOptions) => {
      const { exportTasks } = await import('./export-tasks.ts');
      process.exitCode = await exportTasks(options);
    });

const notes = `
The split of a puzzle depends on its cluster alone: all boards that can be reached
from one another, and their mirror images, are in one split, in every export. About
8 of 10 clusters are in train, 1 in validation and 1 in test.

The same source, options and seed give the same files. docs/datasets.md describes the
columns; every command reads JSON lines of tasks as boards. The data are CC0 1.0.

Examples:
  $ unjam export tasks --moves 5..10 --count 50 --seed 3 -o tasks.jsonl
  $ unjam export tasks --from 5x5 --count 40 -o tasks-5x5.parquet
  $ unjam export tasks --count 30 -o tasks/
  $ unjam export tasks --count 4 --pictures flat,scene -o seen/
  $ unjam export tasks --count 1 | unjam solve -`;
