import { Command } from 'commander';
import { countOption, jsonOption, outputPath, sizeOption } from '../../../input/options.ts';
import type { CensusInputs } from './census.ts';

export const command = (): Command =>
  new Command('census')
    .summary('count all solvable states of a board size by distance')
    .description(
      'Counts the states of all solvable clusters of boards without walls by their distance in moves, redundant pieces or ' +
        'not. It counts by the rules of the atlas, and by wider ones, where lanes may be full and vehicles may stand left of ' +
        'the red car. After an interruption the same command goes on.',
    )
    .addOption(sizeOption('--size <size>', 'columns x rows, 3x3 to 6x6').makeOptionMandatory())
    .requiredOption('--out <DIR>', 'the folder of the census', outputPath)
    .addOption(
      countOption('--shards <n>', 'in how many parts it is counted (default: by the size)', 1, 1_000_000),
    )
    .addOption(countOption('--most <n>', 'count no more parts than this, and tell how long all take'))
    .addOption(countOption('--threads <n>', 'how many threads (default: one for each core)', 1, 256))
    .option('--svg <FOLDER>', 'also draw the counts', outputPath)
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (options: CensusInputs) => {
      const { census } = await import('./census.ts');
      process.exitCode = await census(options);
    });

const notes = `
docs/census.md says what is counted and shows the counts of 6x6.

Examples:
  $ unjam atlas census --size 4x4 --out census-4x4
  $ unjam atlas census --size 5x5 --out census-5x5 --most 3
  $ unjam atlas census --size 4x4 --out census-4x4 --svg plots --json`;
