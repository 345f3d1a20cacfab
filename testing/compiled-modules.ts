// What tests of the sources need besides them: the modules of WebAssembly, compiled if they are missing or out of date.
import { buildWasm } from '../scripts/build/wasm.mjs';

export default async function setup(): Promise<void> {
  const compiled = await buildWasm();
  if (compiled > 0) console.log(`compiled ${compiled} modules of WebAssembly`);
}
