import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

/** The columns of one source, by the id of the search. */
const columnsOf = (source: string) =>
  Object.fromEntries(
    [...written].map(([id, counts]) => [
      id,
      Object.fromEntries(Object.entries(counts).filter(([column]) => column.startsWith(source))),
    ]),
  );

describe('the signature of the searches', () => {
  test('has a row for each search and every column, as `npm run signature` writes them', () => {
    expect([...written.keys()]).toEqual(algorithms.map(({ id }) => id));
    for (const counts of written.values()) expect(Object.keys(counts)).toEqual(signatureColumns);
    expect(writeSignature(written)).toBe(text);
    expect(gradedBoards()).toHaveLength(36);
  });

  // where there are the classic boards, those of the catalogue are left to `npm run test:all`
  if (process.env.UNJAM_ALL || !hasPublished)
    test('is what each search expands on the boards of the catalogue; else run `npm run signature` and say why', () => {
      expect(Object.fromEntries(countedSignature('catalogue'))).toEqual(columnsOf('catalogue'));
    });

  test.skipIf(!hasPublished)(`is what each search expands on the classic boards${needsPublished}`, () => {
    expect(Object.fromEntries(countedSignature('classic'))).toEqual(columnsOf('classic'));
  });
});
