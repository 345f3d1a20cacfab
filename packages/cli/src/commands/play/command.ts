import { today } from '@unjam/core/catalogue';
import { Command } from 'commander';
import { addLimitOptions, addReadingOptions, jsonOption } from '../../input/options.ts';
import { type PlayOptions, playInput } from './play-input.ts';

export const command = (): Command =>
  addLimitOptions(
    addReadingOptions(
      new Command('play')
        .description(
          'Plays a board in the terminal, with keys or the mouse. The moves are printed at the end.',
        )
        .argument(
          '[INPUT]',
          'a text or picture file, or a board; exactly one board (default: the puzzle of today)',
        ),
    ),
  )
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (word: string | undefined, options: PlayOptions) => {
      process.exitCode = await playInput(word ?? today(), options);
    });

const notes = `
Keys:
  Tab, Shift-Tab, a letter   choose a vehicle; the letter again: the next of that name
  arrows                     slide it by one cell
  Backspace, Ctrl-Z          undo
  Ctrl-Y                     redo
  Ctrl-R                     start again; can be undone
  ?                          a hint: the next move and its purpose
  Space                      show the solution from here; any key stops
  Esc, q, Ctrl-Q             quit (Ctrl-C too, with status 130)

Mouse: click a vehicle to choose it, drag it along its lane, or click the cell
where it should go. NO_COLOR turns colours off.

Examples (play needs a terminal):
  unjam play
  unjam play puzzles/seeds/g2.txt
  unjam play IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM`;
