// Whether the last build would come out the same again: a stamp with the SHA-256 of everything that it was made from, and of
// everything that it wrote. It is of contents, not of times, so a clone, a checkout or a copied file changes nothing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the stamp is, and what says which libraries are installed. */
const STAMP = 'node_modules/.cache/unjam-build.json';
const INSTALLED = 'node_modules/.package-lock.json';

/** The SHA-256 of files by their paths and contents; a file that is not there counts as such. */
function digestOf(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const path = join(root, file);
    const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
    const content = isFile ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'missing';
    hash.update(`${file}\0${content}\0`);
  }
  return hash.digest('hex');
}

/** The paths that git lists, sorted. */
function listed(root, ...words) {
  const files = execFileSync('git', ['ls-files', '-z', ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return [...new Set(files.split('\0'))].filter((file) => file !== '').sort();
}

/**
 * The digest of what a build is made from: every file of the project that git does not ignore, the installed libraries and the
 * version of Node. Undefined where there is no git: then nothing is known, and the build is done.
 */
export function inputsOf(root) {
  try {
    const files = listed(root, '--cached', '--others', '--exclude-standard');
    // without its own files, this is a folder within another project
    if (!files.includes('package.json')) return undefined;
    return `${process.version} ${digestOf(root, [...files, INSTALLED])}`;
  } catch {
    return undefined;
  }
}

/** The digest of what a build wrote: the ignored files of the packages, but for what the compiler notes for itself. */
const outputsOf = (root) =>
  digestOf(
    root,
    listed(root, '--others', '--ignored', '--exclude-standard', 'packages').filter(
      (file) => !/(?:^|\/)node_modules\/|\.tsbuildinfo$/.test(file),
    ),
  );

/** Whether a build from these inputs has been done, and all that it wrote is as it was. */
export function isBuilt(root, inputs) {
  if (inputs === undefined) return false;
  try {
    const stamp = JSON.parse(readFileSync(join(root, STAMP), 'utf8'));
    return stamp.inputs === inputs && stamp.outputs === outputsOf(root);
  } catch {
    return false;
  }
}

/** Notes that a build is done. The inputs are those from before it, so that a file changed meanwhile is built the next time. */
export function stampBuild(root, inputs) {
  if (inputs === undefined) return;
  const path = join(root, STAMP);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify({ inputs, outputs: outputsOf(root) }));
}
