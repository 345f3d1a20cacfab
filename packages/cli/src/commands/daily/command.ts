import { Command } from 'commander';
import { jsonOption } from '../../input/options.ts';
import { type DailyOptions, showDaily } from './show-daily.ts';

export const command = (): Command =>
  new Command('daily')
    .description(
      'Shows the puzzle of a day. It is the same for everybody, here and in the app, easy on Monday and hardest on ' +
        'Sunday, and no puzzle comes again before all others of its weekday have been shown.',
    )
    .argument('[DATE]', 'such as 2026-11-21 (default: today)')
    .option('--date <date>', 'the same')
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (date: string | undefined, options: DailyOptions) => {
      process.exitCode = await showDaily(date, options);
    });

const notes = `
The last line is the board; every other command can read it.

Examples:
  $ unjam daily
  $ unjam daily 2026-12-24
  $ unjam hint "$(unjam daily | tail -1)"`;
