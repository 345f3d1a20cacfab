import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runsAll } from '../../../../testing/in-all.ts';
import { hasPublished, needsPublished } from '../testing/published.ts';
import {
  countedSignature,
  gradedBoards,
  readSignature,
  signatureColumns,
  signatureFile,
  writeSignature,
} from '../testing/signature.ts';
import { algorithms } from './registry.ts';

const text = readFileSync(signatureFile, 'utf8');
const written = readSignature(text);

/** The columns that begin so, by the id of the search. */
const columnsOf = (beginning: string) =>
  Object.fromEntries(
    [...written].map(([id, counts]) => [
      id,
      Object.fromEntries(Object.entries(counts).filter(([column]) => column.startsWith(beginning))),
    ]),
  );

describe('the signature of the searches', () => {
  test('has a row for each search and every column, as `npm run signature` writes them', () => {
    expect([...written.keys()]).toEqual(algorithms.map(({ id }) => id));
    for (const counts of written.values()) expect(Object.keys(counts)).toEqual(signatureColumns);
    expect(writeSignature(written)).toBe(text);
    expect(gradedBoards()).toHaveLength(36);
  });

  // `npm test` counts for the fewest moves, on the classic boards where they are there
  const inSearchOf = runsAll ? undefined : (['moves'] as const);
  const counted = runsAll ? '' : '-moves';

  if (runsAll || !hasPublished)
    test('is what each search expands on the boards of the catalogue; else run `npm run signature` and say why', () => {
      expect(Object.fromEntries(countedSignature('catalogue', inSearchOf))).toEqual(
        columnsOf(`catalogue${counted}`),
      );
    });

  test.skipIf(!hasPublished)(`is what each search expands on the classic boards${needsPublished}`, () => {
    expect(Object.fromEntries(countedSignature('classic', inSearchOf))).toEqual(
      columnsOf(`classic${counted}`),
    );
  });
});
