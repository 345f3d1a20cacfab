import { orders } from '@unjam/core/board';
import { algorithms } from '@unjam/core/search';
import { Command } from 'commander';
import {
  addReadingOptions,
  countOption,
  idsOf,
  jsonOption,
  metricOption,
  nameOption,
  namesOption,
  seedOption,
  timeOption,
} from '../../input/options.ts';
import { type CompareOptions, compareInputs } from './compare-inputs.ts';

export const command = (): Command =>
  addReadingOptions(
    new Command('compare')
      .description(
        'Runs every algorithm that takes a board, once: the engine that `engine` chooses stands under that name ' +
          'alone. It prints for each the length of its solutions, whether they are shortest, the states it expanded ' +
          'and its time. The numbers of several boards are added up.',
      )
      .argument('<INPUT...>', 'a text or picture file, a folder, - or a board')
      .addOption(metricOption())
      .addOption(
        namesOption('--algorithms <ids>', 'algorithm', idsOf(algorithms), 'only these, separated by commas'),
      )
      .addOption(
        nameOption(
          '--order <order>',
          'order',
          orders,
          'which direction is tried first: forward is right and down',
        ),
      ),
  )
    .option('--markdown', 'print the table as markdown')
    .addOption(jsonOption().conflicts('markdown'))
    .addOption(countOption('--limit-states <n>', 'stop an algorithm after this many states on one board'))
    .addOption(
      timeOption('--limit-time <time>', 'stop an algorithm after a time on one board').default(10_000, '10s'),
    )
    .addOption(seedOption('for algorithms that choose at random: the same seed gives the same search'))
    .addHelpText('after', examples)
    .action(async (words: string[], options: CompareOptions) => {
      process.exitCode = await compareInputs(words, options);
    });

const examples = `
Examples:
  $ unjam compare puzzles/seeds/g1.txt
  $ unjam compare puzzles/seeds/g1.txt --metric steps --algorithms bfs,planning
  $ unjam compare puzzles/seeds --markdown`;
