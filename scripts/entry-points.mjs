// What the entry points of @unjam/core say of themselves: the comment on top of each index.ts, whose tag is the level of the entry.
import { readFileSync } from 'node:fs';

const core = new URL('../packages/core/', import.meta.url);

/** What the tag of an entry point promises for its names. */
const LEVELS = new Map([
  ['public', 'stable'],
  ['experimental', 'experimental'],
  ['internal', 'internal'],
]);

/** The promise of each level, in a sentence. */
export const promises = {
  stable: 'Stable: a name is removed or changed only with a new major version.',
  experimental:
    'Experimental: a name may be removed or changed with a new minor version, which the changelog then says.',
  internal: 'Internal, for the packages of Unjam: any version may remove or change a name.',
};

/** The entry points as package.json names them: `.` and `./board`. */
export const entryPoints = () =>
  Object.keys(JSON.parse(readFileSync(new URL('package.json', core), 'utf8')).exports);

/**
 * What an entry point is for, and its level.
 *
 * @param {string} entry - as package.json names it, such as `./board`
 * @returns {{ about: string, level: 'stable' | 'experimental' | 'internal' }}
 * @throws {Error} where its index does not begin with a comment that has one level
 */
export function entryPoint(entry) {
  const file = `src/${entry === '.' ? '' : `${entry.slice('./'.length)}/`}index.ts`;
  const [, comment = ''] = /^\/\*\*\n(.*?)\n \*\/\n\n/s.exec(readFileSync(new URL(file, core), 'utf8')) ?? [];
  const lines = comment.split('\n').map((line) => line.replace(/^ \* ?/, ''));
  const tags = lines.filter((line) => /^@\w+$/.test(line)).map((line) => line.slice(1));
  const levels = tags.flatMap((tag) => LEVELS.get(tag) ?? []);
  if (!tags.includes('packageDocumentation') || levels.length !== 1)
    throw new Error(
      `packages/core/${file} begins with ${tags.join(', ') || 'no tags'}; expected a comment with packageDocumentation and one of ${[...LEVELS.keys()].join(', ')}`,
    );
  const words = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith('@')),
  );
  return { about: words.join('\n').trim(), level: levels[0] };
}
