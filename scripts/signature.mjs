// `npm run signature`: counts how many states each search expands, prints what has changed since the file was written, and
// writes the file again (packages/core/src/testing/signature.ts). It reads the sources, so that it needs no build.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { readOptions } from './read-options.mjs';

readOptions(import.meta.url);

const load = async (path) =>
  (await runnerImport(fileURLToPath(new URL(`../packages/core/src/${path}`, import.meta.url)))).module;
const signature = await load('testing/signature.ts');
const { hasPublished } = await load('testing/published.ts');

const { signatureFile, signatureColumns, readSignature, writeSignature, countedSignature } = signature;
const before = existsSync(signatureFile) ? readSignature(readFileSync(signatureFile, 'utf8')) : new Map();
const catalogue = countedSignature('catalogue');
const classic = hasPublished ? countedSignature('classic') : new Map();
const now = new Map(
  [...catalogue].map(([id, counts]) => [id, { ...before.get(id), ...counts, ...classic.get(id) }]),
);

const text = writeSignature(now);
console.log(text);
if (!hasPublished) console.log('The classic boards are not here: their columns are as they were.');
let changes = 0;
for (const [id, counts] of now) {
  for (const column of signatureColumns) {
    const [old, count] = [before.get(id)?.[column], counts[column]];
    if (old === count || !before.has(id)) continue;
    changes++;
    console.log(`${id}, ${column}: ${count ?? 'not counted'}, before ${old ?? 'not there'}`);
  }
}
const added = [...now.keys()].filter((id) => !before.has(id));
const gone = [...before.keys()].filter((id) => !now.has(id));
for (const id of added) console.log(`${id}: new`);
for (const id of gone) console.log(`${id}: no longer there`);
if (changes + added.length + gone.length === 0) console.log('Nothing has changed.');
writeFileSync(signatureFile, text);
