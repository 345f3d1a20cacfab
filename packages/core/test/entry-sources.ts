// The sources of the entry points of core as TypeScript understands them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const core = fileURLToPath(new URL('../', import.meta.url));

/** `.` to `dist/index.js`, `./board` to `dist/board/index.js`. */
export const entryFiles: Record<string, { module: string; require: string; default: string }> = JSON.parse(
  readFileSync(`${core}package.json`, 'utf8'),
).exports;

/** The source of each entry point: that of `./board` is src/board/index.ts. */
export const sources: ReadonlyMap<string, string> = new Map(
  Object.entries(entryFiles).map(([entry, { module: file }]) => [
    entry,
    `${core}${file.replace('./dist/', 'src/').replace(/\.js$/, '.ts')}`,
  ]),
);

const program = ts.createProgram([...sources.values()], {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  types: [],
  allowImportingTsExtensions: true,
  noEmit: true,
});

export const checker = program.getTypeChecker();

/** What a symbol stands for, also behind `export … from`. */
export const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** What an entry point exports, each under its own name there. */
export function exportsOf(entry: string): ts.Symbol[] {
  const file = program.getSourceFile(sources.get(entry) ?? '');
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`no source for the entry point ${entry}`);
  return checker.getExportsOfModule(module);
}
