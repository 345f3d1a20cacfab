import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { contentPolicy } from './content-policy.ts';
import { coreSource } from './core-source.mjs';

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
  resolve: { alias: coreSource },
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

/** The modules that a module imports, and those that they import, without dynamic imports. */
function reachable(
  from: string,
  infoOf: (id: string) => { readonly importedIds: readonly string[] } | null,
): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  return found;
}

export default defineConfig({
  ...sources,
  // works from any path
  base: './',
  plugins: [firstPageInHtml(), firstPaintFirst(), policyInPages()],
  worker: { format: 'es' },
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
      output: {
        codeSplitting: {
          // what a first visit needs is compressed together, not in a file for each page that shares a part of it;
          // the page of the element alone runs none of it
          includeDependenciesRecursively: false,
          groups: [
            {
              tags: ['$initial'],
              name: (id, graph) => {
                const ofElement = reachable(path('embed.html'), (one) => graph.getModuleInfo(one));
                return ofElement.has(id) ? null : 'first';
              },
            },
          ],
        },
      },
    },
  },
});
