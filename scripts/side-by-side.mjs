// Runs scripts of package.json at the same time and prints what each wrote when it ends; fails if one of them fails.
//
//     node scripts/side-by-side.mjs lint packages
import { spawn } from 'node:child_process';

/** Runs one script of package.json; gives whether it succeeded. */
const run = (name) =>
  new Promise((resolve) => {
    const begun = performance.now();
    const child = spawn('npm', ['run', '--silent', name], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    const written = [];
    child.stdout.on('data', (piece) => written.push(piece));
    child.stderr.on('data', (piece) => written.push(piece));
    child.once('close', (status) => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${name}: ${status === 0 ? 'done' : 'FAILED'} in ${seconds} s`);
      process.stdout.write(Buffer.concat(written));
      resolve(status === 0);
    });
  });

const succeeded = await Promise.all(process.argv.slice(2).map(run));
if (succeeded.includes(false)) process.exitCode = 1;
