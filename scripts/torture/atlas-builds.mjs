// Kills local builds of an atlas and merges of its slices with SIGKILL at random instants, a third of them while the first
// manifest is written. Promised: the same command continues, no shard is lost, and the finished folder holds the same
// bytes as one that was never interrupted, apart from what the manifest says it was made with.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@unjam/core/generate';
import { readOptions } from '../read-options.mjs';

const { values } = readOptions(import.meta.url, {
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '150' } },
});
const random = randomFrom(Number(values.seed));
const wanted = Number(values.count);
const program = fileURLToPath(new URL('../../packages/cli/bin/unjam.js', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'unjam-torture-'));
process.on('exit', () => rmSync(root, { recursive: true, force: true }));

const size = ['--size', '4x5', '--walls', '0..1', '--shards', '23'];
const build = (folder) => ['atlas', 'build', ...size, '--threads', '2', '--out', folder];
const slice = (number) => [...build(`slice-${number}`), '--only', `${number}/2`];
const merge = (folder) => ['atlas', 'merge', 'slice-1', 'slice-2', '--out', folder];

function run(words) {
  const ended = spawnSync(process.execPath, [program, ...words], { cwd: root, encoding: 'utf8' });
  if (ended.status !== 0) throw new Error(`${words.join(' ')}: status ${ended.status}: ${ended.stderr}`);
}

/** Names and bytes of a folder, without what the manifest says it was made with. */
function contentOf(folder) {
  const path = join(root, folder);
  return readdirSync(path)
    .sort()
    .map((name) => {
      if (name !== 'manifest.json') return `${name} ${readFileSync(join(path, name), 'base64')}`;
      return `${name} ${JSON.stringify({ ...JSON.parse(readFileSync(join(path, name), 'utf8')), made: undefined })}`;
    })
    .join('\n');
}

/** What is in a folder; nothing where there is none. */
const namesIn = (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : undefined);

/** Starts a command and kills it: some milliseconds after it makes or locks its folder, or at any time. */
async function kill(words, folder, early) {
  const before = namesIn(folder);
  const isThere = () =>
    (namesIn(folder) ?? []).some((name) => /^at-work/.test(name) && !before.includes(name));
  const child = spawn(process.execPath, [program, ...words], { cwd: root, stdio: 'ignore' });
  const ended = once(child, 'exit');
  if (early) while (child.exitCode === null && !(before ? isThere() : namesIn(folder))) await wait(1);
  await wait((early ? 40 : duration) * random());
  const killed = child.kill('SIGKILL');
  await ended;
  return killed;
}

const begun = performance.now();
run(build('whole'));
const duration = performance.now() - begun;
const whole = contentOf('whole');
for (const number of [1, 2]) run(slice(number));

const kills = { 'at the beginning': 0, 'at any time': 0, 'of a merge': 0 };
let broken = 0;
// a folder is finished once for several kills: starting the command takes most of the time
for (let trial = 0; Object.values(kills).reduce((sum, count) => sum + count, 0) < wanted; trial++) {
  const kind = Object.keys(kills)[trial % 3];
  const folder = `trial-${trial}`;
  const words = kind === 'of a merge' ? merge(folder) : build(folder);
  const times = 2 + Math.floor(5 * random());
  for (let time = 0; time < times; time++) {
    if (await kill(words, folder, kind === 'at the beginning')) kills[kind]++;
  }
  try {
    run(words);
    if (contentOf(folder) !== whole) throw new Error('the bytes differ');
  } catch (thrown) {
    broken++;
    console.log(`trial ${trial}, killed ${times} times ${kind}: ${thrown.message}`);
  }
  rmSync(join(root, folder), { recursive: true, force: true });
}
for (const [kind, count] of Object.entries(kills)) console.log(`killed ${kind}: ${count}`);
console.log(`ends that were not byte-identical: ${broken}`);
process.exitCode = broken === 0 ? 0 : 1;
