import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
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

export default defineConfig({
  root: path('.'),
  // works from any path
  base: './',
  resolve: { alias: coreSource },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    policyInPages(),
    VitePWA({
      // the page registers it by itself, since it runs no inline script
      injectRegister: false,
      registerType: 'autoUpdate',
      manifest: {
        name: 'Unjam',
        short_name: 'Unjam',
        description: 'Rush Hour puzzles to play, solve, make and explore.',
        display: 'standalone',
        start_url: './',
        scope: './',
        id: './',
        background_color: '#f7f1e5',
        theme_color: '#f7f1e5',
        categories: ['games', 'education'],
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,webmanifest}'],
        navigateFallback: 'index.html',
        navigateFallbackDenylist: [/embed\.html$/],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
        sourcemap: false,
      },
    }),
  ],
  worker: { format: 'es' },
  server: { port: 5173, strictPort: false },
  build: {
    target: 'es2023',
    cssTarget: 'chrome123',
    outDir: 'dist/app',
    emptyOutDir: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // a slow machine is no fault of the plugins
      checks: { pluginTimings: false },
      input: { app: path('index.html'), embed: path('embed.html') },
    },
  },
});
