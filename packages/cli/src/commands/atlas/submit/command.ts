import { Command } from 'commander';
import { countOption, shareOption, sizeOption, spanOption } from '../../../input/options.ts';
import { addQueueOptions } from '../queue-options.ts';
import type { SubmitInputs } from './submit.ts';

export const command = (): Command =>
  addQueueOptions(
    new Command('submit')
      .summary('put an atlas into a queue for many machines')
      .description(
        'Queues the shards of an atlas as a run in a PostgreSQL database, from which workers take them. Submitting the ' +
          'same run again queues only the shards that are neither finished nor queued.',
      )
      .addOption(sizeOption('--size <size>', 'columns x rows, 3x3 to 7x7').makeOptionMandatory())
      .addOption(
        spanOption('--walls <range>', 'the number of walls: 0, 1, 0..2').default({ least: 0, most: 0 }, '0'),
      )
      .addOption(
        countOption(
          '--shards <n>',
          'how many pieces of work, and files (default: by the size)',
          1,
          1_000_000,
        ),
      )
      .addOption(
        shareOption(
          '--twice <share>',
          'the share of the shards that two machines enumerate and compare, such as 5%',
        ),
      ),
    false,
  )
    .addHelpText('after', examples)
    .action(async (options: SubmitInputs) => {
      const { submit } = await import('./submit.ts');
      process.exitCode = await submit(options);
    });

const examples = `
Prints the name of the run. Use UNJAM_QUEUE to keep the URL and its password out
of the list of processes. docs/cluster.md shows a whole run.

Examples:
  $ export UNJAM_QUEUE=postgres://unjam@db.example/atlas
  $ unjam atlas submit --size 6x6 --walls 0..2
  $ unjam atlas submit --queue postgres://unjam@db.example/atlas --size 5x5 --shards 65`;
