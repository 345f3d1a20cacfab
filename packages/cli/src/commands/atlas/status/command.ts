import { Command } from 'commander';
import { addQueueOptions } from '../queue-options.ts';
import type { StatusInputs } from './status.ts';

export const command = (): Command =>
  addQueueOptions(
    new Command('status')
      .summary('how a run in a queue stands')
      .description(
        'Says how many shards of a run are finished, in whose hands the others are, which were set aside and why, and ' +
          'how long it will take at the pace of the last five minutes.',
      )
      .option('--watch', 'again and again, until nothing is left to do'),
  )
    .addHelpText('after', examples)
    .action(async (options: StatusInputs) => {
      const { status } = await import('./status.ts');
      process.exitCode = await status(options);
    });

const examples = `
Examples:
  $ export UNJAM_QUEUE=postgres://unjam@db.example/atlas
  $ unjam atlas status
  $ unjam atlas status --watch --run 6x6-walls-0..2-shards-1001`;
