// Calls asc, the compiler of AssemblyScript, several times in one process: it takes longer to load than to compile a
// module. Called by wasm.mjs.
//
//     node scripts/build/compile-wasm.mjs CALLS      the arguments of each call, as a JSON array of arrays
import asc from 'assemblyscript/asc';

for (const call of JSON.parse(process.argv[2] ?? '[]')) {
  const { error, stderr } = await asc.main(call);
  if (!error) continue;
  console.error(`${stderr.toString()}${error.message}`);
  process.exit(1);
}
