// Every program in this folder and every block of code in the documentation compiles under `tsc --strict`, as a package
// for Node and for a bundler, and prints what it says it prints.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const tracked = (pattern: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', pattern], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n');

const printed: Record<string, string[]> = {
  'animation.mjs': ['5 PNG', 'GIF89a true'],
  'batch.mjs': ['10 of 20', '20 of 20', 'all are solved: true', '0 of 20, ended: the page was left'],
  'booklet.mjs': ['12 %PDF-'],
  'daily.mjs': [
    '2026-11-23: beginner, 5 moves',
    '╭────────────╮',
    '│ A  ·  B──B │',
    '│ A  ·  C  D │',
    '│ X──X  C  D  →',
    '│ ·  E──E  F │',
    '│ ·  ·  ·  F │',
    '╰────────────╯',
    '2026-11-29: grandmaster, 36 moves',
  ],
  'drawing.mjs': ['<svg true', '600 PNG'],
  'editor.mjs': [
    '╭────────────╮',
    '│ X──X  ·  A  →',
    '│ ·  ·  ·  A │',
    '│ ·  B──B──B │',
    '│ ·  ·  ·  · │',
    '╰────────────╯',
    'vehicle A and vehicle B overlap at row 3, column 4 [{"row":2,"column":3}]',
    '╭────────────╮',
    '│ X──X  ·  ·  →',
    '│ ·  ·  ·  A │',
    '│ ·  ·  ·  A │',
    '│ ·  ·  ·  · │',
    '╰────────────╯',
  ],
  'hints.mjs': [
    'Car Y up 3: it makes room for car G, which blocks truck 0; 3 moves remain.',
    'Car G right 1: it makes room for truck 0, which blocks the red car; 2 moves remain.',
    "Truck 0 down 3: it clears the red car's path; 1 move remains.",
    'Red car right 4: it reaches the exit.',
  ],
  'history.mjs': [
    'true { moves: 2, steps: 4 }',
    'false { moves: 0, steps: 0 }',
    'true { moves: 2, steps: 4 }',
  ],
  'learn.mjs': ['6 steps; the shortest solution has 6'],
  'multiplayer.mjs': [
    'A down 2 refused: not JSON',
    '{"label":"Z","by":1} refused: no vehicle is labelled "Z"; expected one of A, X',
    '{"label":"X","by":2} refused: the move is illegal: X cannot slide right 2: vehicle A stands at row 1, column 4',
    '{"label":"A","by":"2"} refused: by is "2"; expected a whole number other than 0',
    '{"label":"A","by":2} played',
    '{"label":"X","by":2} solved',
  ],
  'new-puzzle.mjs': [
    'seed 1: 7 moves, beginner, red-back',
    '╭───────────────╮',
    '│ ·  ·  A  B──B │',
    '│ C  ·  A  D  · │',
    '│ C  X──X  D  ·  →',
    '│ ·  E  ·  ·  · │',
    '│ ·  E  F──F  · │',
    '╰───────────────╯',
  ],
  'problems.mjs': [
    'line 4, column 3: vehicle C is bent: row 3, column 3; row 4, column 2; row 4, column 3; expected one row or one column',
  ],
  'published.mjs': [
    'line 1: 60 of 60 moves, 2332 of 2332 states',
    'line 2: 51 of 51 moves, 4780 of 4780 states',
  ],
  'race.mjs': ['bfs: 16 steps, 1071 states expanded', 'planning: 24 steps, 24 states expanded'],
  'server.mjs': [
    '200 {"moves":2,"solution":"A↓1, X→2"}',
    '200 {"solvable":false}',
    '400 {"problem":"vehicle A is bent: row 1, column 4; row 2, column 3","expected":"one row or one column"}',
  ],
  'solvable.mjs': [
    'solvable in 2 moves',
    'read as a vehicle a line: label, direction, length, column, row (from 1); X is the red car, exit at the right',
    'solvable in 2 moves',
    'proved: there is no solution',
    'the red car never gets further than 1 cell; truck A is in its way',
    'no board: line 1, column 4: vehicle A is bent: row 1, column 4; row 2, column 3; expected one row or one column',
    'no board: line 1, column 1: this is not a board in any known format; expected rows of cells, a line of cells, a vehicle a line, or objects such as JSON',
    'no board: this can be read in 2 ways',
  ],
  'solve.mjs': ['Y↑3, G→1, 0↓3, X→4'],
  'stream.mjs': [
    'line 3, column 38: a line of 35 cells is not a square board; expected 36 cells for 6 rows of 6',
    '3 solved, the longest in 60 moves',
  ],
  'watch.mjs': ['solved after 1 reports: 60 moves'],
};

/** A program and its place. */
interface Program {
  readonly name: string;
  readonly code: string;
}

const examples: Program[] = tracked(':(glob)examples/*.mjs').map((file) => ({
  name: basename(file),
  code: readFileSync(root + file, 'utf8'),
}));

/** The blocks of JavaScript and TypeScript in the documentation, without the reports of the API, which are declarations. */
const pages = tracked('*.md').filter((file) => !file.endsWith('.api.md'));
const documented: Program[] = pages.flatMap((file) =>
  [...readFileSync(root + file, 'utf8').matchAll(/^```(?:js|mjs|ts)\n(.*?)^```/gms)].map(
    ([, code = ''], index) => ({ name: `${file}, program ${index + 1}`, code }),
  ),
);

const programs: readonly Program[] = [...examples, ...documented];

// inside the project, so that a program finds the packages by their names
mkdirSync(join(root, 'node_modules/.examples'), { recursive: true });
const folder = mkdtempSync(join(root, 'node_modules/.examples/'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The file of a program for the compiler; the types of an example stand in its comments. */
const fileOf = ({ name }: Program, modules: string): string =>
  `${name.replace('.mjs', '').replaceAll(/\W+/g, '-')}.${modules}.${name.endsWith('.mjs') ? 'mjs' : 'mts'}`;

/** What the compiler says of the programs; with NodeNext it also writes those that are run. */
function problems(modules: 'NodeNext' | 'Bundler'): string {
  for (const one of programs) writeFileSync(join(folder, fileOf(one, modules)), one.code);
  const project = join(folder, `${modules}.json`);
  const compilerOptions = {
    strict: true,
    ...(modules === 'NodeNext' ? { rootDir: folder, outDir: join(folder, 'run') } : { noEmit: true }),
    allowJs: true,
    checkJs: true,
    skipDefaultLibCheck: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    types: ['node'],
    module: modules === 'NodeNext' ? 'NodeNext' : 'ESNext',
    moduleResolution: modules,
  };
  writeFileSync(
    project,
    JSON.stringify({ compilerOptions, files: programs.map((one) => fileOf(one, modules)) }),
  );
  // the same compiler as `npm run types`, which takes a fifth of the time of the one written in JavaScript
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const words = [compiler, '-p', project, '--pretty', 'false'];
  return spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout;
}

/** Imports the programs one after the other, and writes at its end what each has printed or how it failed. */
const runner = `import { format } from 'node:util';
import { programs } from './programs.mjs';
const printed = [];
console.log = (...words) => printed.at(-1).push(...format(...words).split('\\n'));
for (const file of programs) {
  printed.push([]);
  await import(file).catch((error) => printed.at(-1).push(String(error)));
}
process.on('exit', () => process.stdout.write(JSON.stringify(printed)));
`;

/** What each program prints; all run in one process, which ends by itself if none of them leaves anything behind that goes on. */
function run(): string[][] {
  const files = programs.map((one) => `./${fileOf(one, 'NodeNext').replace(/mts$/, 'mjs')}`);
  const list = join(folder, 'run/programs.mjs');
  writeFileSync(list, `export const programs = ${JSON.stringify(files)};`);
  const main = join(folder, 'run/main.mjs');
  writeFileSync(main, runner);
  return JSON.parse(execFileSync(process.execPath, [main], { cwd: root, encoding: 'utf8' }));
}

let compiled = '';
let outputs: string[][] = [];
beforeAll(() => {
  compiled = problems('NodeNext');
  outputs = run();
}, 120_000);

test('every example has its output here, and the README has a program', () => {
  expect(Object.keys(printed)).toEqual(examples.map(({ name }) => name));
  expect(documented.map(({ name }) => name)).toContain('README.md, program 1');
});

test.each(['NodeNext', 'Bundler'] as const)('every program compiles with moduleResolution %s', (modules) => {
  expect(modules === 'NodeNext' ? compiled : problems(modules)).toBe('');
});

test.each(programs.map((one, i) => [one.name, one, i] as const))('%s', (_, { name, code }, i) => {
  const told = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line);
  expect(outputs[i]).toEqual(printed[name] ?? told);
});
