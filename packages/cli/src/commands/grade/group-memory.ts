// How much memory the processes of a group have taken, as the system tells it.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Whether the memory of programs can be looked at on this system. */
export const knowsMemory = process.platform !== 'win32';

/** Bytes in memory of all processes of a group; undefined where the system does not tell. */
export const groupMemory = (group: number): Promise<number | undefined> =>
  process.platform === 'linux' ? Promise.resolve(fromProc(group)) : fromPs(group);

const KILOBYTE = 1024;

function fromProc(group: number): number | undefined {
  let sum: number | undefined;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // after the name in parentheses, which may hold anything: state, parent, group
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [, , pgrp] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(pgrp) !== group) continue;
      const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
      sum = (sum ?? 0) + Number(kilobytes ?? 0) * KILOBYTE;
    } catch {
      // it has ended meanwhile
    }
  }
  return sum;
}

const fromPs = (group: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    execFile('ps', ['-A', '-o', 'pgid=,rss='], (error, stdout) => {
      if (error) return resolve(undefined);
      const sizes = stdout.split('\n').flatMap((line) => {
        const [pgid, kilobytes] = line.trim().split(/\s+/).map(Number);
        return pgid === group ? [kilobytes ?? 0] : [];
      });
      resolve(sizes.length === 0 ? undefined : sizes.reduce((sum, each) => sum + each, 0) * KILOBYTE);
    });
  });
