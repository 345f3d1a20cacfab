import { Command } from 'commander';
import { addMoveOptions, solutionNotationOption } from '../../input/move-options.ts';
import { nameOption } from '../../input/options.ts';
import { type CheckOptions, checkSolution, verifiers } from './check-solution.ts';

export const command = (): Command =>
  addMoveOptions(
    new Command('check')
      .description(
        'Replays a solution and says whether every move is legal, whether it solves the board, and whether it is ' +
          'shortest, or how much longer. It names the first illegal move and the reason.',
      )
      .argument('<BOARD>', 'a text or picture file, - or a board')
      .argument('<SOLUTION>', 'a file, - or a solution'),
    solutionNotationOption(),
    nameOption(
      '--verifier <id>',
      'verifier',
      verifiers,
      'whose rules: unjam, or the lenient ones of reasoning-gym',
    ).default('unjam'),
  )
    .addHelpText('after', examples)
    .action(async (board: string, solution: string, options: CheckOptions) => {
      process.exitCode = await checkSolution(board, solution, options);
    });

const examples = `
The exit status is 1 if the solution is illegal or does not solve the board.

A plan that a PDDL planner found for \`unjam convert BOARD --to pddl\` is a solution
too: one action a line, such as (right v3-x r3c1 r3c2 r3c2 r3c3).

--verifier reasoning-gym scores a text as the task rush_hour of reasoning-gym does:
moves such as F+1 K+1 M-1 anywhere in the text count, the rest of it is skipped; a
vehicle goes as far as it can, and what is illegal is left out; only the end counts.
A letter is a place in the alphabet: B is the second vehicle by label. The score is
1 if the red car is at the exit, else 0.01, and 0 without a text.

Examples:
  $ unjam check puzzles/seeds/report.txt 'YU3 GR1 0D3 XR4'
  $ unjam check oooooCoooooCAAoBoooooBoooooxooooDDDo 'B-2 A+4' --verifier reasoning-gym
  $ unjam solve puzzles/seeds/g1.txt --notation pddl --quiet | unjam check puzzles/seeds/g1.txt -
  $ unjam solve puzzles/seeds/g1.txt --quiet | unjam check puzzles/seeds/g1.txt -`;
