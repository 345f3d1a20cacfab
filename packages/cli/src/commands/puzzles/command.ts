import { grades, themes } from '@unjam/core/difficulty';
import { formats } from '@unjam/core/formats';
import { Command } from 'commander';
import { addBookletOptions, BOOKLET } from '../../booklet/booklet-options.ts';
import {
  countOption,
  idsOf,
  jsonOption,
  LARGEST,
  nameOption,
  outputOption,
  seedOption,
  sizeOption,
  spanOption,
} from '../../input/options.ts';
import { listPuzzles } from './list-puzzles.ts';
import type { PuzzlesOptions } from './options.ts';

export const command = (): Command =>
  addBookletOptions(
    new Command('puzzles')
      .description(
        'Lists puzzles that come with the command, the same as in the app, or those of an atlas, the easiest first: those that ' +
          'meet the criteria or have one of the numbers. Without any criterion or number it prints how many there are.',
      )
      .argument('[NUMBER...]', 'puzzles with these numbers; of an atlas with these ids')
      .option(
        '--from <SOURCE>',
        'catalogue, 6x6 or another published atlas, its .parquet file, or the folder of one (default: catalogue)',
      )
      .addOption(nameOption('--grade <grade>', 'grade', idsOf(grades), 'how hard for a person, by name'))
      .addOption(spanOption('--rating <range>', 'the same as a number, 0 to 100'))
      .addOption(nameOption('--theme <theme>', 'theme', idsOf(themes), 'what the puzzle is about'))
      .addOption(spanOption('--moves <range>', 'length of the shortest solution in moves'))
      .addOption(spanOption('--steps <range>', 'length of the shortest solution in steps'))
      .addOption(sizeOption('--size <size>', 'columns x rows', 1, LARGEST))
      .addOption(spanOption('--walls <range>', 'how many walls'))
      .addOption(spanOption('--vehicles <range>', 'how many vehicles, the primary included'))
      .addOption(countOption('--count <n>', 'at most this many'))
      .option('--random', 'in random order, different each time')
      .addOption(seedOption('in random order, the same for the same seed'))
      .addOption(
        nameOption(
          '--to <id>',
          'format',
          idsOf(formats),
          'print boards in this format (default: by the ending of -o)',
        ),
      )
      .addOption(
        nameOption(
          '--as <kind>',
          'kind',
          [BOOKLET],
          'pdf: print them, with their solutions (default: by the ending of -o)',
        ),
      ),
  )
    .addOption(outputOption('boards'))
    .addOption(jsonOption())
    .addHelpText('after', notes)
    .action(async (words: string[], options: PuzzlesOptions) => {
      process.exitCode = await listPuzzles(words, options);
    });

const notes = `
A range is 20..25, 20.. (or more), ..25 (or fewer) or 20. If no puzzle fits, the
exit status is 1; a size that no puzzle has is refused with 2. The boards of an
atlas are the hardest in moves, and its steps are those of the hardest state in
steps: the board needs at most so many.

Grades and the rating they begin at:
${grades.map(({ id, from }) => `  ${id.padEnd(14)}${from}`).join('\n')}

Themes:
${themes.map(({ id, meaning }) => `  ${id.padEnd(14)}${meaning}`).join('\n')}

Examples:
  $ unjam puzzles
  $ unjam puzzles --theme decoy --count 5
  $ unjam puzzles --grade expert --moves 30..40
  $ unjam puzzles --from 6x6 --moves 48.. --count 5
  $ unjam puzzles --size 5x5 --walls 0 --count 10 --random
  $ unjam solve "$(unjam puzzles --size 6x6 --random --count 1 --to line)"
  $ unjam puzzles --grade advanced --seed 7 --count 9 -o cards.pdf
  $ unjam puzzles --grade beginner --count 8 --per-page 2 --solutions end --title 'First jams' -o booklet.pdf`;
