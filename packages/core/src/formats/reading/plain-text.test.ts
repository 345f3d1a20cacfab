import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalBoards } from '../../testing/arbitraries.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { allFormats } from '../all-formats.ts';
import { grid } from '../grid/grid.ts';
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

const rows = 'AA...O\nP..Q.O\nPXXQ.O\nP..Q..\nB...CC\nB.RRR.';

describe('plainText', () => {
  test('takes a board in rows', () => {
    for (const text of [rows, `${rows}\n`, rows.replaceAll('\n', '\r\n')]) {
      expect(plainText(text)?.format.id).toBe('grid');
      expect([readPlain(text)]).toEqual(readWhole(text));
    }
  });

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
    ['rows and a name', `Card 1\n${rows}`],
    ['rows and a blank line', `${rows.slice(0, 20)}\n\n${rows.slice(21)}`],
    ['a row too few', rows.slice(0, -7)],
    ['a row too many', `${rows}\n......`],
    ['rows with blanks', rows.replaceAll('.', ' ')],
    ['no board', 'a'.repeat(36)],
    ['a word', 'Donaudampfschifffahrtsgesellschaften'],
    ['a board that is not legal', hard.replace('IBB', 'BBB')],
  ])('does not take a text with %s', (_, text) => {
    expect(plainText(text)).toBeUndefined();
  });

  test('what it takes is read as the reader of everything reads it', () => {
    const others = fc.constantFrom(...'BCDEFGHIJKabcdef');
    const boards = fc.oneof(
      ...[4, 5, 6, 8].map((side) =>
        legalBoards({ width: side, height: side, labels: others, primary: 'X', anyExit: false }),
      ),
    );
    const options = fc.record(
      { primary: fc.constantFrom('A', 'X', 'R', 'b'), exit: fc.constantFrom('left', 'top') },
      { requiredKeys: [] },
    );
    let taken = 0;
    fc.assert(
      fc.property(boards, options, fc.boolean(), fc.boolean(), (board, chosen, hasBreak, inRows) => {
        const printed = (inRows ? grid : line).print(board);
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

  test('letters and full stops that are seldom a board too', () => {
    const glyphs = fc.constantFrom(...'ABRXabxo..');
    const texts = fc
      .record({ side: fc.constantFrom(4, 5, 6), inRows: fc.boolean() })
      .chain(({ side, inRows }) =>
        fc.array(glyphs, { minLength: (side * side) >> 1, maxLength: (side * side) >> 1 }).map((half) => {
          const cells = half
            .flatMap((glyph) => [glyph, glyph])
            .join('')
            .padEnd(side * side, '.');
          return inRows ? (cells.match(new RegExp(`.{${side}}`, 'g')) ?? []).join('\n') : cells;
        }),
      );
    fc.assert(
      fc.property(texts, (text) => {
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
    for (const board of boards.filter((_, i) => i % 40 === 0)) {
      expect([readPlain(board)]).toEqual(readWhole(board));
      const inRows = (board.match(/.{6}/g) ?? []).join('\n');
      const plain = readPlain(inRows);
      if (plain) expect([plain]).toEqual(readWhole(inRows));
    }
  });
});
