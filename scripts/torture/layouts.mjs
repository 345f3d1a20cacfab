// `npm run torture -- layouts [--seed N] [--count N] [--from N]`: draws random boards as people do by hand, with borders, names along
// the edges, exits, words above and below, and reads them with all formats; of each third one that has names of rows, a row between
// others is missing. Promised: none is read as another board. Drawing N of a seed is always the same.
import { fileURLToPath } from 'node:url';
import { readOptions } from '../read-options.mjs';
import { bundled, imported } from './parts/bundle.mjs';
import { drawing } from './parts/layouts.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, count, from] = [Number(values.seed), Number(values.count), Number(values.from)];
const targets = fileURLToPath(new URL('./parts/layouts-targets.mjs', import.meta.url));
const { allFormats, createBoardReader, randomBoard, randomFrom, sameAs } = await imported(
  await bundled(targets),
);

const LETTERS = 'ABCDEFGHIJKLMNPQRSTUVWYZ';
/** Wrong readings that are printed. */
const MOST_SHOWN = 20;
const wanted = { walls: false, anyPrimary: false, anyExit: false, square: false };

function rowsOf({ width, height, vehicles, primary }) {
  const cells = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  for (const [i, { orientation, lane, offset, length }] of vehicles.entries()) {
    const label = i === primary ? 'X' : LETTERS[i];
    for (let k = 0; k < length; k++) {
      if (orientation === 'horizontal') cells[lane][offset + k] = label;
      else cells[offset + k][lane] = label;
    }
  }
  return cells.map((row) => row.join(''));
}

function boardsIn(text) {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].flatMap(({ result }) => (result.ok ? [result.value] : []));
}

const counts = { right: 0, refused: 0, 'mistakes refused': 0, wrong: 0 };
for (let index = from; index < from + count; index++) {
  const next = randomFrom(seed * 1_000_003 + index);
  const random = (below) => Math.floor(next() * below);
  const board = randomBoard(next, wanted);
  if (board.vehicles.length > LETTERS.length) continue;
  const drawn = drawing(rowsOf(board), board.vehicles[board.primary].lane, random);
  const isWrong = index % 3 === 0 && board.height > 3 && drawn.isNamed;
  const lost = drawn.start + 1 + random(board.height - 2);
  const text = `${(isWrong ? drawn.lines.filter((_, i) => i !== lost) : drawn.lines).join('\n')}\n`;
  const found = boardsIn(text);
  const isRight = found.length === 1 && !isWrong && sameAs(found[0]) === sameAs(board);
  const fate = isRight ? 'right' : found.length > 0 ? 'wrong' : isWrong ? 'mistakes refused' : 'refused';
  counts[fate]++;
  if (fate !== 'wrong' || counts.wrong > MOST_SHOWN) continue;
  const sizes = found.map(({ width, height }) => `${width}x${height}`).join(', ');
  console.log(`drawing ${index} of ${board.width}x${board.height} is read as ${sizes}:\n${text}`);
}
const said = Object.entries(counts).map(([name, many]) => `${many.toLocaleString('en')} ${name}`);
console.log(`${count.toLocaleString('en')} drawings (seed ${seed}): ${said.join(', ')}`);
process.exitCode = counts.wrong > 0 ? 1 : 0;
