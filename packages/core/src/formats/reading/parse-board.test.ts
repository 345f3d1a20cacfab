import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BoardError } from '../../basics/errors.ts';
import { allFormats } from '../all-formats.ts';
import { formatDescriptions } from '../descriptions.ts';
import { formatById } from '../registry.ts';
import { commonFormats } from './common.ts';
import { parseBoard, tryParseBoard } from './parse-board.ts';
import type { ReaderOptions } from './reader.ts';

const classic = '..0..A/..0..A/XX0.../.RGGY./VR..Y./VR....';

test.each(commonFormats.map(({ id }) => [id, formatDescriptions[id].example] as const))(
  'reads the example of %s, recognised or asked for by its id',
  (id, example) => {
    const format = commonFormats.find((each) => each.id === id);
    if (!format) throw new Error('the test is wrong');
    expect(tryParseBoard(example)).toEqual(tryParseBoard(example, { format }));
    expect(parseBoard(example, { format }).vehicles.length).toBeGreaterThan(0);
  },
);

test.each<[string, string, ReaderOptions, object]>([
  ['a board in one line', classic, {}, { width: 6, height: 6, exit: 'right' }],
  ['with a name and comments around it', `# mine\nCard 1\n${classic}\n\n# end\n`, {}, { width: 6 }],
  ['with another primary', 'AAX.\n..X.', { primary: 'A' }, { primary: 0 }],
  ['with another exit', '..XX\n....', { exit: 'left' }, { exit: 'left' }],
])('%s', (_, text, options, board) => {
  expect(parseBoard(text, options)).toMatchObject(board);
});

describe('refuses what is not one board', () => {
  test.each<[string, string, ReaderOptions, object]>([
    ['nothing', '', {}, { code: 'empty-input', message: 'there is no board in the input' }],
    ['blanks', ' \n\n', {}, { code: 'empty-input', expected: 'a board' }],
    ['prose', 'hello world', {}, { code: 'unknown-format', place: { line: 1, column: 1 } }],
    ['a wrong character', 'XX.?\n....', {}, { code: 'unexpected-character', place: { line: 1, column: 4 } }],
    [
      'two boards',
      'XX..\n....\n\nXX..\n....\n',
      {},
      { code: 'several-boards', place: { line: 4, column: 1 } },
    ],
    [
      'a board and rubbish',
      'XX..\n....\n\n[oops',
      {},
      { code: 'unexpected-character', place: { line: 4, column: 2 } },
    ],
    ['another format than asked for', '[(1,2)]', { format: 'line' }, { code: 'not-square' }],
    ['no primary of that label', classic, { primary: 'Q' }, { code: 'no-primary' }],
  ])('%s', (_, text, options, fields) => {
    expect(() => parseBoard(text, options)).toThrow(BoardError);
    expect(errorOf(text, options)).toMatchObject({ name: 'BoardError', ...fields });
  });

  test('all problems are returned, and the first one is the error', () => {
    const text = 'XX.B\n...B\nB..C\nB...';
    const parsed = tryParseBoard(text);
    expect(parsed).toMatchObject({ ok: false, error: { code: 'vehicle-too-short' } });
    const problems = parsed.ok ? [] : parsed.problems;
    expect(problems.map(({ code }) => code)).toEqual(['vehicle-too-short', 'same-label']);
    expect(parsed.ok || parsed.error).toBe(problems[0]);
    expect(errorOf(text).problems).toEqual(problems);
  });

  test('reading stops at the second board', () => {
    const board = 'XX..\n....\n\n';
    expect(errorOf(board.repeat(100_000))).toMatchObject({ code: 'several-boards', place: { line: 4 } });
  });
});

function errorOf(text: string, options?: ReaderOptions): BoardError {
  try {
    parseBoard(text, options);
  } catch (error) {
    if (error instanceof BoardError) return error;
    throw error;
  }
  throw new Error('a text with problems was parsed');
}

test.each<[object, string]>([
  [{ formats: allFormats }, 'options.formats is an object; expected allFormats()'],
  [{ formats: [] }, 'options.formats is a list; expected allFormats()'],
])('wrong options say what is expected: %j', (options, message) => {
  expect(() => tryParseBoard('XX..\n....', options)).toThrow(new RangeError(message));
});

const mistakes = Object.entries(formatDescriptions).flatMap(([id, { mistakes }]) =>
  mistakes.map((text) => [id, text] as const),
);
test.each(mistakes)('a mistake in %s, %j, is refused with its place and what is expected', (id, text) => {
  const format = formatById(id);
  const parsed = tryParseBoard(text, { formats: allFormats(), ...(format && { format }) });
  expect(!parsed.ok && parsed.error).toMatchObject({
    expected: expect.stringMatching(/./),
    at: { text: { line: expect.any(Number), column: expect.any(Number) } },
  });
});

describe('a text of letters and points alone is read by a short way', () => {
  /** What a reader of any text makes of it, which options ask for. */
  const byReader = (text: string) => tryParseBoard(text, {});

  test('as a reader reads it', () => {
    const cell = fc.constantFrom('.', '.', '.', 'o', 'A', 'A', 'X', 'x', 'B', 'r', 'e');
    const rows = fc
      .tuple(
        fc.integer({ min: 2, max: 7 }),
        fc.integer({ min: 1, max: 7 }),
        fc.array(cell, { minLength: 64, maxLength: 64 }),
      )
      .map(([width, height, cells]) =>
        Array.from({ length: height }, (_, row) =>
          Array.from({ length: width }, (_, column) => cells[(row * width + column) % 64]).join(''),
        ),
      );
    const texts = fc.oneof(
      rows.map((cut) => cut.join('/')),
      rows.map((cut) => cut.join('')),
      fc
        .array(fc.oneof(cell, fc.constantFrom('/', 'right', 'exit', ' ', '\n')), { maxLength: 60 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(tryParseBoard(text)).toEqual(byReader(text));
      }),
      { numRuns: 1500 },
    );
  });

  test.each([classic, 'BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN', 'XX..', 'xAAAB/CC..B/XX.DB/EEED./FGGG./F..HH'])(
    '%s',
    (text) => {
      expect(tryParseBoard(text)).toEqual(byReader(text));
    },
  );

  test('a long one is refused as such', () => {
    expect(tryParseBoard('A'.repeat(1_000_000))).toEqual(byReader('A'.repeat(1_000_000)));
  });
});
