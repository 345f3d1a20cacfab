import { Command } from 'commander';
import { addMoveOptions, notationOption } from '../../input/move-options.ts';
import { type HintOptions, hintInputs } from './hint-inputs.ts';

export const command = (): Command =>
  addMoveOptions(
    new Command('hint')
      .description(
        'Prints the next move of a shortest solution, its purpose, and how many moves remain after it.',
      )
      .argument('<INPUT...>', 'a text or picture file, a folder, - or a board'),
    notationOption('how --json writes the move (default: arrows)'),
  )
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
