// Refuses a package-lock.json with packages that `npm ci` could not verify: each needs an integrity, a SHA-512 digest.
// Each also needs its address at the public registry. Without it npm first asks the registry for the list of all versions of
// each package, and that takes as long as getting the packages. npm asks the registry of its own settings instead of the public one.
// npm leaves optional packages of other platforms that its registry does not have out of the lockfile, without a message:
// they are refused as well, so that every platform installs what was verified.
import { readFileSync } from 'node:fs';

const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8'));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const named = new Set(installed.map(([path]) => path.split('node_modules/').at(-1)));

/** Where the public registry has a package: npm writes the address of a mirror where it was installed from one. */
const addressOf = (path, { name = path.split('node_modules/').at(-1), version }) =>
  `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;

const refused = [];
for (const [path, entry] of installed) {
  const { integrity, resolved } = entry;
  const address = addressOf(path, entry);
  if (integrity === undefined) refused.push(`${path} has no integrity`);
  else if (!/^sha512-/.test(integrity)) refused.push(`${path} has a weak digest, ${integrity.split('-')[0]}`);
  if (resolved !== address)
    refused.push(`${path} is resolved to ${resolved ?? 'no address'}, not to ${address}`);
}
for (const [path, { optionalDependencies }] of Object.entries(packages))
  for (const name of Object.keys(optionalDependencies ?? {}))
    if (!named.has(name)) refused.push(`${path} depends on ${name}, which is missing`);

for (const reason of refused) console.error(`package-lock.json: ${reason}`);
console.log(`package-lock.json: ${installed.length} packages, ${refused.length} not verified by SHA-512`);
process.exitCode = refused.length > 0 ? 1 : 0;
