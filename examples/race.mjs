// Two searches on one board: Bird's planning looks at far fewer states, breadth-first search finds fewer steps.
import { countSolution, createBoardReader, finish } from '@unjam/core';
import { algorithmById } from '@unjam/core/search';

const g2 = `
a a . . . g
b . . d . g
b @ @ d . g
b . . d . .
c . . . f f
c . e e e .
`;

const reader = createBoardReader();
const [read] = [...reader.push(g2), ...reader.end()];
if (!read.result.ok) throw new Error(read.result.error[0].message);
for (const id of ['bfs', 'planning']) {
  const answer = finish(algorithmById(id).run(read.result.value, { metric: 'steps', order: 'forward' }));
  if (answer.kind !== 'solved') throw new Error(answer.kind);
  console.log(
    `${id}: ${countSolution(answer.solution).steps} steps, ${answer.stats.expanded} states expanded`,
  );
}
