// What is wrong with a tarball that would be published: each check gives its complaints, one a line.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const attwFolder = fileURLToPath(new URL('.', import.meta.url));

/** Licences that allow what MIT allows, with at most a notice. */
const FREE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'MPL-2.0',
  'CC0-1.0',
]);

/** The licences of our packages: the code, and what some hold besides: puzzles, and fonts. */
const OWN = ['MIT', 'MIT AND CC0-1.0', 'MIT AND CC0-1.0 AND OFL-1.1'];

/** What a package must have that its package.json does not name. */
const NEEDED = new Map([
  [
    'unjam',
    [
      'fonts/OFL.txt',
      ...['jp-regular', 'sc-regular', 'arabic-regular', 'arabic-bold'].map(
        (font) => `fonts/noto-sans-${font}.ttf.br`,
      ),
    ],
  ],
  ['@unjam/board', ['dist/licences.txt']],
  ['@unjam/web', ['dist/app/licences.txt']],
]);

/** Every file that a value of `exports`, `bin` or `man` names. */
const named = (value) =>
  typeof value === 'string'
    ? [posix.normalize(value)]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(named)
      : [];

/** The contents: what it needs is in it, and nothing that only its authors need. */
export function contentProblems(manifest, files) {
  const there = new Set(files);
  const wanted = [
    'package.json',
    'README.md',
    'LICENSE',
    ...(NEEDED.get(manifest.name) ?? []),
    ...named([manifest.exports, manifest.bin, manifest.man]),
  ];
  const missing = [...new Set(wanted)].filter((file) => !file.includes('*') && !there.has(file));
  // npm passes over what it does not find
  const empty = (manifest.files ?? []).filter(
    (path) => !/^!|\*/.test(path) && !files.some((file) => file === path || file.startsWith(`${path}/`)),
  );
  const surplus = files.filter((file) =>
    /\.tsbuildinfo$|\.test\.|\/testing\/|(?:^|\/)(?:\.npmrc|\.env[^/]*|node_modules)(?:\/|$)/.test(file),
  );
  return [
    ...new Set([...missing, ...empty].map((file) => `${file} is missing`)),
    ...surplus.map((file) => `${file} is not for publication`),
  ];
}

/** The maps: the sources that they name are in the package too. */
export function mapProblems(folder, files) {
  const there = new Set(files);
  return files
    .filter((file) => file.endsWith('.map'))
    .flatMap((map) =>
      JSON.parse(readFileSync(join(folder, map), 'utf8'))
        .sources.map((source) => posix.join(posix.dirname(map), source))
        .filter((source) => !there.has(source))
        .map((source) => `${source} is missing, which ${map} names`),
    );
}

/** What package.json must say before npm publishes it for everybody. */
export function manifestProblems(manifest, addresses, version) {
  const { repository, homepage, bugs, publishConfig, keywords = [], license, engines } = manifest;
  const wrong = [];
  const must = (isRight, reason) => isRight || wrong.push(`package.json: ${reason}`);
  must(manifest.version === version, `version ${manifest.version}; expected ${version}`);
  must(OWN.includes(license), `licence ${license}; expected ${OWN.join(' or ')}`);
  must(publishConfig?.access === 'public', 'publishConfig.access is not public');
  must(keywords.length > 0, 'no keywords');
  must(engines?.node !== undefined, 'no engines.node');
  must(repository?.url === `git+${addresses.repository}.git`, `repository ${repository?.url}`);
  must(homepage === addresses.homepage, `homepage ${homepage}`);
  must(bugs?.url === addresses.bugs, `bugs ${bugs?.url}`);
  for (const list of [manifest.dependencies, manifest.peerDependencies])
    for (const [name, range] of Object.entries(list ?? {}))
      if (/^(?:@unjam\/|unjam$)/.test(name)) must(range === version, `${name} ${range}; expected ${version}`);
  return wrong;
}

/** Packages without a licence that we know of, and what a reader of the release should know of each. */
const KNOWN = new Map([
  [
    'node-bitmap',
    'names no licence; terminal-kit brings it along for pictures in terminals, which unjam does not draw',
  ],
]);

/**
 * The licences of all that an installation of a package brings along, from the lockfile.
 *
 * @returns {{ problems: string[], known: string[] }} those that ask for more than a notice, and those that we know of
 */
export function licencesOf(folder, lockfile) {
  const { packages } = lockfile;
  const found = new Set();
  const visit = (path) => {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(packages, path, name);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      visit(packages[place].link ? packages[place].resolved : place);
    }
  };
  visit(folder);
  const problems = [];
  const known = [];
  for (const place of found) {
    const { license, link } = packages[place];
    const name = place.split('node_modules/').at(-1);
    if (link || isFree(license)) continue;
    if (license === undefined && KNOWN.has(name)) known.push(`${name} ${KNOWN.get(name)}`);
    else problems.push(`${name} has ${license === undefined ? 'no licence' : `the licence ${license}`}`);
  }
  return { problems, known };
}

const isFree = (license = '') =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => FREE.has(name.trim())));

/** Where a package finds another: beside itself, or in a folder above. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** publint's errors and warnings. */
export async function publintProblems(folder, files) {
  const packed = files.map((path) => {
    const file = join(folder, path);
    return { name: file, data: readFileSync(file) };
  });
  const { messages, pkg } = await publint({ pkgDir: folder, level: 'warning', pack: { files: packed } });
  return messages.map((message) => `${message.type}: ${formatMessage(message, pkg)}`);
}

/**
 * What "Are the types wrong?" finds for programs that import the package, and for those that require it where all of its entry points
 * offer that.
 */
export function typeProblems(tarball, { exports }) {
  const program = join(attwFolder, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  if (!existsSync(program))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: attwFolder,
      stdio: 'inherit',
    });
  const profile = Object.values(exports).every((entry) => entry.require) ? 'node16' : 'esm-only';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, tarball, '--profile', profile, '--format', 'ascii', '--no-color', '--no-emoji'],
    { encoding: 'utf8' },
  );
  return status === 0 ? [] : [`types:\n${stdout}${stderr}`];
}
