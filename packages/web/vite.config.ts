import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, defineConfig, minify, type Plugin, type Rolldown, runnerImport } from 'vite';
import { collectLicences } from '../../scripts/build/licences.mjs';
import { sources as alias } from '../../scripts/build/sources.mjs';
import { smallStyles } from '../board/small-styles.mjs';
import { contentPolicy } from './content-policy.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Writes the content policy into every built page, so that it holds on any host. */
const policyInPages = (): Plugin => ({
  name: 'content-policy',
  apply: 'build',
  // for servers, which can say more than a page
  closeBundle: () => {
    const headers = { 'Content-Security-Policy': contentPolicy('header') };
    writeFileSync(path('dist/headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
  },
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy('page') },
      injectTo: 'head-prepend',
    },
  ],
});

/** How the sources are read, for browsers and for the build itself. */
const sources = {
  root: path('.'),
  resolve: { alias },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
} as const;

/** Writes what a first visitor sees into index.html. */
const firstPageInHtml = (): Plugin => ({
  name: 'first-page',
  apply: 'build',
  transformIndexHtml: async (html, { path: page }) => {
    if (page !== '/index.html') return html;
    const { module } = await runnerImport<typeof import('./src/app/first-page.tsx')>(
      path('src/app/first-page.tsx'),
      { ...sources, configFile: false, logLevel: 'warn' },
    );
    return html.replace('<div id="app"></div>', () => `<div id="app">${module.firstPage()}</div>`);
  },
});

/** Asks for what the first paint waits for before everything else: its style, and what decides what is to be seen. */
const firstPaintFirst = (): Plugin => ({
  name: 'first-paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { path: page }) => {
      if (page !== '/index.html') return html;
      const [style = ''] = /^ *<link rel="stylesheet".*>\n/m.exec(html) ?? [];
      return html
        .replace(style, '')
        .replace(/^ *<script type="module"/m, `${style}    <script src="./early.js"></script>\n$&`);
    },
  },
});

/** Makes early.js small, which is copied as it is: every first visit waits for it. */
const earlySmall = (): Plugin => ({
  name: 'early-small',
  apply: 'build',
  closeBundle: async () => {
    const file = path('dist/app/early.js');
    writeFileSync(file, (await minify(file, readFileSync(file, 'utf8'))).code);
  },
});

/** The modules whose code a page runs at once, found by building that page alone. */
async function modulesOf(page: string): Promise<ReadonlySet<string>> {
  const built = await build({
    ...sources,
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: path(page) } },
  });
  const parts = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = parts.filter((part) => part.type === 'chunk');
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk);
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}

/**
 * Puts what a first visit needs into two files, because few large files compress better than many small ones: `board` has what
 * embed.html runs too, so that embed.html does not load the app. What embed.html runs alone stays in files of its own.
 */
const firstVisitInTwoFiles = (): Plugin => ({
  name: 'first-visit-in-two-files',
  apply: 'build',
  config: async () => {
    const [ofElement, ofApp] = await Promise.all([modulesOf('embed.html'), modulesOf('index.html')]);
    const name = (id: string, graph: Rolldown.ChunkingContext) =>
      !withImports(ofElement, graph).has(id) ? 'first' : ofApp.has(id) ? 'board' : null;
    const codeSplitting = {
      includeDependenciesRecursively: false,
      groups: [{ tags: ['$initial' as const], name }],
    };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
});

/**
 * The modules and all that they import statically. An index.ts is not followed: it only exports what other files define, and
 * those of them that are used are among the modules already.
 */
function withImports(modules: ReadonlySet<string>, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      if (!imported.endsWith('/index.ts')) found.add(imported);
  return found;
}

const licences = collectLicences();

/** Writes the licences of all libraries in the app, those of its workers included, after everything is built. */
const licencesBesideIt = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  closeBundle: () => licences.write(path('dist/app/licences.txt')),
});

export default defineConfig({
  ...sources,
  // works from any path
  base: './',
  plugins: [
    smallStyles(),
    firstPageInHtml(),
    firstPaintFirst(),
    earlySmall(),
    firstVisitInTwoFiles(),
    policyInPages(),
    licences.plugin(),
    licencesBesideIt(),
  ],
  worker: { format: 'es', plugins: () => [licences.plugin()] },
  server: { port: 5173, strictPort: false },
  build: {
    target: 'es2023',
    cssTarget: 'chrome123',
    outDir: 'dist/app',
    emptyOutDir: true,
    reportCompressedSize: false,
    // in kilobytes: the library that writes PDF files, which is loaded when one is asked for
    chunkSizeWarningLimit: 550,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // for a page that is loaded later only the style is preloaded: the names of all its parts would make every first visit larger
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'js' ? parts.filter((part) => part.endsWith('.css')) : parts,
    },
    rolldownOptions: {
      // the plugins are not at fault where the machine is slow
      checks: { pluginTimings: false },
      input: { app: path('index.html'), embed: path('embed.html') },
    },
  },
});
