// `npm run torture -- packs [--seed N] [--count N] [--from N]`: writes packs of three to five boards, in rows, lists and JSON, all alike
// or each in another way, and makes a mistake in one board of each. Promised: a pack without a mistake is read whole or asked about, no board of JSON is read as
// another one, and at most 1 % of the packs lose a board without a word. Cells and numbers that are changed may make another legal
// board. Pack N of a seed is always the same, so `--from` goes on where another run ended.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../read-options.mjs';
import { bundled, imported } from './parts/bundle.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '5000' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, count, from] = [Number(values.seed), Number(values.count), Number(values.from)];
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const { boardsFor, fateOf, packOf } = await imported(await bundled(pathOf('./parts/packs.mjs')));
const boards = boardsFor(readFileSync(pathOf('../../puzzles/catalogue.txt'), 'utf8'));

/** Packs that are printed. */
const MOST_SHOWN = 20;
/** The share of packs that may lose a board: a mistake may make something else of it, such as a sentence. */
const MOST_LOST = 0.01;

const counts = new Map();
let [lost, broken, shown] = [0, 0, 0];
for (let index = from; index < from + count; index++) {
  const pack = packOf(boards, seed * 1_000_003 + index);
  const fate = fateOf(pack);
  counts.set(fate, (counts.get(fate) ?? 0) + 1);
  const isWrong = fate === 'lost' || fate === 'another';
  if (fate === 'lost') lost++;
  if (isWrong && (pack.damage === 'none' || pack.what.startsWith('JSON'))) broken++;
  if (!isWrong || (fate === 'another' && !pack.what.startsWith('JSON')) || shown++ >= MOST_SHOWN) continue;
  console.error(`${fate}: pack ${index}, ${pack.what}\n${pack.text}\n`);
}
const said = [...counts].map(([fate, many]) => `${many.toLocaleString('en')} ${fate}`).join(', ');
console.log(`${count.toLocaleString('en')} packs (seed ${seed}): ${said}; ${broken} promises broken`);
process.exitCode = broken === 0 && lost <= count * MOST_LOST ? 0 : 1;
