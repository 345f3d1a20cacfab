// Options under the names that they have in other programs.
import type { Command } from 'commander';

const otherNames: ReadonlyMap<string, string> = new Map([
  ['--limit', '--count'],
  ['--number', '--count'],
  ['--num', '--count'],
  ['-n', '--count'],
  ['--solver', '--algorithm'],
  ['--format', '--to'],
  ['--out', '--output'],
]);

/**
 * A message about an option that a command does not have, with the option that it has under another name.
 *
 * @example
 * withOtherName("unknown option '--limit'", puzzles) // "unknown option '--limit' (Did you mean --count?)"
 */
export function withOtherName(message: string, command: Command): string {
  const [unknown = '', typed = ''] = /^unknown option '([^']*)'/.exec(message) ?? [];
  const meant = otherNames.get(typed);
  const isThere = command.options.some(({ long }) => long === meant);
  return meant !== undefined && isThere ? `${unknown} (Did you mean ${meant}?)` : message;
}
