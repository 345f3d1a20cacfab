// What runs in the worker: it does what it is told, and says how far it is. start-thread.ts starts it; nothing imports it.

import {
  analyzeAsync,
  exploreAsync,
  generateAsync,
  hintAsync,
  rateAsync,
  solveAsync,
} from '../async/functions.ts';
import type { RunOptions } from '../async/run.ts';
import { toStarter } from './host.ts';
import type { FromWorker, ToWorker, Work } from './messages.ts';

type Function = (subject: unknown, options: RunOptions<unknown>) => Promise<unknown>;

const functions: Readonly<Record<Work, unknown>> = {
  solveAsync,
  hintAsync,
  exploreAsync,
  analyzeAsync,
  rateAsync,
  generateAsync,
};

/** The work in hand, each with its signal. */
const signals = new Map<number, { aborted: boolean }>();

const { post, listen } = toStarter<ToWorker, FromWorker>();

listen(async (message) => {
  const { id } = message;
  if ('abort' in message) {
    const signal = signals.get(id);
    if (signal) signal.aborted = true;
    return;
  }
  const { work, subject, options, watched } = message;
  const signal = { aborted: false };
  signals.set(id, signal);
  try {
    // each function checks its arguments itself
    const begin = functions[work] as Function;
    const onProgress = watched ? (progress: unknown) => post({ id, progress }) : undefined;
    post({ id, value: await begin(subject, { ...options, signal, onProgress }) });
  } catch (error) {
    post({ id, error });
  }
  signals.delete(id);
});
