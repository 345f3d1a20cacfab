import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { brokenLinks } from './docs/links.mjs';

test('links to no file and to no heading are found, in both directions between folders', () => {
  const site = mkdtempSync(join(tmpdir(), 'unjam-links-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'guide'));
  writeFileSync(
    join(site, 'index.html'),
    '<h1 id="top">a</h1><a href="guide/a.html#b">ok</a><a href="guide/a.html#c">x</a><a href="#top">ok</a><img alt="" src="no.png">',
  );
  writeFileSync(
    join(site, 'guide/a.html'),
    '<h2 id="b">b</h2><a href="../index.html">ok</a><a href="index.html">x</a><a href="https://example.org/">not looked at</a>',
  );
  expect(brokenLinks(site).sort()).toEqual([
    'guide/a.html: the link index.html leads to no file',
    'index.html: the link guide/a.html#c leads to no heading',
    'index.html: the link no.png leads to no file',
  ]);
});
