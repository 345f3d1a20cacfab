import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalBoards } from '../../testing/arbitraries.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { allFormats } from '../all-formats.ts';
import { line } from '../line/line.ts';
import type { ReadTextOptions } from '../parts/format.ts';
import { plainText } from './plain-text.ts';
import { readBoardText } from './read-board-text.ts';
import { createBoardReader } from './reader.ts';

/** What the reader of everything makes of a text. */
function readWhole(text: string, options: ReadTextOptions = {}) {
  const reader = createBoardReader({ formats: allFormats(), ...options });
  return [...reader.push(text), ...reader.end()];
}

/** What is read of a plain text with its format alone; undefined for other texts. */
function readPlain(text: string, options: ReadTextOptions = {}) {
  const plain = plainText(text, options);
  return plain && readBoardText(plain, options, { recognised: [plain.format] });
}

const hard = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';

describe('plainText', () => {
  test('takes a board on one line', () => {
    for (const text of [hard, `${hard}\n`, `${hard}\r\n`]) {
      expect(plainText(text)?.format.id).toBe('line');
      expect([readPlain(text)]).toEqual(readWhole(text));
    }
  });

  test.each([
    ['a comment above', `# card 1\n${hard}`],
    ['two boards', `${hard}\n${hard}`],
    ['a number', `60 ${hard}`],
    ['a row of a grid', 'AA..XX'],
    ['no board', 'a'.repeat(36)],
    ['a word', 'Donaudampfschifffahrtsgesellschaften'],
    ['a board that is not legal', hard.replace('IBB', 'BBB')],
  ])('does not take a text with %s', (_, text) => {
    expect(plainText(text)).toBeUndefined();
  });

  test('what it takes is read as the reader of everything reads it', () => {
    const others = fc.constantFrom(...'BCDEFGHIJKabcdef');
    const boards = fc.oneof(
      ...[5, 6, 8].map((side) =>
        legalBoards({ width: side, height: side, labels: others, primary: 'X', anyExit: false }),
      ),
    );
    const options = fc.record(
      { primary: fc.constantFrom('A', 'X', 'R', 'b'), exit: fc.constantFrom('left', 'top') },
      { requiredKeys: [] },
    );
    let taken = 0;
    fc.assert(
      fc.property(boards, options, fc.boolean(), (board, chosen, hasBreak) => {
        const printed = line.print(board);
        if (!printed.ok) return;
        const text = hasBreak ? `${printed.value}\n` : printed.value;
        const plain = readPlain(text, chosen as ReadTextOptions);
        if (!plain) return;
        taken++;
        expect([plain]).toEqual(readWhole(text, chosen as ReadTextOptions));
      }),
      { numRuns: randomRuns(300) },
    );
    expect(taken).toBeGreaterThan(20);
  });

  test('words of letters and full stops too', () => {
    const glyphs = fc.constantFrom(...'ABRXabxo..');
    const words = fc.constantFrom(26, 36, 49).chain((count) =>
      fc.array(glyphs, { minLength: count >> 1, maxLength: count >> 1 }).map((half) =>
        half
          .flatMap((glyph) => [glyph, glyph])
          .join('')
          .padEnd(count, '.'),
      ),
    );
    fc.assert(
      fc.property(words, (text) => {
        const plain = readPlain(text);
        if (plain) expect([plain]).toEqual(readWhole(text));
      }),
      { numRuns: randomRuns(300) },
    );
  });

  test('every puzzle of the catalogue', () => {
    const catalogue = readFileSync(new URL('../../../../../puzzles/catalogue.txt', import.meta.url), 'utf8');
    const boards = catalogue.split('\n').filter((text) => /^[A-Za-z.]{36}$/.test(text));
    expect(boards.length).toBeGreaterThan(1000);
    for (const board of boards.filter((_, i) => i % 40 === 0))
      expect([readPlain(board)]).toEqual(readWhole(board));
  });
});
