// Two searches on one board: Bird's planning looks at far fewer states, breadth-first search finds fewer steps.
import { finishTask, parseBoard } from '@unjam/core';
import { algorithmById } from '@unjam/core/search';

const board = parseBoard(`
a a . . . g
b . . d . g
b @ @ d . g
b . . d . .
c . . . f f
c . e e e .
`);

for (const algorithm of [algorithmById('bfs'), algorithmById('planning')]) {
  const answer = finishTask(algorithm.run(board, { metric: 'steps', order: 'forward' }));
  if (answer.kind !== 'solved') throw new Error(answer.kind);
  const { steps } = answer;
  console.log(`${algorithm.id}: ${steps} steps, ${answer.stats.expanded} states expanded`);
}
