import { readdirSync, readFileSync } from 'node:fs';
import { createBoardSplitter, type FormatSet, formatsWithPart, sentenceReader } from '@unjam/core/formats';
import { describe, expect, it } from 'vitest';
import { runsAll } from '../../../../../testing/in-all.ts';
import { allFormats, splitWhole } from './load.ts';

const core = new URL('../../../../core/src/', import.meta.url);
/** Every eighteenth text of the corpus of the reader by shape, every third by `npm run test:all`. */
const share = runsAll ? 3 : 18;
const corpus = readdirSync(new URL('shapes/corpus/', core))
  .filter((_, i) => i % share === 0)
  .map((name) => ({ name, text: readFileSync(new URL(`shapes/corpus/${name}`, core), 'utf8') }));

const splitterWith = (formats: FormatSet) => createBoardSplitter({ formats });

/** Whether a text needs more than a part of the reader by shape. */
function lacks(text: string, part: Parameters<typeof formatsWithPart>[0]): boolean {
  const { formats, lacked } = formatsWithPart(part, () => undefined);
  const splitter = splitterWith(formats);
  splitter.push(text);
  splitter.end();
  return lacked();
}

const line = 'BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN';

describe('splitWhole', () => {
  it('gives what the whole reader gives, however little of it is loaded', async () => {
    for (const { name, text } of corpus) {
      const splitter = splitterWith(await allFormats());
      const texts = [...splitter.push(text), ...splitter.end()];
      const found = await splitWhole(text, splitterWith);
      expect(JSON.stringify(found), name).toBe(JSON.stringify({ texts, fenced: splitter.fenced }));
    }
  });

  it('needs no part of the reader by shape for a board on one line', () => {
    expect(lacks(line, {})).toBe(false);
    expect(lacks(`${line}\n`, {})).toBe(false);
  });

  it('needs no part of the reader by shape for rows of letters and full stops alone', () => {
    const rows = ['AA...O', 'P..Q.O', 'PXXQ.O', 'P..Q..', 'B...CC', 'B.RRR.'];
    expect(lacks(rows.join('\n'), {})).toBe(false);
    expect(lacks(`\n${rows.join('\r\n')}\r\n\r\n`, {})).toBe(false);
    expect(lacks(`${rows.join('\n')}\nexit: left\n`, {})).toBe(true);
    expect(lacks(rows.join('\n').replaceAll('.', '-'), {})).toBe(true);
  });

  it('needs sentences alone for a board with a comment, and shapes for a list of vehicles', () => {
    const board = `# The exit is at the right.\n${line}\n`;
    expect(lacks(board, {})).toBe(true);
    expect(lacks(board, sentenceReader)).toBe(false);
    expect(lacks('1 h 2 2 3\n2 v 3 1 2\n', sentenceReader)).toBe(true);
  });
});
