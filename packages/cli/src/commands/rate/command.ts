import { grades, themes } from '@unjam/core/difficulty';
import { Command } from 'commander';
import { addLimitOptions, addReadingOptions, jsonOption } from '../../input/options.ts';
import { type RateOptions, rateInputs } from './rate-inputs.ts';

export const command = (): Command =>
  addLimitOptions(
    addReadingOptions(
      new Command('rate')
        .description(
          'Predicts the time within which half of all players have solved a board and the share that gives up, and ' +
            'makes a rating from 0 to 100 and a grade of it, with the reasons. The prediction was fitted to people and ' +
            'checked on boards that it had not seen: docs/difficulty.md. Of several boards a table.',
        )
        .argument('<INPUT...>', 'a text or picture file, a folder, - or a board'),
    ),
  )
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (words: string[], options: RateOptions) => {
      process.exitCode = await rateInputs(words, options);
    });

const notes = `
The range in brackets is that of four boards in five. People were timed on 6x6 boards
without walls, of 6 to 15 moves; for all others the prediction is extrapolated.

Grades and the rating they begin at; ten points are twice the time, 30 are half a minute:
${grades.map(({ id, from }) => `  ${id.padEnd(14)}${from}`).join('\n')}

Themes:
${themes.map(({ id, meaning }) => `  ${id.padEnd(14)}${meaning}`).join('\n')}

Examples:
  $ unjam rate puzzles/seeds/hardest.txt
  $ unjam rate puzzles/seeds
  $ unjam rate IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM --json`;
