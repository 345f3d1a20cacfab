// The packed package, installed alone in an empty folder, as in a project that only uses `<unjam-board>`.

import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'unjam-installed-'));
  const npm = (cwd: string, ...words: string[]) =>
    execFileSync('npm', [...words, '--loglevel', 'error'], { cwd, encoding: 'utf8' });
  npm(join(root, 'packages/board'), 'pack', '--pack-destination', folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  npm(folder, 'install', '--offline', '--no-audit', '--no-fund', './unjam-board-0.1.0.tgz');
  // frameworks that the project may use; from the folder TypeScript and Node find nothing else of this repository
  mkdirSync(join(folder, 'node_modules/@types'));
  for (const name of ['@types/react', 'preact', 'svelte', 'vue'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** TypeScript's own libraries, which every test needs, are parsed once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** The errors that `tsc --strict` reports for one file in the folder. */
function problems(name: string, source: string, given: ts.CompilerOptions): string[] {
  const file = join(folder, name);
  writeFileSync(file, source);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipDefaultLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    ...given,
  };
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile;
  host.getSourceFile = (path, ...rest) => {
    if (!/\/typescript\/lib\/lib\.[^/]+\.d\.ts$/.test(path)) return parse(path, ...rest);
    if (!libraries.has(path)) libraries.set(path, parse(path, ...rest));
    return libraries.get(path);
  };
  const program = ts.createProgram([file], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const nodeNext = { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };
const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };

const plain = `
import { type MoveDetail, speakWith, UnjamBoard } from '@unjam/board';
import { words } from '@unjam/board/languages/de';

const element: UnjamBoard = document.createElement('unjam-board');
element.board = 'IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM';
element.interactive = true;
const moves: MoveDetail[] = [];
element.addEventListener('unjam-move', ({ detail }) => moves.push(detail));
document.addEventListener('unjam-solved', ({ detail }) => console.log(detail.length));
element.addEventListener('unjam-problem', ({ detail }) => console.log(detail.message, detail.at?.text?.line));
element.addEventListener('click', (event) => console.log(event.clientX));
const offsets: readonly number[] = element.state;
element.addEventListener('unjam-change', ({ detail }) => localStorage.setItem('played', detail.played));
element.played = localStorage.getItem('played');
element.movable = 'A B+1';
console.log(element.undo(), element.redo(), element.solved);
element.hint({ signal: AbortSignal.timeout(1000) }).then((move) => console.log(move?.words));
speakWith(words);
speakWith(undefined);
console.log(offsets, moves.map(({ words }) => words));
// @ts-expect-error a move has no such property
element.addEventListener('unjam-move', ({ detail }) => console.log(detail.price));
// @ts-expect-error a board is text
element.board = 5;
`;

const jsx = (imported: string, attribute: string) => `
import '@unjam/board/${imported}';

export const board = (
  <unjam-board
    board="XX"
    moves="X+1"
    interactive
    required
    movable="A"
    plain={false}
    leave
    ${attribute}="large"
    onunjam-move={(event) => console.log(event.detail.words.length, event.detail.state[0])}
    onunjam-problem={({ detail }) => console.log(detail.message)}
  />
);
// @ts-expect-error a board is text
export const wrong = <unjam-board board={5} />;
// @ts-expect-error the handler of a move gets an event with a move
export const deaf = <unjam-board onunjam-move={(event: MouseEvent) => console.log(event)} />;
`;

test('its README begins with the line for a page, whose file is installed', () => {
  const readme = readFileSync(join(folder, 'node_modules/@unjam/board/README.md'), 'utf8');
  const [, file = ''] =
    /^# @unjam\/board\n\n```html\n<script type="module" src="([^"]+)">/.exec(readme) ?? [];
  expect(file).toBe('node_modules/@unjam/board/dist/unjam-board.js');
  expect(existsSync(join(folder, file))).toBe(true);
});

describe('the types', () => {
  test.each([
    ['nodenext', nodeNext],
    ['bundler', bundler],
  ])('of the element compile with its declarations checked, module resolution %s', (_, options) => {
    expect(problems('plain.ts', plain, { ...options, skipLibCheck: false })).toEqual([]);
  });

  test.each([
    ['react', 'className'],
    ['preact', 'class'],
    ['vue', 'class'],
  ])('in the JSX of %s', (name, attribute) => {
    const options = { ...bundler, skipLibCheck: true, jsx: ts.JsxEmit.ReactJSX, jsxImportSource: name };
    expect(problems(`${name}.tsx`, jsx(name, attribute), options)).toEqual([]);
  });

  test('in the templates of Vue', () => {
    const source = `
import '@unjam/board/vue';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['unjam-board']>['$props'];
export const props: Props = { board: 'XX', interactive: true, class: 'large' };
// @ts-expect-error a board is text
export const wrong: Props = { board: 5 };
`;
    expect(problems('templates.ts', source, { ...bundler, skipLibCheck: true })).toEqual([]);
  });

  test('in the templates of Svelte', () => {
    const source = `
import '@unjam/board/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

type Props = SvelteHTMLElements['unjam-board'];
export const props: Props = {
  board: 'XX',
  class: 'large',
  'onunjam-move': (event) => console.log(event.detail.words.length),
};
// @ts-expect-error a board is text
export const wrong: Props = { board: 5 };
`;
    expect(problems('templates.ts', source, { ...bundler, skipLibCheck: true })).toEqual([]);
  });
});

test.each(['', '/preact', '/react', '/svelte', '/vue'])(
  'on a server @unjam/board%s can be imported',
  (entry) => {
    const program = `const { UnjamBoard } = await import('@unjam/board${entry}'); console.log(UnjamBoard.name);`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(output.trim()).toMatch(/^\w+$/);
  },
);

test.each([
  ['ar', 'السيارة الزرقاء B لأسفل 1'],
  ['de', 'blaues Auto B 1 nach unten'],
  ['es', 'coche azul B, 1 hacia abajo'],
  ['fr', 'voiture bleue B, 1 vers le bas'],
  ['ja', '青い車Bを下へ1マス'],
  ['pt', 'carro azul B, 1 para baixo'],
  ['zh', '蓝色小车 B向下 1 格'],
])('@unjam/board/languages/%s is one small file with the words of the element', (language, said) => {
  const program = `const { words } = await import('@unjam/board/languages/${language}');
const car = (label, orientation, lane) => ({ label, orientation, lane, offset: 0, length: 2 });
const board = { width: 6, height: 6, vehicles: [car('B', 'vertical', 4), car('X', 'horizontal', 2)], walls: [], primary: 1, exit: 'right' };
console.log(words.move(board, { vehicle: 0, by: 1 })); console.log(words.vehicle(board, [0, 0], 0).length > 8, words.movedTogether(2).includes('2') || '${language}' === 'ar');`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(output.trim().split('\n')).toEqual([said, 'true true']);
  const file = readFileSync(join(folder, `node_modules/@unjam/board/dist/languages/${language}.js`));
  expect(gzipSync(file).length).toBeLessThan(4000);
  expect(file.toString()).not.toMatch(/\bimport\b/);
});

describe('on a server', () => {
  const run = (program: string): string =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, encoding: 'utf8' });

  test('boardHtml writes a board that is seen without a script', () => {
    const html = run(`import { boardHtml } from '@unjam/board/server';
console.log(boardHtml({ board: '....../....../XX..B./....B./....../......', moves: 'B+1', interactive: true, plain: false, class: '">' }));`);
    expect(html).toContain(' interactive class="&#34;&#62;"><template shadowrootmode="open"><style>');
    expect(html).toContain('aria-label="blue car B, column 5, can move up 3 or down 1"');
    // B stands one cell lower than on the board
    expect(html).toMatch(/<g transform="translate\(400 300\)"><g class="vehicle vertical"/);
    expect(html.match(/<svg/g)).toHaveLength(1);
  });

  test.each([
    ["{ board: 'XX' }", /^BoardError: /],
    [
      "{ board: '....../....../XX..B./....B./....../......', moves: 'B+9' }",
      /^SolutionError: B slides 9 cells/,
    ],
    [
      "{ board: '....../....../XX..B./....B./....../......', 'a b': 1 }",
      /^RangeError: "a b" is not the name/,
    ],
  ])('boardHtml(%s) says what is wrong', (attributes, said) => {
    const program = `import { boardHtml } from '@unjam/board/server';
try { boardHtml(${attributes}); console.log('taken') } catch (error) { console.log(String(error)) }`;
    expect(run(program)).toMatch(said);
  });
});

test('the README names every file that a copied element loads', () => {
  const package_ = join(folder, 'node_modules/@unjam/board');
  const element = readFileSync(join(package_, 'dist/unjam-board.js'), 'utf8');
  const loaded = [...element.matchAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g)].map(([, file]) => file);
  const [, copied = ''] =
    /or copy ([\s\S]*?)There are/.exec(readFileSync(join(package_, 'README.md'), 'utf8')) ?? [];
  expect(loaded).toHaveLength(1);
  for (const file of ['unjam-board.js', ...loaded]) expect(copied).toContain(`\`dist/${file}\``);
});
