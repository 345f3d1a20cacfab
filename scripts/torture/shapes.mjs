// `npm run torture -- shapes [--seed N] [--count N] [--from N]`: prints random boards in every shape in turn, with random
// glyphs, and reads them by their shape. Promised: each is read as it is, asked about or refused, and none is read as
// another board; a primary that the text does not mark may be guessed, if the answer says so. Board N of a seed is always
// the same, so `--from` goes on where another run ended.
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

const targets = fileURLToPath(new URL('./parts/shapes-targets.mjs', import.meta.url));
const { allShapes, fate, printedBoard } = await imported(await bundled(targets));

/** Wrong readings that are printed. */
const MOST_SHOWN = 20;

const counts = { right: 0, guessed: 0, asked: 0, refused: 0, wrong: 0 };
const byShape = new Map(allShapes.map(({ name }) => [name, { read: 0, all: 0 }]));
const said = () =>
  Object.entries(counts)
    .map(([name, many]) => `${many.toLocaleString('en')} ${name}`)
    .join(', ');
const part = Math.max(1, Math.ceil(count / 10));

for (let index = from; index < from + count; index++) {
  const printed = printedBoard(seed, index);
  const became = fate(printed);
  counts[became]++;
  const shape = byShape.get(printed.shape.name);
  shape.all++;
  if (became === 'right' || became === 'guessed') shape.read++;
  if (became === 'wrong' && counts.wrong <= MOST_SHOWN) {
    const option = printed.primary === undefined ? '' : `, --primary ${printed.primary}`;
    console.error(`board ${index} (seed ${seed}), ${printed.shape.name}${option}:\n${printed.text}\n`);
  }
  if ((index + 1 - from) % part === 0 && index + 1 < from + count)
    console.log(`up to board ${index}: ${said()}; --from ${index + 1} goes on`);
}

const least = [...byShape]
  .filter(([, { all }]) => all > 0)
  .map(([name, { read, all }]) => ({ name, share: read / all }))
  .sort((a, b) => a.share - b.share)
  .slice(0, 5);
console.log(
  `${count.toLocaleString('en')} boards (seed ${seed}) in ${allShapes.length} shapes: ${said()}; least often read: ${least.map(({ name, share }) => `${name} ${(share * 100).toFixed(0)} %`).join(', ')}`,
);
process.exitCode = counts.wrong === 0 ? 0 : 1;
