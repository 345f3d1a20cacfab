// Builds the documentation site, a folder of static files: `npm run docs`, or `npm run docs -- FOLDER`; the default is `site`.
// It needs the built packages (`npm ci` builds them) and nothing from a network.
//
//     README.md, docs/*.md ...     -> pages          (markdown.mjs)
//     formats, searches, commands  -> pages          (chapters.mjs, from what the code says about itself)
//     comments of @unjam/core      -> API reference  (api.mjs)
//     the app, <unjam-board>       -> copied, so that boards are live
//
// Each page is also written as Markdown, and llms.txt lists those pages for programs that read text (llms.mjs).
//
// It fails where a link leads nowhere (links.mjs) and where a page of docs/ is not in the menu (pages.mjs).
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { readOptions } from '../read-options.mjs';
import { apiPages } from './api.mjs';
import { chapters } from './chapters.mjs';
import { brokenLinks } from './links.mjs';
import { llmsText, withLinks } from './llms.mjs';
import { renderer } from './markdown.mjs';
import { forgottenPages, menu, pages } from './pages.mjs';
import { searchIndex } from './search-index.mjs';
import { filePage } from './source-page.mjs';
import { pageHtml, upFrom } from './template.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const site = readOptions(import.meta.url, { allowPositionals: true }).positionals[0] ?? 'site';
const beforeAll = performance.now();

const forgotten = forgottenPages();
if (forgotten.length > 0)
  throw new Error(`not in the menu of scripts/docs/pages.mjs: ${forgotten.join(', ')}`);
if (!existsSync('packages/board/dist/unjam-board.js'))
  throw new Error('the packages are not built: run npm run build');

const pageOfSource = new Map(pages.flatMap(({ source, path }) => (source ? [[source, path]] : [])));
/** Files of the project that pages link to or show: pages of their own, or pictures. */
const linked = new Set();

/** Where a link in a page leads in the site, relative to it; `from` is the page and `source` the file it is made of. */
function linkIn(from, source) {
  return (href) => {
    if (/^(?:[a-z]+:|#)/.test(href) || href === '') return href;
    const [path = '', anchor] = href.split('#');
    const target = posix.normalize(posix.join(posix.dirname(source), decodeURI(path)));
    const page = pageOfSource.get(target);
    const place = page === undefined ? fileInSite(target, source) : `${page}.html`;
    return `${upFrom(from)}${place}${anchor === undefined ? '' : `#${anchor}`}`;
  };
}

function fileInSite(target, source) {
  const file = target.replace(/\/$/, '');
  if (!existsSync(file)) throw new Error(`${source} links to ${target}, which does not exist`);
  linked.add(file);
  return /\.(?:svg|png|gif|jpg)$/.test(file) ? `files/${file}` : `files/${file}.html`;
}

/** Within the API reference: a page beside this one. */
const linkInApi = (href) => href.replace(/^((?:\.\.\/)?[\w/-]+)\.md/, '$1.html');

/**
 * TypeDoc's plugin numbers some anchors as if a heading came twice that comes once (`#notationid-1`): such a link leads to the
 * heading without the number.
 */
function withAnchorsMended(apiPages) {
  const anchors = new Set(
    apiPages.flatMap(({ path, html }) =>
      [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => `${path}.html#${id}`),
    ),
  );
  return apiPages.map((page) => ({
    ...page,
    html: page.html.replaceAll(
      /href="((?:\.\.\/)?[\w-]*(?:\.html)?)#([^"]*?)-\d+"/g,
      (link, file, anchor) => {
        const place = file === '' ? `${page.path}.html` : posix.join(posix.dirname(page.path), file);
        const numbered = link.slice(link.indexOf('#') + 1, -1);
        return anchors.has(`${place}#${numbered}`) ? link : `href="${file}#${anchor}"`;
      },
    ),
  }));
}

/** A link to a page of the site leads to its Markdown instead; other files of the project have only an HTML page. */
const toMarkdown = (href) => (/^(?:\.\.\/)*files\//.test(href) ? href : href.replace(/\.html(?=#|$)/, '.md'));

/** The pages with `markdown` are written as Markdown too. */
/** @type {{ path: string, name: string, html: string, markdown?: string, scripts?: string[] }[]} */
const written = [];
for (const { path, name, source, chapter } of pages) {
  if (source !== undefined) {
    const text = readFileSync(source, 'utf8');
    const link = linkIn(path, source);
    const markdown = withLinks(text, (href) => toMarkdown(link(href)));
    written.push({ path, name, html: renderer(link, true)(text), markdown });
  } else if (chapters[chapter] !== undefined) {
    const { write, scripts } = chapters[chapter];
    const text = write();
    const markdown = withLinks(text, toMarkdown);
    written.push({ path, name, html: renderer((href) => href, true)(text), markdown, scripts });
  }
}
const api = (await apiPages()).map(({ path, name, markdown }) => ({
  path,
  name,
  html: renderer(linkInApi)(markdown),
  markdown,
}));
written.push(...withAnchorsMended(api));
const searchable = [...written];
for (const file of linked) {
  if (/\.(?:svg|png|gif|jpg)$/.test(file)) continue;
  written.push(filePage(file, statSync(file).isDirectory()));
}

rmSync(site, { recursive: true, force: true });
const write = (path, content) => {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
};
for (const page of written) {
  write(`${page.path}.html`, pageHtml(page));
  if (page.markdown !== undefined) write(`${page.path}.md`, page.markdown);
}
const markdownOf = (path) => written.find((page) => page.path === path)?.markdown;
write('llms.txt', llmsText(menu, api, markdownOf));
for (const file of linked) {
  if (!/\.(?:svg|png|gif|jpg)$/.test(file)) continue;
  mkdirSync(dirname(join(site, 'files', file)), { recursive: true });
  cpSync(file, join(site, 'files', file));
}
write('search.json', searchIndex(searchable));
write('site.css', readFileSync('scripts/docs/client/site.css'));
cpSync('packages/board/dist/unjam-board.js', join(site, 'unjam-board.js'));
cpSync('packages/web/dist/app', join(site, 'app'), { recursive: true });
for (const name of ['search', 'searches']) {
  await build({
    input: `scripts/docs/client/${name}.mjs`,
    output: { file: join(site, `${name}.js`), minify: true, codeSplitting: false },
    logLevel: 'warn',
  });
}

const broken = brokenLinks(site);
for (const line of broken) console.error(line);
if (broken.length > 0) process.exit(1);
console.log(
  `${site}: ${written.length} pages, every link leads somewhere; ${((performance.now() - beforeAll) / 1000).toFixed(1)} s`,
);
