import { Command } from 'commander';
import { countOption, jsonOption, outputPath } from '../../../input/options.ts';
import type { StatsInputs } from './stats.ts';

export const command = (): Command =>
  new Command('stats')
    .summary('what an atlas holds, in tables and plots')
    .description(
      'Counts puzzles by distance, by vehicles, by walls and by cluster size, and lists the hardest in each metric.',
    )
    .argument(
      '<ATLAS>',
      '6x6 and other published sizes, the folder of an atlas, or a published .parquet file',
    )
    .addOption(countOption('--hardest <n>', 'how many of the hardest', 0).default(10))
    .option('--svg <FOLDER>', 'also write plots and pictures of the hardest boards', outputPath)
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (folder: string, options: StatsInputs) => {
      const { stats } = await import('./stats.ts');
      process.exitCode = await stats(folder, options);
    });

const examples = `
Examples:
  $ unjam atlas stats 6x6 --hardest 3
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas stats atlas-4x4
  $ unjam atlas stats atlas-4x4 --svg plots`;
