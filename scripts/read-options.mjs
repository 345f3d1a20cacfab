// Reads the options of a program of this repository. `--help` prints the comment at its top; what it does not know is named in one
// line. All programs in scripts/ and bench/ that take options do it here.
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/**
 * The options and other words of the command line; ends the program with 0 for `--help`, and with 2 for an option that there is not.
 *
 * @param {string} url `import.meta.url` of the program
 * @param {import('node:util').ParseArgsConfig} config as `parseArgs` takes it
 */
export function readOptions(url, config = {}) {
  const path = fileURLToPath(url);
  const own = basename(path, '.mjs');
  const name = own === 'main' ? basename(dirname(path)) : own;
  const options = { ...config.options, help: { type: 'boolean', short: 'h' } };
  try {
    const parsed = parseArgs({ ...config, options });
    if (!parsed.values.help) return parsed;
  } catch (thrown) {
    if (!String(thrown.code).startsWith('ERR_PARSE_ARGS')) throw thrown;
    // the rest of the message says how to write such a word after all
    const [said] = thrown.message.split(/\. |\n/, 1);
    const known = Object.keys(options).map((option) => `--${option}`);
    console.error(`${name}: ${said.charAt(0).toLowerCase()}${said.slice(1)}; expected ${known.join(', ')}`);
    process.exit(2);
  }
  console.log(usageOf(path, options));
  process.exit(0);
}

/** The comment at the top of a program, or the names of its options where there is none. */
function usageOf(path, options) {
  const head = /^(?:#!.*\n)?((?:\/\/.*\n)+)/.exec(readFileSync(path, 'utf8'))?.[1];
  const names = Object.entries(options).map(
    ([option, { type }]) => `--${option}${type === 'string' ? ' …' : ''}`,
  );
  return `${head ? `${head.replace(/^\/\/ ?/gm, '')}\n` : ''}Options: ${names.join(', ')}`;
}
