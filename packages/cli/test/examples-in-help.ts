// The examples in the help of the commands but for those of atlases, each run in a folder with what it names.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { encode } from 'jpeg-js';
import { expect } from 'vitest';
import { scratch, seeds } from './command.ts';
import { copyAtlas, examplesIn, runExample } from './example.ts';
import { unjamHere } from './in-process.ts';

const hardest = join(seeds, 'hardest.txt');

export const commands = [
  'solve',
  'hint',
  'check',
  'grade',
  'review',
  'show',
  'convert',
  'analyze',
  'rate',
  'read',
  'harden',
  'generate',
  'puzzles',
  'daily',
  'compare',
];

/** Every example once: some are in the help of two commands. */
async function allExamples(): Promise<string[]> {
  const examples = new Set<string>();
  for (const name of ['', ...commands]) {
    const { stdout } = await unjamHere([...(name === '' ? [] : [name]), '--help']);
    const found = examplesIn(stdout);
    for (const each of found.length > 0 ? found : [`no example in the help of '${name}'`]) examples.add(each);
  }
  return [...examples];
}

/** The examples that take more than a second: those that read pictures, but for one, and most of those that make puzzles to criteria. */
const LONG = [
  /generate --grade (?:advanced|intermediate)/,
  /generate --moves \d+\.\.\d+ --count/,
  /photo(?!.* --corners)/,
  /puzzles .* --as pdf/,
];

/** The examples, those that take long apart from the others. */
export async function splitExamples(): Promise<{ readonly short: string[]; readonly long: string[] }> {
  const examples = await allExamples();
  const isLong = (example: string) => LONG.some((pattern) => pattern.test(example));
  return { short: examples.filter((each) => !isLong(each)), long: examples.filter(isLong) };
}

/** The photograph that the examples name: a board that unjam drew, as JPEG, in which the transparent corners are black. */
async function drawPhoto(folder: string): Promise<void> {
  const png = join(folder, 'drawn.png');
  await unjamHere(['show', hardest, '--as', 'png', '--width', '440', '-o', png]);
  const { width, height, data } = decode(readFileSync(png));
  const jpeg = encode({ width, height, data: Buffer.from(data) }, 90).data;
  mkdirSync(join(folder, 'photos'));
  writeFileSync(join(folder, 'photo.jpg'), jpeg);
  writeFileSync(join(folder, 'photos', 'one.jpg'), jpeg);
  rmSync(png);
}

/** Puts the boards that an example names into its folder, and two more for an example that names all. */
function copyBoards(folder: string, example: string): void {
  mkdirSync(join(folder, 'puzzles', 'seeds'), { recursive: true });
  for (const name of readdirSync(seeds))
    if (example.includes(name) || name === 'g2.txt' || name === 'playground.txt')
      copyFileSync(join(seeds, name), join(folder, 'puzzles', 'seeds', name));
}

/** Expects that an example ends well and complains about nothing. */
export async function expectToRun(example: string): Promise<void> {
  const folder = scratch();
  if (example.includes('photo')) await drawPhoto(folder);
  copyBoards(folder, example);
  if (example.includes('atlas-5x5')) await copyAtlas(folder);
  const { status, stderr } = await runExample(example, folder);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
}
