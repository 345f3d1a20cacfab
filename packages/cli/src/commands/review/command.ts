import { Command } from 'commander';
import { addMoveOptions, solutionNotationOption } from '../../input/move-options.ts';
import { type ReviewOptions, reviewSolution } from './review-solution.ts';

export const command = (): Command =>
  addMoveOptions(
    new Command('review')
      .description(
        'Prints for every move how far from the exit the board was before and after it, what it lost, and what a ' +
          'shortest way would have been. The moves need not solve the board.',
      )
      .argument('<BOARD>', 'a text or picture file, - or a board')
      .argument('<SOLUTION>', 'a file, - or a solution'),
    solutionNotationOption(),
  )
    .addHelpText('after', examples)
    .action(async (board: string, solution: string, options: ReviewOptions) => {
      process.exitCode = await reviewSolution(board, solution, options);
    });

const examples = `
The exit status is 1 if a move is illegal or the board has no solution.

Examples:
  $ unjam review puzzles/seeds/report.txt 'YU3 GR1 GL1 GR1 0D3 XR4'
  $ unjam solve puzzles/seeds/g1.txt --quiet | unjam review puzzles/seeds/g1.txt - --json`;
