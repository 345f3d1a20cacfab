// The larger boards of the programming course in Amsterdam (docs/sources.md), where their files are.
import { existsSync, readFileSync } from 'node:fs';
import { parseBoard } from '@unjam/core';
import { formatById } from '@unjam/core/formats';
import { shared } from './works.mjs';

const courses = new URL('others/', shared);

export const courseBoards = () =>
  ['9x9_4', '9x9_5', '9x9_6', '12x12_7']
    .map((name) => ({ name, file: new URL(`amsterdam-${name}.csv`, courses) }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({
      name,
      board: parseBoard(readFileSync(file, 'utf8'), { format: formatById('csv') }),
    }));
