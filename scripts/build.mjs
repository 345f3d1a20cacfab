// Builds what build/outputs.mjs lists: `npm run build`.
//
// An output is not built where its last build was made from the same files and nothing that it wrote has changed.
import { copyDocs } from './build/docs.mjs';
import { outputs } from './build/outputs.mjs';
import { buildPackages } from './build/packages.mjs';
import { run } from './build/run.mjs';
import { inputsOf, staleOutputs, stampOutputs } from './build/stamps.mjs';
import { buildWasm } from './build/wasm.mjs';

const begun = performance.now();
const inputs = inputsOf('.', outputs);
const compiled = await buildWasm();
const stale = staleOutputs('.', outputs, inputs);

/** Builds those of these outputs that are stale. */
async function update(names, build) {
  const wanted = names.filter((name) => stale.includes(name));
  if (wanted.length === 0) return;
  await build(wanted);
  stampOutputs('.', outputs, inputs, wanted);
}

// two lanes for two cores: the app and the element are bundled from the sources of core, the command from the compiled core
await Promise.all([
  (async () => {
    await update(['app'], () => run('packages/web/build.mjs'));
    await update(['element'], () => run('packages/board/build.mjs'));
    await update(['puzzles'], () => run('packages/puzzles/build.mjs'));
  })(),
  (async () => {
    await update(['core', 'atlas', 'element-types', 'puzzle-types'], buildPackages);
    await update(['docs'], copyDocs);
    // rolldown takes a second to load
    await update(['bundle'], async () => (await import('./build/bundle.mjs')).bundleCore());
    await update(['command'], async () => (await import('./build/command.mjs')).buildCommand());
  })(),
]);

const built = [...(compiled > 0 ? ['WebAssembly'] : []), ...stale];
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
console.log(built.length === 0 ? 'build: nothing has changed' : `build: ${built.join(', ')} in ${seconds} s`);
