// The progress display, on standard error and only if that is a terminal.

import type { SearchProgress } from '@unjam/core';
import { grouped } from '@unjam/core/basics';
import { atTheEnd } from './at-the-end.ts';
import { visibleLine } from './visible.ts';

/** Milliseconds; no bar is shown for work that ends sooner. */
const PATIENCE = 400;

export interface Progress {
  /** Boards done, and the share of the input that has been read, 0 to 1, if its size is known. */
  boards(done: number, part?: number): void;
  /** How far the current search has come. */
  search(progress: SearchProgress): void;
  /** Any other work: the share that is done, if known, and a text about it. */
  work(part: number | undefined, text: string): void;
  stop(): void;
}

/**
 * Starts a progress display if standard error is a terminal. If results scroll past on the same terminal these show the
 * progress, and only the search of the first board is displayed.
 */
export function beginProgress(resultsScroll: boolean): Progress {
  const seen = process.stderr.isTTY && process.env.TERM !== 'dumb';
  const begun = performance.now();
  let state: 'idle' | 'loading' | 'shown' | 'stopped' = seen ? 'idle' : 'stopped';
  let update: (part: number | undefined, text: string) => void = () => {};
  let stop = () => {};
  let boards = '';

  const load = async (): Promise<void> => {
    state = 'loading';
    const { default: progress } = await import('cli-progress');
    if (state !== 'loading') return;
    const bar = new progress.SingleBar({
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
      gracefulExit: false,
      format: (_, { progress: part }, { text, measured }) => `${measured ? picture(part) : ''}${text}`,
    });
    bar.start(1, 0, { text: '', measured: false });
    state = 'shown';
    update = (part, text) => bar.update(part ?? 0, { text: visibleLine(text), measured: part !== undefined });
    stop = () => bar.stop();
    atTheEnd(stop);
    if (latest) update(...latest);
  };
  let latest: readonly [part: number | undefined, text: string] | undefined;
  let timer: NodeJS.Timeout | undefined;
  const show = (part: number | undefined, text: string): void => {
    latest = [part, text];
    if (state === 'shown') update(part, text);
    else if (state !== 'idle') return;
    else if (performance.now() - begun > PATIENCE) void load();
    // the next report may be minutes away
    else timer ??= setTimeout(() => state === 'idle' && void load(), PATIENCE).unref();
  };
  const end = (): void => {
    state = 'stopped';
    clearTimeout(timer);
    stop();
  };
  return {
    boards(done, part) {
      if (resultsScroll) end();
      if (state === 'stopped') return;
      boards = `${grouped(done)} boards`;
      show(part, boards);
    },
    search({ expanded, depth, best, lowerBound }) {
      const found = best === undefined ? '' : `best so far ${best}, at least ${lowerBound}, `;
      const searched = `${found}${grouped(expanded)} states${depth === undefined ? '' : `, depth ${depth}`}`;
      show(undefined, boards === '' ? searched : `${boards}, ${searched}`);
    },
    work: show,
    stop: end,
  };
}

const WIDTH = 20;

function picture(part: number): string {
  const full = Math.round(part * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(part * 100)}%  `;
}
