// Compiles modules of AssemblyScript one after the other: the compiler takes longer to load than to compile a module, so
// that several a process take less time. Called by scripts/build.mjs.
//
//     node scripts/compile-wasm.mjs OPTIONS MODULE=TARGET…      OPTIONS: those of asc, as a JSON array
import asc from 'assemblyscript/asc';

const [options = '[]', ...modules] = process.argv.slice(2);
for (const module of modules) {
  const [source = '', target = ''] = module.split('=');
  const { error, stderr } = await asc.main([source, '--outFile', target, ...JSON.parse(options)]);
  if (!error) continue;
  console.error(`${stderr.toString()}${error.message}`);
  process.exit(1);
}
