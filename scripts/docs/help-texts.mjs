// Prints the help of `unjam` and of every subcommand as JSON: an array of [words after unjam, help]. It is a program of its own,
// because help is wrapped and coloured for the terminal if there is one; starting one process for each help text takes ten
// times as long.
import { run } from '../../packages/cli/dist/program.js';

/** What a command prints when it is asked for help. */
async function helpOf(...words) {
  const { write } = process.stdout;
  let printed = '';
  process.stdout.write = (text) => {
    printed += text;
    return true;
  };
  try {
    await run([...words, '--help']);
    // output is collected and written at the next turn of the event loop
    await new Promise((resolve) => setImmediate(resolve));
  } finally {
    process.stdout.write = write;
  }
  if (printed === '') throw new Error(`unjam ${words.join(' ')} --help prints nothing`);
  return printed.trimEnd();
}

/** The subcommands that a help text lists. */
const commandsIn = (help) =>
  [...(/^Commands:\n((?: .*\n)+)/m.exec(help)?.[1] ?? '').matchAll(/^ {2}([a-z]\S*)/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== 'help');

/** The help of a command and of all below it. */
async function helpFrom(words) {
  const help = await helpOf(...words);
  const below = [];
  for (const name of commandsIn(help)) below.push(...(await helpFrom([...words, name])));
  return [[words, help], ...below];
}

process.stdout.write(JSON.stringify(await helpFrom([])));
