// The hosts in the order of the table in docs/hosts.md: what each is, and how it is tried.
import { framework, next, page, withoutWasm } from './parts/pages.mjs';
import { bun, deno, documentOf, jest, node, workerd } from './parts/programs.mjs';
import { typescript } from './parts/types.mjs';

const PROGRAM = 'the program';
const PLAYED = 'types, build, played in Chromium';

/**
 * `run` gives the facts of parts/program.mjs, or nothing where something else is tried; it throws what went wrong.
 *
 * @type {{ id: string, name: string, tried: string, run: () => Promise<any> }[]}
 */
export const hosts = [
  // the first one is what the others are compared with
  { id: 'node20', name: 'Node 20.19.0, the least', tried: PROGRAM, run: () => node('20.19.0') },
  { id: 'node22', name: 'Node 22.12.0', tried: PROGRAM, run: () => node('22.12.0') },
  { id: 'node24', name: 'Node 24.21.0', tried: PROGRAM, run: () => node('24.21.0') },
  { id: 'bun', name: 'Bun 1.4.5', tried: PROGRAM, run: () => bun('1.4.5') },
  { id: 'deno', name: 'Deno 2.9.6', tried: PROGRAM, run: () => deno('2.9.6') },
  {
    id: 'workerd',
    name: 'workerd, by Miniflare 4.20260730.0',
    tried: PROGRAM,
    run: () => workerd('4.20260730.0'),
  },
  { id: 'jest', name: 'Jest 30.5.2, CommonJS', tried: PROGRAM, run: () => jest('30.5.2') },
  ...[
    ['jsdom', '29.1.1'],
    ['happy-dom', '21.0.4'],
  ].map(([id, version]) => ({
    id,
    name: `${id} ${version}, by Vitest 4.1.12`,
    tried: 'the element: moves by keys, undo, a hint',
    run: () => documentOf(id, version, '4.1.12'),
  })),
  { id: 'page', name: 'a page in Chromium', tried: `${PROGRAM}, bundled by Vite`, run: () => page('page') },
  {
    id: 'csp',
    name: 'a page whose policy allows no WebAssembly',
    tried: `${PROGRAM}, bundled by Vite`,
    run: withoutWasm,
  },
  {
    id: 'react',
    name: 'React 19.3.1, Vite 8.3.8',
    tried: `${PLAYED}, and again over the HTML of a server`,
    run: () => framework('react'),
  },
  { id: 'preact', name: 'Preact 11.2.0, Vite 8.3.8', tried: PLAYED, run: () => framework('preact') },
  { id: 'vue', name: 'Vue 3.5.45, Vite 8.3.8', tried: PLAYED, run: () => framework('vue') },
  { id: 'svelte', name: 'Svelte 5.57.3, Vite 8.3.8', tried: PLAYED, run: () => framework('svelte') },
  {
    id: 'next',
    name: 'Next 16.4.6',
    tried: 'build, HTML of the server, a move in Chromium',
    run: () => next('16.4.6'),
  },
  ...['5.7.3', '5.8.3', '5.9.3', '6.0.3', '7.0.2'].map((version) => ({
    id: `typescript${version.slice(0, 3).replace('.', '')}`,
    name: `TypeScript ${version}${version === '5.7.3' ? ', the least' : ''}`,
    tried: 'the declarations, also by `require`',
    run: () => typescript(version),
  })),
];
