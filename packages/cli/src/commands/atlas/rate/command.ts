import { Command } from 'commander';
import { countOption, jsonOption } from '../../../input/options.ts';
import type { RateAtlasInputs } from './rate.ts';

export const command = (): Command =>
  new Command('rate')
    .summary('predict how hard every puzzle is for a person')
    .description(
      'Rates the hardest board of every puzzle and keeps the ratings in the folder `ratings` of the atlas. The table ' +
        'puzzles then has the columns rating, predicted_seconds and themes. After an interruption the same command ' +
        'goes on.',
    )
    .argument('<DIR>', 'the folder of the atlas')
    .addOption(countOption('--threads <n>', 'how many threads (default: one for each core)', 1, 256))
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (folder: string, options: RateAtlasInputs) => {
      const { rateFolder } = await import('./rate.ts');
      process.exitCode = await rateFolder(folder, options);
    });

const examples = `
Examples:
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas rate atlas-4x4
  $ unjam atlas query atlas-4x4 "select board, rating from puzzles order by rating desc limit 3"`;
