// Starts the worker. Its file, thread.js, stands beside this one in every build.

import { nodeThreads, type Port, type WebWorker } from './host.ts';

export interface Thread<In, Out> extends Port<In, Out> {
  /** Hears of whatever ends the worker, such as a file that cannot be loaded; perhaps twice. */
  onFailure(hear: (error: unknown) => void): void;
  /** Whether the program stays alive for the worker, where that can be said. */
  hold(wanted: boolean): void;
  end(): void;
}

declare const Worker: (new (file: unknown, options: { readonly type: 'module' }) => WebWorker) | undefined;
declare const URL: new (path: string, base: string) => object;

const FILE = './thread.js';
const here = (): string => (import.meta as unknown as { url: string }).url;

/** What is said where the file is missing: a bundler that does not know workers leaves it out. */
const notStarted = (cause?: unknown): Error =>
  new Error(
    `the worker could not be started from ${new URL(FILE, here())}; expected there what a bundler makes of @unjam/core/dist/worker/thread.js, or @unjam/core outside the bundle`,
    { cause },
  );

/** Node's codes for a file that is missing, or imports one that is. */
const MISSING = /^(?:ERR_)?MODULE_NOT_FOUND$/;

/** Starts a worker in the way of the host. */
export function startThread<In, Out>(): Thread<In, Out> {
  const threads = nodeThreads();
  if (threads) {
    const worker = new threads.Worker(new URL(FILE, here()));
    return {
      post: (message) => worker.postMessage(message),
      listen: (hear) => worker.on('message', (data) => hear(data as In)),
      onFailure: (hear) => {
        worker.on('error', (error) =>
          hear(MISSING.test(String((error as { code?: unknown })?.code)) ? notStarted(error) : error),
        );
        // a worker that exits or is terminated emits no error
        worker.on('exit', (status) => hear(new Error(`the worker ended, with status ${status}`)));
      },
      hold: (wanted) => (wanted ? worker.ref?.() : worker.unref?.()),
      end: () => void worker.terminate(),
    };
  }
  if (typeof Worker === 'undefined') throw new TypeError('this host has no workers; use @unjam/core');
  // bundlers look for exactly this, and build the file
  const worker = new Worker(new URL('./thread.js', (import.meta as unknown as { url: string }).url), {
    type: 'module',
  });
  return {
    post: (message) => worker.postMessage(message),
    listen: (hear) => {
      worker.onmessage = ({ data }) => hear(data as In);
    },
    onFailure: (hear) => {
      worker.onerror = ({ message }) => hear(message ? new Error(message) : notStarted());
      worker.onmessageerror = () => hear(new Error('an answer of the worker cannot be read'));
    },
    hold: (wanted) => (wanted ? worker.ref?.() : worker.unref?.()),
    end: () => worker.terminate?.(),
  };
}
