import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtAtlas } from '../testing/built-atlas.ts';
import { removeClaims } from '../testing/remove-claims.ts';
import { rateAtlas } from './rate-atlas.ts';
import { type BoardsToRate, rateBoards } from './rate-boards.ts';

test('ratings whose folder another program has taken over are not noted any more', async () => {
  const atlas = mkdtempSync(join(tmpdir(), 'unjam-ratings-'));
  onTestFinished(() => rmSync(atlas, { recursive: true }));
  cpSync(await builtAtlas({ width: 4, height: 4, minWalls: 0, maxWalls: 0 }, 5), atlas, { recursive: true });
  const ratings = join(atlas, 'ratings');
  const run = async (boards: BoardsToRate) => {
    removeClaims(ratings);
    return rateBoards(boards);
  };
  expect(await rateAtlas(atlas, { run, parallel: 1 })).toMatchObject({
    error: { message: `${ratings}: another program has taken the folder over; what is rated is kept` },
  });
  expect(existsSync(join(ratings, 'ratings.json'))).toBe(false);
});
