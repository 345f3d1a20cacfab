import { formatDescriptions, writers } from '@unjam/core/formats';
import { Command } from 'commander';
import { PICTURE_FILE } from '../../input/file-kinds.ts';
import { addPictureOptions, formatOption, jsonOption, outputOption } from '../../input/options.ts';
import { type ReadCommandOptions, readInputs } from './read-inputs.ts';

export const command = (): Command =>
  addPictureOptions(
    new Command('read')
      .description('Reads the board that a photograph or a screenshot shows, and says where it is not sure.')
      .argument('<PICTURE...>', `${PICTURE_FILE}, a folder of them, or - for standard input`)
      .addOption(
        formatOption(writers, 'by the ending of -o, else grid, or json for an exit at the left or top'),
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

The picture may lie in any way. The red car's row, the third from the top on a
classic board, and the exit that the picture shows tell which way up the board
is. If the picture had to be turned, standard error says how. A board of which
the reader is not sure is printed too; standard error says where to look, and
the exit status is 1, as it is for every other command but play. If a picture
shows several boards, standard error says which one was read, and gives the
--corners of each other one. A picture without a board gives one line on
standard error and status 2; where only the red car is missing, the pieces that
were seen follow.

solve, hint and the other commands take pictures too, and folders of them, with
the same --corners, --size and --exit. Of a folder that has boards as text they
take only these. show --overlay draws what was seen, with the letters of the
vehicles and the exit.

Examples:
  $ unjam read photo.jpg
  $ unjam read photos/ --to line
  $ unjam read photo.jpg --json
  $ unjam read photo.jpg --corners 26,26 414,26 414,414 26,414
  $ unjam read - < photo.jpg
  $ unjam solve photo.jpg --size 6x6
  $ unjam show photo.jpg --overlay -o seen.png`;
