// What a person sees of a build whose shards take minutes, in tmux.
import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { program } from '../command.ts';
import { Terminal } from '../tmux-terminal.ts';

const hasTmux = spawnSync('tmux', ['-V']).status === 0;
if (!hasTmux) console.warn('SKIPPED: the progress of a build in a terminal; there is no program tmux');

test.skipIf(!hasTmux)(
  'a bar is there before the first shard is finished, and Ctrl-C ends the build',
  async () => {
    const terminal = new Terminal();
    onTestFinished(() => terminal.end());
    terminal.type(`clear; "${process.execPath}" "${program}" atlas build --size 6x7 --out a67 --threads 1`);
    terminal.press('Enter');
    expect(await terminal.see(/ puzzles/)).toContain('0%  0 puzzles');
    terminal.press('C-c');
    await terminal.see('a67: interrupted: 0 of 1,001 shards finished');
  },
);
