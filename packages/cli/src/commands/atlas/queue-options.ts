import { type Command, Option } from 'commander';
import { jsonOption, timeOption } from '../../input/options.ts';

/** Adds the options of every command for a queue; `--run` only for commands that need an existing run. */
export function addQueueOptions(command: Command, withRun = true): Command {
  command.addOption(
    new Option('--queue <url>', 'the database: postgres://USER:PASSWORD@HOST:PORT/DATABASE')
      .env('UNJAM_QUEUE')
      .makeOptionMandatory(),
  );
  if (withRun) command.option('--run <name>', 'which run, if the database holds more than one');
  return command
    .addOption(timeOption('--patience <time>', 'how long to wait for a lost database').default(60_000, '60s'))
    .addOption(jsonOption());
}
