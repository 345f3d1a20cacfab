// A digest of the code that decides which rows an enumeration finds: the enumerator and everything that it imports.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The version of the contents of shards. It is raised when the same options would give other bytes. */
export const ATLAS_VERSION = 1;

const DIGITS = 12;

/** Every file that `from` imports, directly or through others, itself included. */
function codeOf(from: string): Map<string, string> {
  const found = new Map<string, string>();
  const { resolve } = createRequire(import.meta.url);
  const open = [from];
  for (const path of open) {
    if (found.has(path)) continue;
    const code = readFileSync(path, 'utf8');
    found.set(path, code);
    for (const [, name = ''] of code.matchAll(/^(?:import|export|\} from)\b[^'"\n]*['"]([^'"\n]+)['"]/gm)) {
      if (name.startsWith('.')) open.push(fileURLToPath(new URL(name, `file://${path}`)));
      else if (name.startsWith('@unjam/')) open.push(resolve(name));
    }
  }
  return found;
}

let version: string | undefined;

/**
 * A text that all workers of a run, and all parts of an atlas, must share: the version of the atlas, and the first
 * digits of the SHA-256 of the enumerator's code on the disk, including the compiled module.
 *
 * @example
 * enumeratorVersion() // '1-3f0c5a…'
 */
export function enumeratorVersion(): string {
  if (version === undefined) {
    const here = (ending: string) => fileURLToPath(new URL(`./shard.${ending}`, import.meta.url));
    const hash = createHash('sha256');
    const code = codeOf([here('js'), here('ts')].find(existsSync) ?? here('js'));
    // paths differ from machine to machine, so only their order counts
    for (const path of [...code.keys()].sort()) hash.update(`${code.get(path)}\0`);
    version = `${ATLAS_VERSION}-${hash.digest('hex').slice(0, DIGITS)}`;
  }
  return version;
}
