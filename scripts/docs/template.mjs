// The HTML around the contents of a page.
import { menu } from './pages.mjs';

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** From a page to the top of the site: empty for index, `../` for guide/player. */
export const upFrom = (path) => '../'.repeat(path.split('/').length - 1);

const menuFor = (path) =>
  menu
    .map(({ name, pages }) => {
      const items = pages.map((page) => {
        const current = page.path === path ? ' aria-current="page"' : '';
        return `<li><a href="${upFrom(path)}${page.path}.html"${current}>${escaped(page.name)}</a></li>`;
      });
      return `<h2>${escaped(name)}</h2>\n<ul>${items.join('\n')}</ul>`;
    })
    .join('\n');

/** A whole page. */
export const pageHtml = ({ path, name, html, scripts = [] }) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(path === 'index' ? 'Unjam, the Rush Hour workbench' : `${name} · Unjam`)}</title>
<link rel="icon" href="${upFrom(path)}app/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${upFrom(path)}site.css">
${['unjam-board.js', 'search.js', ...scripts].map((file) => `<script type="module" src="${upFrom(path)}${file}"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#contents">To the contents</a>
<header>
<a class="home" href="${upFrom(path)}index.html">Unjam</a>
<search data-top="${upFrom(path)}"><label for="query">Search</label> <input id="query" type="search" autocomplete="off">
<div class="found" aria-live="polite" hidden></div></search>
<a href="${upFrom(path)}app/index.html">Open the app</a>
</header>
<nav aria-label="Pages"><details open><summary>Pages</summary>
${menuFor(path)}
</details></nav>
<main id="contents" tabindex="-1">
${html}
</main>
</body>
</html>
`;
