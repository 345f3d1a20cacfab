// Draws the README's pictures: the board puzzles/seeds/hardest.txt, unsolved and solved. Run after a build:
// node scripts/pictures.mjs
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { boardAt, createBoardReader, renderSvg, replay, solve } from '../packages/core/dist/index.js';
import { readOptions } from './read-options.mjs';

readOptions(import.meta.url);

const folder = 'docs/pictures';
const reader = createBoardReader();
const [read] = [...reader.push(readFileSync('puzzles/seeds/hardest.txt', 'utf8')), ...reader.end()];
if (!read?.result.ok) throw new Error('the seed board cannot be read');
const board = read.result.value;
const result = solve(board);
if (result.kind !== 'solved') throw new Error(`the seed board is ${result.kind}`);
const played = replay(board, result.solution);
if (!played.ok) throw new Error(played.error.message);
const solved = boardAt(board, played.value.states.at(-1));

mkdirSync(folder, { recursive: true });
for (const [name, drawn] of [
  ['hardest', board],
  ['hardest-solved', solved],
]) {
  const file = `${folder}/${name}.svg`;
  writeFileSync(`${file}.part`, `${renderSvg(drawn, { width: 408, labels: true })}\n`);
  renameSync(`${file}.part`, file);
}
