import { grades } from '@unjam/core/difficulty';
import { formats } from '@unjam/core/formats';
import { Command, Option } from 'commander';
import { solutionNotationOption } from '../../input/move-options.ts';
import {
  countOption,
  durationOption,
  formatOption,
  idsOf,
  jsonOption,
  LARGEST,
  memoryLimitOption,
  metricOption,
  nameOption,
  sizeOption,
  spanOption,
  timeOption,
} from '../../input/options.ts';
import type { GradeOptions } from './grade-options.ts';

export const command = (): Command =>
  new Command('grade')
    .description(
      'Runs a program on private boards and marks its answers: legal, solved, shortest, time, memory, and the states ' +
        'that it says it expanded. The boards are puzzles of the catalogue, as hard as asked for, in another shape: ' +
        'mirrored at random, with other labels in another order.',
    )
    .argument(
      '<COMMAND...>',
      'after --: the program and its arguments; {file} stands for the file of the board',
    )
    .addOption(countOption('--instances <n>', 'how many boards', 1, 1000).default(20))
    .option('--seed <text>', 'the same secret gives the same boards (default: one is drawn and printed)')
    .option(
      '--each <DIR>',
      'run the command for each file or folder in this one, which {program} stands for; a row each',
    )
    .addOption(nameOption('--grade <grade>', 'grade', idsOf(grades), 'how hard for a person, by name'))
    .addOption(
      durationOption(
        '--difficulty <times>',
        'the time that half of all players need, such as 2m..4m',
      ).conflicts('grade'),
    )
    .addOption(spanOption('--moves <range>', 'length of the shortest solution in moves'))
    .addOption(spanOption('--steps <range>', 'length of the shortest solution in steps'))
    .addOption(
      sizeOption('--size <size>', 'columns x rows', 1, LARGEST).default({ width: 6, height: 6 }, '6x6'),
    )
    .addOption(spanOption('--walls <range>', 'how many walls').default({ least: 0, most: 0 }, 'none'))
    .option('--no-mirror', 'keep the red car in its row')
    .addOption(formatOption(formats, 'grid'))
    .addOption(metricOption('which solutions are shortest: in moves or in steps'))
    .addOption(solutionNotationOption())
    .addOption(
      timeOption(
        '--limit-time <time>',
        'end a run after so much processor time, such as 500ms, 10s or 2m',
      ).default(10_000, '10s'),
    )
    .addOption(
      memoryLimitOption('end a run that takes more memory, such as 500MB or 2GB').default(2 ** 30, '1GB'),
    )
    .addOption(new Option('--csv', 'print a row of comma-separated values for each run').conflicts('json'))
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (words: string[], options: GradeOptions) => {
      const { gradePrograms } = await import('./grade-programs.ts');
      process.exitCode = await gradePrograms(words, options);
    });

const notes = `
A program without {file} reads the board from standard input. It prints its
answer, in any notation, or writes it to the file that {out} stands for. Lines
such as "expanded: 1234" or "1,234 states" are read as the number of states.

Each run has a new folder as its working directory, which is removed afterwards,
and only the variables PATH, HOME, LANG and TMPDIR, which is that folder. At a
limit the program and all that it started are killed. This is no sandbox: the program runs as you, may read and
write your files, use the network and, if it means to, outlive the run. Run
programs that you do not trust in a container or on another machine.

The exit status is 1 if a board is not solved.

Examples:
  $ unjam grade --instances 3 --seed mine --grade beginner -- unjam solve {file} --quiet
  $ unjam grade --instances 2 --seed mine --moves 5..8 --to csv --csv -- unjam solve - --quiet`;
