import { expect, test } from 'vitest';
import { functionPages } from './docs/function-pages.mjs';

const markdown = `# @unjam/core

## Interfaces

### Answer

## Functions

### solve()

> **solve**(\`board\`): [\`Answer\`](#answer)

A shortest solution. It may take long.

#### Parameters

##### board

[\`Board\`](board.md#board)

#### Throws

RangeError for no board

#### Example

\`\`\`ts
solve(board).kind // 'solved'
review(board)
\`\`\`

***

### solveTask()

> **solveTask**(\`board\`): \`Task\`

\`solve\` as a task.

***

### parseBoard()

> **parseBoard**(\`text\`): [\`Result\`](#result)

Reads a board.

#### Returns

[\`Result\`](#result)

## References
`;

const pages = functionPages(
  { path: 'api/core', name: '@unjam/core', markdown },
  'Stable: it stays.',
  (name) => (name === 'review' ? '@unjam/core/analysis' : undefined),
);
const pageOf = (path: string): string => pages.find((page) => page.path === path)?.markdown ?? '';

test('each function has a page, and a line on the page of its entry point', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    'api/core',
    'api/core/solve',
    'api/core/solveTask',
    'api/core/parseBoard',
  ]);
  const entry = pageOf('api/core');
  expect(entry).toContain('### solve()\n\nA shortest solution. [More of solve()](core/solve.md)\n');
  expect(entry).not.toContain('Parameters');
  expect(entry).toMatch(/\n## References\n$/);
});

test('it has what it needs, how it fails, a tested program that uses it, and the names beside it', () => {
  const solve = pageOf('api/core/solve');
  expect(solve).toMatch(/^# solve\(\)\n\n```ts\nimport \{ solve \} from '@unjam\/core';/);
  expect(solve).toContain('[`Answer`](../core.md#answer)');
  expect(solve).toContain('## Parameters\n\n### board\n\n[`Board`](../board.md#board)');
  expect(solve).toContain('## Errors\n\nRangeError for no board');
  expect(solve).toContain(
    "Here `board` is `parseBoard('XX.A/...A/..../....')`; `review` is from `@unjam/core/analysis`.",
  );
  expect(solve).toMatch(/## In a program\n\nFrom .*:\n\n```ts\n[^`]*\bsolve\b/);
  expect(solve).toContain('## Related\n\n- [solveTask()](solveTask.md): `solve` as a task.');
  expect(pageOf('api/core/parseBoard')).toContain('Whatever else is wrong is the `error` of the result.');
});
