// Every example in the help of the commands runs.
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode } from 'fast-png';
import { encode } from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { root, scratch, seeds } from './command.ts';
import { examplesIn, runExample } from './example.ts';
import { unjamHere } from './in-process.ts';

const hardest = join(seeds, 'hardest.txt');

describe('help', async () => {
  const commands = [
    'solve',
    'hint',
    'check',
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
  const overview = (await unjamHere(['--help'])).stdout;

  test('lists every command', () => {
    for (const name of commands) expect(overview).toMatch(new RegExp(`^  ${name} .*[a-z]`, 'm'));
  });

  const examples: string[] = [];
  for (const name of ['', ...commands]) {
    const { stdout } = await unjamHere([...(name === '' ? [] : [name]), '--help']);
    const found = examplesIn(stdout);
    examples.push(...(found.length > 0 ? found : [`no example in the help of '${name}'`]));
  }

  /** The photograph that the examples name: a board that unjam drew, as JPEG. */
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

  test.each(examples)('%s', async (example) => {
    const folder = scratch();
    if (example.includes('photo')) await drawPhoto(folder);
    symlinkSync(join(root, 'puzzles'), join(folder, 'puzzles'));
    const { status, stderr } = await runExample(example, folder);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
