// Steps a second of `unjam env`: batches of random legal actions through a pipe, as a client sends them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../packages/cli/bin/unjam.js', import.meta.url));
/** Milliseconds of one measurement. */
const DURATION = 2000;

/** A legal action of each environment, from the masks of a reply. */
function legalActions(mask, actions, count) {
  return Array.from({ length: count }, (_, index) => {
    const start = index * actions;
    const from = start + Math.floor(Math.random() * actions);
    const next = mask.indexOf('1', from);
    return next >= 0 && next < start + actions ? next - start : mask.indexOf('1', start) - start;
  });
}

async function stepsASecond(count, observe) {
  const server = spawn(process.execPath, [program, 'env'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const ask = async (request) => {
    server.stdin.write(`${JSON.stringify(request)}\n`);
    return JSON.parse((await lines.next()).value);
  };
  const { actions } = await ask({ op: 'hello' });
  let reply = await ask({ op: 'reset', count, seed: 1, auto: true, observe });
  let [steps, started] = [0, performance.now()];
  let warm = false;
  while (!warm || performance.now() - started < DURATION) {
    reply = await ask({ op: 'step', actions: legalActions(reply.mask, actions, count) });
    steps += count;
    if (!warm && performance.now() - started > DURATION / 4)
      [warm, steps, started] = [true, 0, performance.now()];
  }
  const rate = (1000 * steps) / (performance.now() - started);
  server.stdin.end();
  await once(server, 'exit');
  return rate;
}

/** A table: batches of several sizes, with and without planes. */
export async function envRows() {
  const rows = [];
  for (const count of [1, 64, 1024]) {
    const mask = await stepsASecond(count, ['mask']);
    const planes = await stepsASecond(count, ['mask', 'planes']);
    const written = (rate) => Math.round(rate).toLocaleString('en');
    rows.push({
      'unjam env': `batches of ${count}`,
      'mask, steps/s': written(mask),
      'mask and planes, steps/s': written(planes),
    });
  }
  return rows;
}
