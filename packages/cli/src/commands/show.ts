import { notations, orders, slideKinds } from '@unjam/core';
import { Command } from 'commander';
import { addReadingOptions, idsOf, jsonOption, nameOption, outputOption } from '../options.ts';
import { pictures } from '../showing/pictures.ts';
import { type ShowOptions, showInputs } from '../showing/show-inputs.ts';

export const command = (): Command =>
  addReadingOptions(
    new Command('show')
      .summary('draw a board, or list what there is on it')
      .description('Draws every board as text or as an SVG picture, or lists what there is on it.')
      .argument('<INPUT...>', 'a file, a folder, - or a board')
      .addOption(
        nameOption('--as <kind>', 'kind of picture', Object.keys(pictures), 'what to show').default('text'),
      )
      .addOption(
        nameOption('--notation <id>', 'notation', idsOf(notations), 'how moves are written').default(
          'arrows',
        ),
      )
      .addOption(nameOption('--order <order>', 'order', orders, 'of moves: forward is right and down first'))
      .addOption(
        nameOption(
          '--slides <kind>',
          'kind of slide',
          slideKinds,
          'of moves: unit, slide (any distance) or extreme',
        ),
      )
      .option('--illegal', 'draw illegal boards too, cells that vehicles share as X'),
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

Examples:
  $ unjam show puzzles/seeds/report.txt
  $ unjam show puzzles/seeds/hardest.txt --as svg -o hardest.svg
  $ unjam show puzzles/seeds/g1.txt --as moves --slides unit --order forward
  $ unjam show puzzles/seeds/report.txt --as bitboards`;
