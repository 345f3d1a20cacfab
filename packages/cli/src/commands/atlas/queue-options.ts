import { type Command, Option } from 'commander';
import { jsonOption, timeOption } from '../../input/options.ts';

/** What every command of a queue takes; `--run` where the run exists already. */
export function addQueueOptions(command: Command, withRun = true): Command {
  command.addOption(
    new Option('--queue <url>', 'the database: postgres://USER:PASSWORD@HOST:PORT/DATABASE')
      .env('UNJAM_QUEUE')
      .makeOptionMandatory(),
  );
  if (withRun) command.option('--run <name>', 'which run, where the database holds more than one');
  return command
    .addOption(
      timeOption('--patience <time>', 'how long the database may be away in the middle').default(
        60_000,
        '60s',
      ),
    )
    .addOption(jsonOption());
}
