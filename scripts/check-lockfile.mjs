// Refuses a package-lock.json with packages that `npm ci` could not verify: each needs an integrity, a SHA-512 digest.
// npm leaves optional packages of other platforms that its registry does not have out of the lockfile, without a message:
// they are refused as well, so that every platform installs what was verified.
import { readFileSync } from 'node:fs';
import { readOptions } from './read-options.mjs';

const { positionals } = readOptions(import.meta.url, { allowPositionals: true });
const file = positionals[0] ?? new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8'));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const named = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));

const refused = [];
for (const [path, { integrity }] of installed) {
  if (integrity === undefined) refused.push(`${path} has no integrity`);
  else if (!/^sha512-/.test(integrity)) refused.push(`${path} has a weak digest, ${integrity.split('-')[0]}`);
}
for (const [path, { optionalDependencies }] of Object.entries(packages))
  for (const name of Object.keys(optionalDependencies ?? {}))
    if (!named.has(name)) refused.push(`${path} depends on ${name}, which is missing`);

for (const reason of refused) console.error(`package-lock.json: ${reason}`);
console.log(`package-lock.json: ${installed.length} packages, ${refused.length} not verified by SHA-512`);
process.exitCode = refused.length > 0 ? 1 : 0;
