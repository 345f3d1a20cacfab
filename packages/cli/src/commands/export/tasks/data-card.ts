import { counted, grouped } from '@unjam/core/basics';
import { type DataColumn, type DataSet, tradeName } from '@unjam/core/catalogue';
import { splits } from '../../../input/family.ts';
import { MADE_BY } from './places.ts';
import type { TaskRecord } from './task.ts';

interface CardFacts {
  readonly set: DataSet;
  /** In words, where the puzzles are from. */
  readonly source: string;
  /** How many puzzles there were to draw from. */
  readonly among: number;
  /** Whether only those with some numbers of moves. */
  readonly isLimited: boolean;
  /** What the command that makes the set has after `unjam export tasks`. */
  readonly command: string;
  readonly tasks: readonly Pick<TaskRecord, 'split' | 'moves'>[];
  readonly columns: readonly DataColumn[];
}

/** What is in the set, how it was made, and what it is good for, in Markdown. */
export function dataCard({ set, source, among, isLimited, command, tasks, columns }: CardFacts): string {
  const inSplit = splits.map((split) => tasks.filter((task) => task.split === split).length);
  const moves = new Map<number, number>();
  for (const task of tasks) moves.set(task.moves, (moves.get(task.moves) ?? 0) + 1);
  const byMoves = [...moves].sort(([a], [b]) => a - b);
  return `# ${set.title}

${counted(tasks.length, 'puzzle')} with prompts, shortest solutions and predicted human solving times, in ${set.files.map(({ name }) => `\`${name}\``).join(', ')}.

- **Source**: ${source}. Drawn from the ${counted(among, 'puzzle')} there${isLimited ? ' that have the number of moves asked for' : ''}.
${MADE_BY}${command}\`; the same command gives the same files.
- **Rights**: public domain (CC0 1.0). ${tradeName}
- **Rules**: a vehicle slides along its own row or column over free cells; the puzzle is solved when the vehicle X touches
  the exit on the right. A *move* is a slide of any length, a *step* is a slide of one cell.

## Splits

${splits.map((split, index) => `- ${split}: ${grouped(inSplit[index] ?? 0)}`).join('\n')}

All puzzles that can be reached from one another, and their mirror images, have one \`family\`, and a family is in one split:
the split depends on the family alone, so two files of this kind never disagree about it.

## Columns

| column | type | meaning |
|---|---|---|
${columns.map(({ name, type, meaning }) => `| \`${name}\` | ${type} | ${meaning} |`).join('\n')}

## Use

\`\`\`python
from datasets import load_dataset

puzzles = load_dataset("${kindOf(set)}", data_files=${JSON.stringify(Object.fromEntries(set.files.map(({ split, name }) => [split, name])))})
\`\`\`

\`\`\`sh
unjam check answers.jsonl --csv
\`\`\`

The second line marks the answers of a model: JSON lines with \`board\` and \`solution\`.

## Puzzles by moves

| moves | puzzles |
|---|---|
${byMoves.map(([length, number]) => `| ${length} | ${grouped(number)} |`).join('\n')}

## Limits

Every puzzle stands at the hardest state of its cluster and has nothing on it that could be removed, so the set is not a
sample of the boards that people meet. Predicted times were fitted to people on 6×6 boards without walls of 6 to 15 moves.
`;
}

/** The name of the loader in \`datasets\`. */
const kindOf = ({ files }: DataSet): string => (files[0]?.format === 'parquet' ? 'parquet' : 'json');
