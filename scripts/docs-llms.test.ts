import { expect, test } from 'vitest';
import { llmsText, withLinks } from './docs/llms.mjs';

test('links of a Markdown text lead elsewhere, those in blocks of code stay', () => {
  const text = '[a](b.md) and ![c](d.svg)\n\n```md\n[a](b.md)\n```\n\n[e](f.md#g)\n';
  const found = withLinks(text, (href) => `../${href}`);
  expect(found).toBe('[a](../b.md) and ![c](../d.svg)\n\n```md\n[a](b.md)\n```\n\n[e](../f.md#g)\n');
});

test('llms.txt says what is on each page, and has the functions, classes and types of each entry point', () => {
  const menu = [{ name: 'Guide', pages: [{ path: 'index', name: 'Unjam' }] }];
  const api = [
    { path: 'api/index', name: 'API' },
    {
      path: 'api/core',
      name: '@unjam/core',
      markdown:
        '# @unjam/core\n\nStable: a name stays.\n\nAll of it.\n\n## Classes\n\n### BoardError\n\nWhat is wrong, as an [`Error`](x.md). More.\n\n#### Members\n\n## Interfaces\n\n### Game\n\n#### Properties\n\n##### board\n\nA board.\n',
    },
    {
      path: 'api/core/solve',
      name: 'solve()',
      markdown: '# solve()\n\n```ts\nimport it\n```\n\n> **solve**()\n\nThe shortest\nway. Else none.\n',
    },
  ];
  const text = llmsText(menu, api, (path) => `# ${path}\n\n- a list\n\nFor everybody.`);
  expect(text).toContain(
    [
      '## Guide\n\n- [Unjam](index.md): For everybody.\n',
      '## @unjam/core\n',
      '- [@unjam/core](api/core.md): All of it.',
      '- [BoardError](api/core.md#boarderror): What is wrong, as an `Error`.',
      '- [Game](api/core.md#game)',
      '- [solve()](api/core/solve.md): The shortest way.\n',
    ].join('\n'),
  );
  expect(text).not.toContain('api/index');
});
