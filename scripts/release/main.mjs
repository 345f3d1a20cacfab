// Prepares a release of the version that package.json names:
//
//     npm run release -- --repository https://HOST/OWNER/NAME [--homepage URL] [--bugs URL] [--check]
//
// The addresses are first written into a copy of the project, and what would be published is packed and checked there. If
// nothing is wrong with it, they are written into the project, committed, and the commit gets the tag vVERSION; with --check
// nothing is changed. It publishes nothing: RELEASING.md says what a person does then.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../read-options.mjs';
import { addressesOf, changedFiles, PACKAGES } from './addresses.mjs';
import {
  contentProblems,
  licencesOf,
  manifestProblems,
  mapProblems,
  publintProblems,
  typeProblems,
} from './tarballs.mjs';

process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
const git = (...words) => execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 });
const fail = (...lines) => {
  for (const line of lines) console.error(`release: ${line}`);
  process.exit(2);
};

const { values, addresses } = readArguments();
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tag = `v${version}`;
const day = new Date().toISOString().slice(0, 10);
if (!values.check) {
  if (git('status', '--porcelain').trim() !== '') fail('there are changes that are not committed');
  if (git('tag', '--list', tag).trim() !== '') fail(`the tag ${tag} is there already`);
}
execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });

const copy = mkdtempSync(join(tmpdir(), 'unjam-release-'));
let problems = [];
try {
  copyProject(copy);
  const changes = changedFiles(version, addresses, day);
  for (const { file, change } of changes) rewrite(join(copy, file), change);
  problems = await checkTarballs(copy);
  if (problems.length === 0 && !values.check) {
    for (const { file, change } of changes) rewrite(file, change);
    git('add', ...changes.map(({ file }) => file));
    git('commit', '--quiet', '-m', `release: version ${version}`);
    git('tag', '--annotate', tag, '-m', `Unjam ${version}`);
  }
} catch (error) {
  problems = [error.message];
} finally {
  rmSync(copy, { recursive: true, force: true });
}
if (problems.length > 0) fail(...problems, 'nothing was changed');
console.log(values.check ? `\nVersion ${version} can be released.` : whatIsLeft());

function readArguments() {
  const text = { type: 'string' };
  try {
    const { values } = readOptions(import.meta.url, {
      options: { repository: text, homepage: text, bugs: text, check: { type: 'boolean', default: false } },
    });
    return { values, addresses: addressesOf(values) };
  } catch (error) {
    return fail(
      error.message,
      'usage: npm run release -- --repository https://HOST/OWNER/NAME [--homepage URL] [--bugs URL] [--check]',
    );
  }
}

/** Copies what git knows, and what is built. */
function copyProject(folder) {
  const built = PACKAGES.map((name) => `packages/${name}/dist`);
  const files = git('ls-files', '-z')
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));
  // a package is published with its sources, the compiled modules of WebAssembly among them
  const modules = git('ls-files', '-z', '--others', '--ignored', '--exclude-standard', 'packages')
    .split('\0')
    .filter((file) => file.endsWith('.wasm.ts') && !file.includes('node_modules'));
  for (const file of [...files, ...modules, ...built]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file), { recursive: true });
  }
}

function rewrite(file, change) {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Packs each package in a copy of the project, and checks what was packed; gives all complaints. */
async function checkTarballs(folder) {
  const lockfile = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const found = [];
  for (const name of PACKAGES) {
    const place = join(folder, 'packages', name);
    const npm = (...words) =>
      execFileSync('npm', words, {
        cwd: place,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const [packed] = JSON.parse(npm('pack', '--json', '--ignore-scripts', '--pack-destination', folder));
    const files = packed.files.map(({ path }) => path);
    const tarball = join(folder, packed.filename);
    const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
    const licences = licencesOf(`packages/${name}`, lockfile);
    const ofThis = [
      ...manifestProblems(manifest, addresses, version),
      ...contentProblems(manifest, files),
      ...mapProblems(place, files),
      ...(readFileSync(join(place, 'LICENSE'), 'utf8') === readFileSync(join(folder, 'LICENSE'), 'utf8')
        ? []
        : ['LICENSE is not that of the project']),
      ...licences.problems,
      ...(await publintProblems(place, files)),
      ...(offersTypes(manifest) ? typeProblems(tarball, manifest) : []),
      ...dryRunProblems(tarball),
    ];
    const size = `${files.length} files, ${kilobytes(packed.size)} after gzip, ${kilobytes(packed.unpackedSize)} unpacked`;
    console.log(
      `${manifest.name}: ${size}, ${ofThis.length === 0 ? 'nothing wrong' : `${ofThis.length} wrong`}`,
    );
    for (const remark of licences.known) console.log(`  ${remark}`);
    found.push(...ofThis.map((problem) => `${manifest.name}: ${problem}`));
  }
  return found;
}

/** The app and the command are programs: nothing is imported from them with types. */
function offersTypes({ exports = {} }) {
  return Object.values(exports).some(({ types }) => types !== undefined);
}

function kilobytes(bytes) {
  return `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`;
}

/** What npm says against publishing a tarball, without publishing it. */
function dryRunProblems(tarball) {
  const { status, stderr } = spawnSync(
    'npm',
    ['publish', tarball, '--dry-run', '--ignore-scripts', '--loglevel', 'notice'],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) return [`npm publish --dry-run: ${stderr.trim()}`];
  return /with tag latest and public access/.test(stderr)
    ? []
    : ['npm publish --dry-run does not say that it is public'];
}

function whatIsLeft() {
  const names = PACKAGES.map(
    (name) => JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')).name,
  );
  return `
The addresses are written, committed and tagged ${tag}. What only you can do, in this order:

  git push ${addresses.repository}.git HEAD ${tag}
  npm login
${names.map((name) => `  npm publish --workspace ${name}`).join('\n')}

RELEASING.md says how to look at what was published, and how to undo the commit and the tag before they are pushed.`;
}
