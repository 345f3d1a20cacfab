// What the processes of a group take of the machine, as the system tells it.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Whether the memory and the processor time of programs can be looked at on this system. */
export const knowsUse = process.platform !== 'win32';

export interface GroupUse {
  /** Bytes in memory of all processes. */
  readonly memory: number;
  /** Milliseconds of processor time of all of them, and of those that they started and that have ended. */
  readonly processor: number;
}

/** Undefined where the system does not tell, or where no process of the group is left. */
export const groupUse = (group: number): Promise<GroupUse | undefined> =>
  process.platform === 'linux' ? Promise.resolve(fromProc(group)) : fromPs(group);

const KILOBYTE = 1024;

/** Milliseconds of a tick, in which Linux tells processor time to programs. */
const TICK = 10;

function fromProc(group: number): GroupUse | undefined {
  let use: GroupUse | undefined;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // after the name in parentheses, which may hold anything: state, parent, group; from the 12th on four times in ticks,
      // its own in programs and in the system, and those of children that have ended
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) !== group) continue;
      const [, kilobytes] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? [];
      const ticks = fields.slice(11, 15).reduce((sum, one) => sum + Number(one), 0);
      use = {
        memory: (use?.memory ?? 0) + Number(kilobytes ?? 0) * KILOBYTE,
        processor: (use?.processor ?? 0) + ticks * TICK,
      };
    } catch {
      // it has ended meanwhile
    }
  }
  return use;
}

const fromPs = (group: number): Promise<GroupUse | undefined> =>
  new Promise((resolve) => {
    execFile('ps', ['-A', '-o', 'pgid=,rss=,time='], (error, stdout) => {
      if (error) return resolve(undefined);
      const all = stdout.split('\n').flatMap((line) => {
        const [pgid, kilobytes, time = ''] = line.trim().split(/\s+/);
        return Number(pgid) === group
          ? [{ memory: Number(kilobytes) * KILOBYTE, processor: millisecondsOf(time) }]
          : [];
      });
      const sum = (of: (one: GroupUse) => number) => all.reduce((total, one) => total + of(one), 0);
      resolve(
        all.length === 0
          ? undefined
          : { memory: sum(({ memory }) => memory), processor: sum(({ processor }) => processor) },
      );
    });
  });

/** The time that `ps` prints, such as `0:01.52`, `01:02:03` or `1-02:03:04`, in milliseconds. */
export const millisecondsOf = (time: string): number => {
  const [days, clock] = time.includes('-') ? time.split('-') : ['0', time];
  const seconds = (clock ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return Math.round((Number(days) * 86_400 + seconds) * 1000);
};
