import { setTimeout } from 'node:timers/promises';
import { type RunStatus, statusOfRun } from '@unjam/atlas/distributed';
import { counted, grouped, ok } from '@unjam/core/basics';
import { type ExitStatus, exitStatus } from '../../../exit-status.ts';
import { jsonLine } from '../../../output/json-line.ts';
import { duration, perSecond } from '../../../output/numbers.ts';
import { type Column, table } from '../../../output/table.ts';
import { whenInterrupted } from '../../../terminal/at-the-end.ts';
import { print, printStyled, refuse } from '../../../terminal/standard.ts';
import { visibleLine } from '../../../terminal/visible.ts';
import { type QueueInputs, runRecord, withQueue } from '../queue.ts';
import { eachChange } from './each-change.ts';
import { unnoticedOdds } from './odds-text.ts';
import { workersTable } from './workers-table.ts';

export interface StatusInputs extends QueueInputs {
  readonly watch?: true;
}

/** Milliseconds between two reports with --watch. */
const LOOK = 1000;
/** The most shards that a table lists; the others are counted. */
const MOST_LISTED = 16;
const WIDTH = 40;

/** Prints the progress of a run, once or repeatedly until the run has ended. */
export async function status(inputs: StatusInputs): Promise<ExitStatus> {
  const { run, watch, json } = inputs;
  const signal = watch && whenInterrupted();
  const show = watch ? beginWatch(json === true) : undefined;
  const ended = await withQueue(inputs, async (database) => {
    for (;;) {
      const found = await statusOfRun(database, run);
      if (!found.ok) return found;
      if (!show) {
        await print(json ? jsonLine(recordOf(found.value)) : `${describe(found.value)}\n`);
        return ok(undefined);
      }
      await show(found.value);
      if (isSettled(found.value) || signal?.aborted) return ok(undefined);
      await setTimeout(LOOK, undefined, signal && { signal }).catch(() => undefined);
      if (signal?.aborted) return ok(undefined);
    }
  });
  if (!ended.ok) return refuse(ended.error.message);
  return signal?.aborted ? exitStatus.interrupted : exitStatus.done;
}

const isSettled = ({ run, finished, setAside }: RunStatus): boolean =>
  run.cancelled || finished + setAside.length >= run.shards;

/** On a terminal each report replaces the one before; elsewhere there is a line, or an object, for each change. */
function beginWatch(json: boolean): (found: RunStatus) => Promise<void> | undefined {
  let height = 0;
  let size = '';
  const lineOf = eachChange((found) =>
    json ? jsonLine(recordOf(found)) : `${visibleLine(found.run.name)}: ${countsOf(found)}\n`,
  );
  return (found) => {
    if (process.stdout.isTTY && !json) {
      const rows = (process.stdout.rows ?? 24) - 1;
      const columns = process.stdout.columns ?? 80;
      const lines = describe(found)
        .split('\n')
        .slice(0, rows)
        .map((line) => line.slice(0, columns - 1));
      // after a change of the window's size the lines are at other places
      const resized = size !== '' && size !== `${columns}x${rows}`;
      const back = resized ? '\x1b[2J\x1b[H' : height > 0 ? `\x1b[${height}A\r\x1b[J` : '';
      height = lines.length;
      size = `${columns}x${rows}`;
      return printStyled(`${back}${lines.join('\n')}\n`);
    }
    const line = lineOf(found);
    return line === undefined ? undefined : print(line);
  };
}

function recordOf({ run, inHand, touchedPerSecond, ...rest }: RunStatus) {
  return {
    ...runRecord(run),
    ...rest,
    inHand: inHand.map(({ since, ...shard }) => ({ ...shard, since: new Date(since).toISOString() })),
    statesPerSecond: touchedPerSecond ?? null,
    shardsPerSecond: rest.shardsPerSecond ?? null,
    milliseconds: rest.milliseconds ?? null,
    millisecondsLeft: rest.millisecondsLeft ?? null,
  };
}

function describe(found: RunStatus): string {
  const { run, finished, inHand, setAside, missing } = found;
  const lines = [
    `${visibleLine(run.name)}${run.cancelled ? ', cancelled' : ''}`,
    `${picture(finished / run.shards)}  ${countsOf(found)}`,
    yieldOf(found),
  ];
  const pace = paceOf(found);
  if (pace !== '') lines.push(pace);
  if (inHand.length > 0) lines.push('', inHandTable(found));
  if (setAside.length > 0) lines.push('', setAsideTable(found));
  if (found.twice > 0) {
    const of = counted(found.twice, 'shard');
    lines.push(
      '',
      `${grouped(found.confirmed)} of ${of} confirmed by a second machine`,
      unnoticedOdds(run.shards, found.twice),
    );
  }
  if (found.workers.length > 1) lines.push('', workersTable(found.workers));
  if (missing > 0) lines.push('', `${counted(missing, 'shard')} in no queue: submit the run again to go on`);
  return lines.join('\n');
}

function picture(part: number): string {
  const full = Math.floor(part * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(part * 100)}%`;
}

/** `411 of 1,001 shards · 12 in hand · 577 waiting · 1 set aside`. */
function countsOf({ run, finished, inHand, waiting, setAside }: RunStatus): string {
  const parts = [`${grouped(finished)} of ${counted(run.shards, 'shard')}`];
  if (inHand.length > 0) parts.push(`${grouped(inHand.length)} in hand`);
  if (waiting > 0) parts.push(`${grouped(waiting)} waiting`);
  if (setAside.length > 0) parts.push(`${grouped(setAside.length)} set aside`);
  return parts.join(' · ');
}

function yieldOf({ puzzles, states, bytes }: RunStatus): string {
  const stored =
    bytes < 1e6 ? `${grouped(Math.round(bytes / 1000))} kB` : `${grouped(Math.round(bytes / 1e6))} MB`;
  return `${counted(puzzles, 'puzzle')} · ${counted(states, 'state')} · ${stored} stored`;
}

function paceOf(found: RunStatus): string {
  const { run, finished, setAside, milliseconds, touchedPerSecond, shardsPerSecond, millisecondsLeft } =
    found;
  if (milliseconds === undefined) {
    const unknown = run.cancelled || millisecondsLeft === undefined;
    return unknown ? '' : `about ${duration(millisecondsLeft)} left, estimated from the sizes of the shards`;
  }
  const parts = [`${duration(milliseconds)} so far`];
  const open = run.shards - finished - setAside.length;
  if (open === 0) parts[0] = `took ${duration(milliseconds)}`;
  if (touchedPerSecond && shardsPerSecond) {
    parts.push(
      `${perSecond(touchedPerSecond)} states/s`,
      `${shardsPerSecond < 10 ? shardsPerSecond.toPrecision(2) : perSecond(shardsPerSecond)} shards/s`,
    );
  }
  if (open > 0 && !run.cancelled) {
    parts.push(
      millisecondsLeft === undefined ? 'no worker' : `${duration(millisecondsLeft)} left at this pace`,
    );
  }
  return parts.join(' · ');
}

function inHandTable({ inHand }: RunStatus): string {
  const columns: Column[] = [
    { title: 'in hand', side: 'right' },
    { title: 'worker', side: 'left' },
    { title: 'for', side: 'right' },
    { title: 'failed before', side: 'right' },
  ];
  const now = Date.now();
  const longestFirst = [...inHand].sort((a, b) => a.since - b.since);
  const rows = longestFirst
    .slice(0, MOST_LISTED)
    .map(({ shard, worker, since, failed }) => [
      `${shard}`,
      visibleLine(worker),
      duration(Math.max(1000, now - since)),
      failed > 0 ? `${failed}` : '',
    ]);
  return table(columns, rows, false) + more(inHand.length);
}

function setAsideTable({ setAside }: RunStatus): string {
  const columns: Column[] = [
    { title: 'set aside', side: 'right' },
    { title: 'error', side: 'left' },
  ];
  const rows = setAside.slice(0, MOST_LISTED).map(({ shard, error }) => [`${shard}`, visibleLine(error)]);
  return table(columns, rows, false) + more(setAside.length);
}

const more = (count: number): string =>
  count > MOST_LISTED ? `\nand ${grouped(count - MOST_LISTED)} more` : '';
