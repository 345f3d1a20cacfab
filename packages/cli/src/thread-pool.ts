// Worker threads that answer one message after the other. A library for this brings three packages to whoever installs the
// command; what is needed here is a queue for each thread.
import { Worker } from 'node:worker_threads';

interface Waiting<Answer> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

interface Thread<Answer> {
  readonly worker: Worker;
  /** Who waits for the answers to come, the next one first. */
  readonly waiting: Waiting<Answer>[];
}

/** Threads that run the module `file`, which answers each message with one message, in their order. */
export class ThreadPool<Question, Answer> {
  readonly #threads: readonly Thread<Answer>[];

  constructor(file: URL, count: number) {
    this.#threads = Array.from({ length: count }, () => start<Answer>(file));
  }

  /** Sends a message to the thread with the fewest before it; fails if the thread does. */
  ask(question: Question): Promise<Answer> {
    const [first, ...others] = this.#threads;
    if (!first) throw new RangeError('a pool without threads');
    const idlest = others.reduce(
      (best, next) => (next.waiting.length < best.waiting.length ? next : best),
      first,
    );
    return new Promise((resolve, reject) => {
      idlest.waiting.push({ resolve, reject });
      idlest.worker.postMessage(question);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }
}

function start<Answer>(file: URL): Thread<Answer> {
  const worker = new Worker(file);
  const waiting: Waiting<Answer>[] = [];
  worker.on('message', (answer: Answer) => waiting.shift()?.resolve(answer));
  worker.on('error', (error) => {
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const { reject } of waiting.splice(0)) reject(reason);
  });
  return { worker, waiting };
}
