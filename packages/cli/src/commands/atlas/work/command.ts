import { Command } from 'commander';
import { countOption, timeOption } from '../../../input/options.ts';
import { addQueueOptions } from '../queue-options.ts';
import type { WorkInputs } from './work.ts';

export const command = (): Command =>
  addQueueOptions(
    new Command('work')
      .summary('take shards from a queue until none is left')
      .description(
        'Takes shards of a run and enumerates them, one on each core, until all are finished or set aside. Any number ' +
          'of workers may run, anywhere; one that dies is noticed within seconds and its shards run again elsewhere.',
      )
      .addOption(countOption('--cores <n>', 'how many shards at once (default: one for each core)'))
      .addOption(
        timeOption('--grace <time>', 'how long shards in hand may take after a signal to stop').default(
          25_000,
          '25s',
        ),
      )
      .option('--wait', 'wait for a run that is not there yet, and for more when all is done'),
  )
    .addHelpText('after', notes)
    .action(async (options: WorkInputs) => {
      const { work } = await import('./work.ts');
      process.exitCode = await work(options);
    });

const notes = `
Ctrl-C or SIGTERM: takes no more, finishes the shards in hand, and gives back what
is not finished after --grace; a second one leaves at once.

Examples:
  $ export UNJAM_QUEUE=postgres://unjam@db.example/atlas
  $ unjam atlas work
  $ unjam atlas work --cores 8 --run 6x6-walls-0..2-shards-1001 --grace 10m`;
