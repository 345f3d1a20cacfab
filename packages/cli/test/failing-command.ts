// Lets calls of the file system fail while a command of the list runs in this process.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { eachFailure } from '../../../scripts/each-failure.mjs';
import { failingIo } from '../../../scripts/failing-io.mjs';
import { commandsWithFiles } from '../../../scripts/torture/parts/failing-commands.mjs';
import { scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

/** Expects that no promise is broken where the call number `first`, or every `step`-th after it, fails. */
export async function expectPromisesKept(name: string, first: number, step: number): Promise<void> {
  const command = commandsWithFiles.find((one) => one.name === name);
  if (!command) throw new RangeError(`there is no command ${name}`);
  const root = scratch();
  const before = join(root, 'before');
  mkdirSync(before);
  for (const words of command.before) await unjamHere(words.split(' '), { cwd: before });
  const { failures, broken } = await eachFailure({
    root,
    before,
    first,
    step,
    run: async (folder, at, code) => {
      const io = failingIo({ under: folder, at, code });
      try {
        const { status, stderr } = await unjamHere(command.words.split(' '), { cwd: folder });
        return { status, stderr, calls: [...io.calls] };
      } finally {
        io.restore();
      }
    },
  });
  expect(broken).toEqual([]);
  expect(failures).toBeGreaterThanOrEqual(2);
}
