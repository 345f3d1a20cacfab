import { Command } from 'commander';
import {
  addReadingOptions,
  countOption,
  jsonOption,
  memoryOption,
  metricOption,
  timeOption,
} from '../../input/options.ts';
import { type AnalyzeOptions, analyzeInputs } from './analyze-inputs.ts';

export const command = (): Command =>
  addReadingOptions(
    new Command('analyze')
      .description(
        'Explores every state that can be reached from a board and prints how many there are, how far they are from ' +
          'the exit, the hardest of them, which pieces are redundant, the number of shortest solutions, and how hard ' +
          'the board is for a person.',
      )
      .argument('<INPUT...>', 'a text or picture file, a folder, - or a board')
      .addOption(metricOption('what the bars count: moves or steps')),
  )
    .addOption(jsonOption())
    .addOption(countOption('--limit-states <n>', 'give up on a board with more states'))
    .addOption(
      timeOption(
        '--limit-time <time>',
        'give up on a board after a time such as 500ms, 10s or 2m; a number alone is seconds',
      ),
    )
    .addOption(memoryOption())
    .addHelpText('after', notes)
    .action(async (words: string[], options: AnalyzeOptions) => {
      process.exitCode = await analyzeInputs(words, options);
    });

const notes = `
A vehicle or wall is redundant if the hardest state in moves, the one farthest
from the exit, takes as many moves without it. A board without redundant pieces
is minimal.

Examples:
  $ unjam analyze puzzles/seeds/hardest.txt
  $ unjam analyze puzzles/seeds/g1.txt --metric steps
  $ unjam analyze puzzles/seeds --json`;
