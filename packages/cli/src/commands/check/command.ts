import { Command, Option } from 'commander';
import { verifiers } from '../../answers/verifiers.ts';
import { addMoveOptions, solutionNotationOption } from '../../input/move-options.ts';
import { nameOption } from '../../input/options.ts';
import { checkInputs } from './check-inputs.ts';
import type { CheckOptions } from './check-options.ts';

export const command = (): Command =>
  addMoveOptions(
    new Command('check')
      .description(
        'Replays a solution and says whether every move is legal, whether it solves the board, and whether it is ' +
          'shortest, or how much longer. It names the first illegal move and the reason. Of many solutions it prints a ' +
          'table, CSV or JSON, a row each.',
      )
      .argument('<BOARD>', 'a text or picture file, - or a board; left out where the answers name theirs')
      .argument('[ANSWER...]', 'a solution, -, files or folders of solutions, or JSON lines'),
    solutionNotationOption(),
    nameOption(
      '--verifier <id>',
      'verifier',
      verifiers,
      'whose rules: unjam, or the lenient ones of reasoning-gym',
    ).default('unjam'),
  )
    .addOption(new Option('--csv', 'print a row of comma-separated values for each answer').conflicts('json'))
    .addHelpText('after', examples)
    .action(async (board: string, answers: string[], options: CheckOptions) => {
      process.exitCode = await checkInputs([board, ...answers], options);
    });

const examples = `
The exit status is 1 if a solution is illegal or does not solve its board, 2 if a
board or a line cannot be read.

A folder stands for all of its files, each a solution in any notation. A line of
JSON is an answer: {"id":"a1","board":"...","solution":"A-1 X+4"}, where "primary"
and "exit" may say which car is red and where it leaves. Without a board in the line
the one given counts, and without an id its file and line. Lines of
\`unjam solve --json\` are answers too. In the table, "over" is how much longer
than a shortest solution an answer is, in moves or in steps with --metric steps.

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
  $ unjam check puzzles/seeds/report.txt 'YU3 GR1 0D3 XR4' 'Y↑3, G→1, 0↓3, X→4' --csv
  $ unjam solve puzzles/seeds -o answers.jsonl && unjam check answers.jsonl
  $ echo '{"id":1,"solution":"YU3 GR1 0D3 XR4"}' | unjam check puzzles/seeds/report.txt -
  $ unjam solve puzzles/seeds/g1.txt --notation pddl --quiet | unjam check puzzles/seeds/g1.txt -
  $ unjam solve puzzles/seeds/g1.txt --quiet | unjam check puzzles/seeds/g1.txt -`;
