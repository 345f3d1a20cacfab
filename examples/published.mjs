// Lines as Fogleman's list has them: the published length, a board in one line, the published number of states.
import { createBoardReader, explore } from '@unjam/core';

const lines = `60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332
51 GBBoLoGHIoLMGHIAAMCCCKoMooJKDDEEJFFo 4780
`;

// a reader takes a file piece by piece, cut anywhere
const reader = createBoardReader();
for (const { line, result, optimalMoves, clusterStates } of [...reader.push(lines), ...reader.end()]) {
  if (!result.ok) {
    console.log(`line ${line}: ${result.error.message}`);
    continue;
  }
  const explored = explore(result.value);
  if (explored.kind !== 'explored') continue;
  const { distance, states } = explored.cluster;
  console.log(
    `line ${line}: ${distance.moves} of ${optimalMoves} moves, ${states} of ${clusterStates} states`,
  );
}
