// Lets the n-th write, rename, sync, open, listing or other call of the file system fail in every command that writes files,
// for every n (`--step 7`: every seventh). scripts/each-failure.mjs says what is promised.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../packages/cli/dist/program.js';
import { eachFailure } from '../each-failure.mjs';
import { failingIo } from '../failing-io.mjs';
import { createServerFolder, postgresOrReason } from '../postgres.mjs';
import { readOptions } from '../read-options.mjs';
import { commandsWithFiles } from './parts/failing-commands.mjs';

const { values } = readOptions(import.meta.url, {
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string' },
    step: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});
const root = mkdtempSync(join(tmpdir(), 'unjam-torture-'));
process.on('exit', () => {
  process.chdir(tmpdir());
  rmSync(root, { recursive: true, force: true });
});

/** Runs the command in this process, which saves the start of Node; an exception is an internal error. */
async function unjam(folder, words) {
  const { stdout, stderr } = process;
  const [print, complain] = [stdout.write, stderr.write];
  let complaints = '';
  stdout.write = () => true;
  stderr.write = (piece) => {
    complaints += String(piece);
    return true;
  };
  process.chdir(folder);
  process.exitCode = 0;
  try {
    await run(words.split(' '));
    await new Promise((resolve) => setImmediate(resolve));
    return { status: process.exitCode, stderr: complaints };
  } catch (error) {
    return { status: 70, stderr: String(error.stack) };
  } finally {
    process.exitCode = 0;
    stdout.write = print;
    stderr.write = complain;
  }
}

async function failing(words, under, at, code) {
  const io = failingIo({ under, at, code });
  try {
    const ended = await unjam(under, words);
    return { ...ended, calls: [...io.calls] };
  } finally {
    io.restore();
  }
}

/** The database of a command that needs one. */
let database;

/** Starts a database for a command that needs one, and does there what comes first; says why where there is none. */
async function prepareQueue(queue) {
  const { path, missing } = postgresOrReason();
  if (!path) return missing;
  const server = await createServerFolder(path);
  database = server;
  await server.start();
  process.env.UNJAM_QUEUE = server.url();
  for (const one of queue) {
    const { status, stderr } = await unjam(root, one);
    if (status !== 0) throw new Error(`${one}: ${stderr}`);
  }
  return undefined;
}

let total = 0;
let broken = 0;
for (const { name, queue, before, words } of commandsWithFiles.filter(({ name }) =>
  name.includes(values.only),
)) {
  const missing = queue && (await prepareQueue(queue));
  if (missing) {
    console.log(`${name}: not run: ${missing}`);
    process.exitCode = 2;
    continue;
  }
  const folder = join(root, 'before');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const one of before) {
    const { status, stderr } = await unjam(folder, one);
    if (status !== 0) throw new Error(`${one}: ${stderr}`);
  }
  const ended = await eachFailure({
    root,
    before: folder,
    run: (under, at, code) => failing(words, under, at, code),
    first: 1 + ((Number(values.seed) - 1) % Number(values.step)),
    step: Number(values.step),
  });
  console.log(
    `${name}: ${ended.failures} failures among ${ended.calls} calls, ${ended.broken.length} promises broken`,
  );
  for (const one of ended.broken) console.log(`  ${one}`);
  total += ended.failures;
  broken += ended.broken.length;
}
// this program does not end while the database runs
await database?.remove();
console.log(`${total} failures, ${broken} promises broken`);
if (broken > 0) process.exitCode = 1;
