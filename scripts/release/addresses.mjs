// Writes the addresses of the project into the files that name them. Nothing else in the project knows an address.

/** The folders of the packages in the order in which they are published: each after those that it depends on. */
export const PACKAGES = ['core', 'board', 'puzzles', 'web', 'atlas', 'cli'];

/**
 * The addresses for a repository: its pages of problems and of the project are those that npm itself would take.
 *
 * @param {{ repository?: string, homepage?: string, bugs?: string }} given
 * @returns {{ repository: string, homepage: string, bugs: string }}
 * @throws {RangeError} where one of them is not an address of the web, or the repository is missing
 */
export function addressesOf({ repository, homepage, bugs }) {
  if (repository === undefined) throw new RangeError('--repository is missing; expected its address');
  const plain = webAddress('--repository', repository)
    .replace(/\/+$/, '')
    .replace(/\.git$/, '');
  if (new URL(plain).pathname.split('/').filter(Boolean).length < 2)
    throw new RangeError(`--repository ${repository}: expected https://HOST/OWNER/NAME`);
  return {
    repository: plain,
    homepage: homepage === undefined ? `${plain}#readme` : webAddress('--homepage', homepage),
    bugs: bugs === undefined ? `${plain}/issues` : webAddress('--bugs', bugs),
  };
}

function webAddress(option, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' || url.username !== '' || url.search !== '')
    throw new RangeError(`${option} ${text}: expected an address that begins with https://`);
  return text;
}

/** package.json of a package in a folder of the repository, with its addresses after its licence. */
export function packageWithAddresses(text, folder, { repository, homepage, bugs }) {
  const { repository: _1, homepage: _2, bugs: _3, ...rest } = JSON.parse(text);
  const written = Object.entries(rest).flatMap(([key, value]) => {
    if (key !== 'license') return [[key, value]];
    const place = { type: 'git', url: `git+${repository}.git`, ...(folder !== '.' && { directory: folder }) };
    return [
      [key, value],
      ['homepage', homepage],
      ['repository', place],
      ['bugs', { url: bugs }],
    ];
  });
  return `${JSON.stringify(Object.fromEntries(written), null, 2)}\n`;
}

/** CITATION.cff with the addresses and the day of the release. */
export function citationWithAddresses(text, { repository, homepage }, day) {
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line) => !/^(?:repository-code|url|date-released):/.test(line));
  const after = lines.findIndex((line) => line.startsWith('license:')) + 1;
  lines.splice(after, 0, `date-released: ${day}`, `repository-code: ${repository}`, `url: ${homepage}`);
  return `${lines.join('\n')}\n`;
}

/** A page whose first commands begin with how the project is fetched. */
export function readmeWithClone(text, { repository }) {
  const line = `git clone ${repository}.git unjam && cd unjam\n`;
  const without = text.replace(/^git clone .*\n/m, '');
  if (!without.includes('```sh\n')) throw new Error('README.md has no commands to put `git clone` before');
  return without.replace('```sh\n', () => `\`\`\`sh\n${line}`);
}

/** The changelog with the day of the release behind the version; its first version must be this one. */
export function changelogWithDay(text, version, day) {
  const [, first] = /^## (\S+)/m.exec(text) ?? [];
  if (first !== version)
    throw new Error(`CHANGELOG.md begins with ${first ?? 'no version'}, and package.json has ${version}`);
  return text.replace(/^## .*$/m, `## ${version} (${day})`);
}

/** The files that a release changes, each with how. */
export function changedFiles(version, addresses, day) {
  const folders = ['.', ...PACKAGES.map((name) => `packages/${name}`)];
  return [
    ...folders.map((folder) => ({
      file: folder === '.' ? 'package.json' : `${folder}/package.json`,
      change: (text) => packageWithAddresses(text, folder, addresses),
    })),
    { file: 'CITATION.cff', change: (text) => citationWithAddresses(text, addresses, day) },
    { file: 'README.md', change: (text) => readmeWithClone(text, addresses) },
    { file: 'CHANGELOG.md', change: (text) => changelogWithDay(text, version, day) },
  ];
}
