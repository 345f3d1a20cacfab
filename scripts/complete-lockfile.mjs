// Names in package-lock.json the optional packages for other platforms that npm left out of it.
//
// A registry that mirrors only some platforms answers 404 for the others; `npm install` then drops them from the
// lockfile without a message, and `npm ci` refuses the lockfile as incomplete. Run after every `npm install`: node
// scripts/complete-lockfile.mjs
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'universal',
  'wasm32',
  'x64',
];
const exact = /^\d+\.\d+\.\d+(-[\w.-]+)?$/;

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
let added = 0;
for (const from of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(from.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (Object.keys(lock.packages).some((known) => known === path || known.endsWith(`/${path}`))) continue;
    if (!exact.test(version)) throw new Error(`${name}@${version}: expected an exact version`);
    const words = name.split('/').at(-1).split('-');
    const os = systems.filter((system) => words.includes(system));
    const cpu = processors.filter((processor) => words.includes(processor));
    lock.packages[path] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(from.dev && { dev: true }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added++;
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
lock.packages = Object.fromEntries(sorted);
writeFileSync(`${file}.part`, `${JSON.stringify(lock, null, 2)}\n`);
renameSync(`${file}.part`, file);
console.log(`${file}: ${added} optional packages of other platforms added`);
