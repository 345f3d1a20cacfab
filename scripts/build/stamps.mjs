// Whether an output would come out the same again: its stamp has the SHA-256 of everything that it was made from, and of everything
// that was written. It is of contents, not of times, so a clone, a checkout or a copied file changes nothing.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the stamps are, and what says which libraries are installed. */
const STAMPS = 'node_modules/.cache/unjam-build.json';
const INSTALLED = 'node_modules/.package-lock.json';

/** The SHA-256 of a file; a file that is not there counts as such. */
function digestOfFile(root, file) {
  const path = join(root, file);
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile();
  return isFile ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'missing';
}

/** The SHA-256 of files by their paths and digests. */
function digestOf(digests) {
  const hash = createHash('sha256');
  for (const [file, digest] of digests) hash.update(`${file}\0${digest}\0`);
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
 * The digest of what each output is made from: its files, the installed libraries if it contains them, and the version of Node.
 * Undefined where there is no git: then nothing is known, and everything is built.
 *
 * @param {Record<string, { from: (file: string) => boolean, libraries: boolean }>} outputs
 */
export function inputsOf(root, outputs) {
  try {
    const files = listed(root, '--cached', '--others', '--exclude-standard');
    // without its own files, this is a folder within another project
    if (!files.includes('package.json')) return undefined;
    const digests = new Map();
    const withDigest = (file) => {
      if (!digests.has(file)) digests.set(file, digestOfFile(root, file));
      return [file, digests.get(file)];
    };
    return Object.fromEntries(
      Object.entries(outputs).map(([name, { from, libraries }]) => [
        name,
        `${process.version} ${digestOf([...files.filter(from), ...(libraries ? [INSTALLED] : [])].map(withDigest))}`,
      ]),
    );
  } catch {
    return undefined;
  }
}

/** The ignored files of the packages that a build writes, but for what the compiler notes for itself. */
const writtenFiles = (root) =>
  listed(root, '--others', '--ignored', '--exclude-standard', 'packages').filter(
    (file) => !/(?:^|\/)node_modules\/|\.tsbuildinfo$/.test(file),
  );

/** The digest of what is there of an output. */
const outputOf = (root, files, { writes }) =>
  digestOf(files.filter(writes).map((file) => [file, digestOfFile(root, file)]));

function readStamps(root) {
  try {
    return JSON.parse(readFileSync(join(root, STAMPS), 'utf8'));
  } catch {
    return {};
  }
}

/** The names of the outputs that are not as a build from these inputs leaves them. */
export function staleOutputs(root, outputs, inputs) {
  if (inputs === undefined) return Object.keys(outputs);
  const stamps = readStamps(root);
  const files = writtenFiles(root);
  return Object.keys(outputs).filter((name) => {
    const stamp = stamps[name];
    return stamp?.inputs !== inputs[name] || stamp?.output !== outputOf(root, files, outputs[name]);
  });
}

/** Notes that outputs are built. The inputs are those from before it, so that a file changed meanwhile is built the next time. */
export function stampOutputs(root, outputs, inputs, names) {
  if (inputs === undefined) return;
  const stamps = readStamps(root);
  const files = writtenFiles(root);
  for (const name of names)
    stamps[name] = { inputs: inputs[name], output: outputOf(root, files, outputs[name]) };
  const path = join(root, STAMPS);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(stamps));
}
