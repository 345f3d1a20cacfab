// `npm run torture -- moves [--seed N] [--count N] [--from N]`: writes shortest solutions in many ways, and puts one odd item into each,
// such as a move of another notation, or a number that is lost. It ends with 1 where more than 1 % of the texts without an odd item are
// not read, or where a text is read as other moves than it has, without a word. Text N of a seed is always the same, so `--from` goes on
// where another run ended.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../read-options.mjs';
import { bundled, imported } from './parts/bundle.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, count, from] = [Number(values.seed), Number(values.count), Number(values.from)];
const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const { fateOf, puzzlesFor, textOf } = await imported(await bundled(pathOf('./parts/moves.mjs')));
const puzzles = puzzlesFor(readFileSync(pathOf('../../puzzles/catalogue.txt'), 'utf8'));

/** Texts that are printed. */
const MOST_SHOWN = 20;
/** The share of texts without an odd item that may be refused: a label such as V may be a direction too. */
const MOST_REFUSED = 0.01;

const counts = new Map();
let [broken, plain, refused, shown] = [0, 0, 0, 0];
for (let index = from; index < from + count; index++) {
  const one = textOf(puzzles, seed * 1_000_003 + index);
  // not every odd item can be put into every text
  if (!one) continue;
  const fate = fateOf(one);
  counts.set(fate, (counts.get(fate) ?? 0) + 1);
  const isPlain = one.odd === 'none';
  if (isPlain) plain++;
  if (isPlain && fate !== 'right') refused++;
  if (fate === 'other') broken++;
  if (fate !== 'other' && (!isPlain || fate === 'right')) continue;
  if (shown++ < MOST_SHOWN) console.error(`${fate}: text ${index}, ${one.what}\n${one.text}\n`);
}
const all = [...counts.values()].reduce((sum, many) => sum + many, 0);
const said = [...counts].map(([fate, many]) => `${many.toLocaleString('en')} ${fate}`).join(', ');
console.log(
  `${all.toLocaleString('en')} texts (seed ${seed}): ${said}; of ${plain} without an odd item ${refused} not read; ${broken} promises broken`,
);
process.exitCode = broken === 0 && refused <= plain * MOST_REFUSED ? 0 : 1;
