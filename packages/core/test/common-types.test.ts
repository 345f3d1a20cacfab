// A program in CommonJS that TypeScript checks can require what these packages offer to CommonJS: they have declarations for it.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The entry points of a package that CommonJS can load. */
function offered(name: string): string[] {
  const manifest: { name: string; exports: Record<string, { require?: string }> } = JSON.parse(
    readFileSync(`${root}packages/${name}/package.json`, 'utf8'),
  );
  return Object.entries(manifest.exports)
    .filter(([, { require }]) => require !== undefined)
    .map(([entry]) => manifest.name + entry.slice(1));
}

test('TypeScript in CommonJS takes every entry point that is offered to it', () => {
  const entries = ['core', 'board', 'puzzles'].flatMap(offered);
  expect(entries).toEqual(expect.arrayContaining(['@unjam/core', '@unjam/board/server', '@unjam/puzzles']));
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'common-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'program.cts');
  const lines = entries.map((entry, i) => `import * as part${i} from '${entry}';\nconsole.log(part${i});`);
  const board = `import { type Board, parseBoard, solve } from '@unjam/core';
const board: Board = parseBoard('XX..');
console.log(solve(board).kind);`;
  writeFileSync(file, `${lines.join('\n')}\n${board}\n`);
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.Node16,
    moduleResolution: ts.ModuleResolutionKind.Node16,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    skipLibCheck: true,
    strict: true,
    noEmit: true,
  });
  const found = ts.getPreEmitDiagnostics(program);
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
});
