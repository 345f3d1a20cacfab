// Every command, query and program in the pages of the documentation is run, as its reader would type it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../command.ts';
import { pages, testPage } from '../documented.ts';

describe.each(pages)('%s', (page) => testPage(page));

test('docs/citing.md says what CITATION.cff says', () => {
  const citation = readFileSync(join(root, 'CITATION.cff'), 'utf8');
  const [, title] = /^title: "(.*)"$/m.exec(citation) ?? [];
  const [, version] = /^version: (.*)$/m.exec(citation) ?? [];
  const [, author] = /^ {2}- name: (.*)$/m.exec(citation) ?? [];
  const bibtex = readFileSync(join(root, 'docs/citing.md'), 'utf8');
  for (const said of [`{${title}}`, `{${version}}`, `{${author}}`]) expect(bibtex).toContain(said);
});
