import { orders, slideKinds } from '@unjam/core/board';
import { notationDescriptions } from '@unjam/core/notation';
import { algorithms } from '@unjam/core/search';
import { Command } from 'commander';
import { exitStatus } from '../../exit-status.ts';
import {
  addReadingOptions,
  countOption,
  idsOf,
  jsonOption,
  memoryOption,
  nameOption,
  outputOption,
  seedOption,
  timeOption,
} from '../../input/options.ts';
import { metricsAsked } from '../../input/search-options.ts';
import { allWritten } from '../../terminal/standard.ts';
import { beginningOf } from '../../terminal/visible.ts';
import { type SolveOptions, solveInputs } from './solve-inputs.ts';

export const command = (): Command =>
  addReadingOptions(
    new Command('solve')
      .description(
        'Finds a shortest solution of every board. For one board it prints the solution and its length in moves and ' +
          'steps, for several boards a line each and a total. At a limit the engine gives the best solution that it has ' +
          'found, and says how long a solution must be at least; so it does at Ctrl-C in a terminal, but not with -o.',
      )
      .argument('<INPUT...>', 'a text or picture file, a folder, - or a board')
      .addOption(
        nameOption(
          '--metric <metric>',
          'metric',
          metricsAsked,
          'what to minimise: moves or steps; with moves,steps the steps decide between solutions of equally many moves, as they do for one board alone where that is quick',
        ).default('moves'),
      )
      .addOption(
        nameOption('--algorithm <id>', 'algorithm', idsOf(algorithms), 'how to search').default('engine'),
      )
      .addOption(
        nameOption(
          '--order <order>',
          'order',
          orders,
          'which direction is tried first: forward is right and down',
        ),
      )
      .addOption(
        nameOption(
          '--slides <kind>',
          'kind of slide',
          slideKinds,
          'how far a vehicle goes in one move: unit (one cell), slide (any distance), extreme (as far as it can)',
        ),
      )
      .addOption(
        nameOption(
          '--notation <id>',
          'notation',
          Object.keys(notationDescriptions),
          'how solutions are written (default: by the ending of -o, else arrows)',
        ),
      ),
  )
    .addOption(outputOption('solutions'))
    .option('-q, --quiet', 'print the solution alone')
    .addOption(jsonOption())
    .addOption(countOption('--limit-states <n>', 'stop on a board after this many states'))
    .addOption(
      timeOption(
        '--limit-time <time>',
        'stop on a board after a time such as 500ms, 10s or 2m; a number alone is seconds',
      ),
    )
    .addOption(memoryOption())
    .addOption(seedOption('for algorithms that choose at random: the same seed gives the same search'))
    .addHelpText('after', notes)
    .action(async (words: string[], options: SolveOptions) => {
      const status = await solveInputs(words, options);
      if (status === exitStatus.interrupted) {
        await allWritten();
        // standard input may still be open
        process.exit(status);
      }
      process.exitCode = status;
    });

/** The first line of an example, shortened to fit a line of the help. */
const inOneLine = (example: string): string => beginningOf(example.split('\n')[0] ?? '', 60);

const notes = `
Algorithms:
${algorithms.map(({ id, title }) => `  ${id.padEnd(14)}${title}`).join('\n')}

Notations:
${Object.entries(notationDescriptions)
  .map(([id, { example }]) => `  ${id.padEnd(14)}${inOneLine(example)}`)
  .join('\n')}

-o PATH is a folder if it is an existing one, ends in a slash, or has no
extension. In a folder, A00.txt gives A00.sol (A00.json with --json), and a file
with several boards gives A00-1.sol, A00-2.sol and so on. Any other PATH, such as
all.sol, is one file for all solutions; one that ends in .json or .jsonl has an
object a line, in .csv a table of moves, in .plan a plan in PDDL. With --notation
its ending says nothing; --json writes objects with solutions in that notation. A
file is written completely or not at all.

If the only board comes from a picture, it is drawn above its solution, with the
letters of its vehicles.

Examples:
  $ unjam solve puzzles/seeds/hardest.txt
  $ unjam solve IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM --metric steps
  $ unjam solve puzzles/seeds/g2.txt --algorithm planning --metric steps
  $ unjam solve puzzles/seeds --notation letters -o solutions/
  $ unjam solve puzzles/seeds --json
  $ unjam solve photo.jpg
  $ cat puzzles/seeds/g1.txt | unjam solve - --quiet`;
