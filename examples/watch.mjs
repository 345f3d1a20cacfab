// A search step by step: its generator yields its progress every few thousand states and can be left at any time.
import { parseBoard } from '@unjam/core';
import { algorithmById } from '@unjam/core/search';

const board = parseBoard('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM');
const search = algorithmById('bfs').run(board);

let reports = 0;
for (let next = search.next(); ; next = search.next()) {
  if (next.done) {
    const answer = next.value;
    if (answer.kind !== 'solved') throw new Error(answer.kind);
    console.log(`solved after ${reports} reports: ${answer.solution.length} moves`);
    break;
  }
  reports++;
}
