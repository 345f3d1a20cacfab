// Where a bundler finds core's source: every entry point in core's package.json, `./dist/x.js`, is `src/x.ts`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const core = new URL('../core/', import.meta.url);
const { name, exports } = JSON.parse(readFileSync(new URL('package.json', core), 'utf8'));

/** The path of the source of every entry point, by its name such as `@unjam/core/render`. */
export const coreSources = Object.fromEntries(
  Object.entries(exports).map(([entry, { default: built }]) => [
    name + entry.slice(1),
    fileURLToPath(new URL(built.replace('./dist/', 'src/').replace(/\.js$/, '.ts'), core)),
  ]),
);
