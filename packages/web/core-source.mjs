// Vite reads core from its source, not from its built files: a change in core shows at once.
import { fileURLToPath } from 'node:url';

const core = fileURLToPath(new URL('../core/src', import.meta.url));

/** Where each entry point of `@unjam/core` is found. */
export const coreSource = [
  { find: /^@unjam\/core$/, replacement: `${core}/index.ts` },
  { find: /^@unjam\/core\/(.+)$/, replacement: `${core}/$1/index.ts` },
];
