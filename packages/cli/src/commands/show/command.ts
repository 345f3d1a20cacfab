import { orders, slideKinds } from '@unjam/core/board';
import { notations } from '@unjam/core/notation';
import { Command } from 'commander';
import { addBookletOptions, BOOKLET } from '../../booklet/booklet-options.ts';
import {
  addLimitOptions,
  addReadingOptions,
  countOption,
  idsOf,
  jsonOption,
  nameOption,
  outputOption,
} from '../../input/options.ts';
import { pictures } from './pictures.ts';
import { type ShowOptions, showInputs } from './show-inputs.ts';

export const command = (): Command =>
  addLimitOptions(
    addReadingOptions(
      addBookletOptions(
        new Command('show')
          .description(
            'Draws every board as text, as a picture, as an animation of its solution or as a card to print, or lists its ' +
              'moves or cells.',
          )
          .argument('<INPUT...>', 'a text or picture file, a folder, - or a board')
          .addOption(
            nameOption(
              '--as <kind>',
              'kind of picture',
              [...Object.keys(pictures), BOOKLET],
              'what to show (default: by the ending of -o, else text)',
            ),
          )
          .addOption(
            nameOption(
              '--notation <id>',
              'notation',
              idsOf(notations),
              'how moves are written (default: arrows)',
            ),
          )
          .addOption(
            nameOption('--order <order>', 'order', orders, 'of moves: forward is right and down first'),
          )
          .addOption(
            nameOption(
              '--slides <kind>',
              'kind of slide',
              slideKinds,
              'of moves: unit, slide (any distance) or extreme',
            ),
          )
          .addOption(
            countOption('--width <pixels>', 'of a picture; default: 100 a cell (svg 60, gif 50)', 16),
          )
          .option('--overlay', 'draw what was seen onto a photograph or a screenshot, as PNG')
          .option('--illegal', 'draw illegal boards too; shared cells are X'),
      ),
    ),
  )
    .addOption(outputOption('pictures'))
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (words: string[], options: ShowOptions) => {
      process.exitCode = await showInputs(words, options);
    });

const notes = `
Kinds:
${Object.entries(pictures)
  .map(([id, { title }]) => `  ${id.padEnd(12)}${title}`)
  .join('\n')}
  ${BOOKLET.padEnd(12)}cards to cut out or a booklet: the boards, and their solutions

An animation is kept under 300 KB: a long or wide one gets fewer colours, then
fewer frames a slide. If that is not enough it is larger, with a message.

All boards of a pdf go into one file. Print it on both sides, flipped on the long
edge, without scaling, and cut along the marks: the cards are 63 x 88 mm, or 94 x
128 with four a page; on A5 they are smaller. With --solutions end a booklet has
all boards first, and the solutions in columns after them.

Examples:
  $ unjam show puzzles/seeds/report.txt
  $ unjam show puzzles/seeds/hardest.txt --as svg -o hardest.svg
  $ unjam show puzzles/seeds/g1.txt --as moves --slides unit --order forward
  $ unjam show puzzles/seeds/hardest.txt --as png --width 1200 -o hardest.png
  $ unjam show puzzles/seeds --as gif -o films/
  $ unjam show puzzles/seeds --as pdf --paper letter --per-page 4 -o cards.pdf
  $ unjam show puzzles/seeds --paper a5 --per-page 1 --solutions end --sort difficulty --title 'Nine jams' -o booklet.pdf
  $ unjam show puzzles/seeds/report.txt --as bitboards
  $ unjam show photo.jpg --overlay -o seen.png`;
