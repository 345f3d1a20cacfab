// A search step by step: its generator says every few thousand states how far it is, and can be left at any time.
import { createBoardReader } from '@unjam/core';
import { algorithmById } from '@unjam/core/search';

const reader = createBoardReader();
const [read] = [...reader.push('IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM'), ...reader.end()];
if (!read.result.ok) throw new Error(read.result.error[0].message);

const search = algorithmById('bfs').run(read.result.value);
let told = 0;
for (let next = search.next(); ; next = search.next()) {
  if (next.done) {
    console.log(`${next.value.kind} after ${told} reports: ${next.value.solution.length} moves`);
    break;
  }
  told++;
}
