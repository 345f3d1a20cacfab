import { Command } from 'commander';
import { addReadingOptions, jsonOption } from '../../../input/options.ts';
import type { FindOptions } from './find.ts';

export const command = (): Command =>
  addReadingOptions(
    new Command('find')
      .summary('the puzzle of an atlas to which a board belongs')
      .description(
        'Finds the puzzle to which each board belongs: that of its cluster, without the redundant pieces, which are ' +
          'those without which the hardest state takes as many moves. The board may be turned or mirrored, and need not ' +
          'stand at its hardest state.',
      )
      .argument(
        '<ATLAS>',
        '6x6 and other published sizes, the folder of an atlas, or a published .parquet file',
      )
      .argument('<INPUT...>', 'a text or picture file, a folder, - or a board'),
  )
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (atlas: string, words: string[], options: FindOptions) => {
      const { findInAtlas } = await import('./find.ts');
      process.exitCode = await findInAtlas(atlas, words, options);
    });

const notes = `
If a board is not in the atlas, the exit status is 1.

Examples:
  $ unjam atlas find 6x6 puzzles/seeds/hardest.txt
  $ unjam atlas find 5x5 BBCCJDDoIJGAAIoGoHEEFFHoo --json`;
