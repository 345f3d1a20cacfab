import { expect, test } from 'vitest';
import { allFormats } from '../../formats/all-formats.ts';
import { compactText } from '../../formats/reading/compact.ts';
import { tryParseBoard } from '../../formats/reading/parse-board.ts';

const formats = allFormats();
const read = (text: string, options = {}) => {
  const result = tryParseBoard(text, { formats, ...options });
  return result.ok ? [compactText(result.value), result.read] : [result.error.message];
};
const said = (empty: string) => `read as ${empty}; X is the red car, exit at the right`;

test.each(['----', '____', '.--.', '-...', '.-_.', '-.-.'])(
  '%s among points is a row of empty cells',
  (row) => {
    expect(read(`XX.A\n...A\n....\n${row}`)).toEqual(['XXoAoooAoooooooo', undefined]);
    expect(read(`XX.A/...A/${row}/....`)[0]).toBe('XXoAoooAoooooooo');
  },
);

test.each(['empty', 'none'])('two signs between commas are empty, which is said (option: %s)', (option) => {
  const options = option === 'empty' ? { empty: '.' } : {};
  expect(read('X,X,.,A\n.,.,.,A\n.,-,-,.\n.,.,.,.', options)).toEqual([
    'XXoAoooAoooooooo',
    said('rows of cells between separators, . and - are empty'),
  ]);
});

test('a letter that is empty on other boards, and a sign, are said to be vehicles', () => {
  expect(read('XX.A\n...A\n.oo.\n....')[1]).toBe(said('rows of cells, . is empty, o is a vehicle'));
  expect(read('XX.A\n...A\n.~~.\n....')[1]).toBe(said('rows of cells, . is empty, ~ is a vehicle'));
});
