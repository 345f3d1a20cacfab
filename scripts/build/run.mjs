import { spawn } from 'node:child_process';

/** Runs a program of Node to its end; a failure ends the build, with the program's own message. */
export const run = (script, ...args) =>
  new Promise((resolve) => {
    spawn(process.execPath, [script, ...args], { stdio: 'inherit' }).once('exit', (code) => {
      if (code === 0) return resolve();
      console.error(`build: ${script} failed`);
      process.exit(1);
    });
  });
