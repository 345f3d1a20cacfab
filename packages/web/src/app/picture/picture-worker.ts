// The worker that reads pictures, as an async function.

import { startWorker } from '../device/missing.ts';
import type { Answer, Request } from './worker.ts';

let worker: Worker | undefined;

/** The worker; the first call starts it, and so does the next one after its script could not be loaded. */
export function pictureWorker(): Worker {
  if (worker) return worker;
  worker = startWorker(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  worker.addEventListener('error', () => {
    worker = undefined;
  });
  return worker;
}

let last: Promise<unknown> = Promise.resolve();

/** Asks the worker when it has answered everything before, so that its next message is the answer to this. */
export function ask(request: Request): Promise<Answer> {
  const answered = last.then(
    () =>
      new Promise<Answer>((resolve) => {
        let to: Worker;
        try {
          to = pictureWorker();
        } catch {
          resolve({});
          return;
        }
        to.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
        // its script could not be loaded
        to.onerror = () => resolve({});
        to.postMessage(request);
      }),
  );
  last = answered;
  return answered;
}
