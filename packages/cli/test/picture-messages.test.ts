// What the command says about pictures: one line each that says what was found and what to do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawn } from './drawn-picture.ts';
import { unjamHere } from './in-process.ts';

let folder: string;
/** 680 pixels a side, with the grid from 40 to 640. */
let file: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-'));
  file = await drawn(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('--corners that cannot be right', () => {
  test.each([
    [
      ['40,40', '760,40', '640,640', '40,640'],
      '--corners 760,40 is outside the picture of 680 by 680 pixels; expected a point in it, or at most 68 pixels beside it',
    ],
    [
      ['100,2', '115,2', '115,15', '100,15'],
      'no grid found: these --corners do not fit a board in the picture',
    ],
  ])('%j', async (corners, problem) => {
    expect(await unjamHere(['read', file, '--corners', ...corners])).toEqual({
      status: 2,
      stdout: '',
      stderr: `${file}: ${problem}\n`,
    });
  });
});
