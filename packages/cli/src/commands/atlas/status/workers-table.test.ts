import { expect, test } from 'vitest';
import { workersTable } from './workers-table.ts';

test('the machine that differs most comes first, and one far off is named', () => {
  const shown = workersTable([
    { worker: 'alpha', shards: 400, puzzles: 107_240, density: 268.1, residual: 3.4 },
    { worker: 'beta', shards: 2, puzzles: 500, density: 270 },
    { worker: 'gamma', shards: 203, puzzles: 49_000, density: 239.7, residual: -8.12 },
  ]);
  expect(shown).toBe(
    [
      'machine  shards  puzzles  per million states  residual',
      '-------  ------  -------  ------------------  --------',
      'gamma       203   49,000               239.7      -8.1',
      'alpha       400  107,240               268.1      +3.4',
      'beta          2      500               270.0',
      'gamma found far fewer puzzles than the others: collect --rebuild enumerates shards again',
    ].join('\n'),
  );
});
