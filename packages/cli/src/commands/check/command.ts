import { notations } from '@unjam/core/notation';
import { Command } from 'commander';
import {
  addLimitOptions,
  addReadingOptions,
  idsOf,
  jsonOption,
  metricOption,
  nameOption,
} from '../../input/options.ts';
import { type CheckOptions, checkSolution } from './check-solution.ts';

export const command = (): Command =>
  addLimitOptions(
    addReadingOptions(
      new Command('check')
        .summary('replay a solution: legal, solves, shortest')
        .description(
          'Replays a solution and says whether every move is legal, whether it solves the board, and whether it is ' +
            'shortest, or how much longer. It names the first illegal move and the reason.',
        )
        .argument('<BOARD>', 'a file, - or a board')
        .argument('<SOLUTION>', 'a file, - or a solution')
        .addOption(metricOption())
        .addOption(
          nameOption(
            '--notation <id>',
            'notation',
            idsOf(notations),
            'how the solution is written (default: detected)',
          ),
        ),
    ),
  )
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (board: string, solution: string, options: CheckOptions) => {
      process.exitCode = await checkSolution(board, solution, options);
    });

const examples = `
The exit status is 1 if the solution is illegal or does not solve the board.

Examples:
  $ unjam check puzzles/seeds/report.txt 'YU3 GR1 0D3 XR4'
  $ unjam solve puzzles/seeds/g1.txt --quiet | unjam check puzzles/seeds/g1.txt -`;
