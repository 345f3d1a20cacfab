// `npm run torture -- damage [--seed N] [--count N] [--from N] [--texts FOLDER]`: makes one error in each of many texts with boards
// (a character or a word lost, doubled, changed or swapped, or two lines made one) and reads them. Promised: at most 2 % of
// them give other vehicles, walls or exits without a word. Text N of a seed is always the same, so `--from` goes on where another run
// ended. The texts are those of the corpus of the reader by shape, and those of a folder beside them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../read-options.mjs';
import { bundled, imported } from './parts/bundle.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '20000' },
    from: { type: 'string', default: '0' },
    texts: { type: 'string' },
  },
});
const [seed, count, from] = [Number(values.seed), Number(values.count), Number(values.from)];

const pathOf = (path) => fileURLToPath(new URL(path, import.meta.url));
const { boardsIn, damageFate, damaged, randomFrom } = await imported(
  await bundled(pathOf('./parts/damage-targets.mjs')),
);

const folders = [pathOf('../../packages/core/src/shapes/corpus'), ...(values.texts ? [values.texts] : [])];
const texts = folders
  .flatMap((folder) =>
    readdirSync(folder)
      .sort()
      .map((name) => ({ name, path: join(folder, name) })),
  )
  .map(({ name, path }) => ({ name, text: readFileSync(path, 'utf8') }))
  .flatMap(({ name, text }) => {
    const before = boardsIn(text);
    return before ? [{ name, text, before }] : [];
  });

/** Losses that are printed. */
const MOST_SHOWN = 20;
/** The share of errors that may lose something: some make another text that is as whole, such as that of a shorter row above a board. */
const MOST_LOST = 0.02;

const readAs = (text) => [...new Set((boardsIn(text) ?? []).map(({ read }) => read))].join('\n  ');

const counts = { right: 0, refused: 0, guessed: 0, moved: 0, lost: 0 };
const byWhat = new Map();
for (let index = from; index < from + count; index++) {
  const { name, text, before } = texts[index % texts.length];
  const error = damaged(text, randomFrom(seed * 1_000_003 + index));
  if (!error) continue;
  const fate = damageFate(before, error.text);
  counts[fate]++;
  if (fate !== 'lost') continue;
  byWhat.set(error.what, (byWhat.get(error.what) ?? 0) + 1);
  if (counts.lost > MOST_SHOWN) continue;
  const lines = (of) =>
    of
      .split('\n')
      .slice(error.line - 1, error.line + (of === text ? 1 : 0))
      .join('\n  ');
  console.error(
    `${name} ${index}, ${error.what}, line ${error.line}:\n- ${lines(text)}\n+ ${lines(error.text)}\n  ${readAs(error.text)}\n`,
  );
}

const said = Object.entries(counts)
  .map(([name, many]) => `${many.toLocaleString('en')} ${name}`)
  .join(', ');
const losses = [...byWhat].map(([what, many]) => `${what} ${many}`).join(', ');
console.log(
  `${count.toLocaleString('en')} errors (seed ${seed}) in ${texts.length} texts: ${said}${losses && `; lost where ${losses}`}`,
);
process.exitCode = counts.lost <= count * MOST_LOST ? 0 : 1;
