import { Command } from 'commander';
import type { QueueInputs } from '../queue.ts';
import { addQueueOptions } from '../queue-options.ts';

export const command = (): Command =>
  addQueueOptions(
    new Command('retry')
      .summary('queue failed shards again')
      .description(
        'A shard that failed three times is set aside with its error. This puts such shards into the queue again.',
      ),
  )
    .addHelpText('after', examples)
    .action(async (options: QueueInputs) => {
      const { retry } = await import('./retry.ts');
      process.exitCode = await retry(options);
    });

const examples = `
Examples:
  $ export UNJAM_QUEUE=postgres://unjam@db.example/atlas
  $ unjam atlas retry`;
