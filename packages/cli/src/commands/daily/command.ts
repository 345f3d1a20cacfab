import { Command } from 'commander';
import { jsonOption } from '../../input/options.ts';
import { type DailyOptions, showDaily } from './show-daily.ts';

export const command = (): Command =>
  new Command('daily')
    .summary('show the puzzle of the day')
    .description(
      'Shows the puzzle of a day: the same for everybody, here and in the app, and none again before every puzzle ' +
        'of the catalogue has had its day.',
    )
    .argument('[DATE]', 'such as 2026-11-21 (default: today)')
    .option('--date <date>', 'the same')
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (date: string | undefined, options: DailyOptions) => {
      process.exitCode = await showDaily(date, options);
    });

const notes = `
The last line is the board, which every other command reads.

Examples:
  $ unjam daily
  $ unjam daily 2026-12-24
  $ unjam hint "$(unjam daily | tail -1)"`;
