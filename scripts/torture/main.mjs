// `npm run torture -- [NAME ...] [--seed N] [--count N]`: runs every program of this folder, or those named, one after
// another. Each is bounded and repeatable by its seed, prints what it did, and ends with 1 if a promise was broken.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('./', import.meta.url);
const words = process.argv.slice(2);
const first = words.findIndex((word) => word.startsWith('--'));
const names = first < 0 ? words : words.slice(0, first);
const options = first < 0 ? [] : words.slice(first);

const all = readdirSync(folder)
  .filter((file) => file.endsWith('.mjs') && file !== 'main.mjs')
  .map((file) => file.slice(0, -4))
  .sort();
if (words.includes('--help') || words.includes('-h')) {
  console.log(
    'npm run torture -- [NAME ...] [--seed N] [--count N]\n\nWithout a name every program runs, which takes hours.\n',
  );
  for (const name of all) {
    const head = readFileSync(new URL(`${name}.mjs`, folder), 'utf8').match(/^(?:\/\/.*\n)+/)?.[0] ?? '';
    console.log(`${name}\n${head.replace(/^\/\/ ?/gm, '  ')}`);
  }
  process.exit(0);
}

const unknown = names.find((name) => !all.includes(name));
if (unknown) {
  console.error(`torture: there is no program ${unknown}; expected ${all.join(', ')}`);
  process.exit(2);
}

let broken = 0;
for (const name of names.length > 0 ? names : all) {
  console.log(`\n${name}`);
  const path = fileURLToPath(new URL(`${name}.mjs`, folder));
  if (spawnSync(process.execPath, [path, ...options], { stdio: 'inherit' }).status !== 0) broken++;
}
process.exitCode = broken === 0 ? 0 : 1;
