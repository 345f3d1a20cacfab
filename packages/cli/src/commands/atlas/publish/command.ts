import { Command } from 'commander';
import { jsonOption, outputPath } from '../../../input/options.ts';
import type { PublishInputs } from './publish.ts';

export const command = (): Command =>
  new Command('publish')
    .summary('write all puzzles into one file for everybody')
    .description(
      'Writes a finished and rated atlas into one Parquet file, sorted by moves, with an id, the ratings and the themes ' +
        'of each puzzle. Beside it are a data card (.md), its descriptions in Croissant (.croissant.json) and as a Data ' +
        'Package (.datapackage.json), a manifest (.json), and two files from which the app answers (.index.parquet, ' +
        '.records). The same atlas gives the same bytes.',
    )
    .argument('<DIR>', 'the folder of the atlas')
    .requiredOption('-o, --output <FILE>', 'the file, ending in .parquet', outputPath)
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (folder: string, options: PublishInputs) => {
      const { publish } = await import('./publish.ts');
      process.exitCode = await publish(folder, options);
    });

const examples = `
Examples:
  $ unjam atlas build --size 4x4 --out atlas-4x4
  $ unjam atlas rate atlas-4x4
  $ unjam atlas publish atlas-4x4 -o atlas-4x4.parquet`;
