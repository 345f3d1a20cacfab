import { Command } from 'commander';
import { addQueueOptions } from '../queue-options.ts';
import type { CollectInputs } from './collect.ts';

export const command = (): Command =>
  addQueueOptions(
    new Command('collect')
      .summary('write the atlas of a finished run')
      .description(
        'Writes the atlas of a finished run into a folder, the same byte for byte as `atlas build` would. Interrupted, ' +
          'the same command goes on from there. The run stays in the database.',
      )
      .requiredOption('--out <DIR>', 'the folder of the atlas'),
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
