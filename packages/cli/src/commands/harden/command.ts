import { formats } from '@unjam/core/formats';
import { Command } from 'commander';
import {
  addReadingOptions,
  countOption,
  formatOption,
  jsonOption,
  metricOption,
  outputOption,
  timeOption,
} from '../../input/options.ts';
import { type HardenOptions, hardenInputs } from './harden-inputs.ts';

export const command = (): Command =>
  addReadingOptions(
    new Command('harden')
      .description(
        'Writes the state farthest from the exit among all that can be reached from a board. Of several such states ' +
          'it takes the first by the cells of horizontal vehicles and walls, then of vertical vehicles.',
      )
      .argument('<INPUT...>', 'a text or picture file, a folder, - or a board')
      .addOption(metricOption('how to measure the distance: moves or steps'))
      .addOption(formatOption(formats)),
  )
    .addOption(outputOption('boards'))
    .addOption(jsonOption().conflicts('to'))
    .addOption(countOption('--limit-states <n>', 'give up on a board with more states'))
    .addOption(
      timeOption(
        '--limit-time <time>',
        'give up on a board after a time such as 500ms, 10s or 2m; a number alone is seconds',
      ),
    )
    .addHelpText('after', examples)
    .action(async (words: string[], options: HardenOptions) => {
      process.exitCode = await hardenInputs(words, options);
    });

const examples = `
Examples:
  $ unjam harden puzzles/seeds/g1.txt
  $ unjam harden puzzles/seeds/g1.txt --metric steps --to line
  $ unjam harden puzzles/seeds --json`;
