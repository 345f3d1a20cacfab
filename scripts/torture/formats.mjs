// `npm run torture -- formats [--seed N] [--count N] [--from N]`: writes two or three random boards in one text, each in a format drawn by
// lot. Promised: in at most one of 200 texts a board is lost or read as another one without a word. Text N of a seed is always the same.
import { fileURLToPath } from 'node:url';
import { readOptions } from '../read-options.mjs';
import { bundled, imported } from './parts/bundle.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '3000' },
    from: { type: 'string', default: '0' },
  },
});
const [seed, count, from] = [Number(values.seed), Number(values.count), Number(values.from)];
const targets = fileURLToPath(new URL('./parts/formats-targets.mjs', import.meta.url));
const { allFormats, createBoardReader, randomBoard, randomFrom, relabelFor, sameAs, writers } =
  await imported(await bundled(targets));

/** The share of texts of which a board may be lost. */
const MOST_WRONG = 1 / 200;
/** Texts that are printed. */
const MOST_SHOWN = 20;
const wanted = { walls: true, anyPrimary: false, anyExit: true, square: false };
/** A problem for planners is long, and a link is none without an address. */
const used = writers.filter(({ id }) => id !== 'pddl' && id !== 'link');

/** The boards that are read of a text, and how many parts of it are refused. */
function readAll(text) {
  const reader = createBoardReader({ formats: allFormats() });
  const all = [...reader.push(text), ...reader.end()].map(({ result }) => result);
  return {
    boards: all.flatMap((result) => (result.ok ? [sameAs(result.value)] : [])),
    refused: all.filter((result) => !result.ok).length,
  };
}

/** A random board that some format writes and that is read back alone; undefined where the format cannot. */
function written(next) {
  const writer = used[Math.floor(next() * used.length)];
  const board = randomBoard(next, wanted);
  const labelled = relabelFor(board, writer.id);
  const printed = writer.print(labelled.ok ? labelled.value : board);
  if (!printed.ok) return undefined;
  const { boards, refused } = readAll(`${printed.value}\n`);
  return boards.length === 1 && refused === 0
    ? { text: printed.value, board: boards[0], id: writer.id }
    : undefined;
}

const counts = { right: 0, refused: 0, wrong: 0 };
for (let index = from; index < from + count; index++) {
  const next = randomFrom(seed * 1_000_003 + index);
  const parts = [];
  const many = 2 + Math.floor(next() * 2);
  while (parts.length < many) {
    const part = written(next);
    if (part) parts.push(part);
  }
  const text = `${parts.map((part) => part.text).join('\n\n')}\n`;
  const { boards, refused } = readAll(text);
  const isRight = refused === 0 && boards.join() === parts.map(({ board }) => board).join();
  const areMeant = boards.every((board) => parts.some((part) => part.board === board));
  const fate = isRight ? 'right' : refused > 0 && areMeant ? 'refused' : 'wrong';
  counts[fate]++;
  if (fate === 'wrong' && counts.wrong <= MOST_SHOWN)
    console.error(`text ${index} (${parts.map(({ id }) => id).join(', ')}):\n${text}`);
}
const said = Object.entries(counts).map(([fate, texts]) => `${texts.toLocaleString('en')} ${fate}`);
console.log(`${count.toLocaleString('en')} texts (seed ${seed}): ${said.join(', ')}`);
process.exitCode = counts.wrong <= count * MOST_WRONG ? 0 : 1;
