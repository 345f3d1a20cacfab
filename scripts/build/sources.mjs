// Vite reads core and <unjam-board> from their sources, not from their built files: a change shows at once. The app is built with
// parts of the element that its package does not export.
import { fileURLToPath } from 'node:url';

const sourceOf = (name) => fileURLToPath(new URL(`../../packages/${name}/src`, import.meta.url));
const core = sourceOf('core');

/** Where `@unjam/core`, its entry points, and each file of `@unjam/board` are found. */
export const sources = [
  { find: /^@unjam\/core$/, replacement: `${core}/index.ts` },
  { find: /^@unjam\/core\/(.+)$/, replacement: `${core}/$1/index.ts` },
  { find: /^@unjam\/board\/(.+)$/, replacement: `${sourceOf('board')}/$1.ts` },
];
