// Measures how many bytes a page loads for the solver, for a small program, and for the element, and how much is installed
// with the command.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleSize, programs } from '../scripts/bundle-size.mjs';

const element = fileURLToPath(new URL('../packages/board/dist/unjam-board.js', import.meta.url));

export async function sizeRows() {
  const kilobytes = (bytes) => (bytes / 1024).toFixed(1);
  const row = (program, { minified, compressed }, most) => ({
    program,
    'KB minified': kilobytes(minified),
    'KB after gzip': kilobytes(compressed),
    'at most': kilobytes(most),
  });
  const rows = [];
  for (const [name, { code, most }] of Object.entries(programs)) {
    rows.push(row(name, await bundleSize(code), most));
  }
  const built = readFileSync(element);
  const size = { minified: built.length, compressed: gzipSync(built, { level: 9 }).length };
  return [...rows, row('<unjam-board>', size, 31 * 1024)];
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The bytes that npm unpacks of a package of this project. */
function packedBytes(folder) {
  const printed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed)[0].unpackedSize;
}

/** The bytes of an installed package, without packages inside it. */
const bytesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    if (entry.name === 'node_modules') return sum;
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size);
  }, 0);

/** The folder of a package that another one asks for; undefined where it is not installed, as for other systems. */
function folderOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

/** The packages that are installed with one, itself included. */
function installedWith(folder, found = new Set()) {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies, optionalDependencies } = createRequire(import.meta.url)(join(folder, 'package.json'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const next = folderOf(name, folder);
    if (next) installedWith(realpathSync(next), found);
  }
  return found;
}

/** Rows of what is installed: packages and megabytes. */
export function installedRows() {
  const own = (folder) => folder.startsWith(join(root, 'packages'));
  const row = (name, folders, at) => {
    const bytes = folders.map((folder) => (own(folder) ? packedBytes(folder) : bytesIn(folder)));
    return {
      installed: name,
      packages: String(folders.length),
      MB: (bytes.reduce((sum, each) => sum + each, 0) / 1e6).toFixed(1),
      'at most': at,
    };
  };
  const command = [...installedWith(join(root, 'packages/cli'))];
  const atlas = [...new Set([...command, ...installedWith(join(root, 'packages/atlas'))])];
  return [row('npm i unjam', command, '25, 30 MB'), row('npm i unjam @unjam/atlas', atlas, '')];
}
