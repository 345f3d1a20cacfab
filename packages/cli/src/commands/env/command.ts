import { Command } from 'commander';
import { addTextOptions, countOption, LARGEST, sizeOption, timeOption } from '../../input/options.ts';
import type { EnvOptions } from './serve-requests.ts';

/** A vehicle takes two cells or more of the largest board. */
const MOST_VEHICLES = LARGEST ** 2 / 2;

export const command = (): Command =>
  addTextOptions(
    new Command('env')
      .description(
        'Reads requests from standard input and answers on standard output, one JSON object a line. Every action slides ' +
          'a vehicle and costs 1. Without INPUT the puzzles are those of the catalogue.',
      )
      .argument(
        '[INPUT...]',
        'a text or picture file, a folder or a board; or an atlas: 6x6, a folder, a .parquet file',
      )
      .addOption(countOption('--max-steps <n>', 'truncate an episode after this many steps').default(1000))
      .addOption(
        sizeOption('--size <size>', 'room in the planes for boards of this size, such as 6x6', 1, LARGEST),
      )
      .addOption(countOption('--slots <n>', 'room in the mask for this many vehicles', 1, MOST_VEHICLES))
      .addOption(
        timeOption(
          '--limit-time <time>',
          'stop a `solve` after a time such as 500ms, 10s or 2m; a number alone is seconds',
        ).default(10_000, '10s'),
      ),
  )
    .addHelpText('after', notes)
    .action(async (words: string[], options: EnvOptions) => {
      const { serveRequests } = await import('./serve-requests.ts');
      process.exitCode = await serveRequests(words, options);
    });

const notes = `
Requests, each an object with "op":
  {"op":"hello"}                    the shape of actions, mask and planes
  {"op":"reset","seed":7}           one environment; "board" names its puzzle
  {"op":"reset","count":64,"seed":7,"auto":true}
                                    many; with auto a finished one begins anew
  {"op":"reset","split":"train","difficulty":{"moves":[1,8]},"slides":"slide"}
                                    easy puzzles to train on, and slides of any
                                    number of cells; also "reward", "final",
                                    "binary": docs/env.md
  {"op":"step","action":3}          one step in one environment
  {"op":"step","actions":[3,0,...]} one step in each
  {"op":"state"} {"op":"legal"} {"op":"solve"}
                                    of the environment "index", by default 0
  {"op":"solve","board":"..."} {"op":"rate","board":"..."} {"op":"render"}
  {"op":"generate","moves":[8,12],"count":3}
  {"op":"check","board":"...","solution":"A-1 X+4"}
                                    whether it is legal, solves, and is shortest
  {"op":"check","answers":[{"id":1,"board":"...","solution":"X+4"},...]}
                                    the same of many; without a board that of the
                                    request, or the puzzle of the environment

An action is 2 × slot + direction: slot 0 is the red car; direction 0 is left or
up, 1 is right or down. docs/env.md describes every key, and examples/unjam_env.py
is a client in Python.

Examples:
  $ echo '{"op":"reset","seed":7}' | unjam env
  $ echo '{"op":"hello"}' | unjam env 5x5
  $ unjam puzzles --size 6x6 --moves 5..10 --to line -o easy.txt && echo '{"op":"hello"}' | unjam env easy.txt`;
