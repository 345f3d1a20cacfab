// Workers as hosts have them: Node its own kind, all others that of the web.

/** A worker, or the program that has started it. */
export interface Port<In, Out> {
  post(message: Out): void;
  listen(hear: (message: In) => void): void;
}

export interface NodeWorker {
  postMessage(message: unknown): void;
  on(event: string, hear: (value: unknown) => void): void;
  ref?(): void;
  unref?(): void;
  terminate(): unknown;
}

export interface WebWorker {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onerror?: ((event: { readonly message?: string }) => void) | null;
  onmessageerror?: (() => void) | null;
  ref?(): void;
  unref?(): void;
  terminate?(): void;
}

export interface NodeThreads {
  readonly Worker: new (file: unknown) => NodeWorker;
  readonly parentPort: NodeWorker | null;
}

declare const Worker: object | undefined;

/** Node's own module for threads; undefined in other hosts. */
export function nodeThreads(): NodeThreads | undefined {
  if (typeof Worker !== 'undefined') return undefined;
  const { process } = globalThis as {
    process?: { getBuiltinModule?: (name: string) => unknown };
  };
  return process?.getBuiltinModule?.('node:worker_threads') as NodeThreads | undefined;
}

/** In a worker: the way to what has started it. */
export function toStarter<In, Out>(): Port<In, Out> {
  const port = nodeThreads()?.parentPort;
  if (port) {
    return {
      post: (message) => port.postMessage(message),
      listen: (hear) => port.on('message', (data) => hear(data as In)),
    };
  }
  const scope = globalThis as unknown as WebWorker;
  return {
    post: (message) => scope.postMessage(message),
    listen: (hear) => {
      scope.onmessage = ({ data }) => hear(data as In);
    },
  };
}
