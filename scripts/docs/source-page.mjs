// Pages for files of the project that a page of the documentation links to.
import { readdirSync, readFileSync } from 'node:fs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A file as it is, or the names of the files in a folder. */
export function filePage(file, isFolder) {
  const body = isFolder
    ? `<ul>${readdirSync(file)
        .sort()
        .map((name) => `<li><code>${escaped(name)}</code></li>`)
        .join('\n')}</ul>`
    : `<pre tabindex="0"><code>${escaped(readFileSync(file, 'utf8'))}</code></pre>`;
  return { path: `files/${file}`, name: file, html: `<h1>${escaped(file)}</h1>\n${body}` };
}
