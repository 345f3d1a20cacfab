import { grades, themes } from '@unjam/core/difficulty';
import { formats } from '@unjam/core/formats';
import { Command } from 'commander';
import { addBookletOptions, BOOKLET } from '../../booklet/booklet-options.ts';
import {
  countOption,
  durationOption,
  formatOption,
  idsOf,
  jsonOption,
  nameOption,
  namesOption,
  outputOption,
  seedOption,
  sizeOption,
  spanOption,
  timeOption,
} from '../../input/options.ts';
import { type GenerateOptions, generatePuzzles } from './generate-puzzles.ts';

export const command = (): Command =>
  addBookletOptions(
    new Command('generate')
      .description(
        'Makes puzzles that meet criteria. Every puzzle is minimal and starts at the hardest state that can be reached ' +
          'from it, and no puzzle can be reached from another one or from its mirror image. The same criteria and the ' +
          'same seed give the same puzzles on every machine; without --seed each run gives others.',
      )
      .addOption(
        spanOption(
          '--moves <range>',
          'length of the shortest solution in moves (default: 10.., or what the steps, rating, grade or time asked for allow)',
        ),
      )
      .addOption(spanOption('--steps <range>', 'length of the shortest solution in steps'))
      .addOption(spanOption('--rating <range>', 'how hard for a person, 0 to 100').conflicts('grade'))
      .addOption(nameOption('--grade <grade>', 'grade', idsOf(grades), 'the rating by name'))
      .addOption(
        namesOption(
          '--theme <themes>',
          'theme',
          idsOf(themes),
          'only puzzles with all of these, separated by commas',
        ),
      )
      .addOption(
        durationOption('--difficulty <times>', 'the time that half of all players need, such as 2m..4m'),
      )
      .addOption(sizeOption('--size <size>', 'columns x rows (default: 6x6, or that of the atlas)'))
      .addOption(spanOption('--walls <range>', 'how many walls (default: none)'))
      .addOption(spanOption('--vehicles <range>', 'how many vehicles, the primary included'))
      .addOption(countOption('--primary <length>', 'the length of the primary').default(2))
      .option(
        '--from <ATLAS>',
        'take them from an atlas instead of making new ones, which is faster: 6x6 and other published sizes, the folder of one, or a .parquet file',
      )
      .addOption(countOption('--count <n>', 'how many puzzles').default(1))
      .addOption(seedOption('the same seed gives the same puzzles (default: one is drawn and printed)'))
      .option('--unique', 'only puzzles with a single shortest solution in moves')
      .addOption(formatOption(formats))
      .addOption(
        nameOption(
          '--as <kind>',
          'kind',
          [BOOKLET],
          'pdf: print them, with their solutions (default: by the ending of -o)',
        ),
      ),
  )
    .addOption(outputOption('puzzles'))
    .addOption(jsonOption())
    .addOption(
      countOption(
        '--limit-boards <n>',
        'give up after this many boards (default: 100000 a puzzle, 1000 with --from)',
      ),
    )
    .addOption(
      countOption(
        '--limit-cluster <n>',
        'skip boards from which more positions can be reached (default: 30000, 600 with --unique, no limit with --from)',
        2,
      ),
    )
    .addOption(timeOption('--limit-time <time>', 'give up after a time such as 10s or 2m'))
    .addHelpText('after', notes)
    .action(async (options: GenerateOptions) => {
      process.exitCode = await generatePuzzles(options);
    });

const notes = `
A range is 20..25, 20.. (or more), ..25 (or fewer) or 20. A wide range gives mostly
puzzles near its easy end, because each search stops at the first board within it.
For harder ones ask for a grade or a narrow range, or use --from 6x6, which draws
from all puzzles of the atlas alike.

Grades and the rating they begin at:
${grades.map(({ id, from }) => `  ${id.padEnd(14)}${from}`).join('\n')}

Themes:
${themes.map(({ id, meaning }) => `  ${id.padEnd(14)}${meaning}`).join('\n')}

A fixed limit ends work that would take too long: 300 million states a puzzle,
100 million on boards larger than 6x6. It counts states, not time, so that the
same criteria give the same result on every machine. With --limit-time only the
time counts.

With --from the puzzles come from an atlas: --from 6x6 draws from all 476,118
puzzles of 6x6 without walls, a folder from what unjam atlas build made. There the
default is any number of moves and every number of walls in the atlas.

If a limit is reached first, the puzzles found so far are written, a message
says why there are no more, and the exit status is 3.

Examples:
  $ unjam generate
  $ unjam generate --moves 20..25 --count 3 --seed 7
  $ unjam generate --difficulty 2m..4m
  $ unjam generate --grade advanced --walls 1..2 --to line
  $ unjam generate --grade intermediate --theme red-back
  $ unjam generate --size 5x5 --moves 12.. --vehicles ..8 --json
  $ unjam generate --moves 15..20 --count 4 -o puzzles-of-mine/
  $ unjam generate --count 3 -o puzzles-of-mine.jsonl
  $ unjam generate --count 4 --per-page 4 --title Jams -o cards.pdf
  $ unjam generate --from 6x6 --moves 45.. --count 3
  $ unjam atlas build --size 5x5 --out atlas-5x5 && unjam generate --from atlas-5x5 --moves 18..`;
