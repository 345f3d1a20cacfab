import { expect, test } from 'vitest';
import { llmsText, withLinks } from './docs/llms.mjs';

test('links of a Markdown text lead elsewhere, those in blocks of code stay', () => {
  const text = '[a](b.md) and ![c](d.svg)\n\n```md\n[a](b.md)\n```\n\n[e](f.md#g)\n';
  const found = withLinks(text, (href) => `../${href}`);
  expect(found).toBe('[a](../b.md) and ![c](../d.svg)\n\n```md\n[a](b.md)\n```\n\n[e](../f.md#g)\n');
});

test('llms.txt lists the Markdown of every page, the API reference by entry point', () => {
  const menu = [{ name: 'Guide', pages: [{ path: 'index', name: 'Unjam' }] }];
  const api = [
    { path: 'api/index', name: 'API' },
    { path: 'api/core', name: '@unjam/core' },
    { path: 'api/core/solve', name: 'solve()' },
  ];
  const text = llmsText(menu, api);
  expect(text).toContain(
    '## Guide\n\n- [Unjam](index.md)\n\n## @unjam/core\n\n- [@unjam/core](api/core.md)\n- [solve()](api/core/solve.md)\n',
  );
  expect(text).not.toContain('api/index');
});
