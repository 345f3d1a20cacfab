import { Command } from 'commander';
import { countOption } from '../../../input/options.ts';
import { addQueueOptions } from '../queue-options.ts';
import type { RetryInputs } from './retry.ts';

export const command = (): Command =>
  addQueueOptions(
    new Command('retry')
      .summary('queue shards again that were set aside')
      .description(
        'Queues shards again that were set aside: because they failed three times, or because `atlas collect` found ' +
          'their results wrong. With --shard one shard, whatever its result.',
      )
      .addOption(countOption('--shard <n>', 'this shard alone, whose result is removed', 0)),
  )
    .addHelpText('after', examples)
    .action(async (options: RetryInputs) => {
      const { retry } = await import('./retry.ts');
      process.exitCode = await retry(options);
    });

const examples = `
Examples:
  $ export UNJAM_QUEUE=postgres://unjam@db.example/atlas
  $ unjam atlas retry
  $ unjam atlas retry --shard 17`;
