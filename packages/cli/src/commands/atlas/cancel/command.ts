import { Command } from 'commander';
import { addQueueOptions } from '../queue-options.ts';
import type { CancelInputs } from './cancel.ts';

export const command = (): Command =>
  addQueueOptions(
    new Command('cancel')
      .summary('stop a run in a queue, or delete it')
      .description(
        'Stops a run: its workers leave what they have in hand. Finished shards stay in the database, and submitting ' +
          'the same run again goes on from there.',
      )
      .option('--delete', 'remove the run from the database, with all that it has found'),
  )
    .addHelpText('after', examples)
    .action(async (options: CancelInputs) => {
      const { cancel } = await import('./cancel.ts');
      process.exitCode = await cancel(options);
    });

const examples = `
Examples:
  $ export UNJAM_QUEUE=postgres://unjam@db.example/atlas
  $ unjam atlas cancel
  $ unjam atlas cancel --delete --run 5x5-walls-0-shards-65`;
