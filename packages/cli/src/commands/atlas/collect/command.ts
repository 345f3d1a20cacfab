import { Command } from 'commander';
import { countOption, outputPath } from '../../../input/options.ts';
import { addQueueOptions } from '../queue-options.ts';
import type { CollectInputs } from './collect.ts';

export const command = (): Command =>
  addQueueOptions(
    new Command('collect')
      .summary('write the atlas of a finished run')
      .description(
        'Checks the results of a finished run and writes its atlas into a folder, the same byte for byte as `atlas ' +
          'build`. Wrong results are set aside for `atlas retry`. After an interruption the same command goes on. The run ' +
          'stays in the database.',
      )
      .requiredOption('--out <DIR>', 'the folder of the atlas', outputPath)
      .addOption(
        countOption(
          '--rebuild <n>',
          'how many shards to enumerate again (default: as many as a minute allows, at least one of each worker)',
          0,
        ),
      ),
  )
    .addHelpText('after', examples)
    .action(async (options: CollectInputs) => {
      const { collect } = await import('./collect.ts');
      process.exitCode = await collect(options);
    });

const examples = `
Examples:
  $ export UNJAM_QUEUE=postgres://unjam@db.example/atlas
  $ unjam atlas collect --out atlas-6x6
  $ unjam atlas cancel --delete       # makes room in the database`;
