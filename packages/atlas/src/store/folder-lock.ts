// Locks a folder for one program at a time.
//
//     1  write an own claim: the file at-work-3f0c…, which names host, boot, process and its start
//     2  read all other claims; remove those whose process is dead
//     3  if another is alive: remove the own claim, the folder is locked; if none is: it is ours
//
// If two programs write their claims at the same time, at least one sees the other's, because each reads after it has
// written. If both do, both remove their claims and try again after a random time. Every claim has its own name, so
// that no program can remove another's by mistake.
//
// Source: our own. Guarantee: never two holders at the same time, as long as claims are judged rightly. A process on this
// machine is alive if its number still has the same start. One that cannot be seen from here, on another machine or in
// another container, counts as alive for half a minute after the last time that it has touched its claim; it stops when
// it finds its claim removed.
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { removeIfPossible } from './files.ts';

const CLAIM = /^at-work-[0-9a-f]{16}$/;

/** How often a holder touches its claim, and how long after that it counts as alive if its process cannot be seen. */
const TOUCH = 5000;
const UNSEEN = 30_000;
const TRIES = 5;
const MOST_PAUSE = 200;

/** Whether a name in a folder is a claim. */
export const isClaim = (name: string): boolean => CLAIM.test(name);

interface Holder {
  readonly host: string;
  readonly process: number;
  /** Ids of the boot and of the space of process numbers; empty if the system does not tell. */
  readonly boot: string;
  readonly processes: string;
  readonly started: string;
}

export interface FolderLock {
  /**
   * Makes sure that the claim is still there.
   *
   * @throws Error if another program has removed it
   */
  check(): void;
  release(): void;
}

/**
 * Locks a folder that exists.
 *
 * @returns the lock, or who has it: `process 4711`, `process 4711 on db1`
 */
export async function lockFolder(folder: string): Promise<FolderLock | string> {
  const path = join(folder, `at-work-${randomBytes(8).toString('hex')}`);
  for (let tries = 1; ; tries++) {
    let holder: string | undefined;
    try {
      writeFileSync(path, `${JSON.stringify(thisProcess())}\n`, { flag: 'wx' });
      holder = otherHolder(folder, path);
    } catch (thrown) {
      // this process would have to end before anyone could lock the folder
      removeIfPossible(path);
      throw thrown;
    }
    if (holder === undefined) return hold(path);
    rmSync(path, { force: true });
    if (tries === TRIES) return holder;
    await wait(MOST_PAUSE * Math.random());
  }
}

/** Claims of this process that could not be removed when they were released. */
const abandoned = new Set<string>();

function hold(path: string): FolderLock {
  const touching = setInterval(() => {
    try {
      utimesSync(path, new Date(), new Date());
    } catch {
      // the next check finds that the claim is gone
    }
  }, TOUCH);
  touching.unref();
  return {
    check: () => {
      if (!existsSync(path)) throw new Error('another program has taken the folder over');
    },
    release: () => {
      clearInterval(touching);
      abandoned.add(path);
      rmSync(path, { force: true });
      abandoned.delete(path);
    },
  };
}

/** Another living holder of a folder, if there is one; removes the claims of dead holders. */
function otherHolder(folder: string, own: string): string | undefined {
  let found: string | undefined;
  const now = statSync(own).mtimeMs;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!isClaim(name) || path === own) continue;
    let text: string;
    let touched: number;
    try {
      text = readFileSync(path, 'utf8');
      touched = statSync(path).mtimeMs;
    } catch {
      // released in between
      continue;
    }
    const holder = readHolder(text);
    if (!abandoned.has(path) && isAlive(holder, now - touched)) {
      const here = holder?.host === hostname();
      found = holder ? `process ${holder.process}${here ? '' : ` on ${holder.host}`}` : 'another process';
    } else rmSync(path, { force: true });
  }
  return found;
}

/** Reads a claim; undefined for one that is being written. */
function readHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return undefined;
    const { host, process, boot, processes, started } = Object.fromEntries(Object.entries(value));
    return {
      host: String(host),
      process: Number(process),
      boot: String(boot),
      processes: String(processes),
      started: String(started),
    };
  } catch {
    return undefined;
  }
}

function isAlive(holder: Holder | undefined, untouched: number): boolean {
  const recent = untouched < UNSEEN;
  if (!holder) return recent;
  const here = thisProcess();
  if (holder.host !== here.host && holder.boot !== here.boot) return recent;
  // the machine has started again since
  if (holder.boot !== here.boot) return false;
  if (holder.processes !== here.processes) return recent;
  const started = startOf(holder.process);
  // without the time at which a process started, its number may belong to another process by now
  if (started === '') return recent && exists(holder.process);
  return started === holder.started;
}

const thisProcess = (): Holder => ({
  host: hostname(),
  process: process.pid,
  boot: readOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  processes: readOr(() => readlinkSync('/proc/self/ns/pid')),
  started: startOf(process.pid),
});

/**
 * When a process started, in ticks since the boot; `gone` if there is no such process, empty if the system does not
 * tell.
 */
function startOf(id: number): string {
  if (!existsSync('/proc/self/stat')) return '';
  // the name of the program, in parentheses, may hold spaces
  const fields = readOr(
    () =>
      readFileSync(`/proc/${id}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')[19] ?? '',
  );
  return fields === '' ? 'gone' : fields;
}

function exists(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EPERM';
  }
}

function readOr(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
