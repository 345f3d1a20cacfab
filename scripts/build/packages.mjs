// Compiles packages into JavaScript and declarations. Types are checked by `npm run types`, not at each installation.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { copyDeclarations } from './common-types.mjs';
import { run } from './run.mjs';

/** The folder that each of these outputs is compiled from, and what the compiler notes there for itself. */
const projects = {
  core: { folder: 'packages/core', notes: 'dist/.tsbuildinfo' },
  atlas: { folder: 'packages/atlas', notes: 'dist/.tsbuildinfo' },
  'element-types': { folder: 'packages/board', notes: 'dist/.tsbuildinfo' },
  'puzzle-types': { folder: 'packages/puzzles', notes: 'dist/.tsbuildinfo' },
};

/** Removes compiled files whose sources are gone, because a package is published with its whole folder; bundles are built apart,
 * and one that stands among declarations has the name of its source. */
function removeStale(folder) {
  if (!existsSync(`${folder}/dist`)) return;
  for (const file of readdirSync(`${folder}/dist`, { recursive: true })) {
    const [, stem] = /^(?!(?:bundle|common-types)[\\/])(.*?)(?:\.d\.ts|\.js)(?:\.map)?$/.exec(file) ?? [];
    if (stem !== undefined && !existsSync(`${folder}/src/${stem}.ts`)) rmSync(`${folder}/dist/${file}`);
  }
}

/** @param {(keyof typeof projects)[]} names */
export async function buildPackages(names) {
  for (const name of names) {
    const { folder, notes } = projects[name];
    removeStale(folder);
    // by its notes alone the compiler would not see that a file it wrote is gone
    rmSync(`${folder}/${notes}`, { force: true });
  }
  const folders = names.map((name) => projects[name].folder);
  await run('node_modules/typescript-7/bin/tsc', '-b', ...folders, '--noCheck');
  for (const folder of folders) copyDeclarations(folder);
}
