// Calls asc, the compiler of AssemblyScript, several times in one process: it takes longer to load than to compile a
// module. Two threads share the calls, and V8 compiles the optimizer of asc, which is WebAssembly, once for both. Called by wasm.mjs.
//
//     node scripts/build/compile-wasm.mjs CALLS      the arguments of each call, as a JSON array of arrays
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const THREADS = 2;

if (isMainThread) {
  const calls = JSON.parse(process.argv[2] ?? '[]');
  for (let share = 0; share < Math.min(THREADS, calls.length); share++) {
    const workerData = calls.filter((_, index) => index % THREADS === share);
    new Worker(new URL(import.meta.url), { workerData }).once('error', ({ message }) => {
      console.error(message);
      process.exit(1);
    });
  }
} else {
  const { default: asc } = await import('assemblyscript/asc');
  for (const call of workerData) {
    const { error, stderr } = await asc.main(call);
    if (error) throw new Error(`${stderr.toString()}${error.message}`);
  }
}
