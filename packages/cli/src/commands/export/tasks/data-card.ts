import { readFileSync } from 'node:fs';
import { counted, grouped } from '@unjam/core/basics';
import { splits } from '../../../input/family.ts';
import type { TaskRecord } from './task.ts';

export interface CardFacts {
  /** The name of the file that the card describes. */
  readonly file: string;
  /** In words, where the puzzles are from. */
  readonly source: string;
  readonly among: number;
  /** What the command that makes the file has after `unjam export tasks`. */
  readonly command: string;
  readonly tasks: readonly Pick<TaskRecord, 'split' | 'moves'>[];
}

/** Every card says this, and another file hardly does. */
const MADE_BY = '- **Made by**: `unjam export tasks ';

/** Whether a file is a data card that an earlier export wrote, so that the next one may replace it. */
export function isDataCard(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').includes(MADE_BY);
  } catch {
    return false;
  }
}

/** What is in the file, how it was made, and what it is good for, in Markdown. */
export function dataCard({ file, source, among, command, tasks }: CardFacts): string {
  const inSplit = splits.map((split) => tasks.filter((task) => task.split === split).length);
  const moves = new Map<number, number>();
  for (const task of tasks) moves.set(task.moves, (moves.get(task.moves) ?? 0) + 1);
  const byMoves = [...moves].sort(([a], [b]) => a - b);
  return `# ${file}

${counted(tasks.length, 'Rush Hour puzzle')} with their shortest solutions, one JSON object a line.

- **Source**: ${source}; drawn from ${counted(among, 'puzzle')}.
${MADE_BY}${command}\`; the same command gives the same file.
- **Rights**: public domain (CC0 1.0). Rush Hour is a trade name of others; Unjam is not connected with them.
- **Rules**: a vehicle slides along its own row or column over free cells; the puzzle is solved when the vehicle X touches
  the exit on the right. A *move* is a slide of any length, a *step* is a slide of one cell.

## Splits

${splits.map((split, index) => `- ${split}: ${grouped(inSplit[index] ?? 0)}`).join('\n')}

All puzzles that can be reached from one another, and their mirror images, have one \`family\`, and a family is in one split:
the split depends on the family alone, so two files of this kind never disagree about it.

## Keys

| key | meaning |
|---|---|
| \`name\` | of the puzzle |
| \`split\`, \`family\` | see above |
| \`board\` | the board in one line, with the primary X |
| \`rows\` | the same as rows of characters: \`.\` is empty, \`x\` a wall |
| \`moves\`, \`steps\` | length of a shortest solution in each metric; proved |
| \`solutions\` | a shortest solution in each metric, in the notation that \`notation\` names |
| \`shortestSolutions\` | how many shortest solutions there are in each metric |
| \`states\` | states that can be reached |
| \`rating\`, \`grade\`, \`seconds\`, \`givesUp\`, \`themes\` | how hard the puzzle is for people, as predicted; \`extrapolated\` says in what the prediction reaches beyond what was measured |
| \`width\`, \`height\`, \`vehicles\`, \`walls\` | of the board; vehicles with the primary |

## Puzzles by moves

| moves | puzzles |
|---|---|
${byMoves.map(([length, number]) => `| ${length} | ${grouped(number)} |`).join('\n')}

## Limits

Every puzzle stands at the hardest state of its cluster and has nothing on it that could be removed, so the file is not a
sample of the boards that people meet. Predicted times were fitted to people on 6×6 boards without walls of 6 to 15 moves.
`;
}
