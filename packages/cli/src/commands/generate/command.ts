import { grades } from '@unjam/core/analysis';
import { formats } from '@unjam/core/formats';
import { Command } from 'commander';
import {
  countOption,
  idsOf,
  jsonOption,
  nameOption,
  outputOption,
  sizeOption,
  spanOption,
  timeOption,
} from '../../input/options.ts';
import { type GenerateOptions, generatePuzzles } from './generate-puzzles.ts';

export const command = (): Command =>
  new Command('generate')
    .summary('make puzzles to order')
    .description(
      'Makes puzzles as wished. Every puzzle is minimal, stands at the hardest state that can be reached from it, and ' +
        'no two are states of one another or of its mirror picture. The same criteria with the same seed makes the same puzzles on any machine.',
    )
    .addOption(spanOption('--moves <range>', 'length of the shortest solution in moves (default: 10..)'))
    .addOption(spanOption('--steps <range>', 'length of the shortest solution in steps'))
    .addOption(spanOption('--rating <range>', 'how hard for a person, 0 to 100').conflicts('grade'))
    .addOption(nameOption('--grade <grade>', 'grade', idsOf(grades), 'the same by name'))
    .addOption(sizeOption('--size <size>', 'columns x rows (default: 6x6, or that of the atlas)'))
    .addOption(spanOption('--walls <range>', 'how many walls (default: none)'))
    .addOption(spanOption('--vehicles <range>', 'how many vehicles, the primary included'))
    .addOption(countOption('--primary <length>', 'the length of the primary').default(2))
    .option('--from <DIR>', 'draw them from an atlas, at once, instead of making them anew')
    .addOption(countOption('--count <n>', 'how many puzzles').default(1))
    .addOption(countOption('--seed <n>', 'another seed makes other puzzles', 0).default(1))
    .option('--unique', 'only one shortest solution in moves')
    .addOption(nameOption('--to <id>', 'format', idsOf(formats), 'the format to write').default('grid'))
    .addOption(outputOption('puzzles'))
    .addOption(jsonOption())
    .addOption(
      countOption(
        '--limit-boards <n>',
        'give up after looking at so many boards (default: 100000 a puzzle, 1000 of an atlas)',
      ),
    )
    .addOption(timeOption('--limit-time <time>', 'give up after a time such as 10s or 2m'))
    .addHelpText('after', notes)
    .action(async (options: GenerateOptions) => {
      process.exitCode = await generatePuzzles(options);
    });

const notes = `
A range is 20..25, 20.. (or more), ..25 (or fewer) or 20.

Grades and the rating they begin at:
${grades.map(({ id, from }) => `  ${id.padEnd(14)}${from}`).join('\n')}

Beside the limits that can be set, one of states searched ends work that would take too long: 300 million a puzzle,
20 million on boards larger than 6x6. It counts work, not time, so the same criteria ends the same on any machine.

With --from the puzzles are those of an atlas (unjam atlas build): any number of
moves and all its walls unless something else is wished.

Where a limit comes first, the puzzles found so far are written, and why there are no more is told; the exit
status is 3.

Examples:
  $ unjam generate
  $ unjam generate --moves 20..25 --count 3 --seed 7
  $ unjam generate --grade advanced --walls 1..2 --to line
  $ unjam generate --size 5x5 --moves 12.. --vehicles ..8 --json
  $ unjam generate --moves 15..20 --count 4 -o puzzles-of-mine/
  $ unjam atlas build --size 5x5 --out atlas-5x5 && unjam generate --from atlas-5x5 --moves 18..`;
