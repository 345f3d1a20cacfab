import { expect, test } from 'vitest';
import { expandedRuns } from './run-lengths.ts';

test.each([
  ['AA3O/P2Q1O/PXXQ1O/P2Q2/B3CC/B1RRR1', 'a number stands for that many empty cells'],
  ['2A3.O/P2.Q.O/P2XQ.O/P2.Q2./B3.2C/B.3R.', 'a number repeats the next cell'],
])('%s: %s', (text, says) => {
  const rows = 'AA...O/P..Q.O/PXXQ.O/P..Q../B...CC/B.RRR.';
  expect(expandedRuns(text)).toEqual({ text: rows, says });
});

test.each(['6/XX4/70/6/6/6', '6/XX4/6/6/999999999/6', '17/17/17/17'])(
  '%s has a row too long for a board',
  (text) => {
    expect(expandedRuns(text)).toBeUndefined();
  },
);
