// The works of the bench: lists of boards, each with the contestants that solve it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createBoardReader } from '@unjam/core';

const here = new URL('boards/', import.meta.url);
const seeds = new URL('../puzzles/seeds/', import.meta.url);
export const shared = process.env.UNJAM_DATA
  ? new URL(`file://${process.env.UNJAM_DATA}/`)
  : new URL('../../shared/data/', import.meta.url);

export const hasShared = existsSync(shared);

/** Every board of a text. */
function boardsIn(url) {
  const reader = createBoardReader();
  return [...reader.push(readFileSync(url, 'utf8')), ...reader.end()].map(({ result, line }) => {
    if (!result.ok) throw new Error(`${url.pathname}, line ${line}: ${result.error.message}`);
    return result.value;
  });
}

const boardsOf = (folder) =>
  readdirSync(folder)
    .sort()
    .flatMap((name) => boardsIn(new URL(name, folder)));

const everyNth = (boards, n) => boards.filter((_, i) => i % n === 0);

export function works() {
  const [moves51, moves60, steps93] = boardsIn(new URL('hardest.txt', here));
  const [board7, board8] = boardsIn(new URL('large.txt', here));
  const list = [];
  if (hasShared) {
    const jam = boardsOf(new URL('jam36/', shared));
    const sample = boardsIn(new URL('fogleman-sample.txt', shared));
    list.push(
      { name: '36 classic boards', metric: 'moves', boards: jam },
      { name: '36 classic boards', metric: 'steps', boards: jam },
      { name: `${sample.length} published`, metric: 'moves', boards: sample, fast: true },
      { name: `${sample.length} published`, metric: 'steps', boards: sample, fast: true },
      { name: 'every 40th of them', metric: 'moves', boards: everyNth(sample, 40) },
    );
  } else list.push({ name: "the project's boards", metric: 'moves', boards: boardsOf(seeds) });
  list.push(
    { name: '51 moves, no walls', metric: 'moves', boards: [moves51] },
    { name: '60 moves, a wall', metric: 'moves', boards: [moves60] },
    { name: '93 steps', metric: 'moves', boards: [steps93] },
    { name: '93 steps', metric: 'steps', boards: [steps93] },
    { name: 'a 7×7', metric: 'moves', boards: [board7] },
    { name: 'an 8×8', metric: 'moves', boards: [board8] },
  );
  return list;
}
