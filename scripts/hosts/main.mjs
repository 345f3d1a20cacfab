// Tries the built packages in every host: `npm run hosts`, or `npm run hosts -- bun react` for some. `--write` puts the table into
// docs/hosts.md. What a host needs is installed from the registry into a temporary folder, and no package may run a script of its own
// meanwhile. A host that could not be tried is listed at the end, and counts as a failure.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readOptions } from '../read-options.mjs';
import { hosts } from './hosts.mjs';
import { NotRun, pack, root } from './parts/project.mjs';

const PAGE = `${root}docs/hosts.md`;
const {
  values: { write },
  positionals: wanted,
} = readOptions(import.meta.url, {
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const unknown = wanted.filter((id) => !hosts.some((host) => host.id === id));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(', ')}; expected some of ${hosts.map(({ id }) => id).join(', ')}`);
  process.exit(2);
}
if (write && wanted.length > 0) {
  console.error('--write needs a run of all hosts');
  process.exit(2);
}

// the first host is always run: the others are compared with it
const [first] = hosts;
const chosen = hosts.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
if (chosen.some(({ tried }) => tried.startsWith(first.tried)) && !chosen.includes(first))
  chosen.unshift(first);

const folder = pack();
let usual;
const rows = [];
for (const { name, tried, run } of chosen) {
  const began = performance.now();
  const row = { name, tried, worker: '', others: '', said: 'passed' };
  try {
    const facts = await run();
    if (facts) {
      usual ??= facts;
      const wrong = Object.keys(usual.same).filter(
        (key) => !isDeepStrictEqual(facts.same[key], usual.same[key]),
      );
      if (wrong.length > 0)
        throw new Error(wrong.map((key) => `${key}: ${JSON.stringify(facts.same[key])}`).join('; '));
      const differ = facts.solutions.filter((text, index) => text !== usual.solutions[index]).length;
      row.worker = facts.worker === usual.worker ? 'yes' : facts.worker;
      row.others = String(differ);
    }
  } catch (error) {
    row.said = `${error instanceof NotRun ? 'NOT RUN' : 'FAILED'}: ${error.message}`;
  }
  rows.push(row);
  console.log(`${name}: ${row.said} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
}

const table = [
  '| host | what was tried | worker | other solutions, of 50 | |',
  '|---|---|---|---|---|',
  ...rows.map(({ name, tried, worker, others, said }) =>
    `| ${[name, tried, worker, others, said.split('\n')[0]].join(' | ')} |`.replaceAll(/ +/g, ' '),
  ),
].join('\n');
console.log(`\n${table}`);
if (write) {
  const text = readFileSync(PAGE, 'utf8');
  writeFileSync(
    PAGE,
    text.replace(/\| host \|.*?\n(?=\n)/s, () => `${table}\n`),
  );
}
const bad = rows.filter(({ said }) => said !== 'passed');
for (const { name, said } of bad) console.error(`${name} ${said}`);
rmSync(folder, { recursive: true, force: true });
process.exit(bad.length > 0 ? 1 : 0);
