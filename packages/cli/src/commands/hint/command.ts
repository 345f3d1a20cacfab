import { notations } from '@unjam/core/notation';
import { Command } from 'commander';
import {
  addLimitOptions,
  addReadingOptions,
  idsOf,
  jsonOption,
  metricOption,
  nameOption,
} from '../../input/options.ts';
import { type HintOptions, hintInputs } from './hint-inputs.ts';

export const command = (): Command =>
  addLimitOptions(
    addReadingOptions(
      new Command('hint')
        .description(
          'Prints the next move of a shortest solution, its purpose, and how many moves remain after it.',
        )
        .argument('<INPUT...>', 'a text or picture file, a folder, - or a board')
        .addOption(metricOption())
        .addOption(
          nameOption('--notation <id>', 'notation', idsOf(notations), 'how --json writes the move').default(
            'arrows',
          ),
        ),
    ),
  )
    .addOption(jsonOption())
    .addHelpText('after', examples)
    .action(async (words: string[], options: HintOptions) => {
      process.exitCode = await hintInputs(words, options);
    });

const examples = `
A board from a picture is drawn above its hint, with the letters of its vehicles.

Examples:
  $ unjam hint puzzles/seeds/hardest.txt
  $ unjam hint IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM --json
  $ unjam hint photo.jpg`;
