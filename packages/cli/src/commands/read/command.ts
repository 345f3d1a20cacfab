import { edges } from '@unjam/core/board';
import { formatDescriptions, writers } from '@unjam/core/formats';
import { Command } from 'commander';
import { formatOption, jsonOption, nameOption, outputOption, sizeOption } from '../../input/options.ts';
import { PICTURE_FILE } from '../../input/sources.ts';
import { cornersOption } from './corners.ts';
import { type ReadCommandOptions, readInputs } from './read-inputs.ts';

export const command = (): Command =>
  new Command('read')
    .description('Reads the board that a photograph or a screenshot shows, and says how sure it is.')
    .argument('<PICTURE...>', `${PICTURE_FILE}, or a folder of them`)
    .addOption(formatOption(writers))
    .addOption(cornersOption())
    .addOption(
      sizeOption('--size <size>', 'columns and rows of cells (default: 6x6, others where it fits badly)'),
    )
    .addOption(
      nameOption(
        '--exit <edge>',
        'edge',
        edges,
        'where the red car leaves (default: right, bottom when vertical)',
      ),
    )
    .addOption(outputOption('boards'))
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (words: string[], options: ReadCommandOptions) => {
      process.exitCode = await readInputs(words, options);
    });

const notes = `
Formats:
${writers.map(({ id }) => `  ${id.padEnd(10)}${formatDescriptions[id].title}`).join('\n')}

The red car's row, the third from the top, tells which way up a board is; the
picture may lie in any way. A board that is not sure is printed too, standard
error says where to look, and the exit status is 1. If a picture shows several
boards, standard error says which one was read. A picture without a board is
one line on standard error and status 2. solve, hint and the other commands take
pictures too; show --overlay shows what was seen.

Examples:
  $ unjam read photo.jpg
  $ unjam read photos/ --to line
  $ unjam read photo.jpg --json
  $ unjam read photo.jpg --corners 26,26 414,26 414,414 26,414
  $ unjam solve photo.jpg
  $ unjam show photo.jpg --overlay -o seen.png`;
