// Runs a command of unjam again and again in a folder, and lets another call of the file system fail each time. Promised:
// nothing that was there is lost; every file is as it was, or as it is to be, or says itself that it is not whole; nothing
// half-written is left; standard error names the file, the exit status says whether the work is done, and the same command
// again does the whole work.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const codes = ['EIO', 'ENOSPC', 'EACCES', 'short'];

/** Files whose content grows with the work; they are whole at every instant. */
const GROWS = /(?:^|\/)(?:manifest|ratings)\.json$/;

/** A data card that says itself that its set is not whole; it may stand where the command failed. */
const UNFINISHED = /^# A set of puzzles that is not whole yet\n/;

/** What is left where a file could not be removed. */
const LEFT = /\.part$|at-work-[0-9a-f]{16}$/;

/** The name that a file is to have, whatever it is called while it is written. */
const lastName = (path) =>
  path
    .replace(/\.[0-9a-f]{16}\.part$/, '')
    .replace(/\.([^/]+)\.[0-9a-f]{8}(?:-[0-9a-f]{4,12}){4}\.part$/, '$1');

/** The files of a folder by their paths, without the seconds that something took. */
function filesIn(folder) {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
  return new Map(paths.sort().map((path) => [path, contentOf(join(folder, path))]));
}

function contentOf(path) {
  const bytes = readFileSync(path);
  const text = bytes.toString('latin1');
  // the date, and an identifier made of it
  if (path.endsWith('.pdf')) return text.replace(/\(D:\d+Z?\)|\/ID \[[^\]]*\]/g, '');
  return path.endsWith('.json') || path.endsWith('.md')
    ? text.replace(/"made": \{[^}]*\}/, '"made": {}').replace(/\| cost \| .*/, '')
    : bytes.toString('base64');
}

const isJson = (text) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * What one failure broke.
 *
 * @returns sentences; none if every promise held
 */
function faultsOf(failed, code, { status, stderr }, { old, whole, after }) {
  const faults = [];
  // where an input cannot be read, the results of the others are written
  const isInput = old.has(failed.path) && old.get(failed.path) === whole.get(failed.path);
  const isDone = [...whole].every(([name, content]) => after.get(name) === content);
  if (status !== 0 && status !== 2) faults.push(`status ${status}`);
  if (status === 0 && !isDone) faults.push('status 0, and the work is not done');
  if (status !== 0 && !stderr.includes(lastName(failed.path)))
    faults.push(`the file is not named: ${stderr}`);
  if (status !== 0 && !stderr.includes(code) && !/i\/o|space|permission/.test(stderr))
    faults.push(`the reason is not named: ${stderr}`);
  if (/\n {4}at /.test(stderr)) faults.push(`an exception: ${stderr}`);
  for (const [name, content] of after) {
    if (LEFT.test(name)) {
      if (failed.operation !== 'remove') faults.push(`${name} is left`);
    } else if (GROWS.test(name)) {
      if (!isJson(content)) faults.push(`${name} is half-written`);
    } else if (status !== 0 && UNFINISHED.test(content)) {
      if (isDone) faults.push(`${name} is of a whole set`);
    } else if (!isInput && content !== old.get(name) && content !== whole.get(name))
      faults.push(`${name} is broken`);
  }
  for (const name of old.keys()) if (!after.has(name)) faults.push(`${name} is lost`);
  return faults;
}

/**
 * @param options.root - a folder in which all this happens
 * @param options.before - a folder with what is there before; it is copied each time
 * @param options.run - runs the command in a folder, where the call with the number `at` fails with `code`; resolves to its
 *   `status`, `stderr`, and its `calls` of the file system
 * @param options.first - the number of the first call that fails, from 1, and then every `step`-th
 * @returns how many calls there are, how many failed, and what is broken, a sentence each
 */
export async function eachFailure({ root, before, run, first = 1, step = 1 }) {
  const folder = join(root, 'tried');
  const begin = () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(before, folder, { recursive: true });
  };
  const old = filesIn(before);
  begin();
  const undisturbed = await run(folder, 0, 'EIO');
  if (undisturbed.status !== 0) throw new Error(`it fails by itself: ${undisturbed.stderr}`);
  const whole = filesIn(folder);
  const broken = [];
  let failures = 0;
  for (let at = first; at <= undisturbed.calls.length; at += step) {
    for (const code of codes) {
      // an error has one of three codes, by turns; a write may also be short
      const failing = undisturbed.calls[at - 1];
      if (code === 'short' ? failing.operation !== 'write' : code !== codes[at % 3]) continue;
      begin();
      const ended = await run(folder, at, code);
      const failed = ended.calls[at - 1];
      if (!failed) continue;
      failures++;
      const where = `${code} at call ${at}, ${failed.operation} ${relative(folder, failed.path)}`;
      const after = filesIn(folder);
      const named = { ...failed, path: relative(folder, failed.path) };
      for (const fault of faultsOf(named, code, ended, { old, whole, after }))
        broken.push(`${where}: ${fault}`);
      const again = await run(folder, 0, code);
      const end = filesIn(folder);
      const wrong = [...whole].filter(([name, content]) => end.get(name) !== content);
      if (again.status !== 0) broken.push(`${where}: the same command again fails: ${again.stderr}`);
      else if (wrong.length > 0)
        broken.push(`${where}: after the same command again, ${wrong[0][0]} differs`);
    }
  }
  return { calls: undisturbed.calls.length, failures, broken };
}
