// Refuses a package-lock.json with packages that `npm ci` could not verify: each needs an integrity, a SHA-512 digest.
// Optional packages for other platforms that our registry does not mirror have none here (`npm install` against a
// complete registry adds them); they are counted, and must be optional and for a named system.
import { readFileSync } from 'node:fs';

const file = process.argv[2] ?? new URL('../package-lock.json', import.meta.url);
const { packages } = JSON.parse(readFileSync(file, 'utf8'));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const verified = installed.filter(([, { integrity }]) => /^sha512-/.test(integrity ?? ''));
const unknown = installed.filter(([, { integrity }]) => integrity === undefined);

const runsHere = ({ os, cpu }) =>
  (os === undefined || os.includes(process.platform)) && (cpu === undefined || cpu.includes(process.arch));
const refused = unknown.filter(([path, entry]) => {
  const forOthers = entry.optional && (entry.os !== undefined || entry.cpu !== undefined);
  // another build for this system and processor, such as the one for musl, differs only in its name
  return !forOthers || (runsHere(entry) && !/-musl$/.test(path));
});
const weak = installed.length - verified.length - unknown.length;

for (const [path] of refused) console.error(`package-lock.json: ${path} has no integrity`);
console.log(
  `package-lock.json: ${verified.length} of ${installed.length} packages verified by SHA-512, ${weak} by another digest; ${unknown.length} optional ones for other platforms without a digest`,
);
process.exitCode = refused.length > 0 || weak > 0 ? 1 : 0;
