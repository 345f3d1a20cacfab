// Every parameter of every public function has words, which the pages of the functions and editors show.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { entryPoints } from './entry-points.mjs';

const packages = fileURLToPath(new URL('../packages/', import.meta.url));
const entries = [
  ...entryPoints().map((entry) => join('core/src', entry, 'index.ts')),
  'atlas/src/index.ts',
  'atlas/src/distributed/index.ts',
  'puzzles/src/index.ts',
];

const parse = (path: string): ts.SourceFile =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** The functions that a file exports under some names, also those that it passes on from other files. */
function* functionsOf(path: string, names?: ReadonlySet<string>): Generator<ts.FunctionDeclaration> {
  for (const statement of parse(path).statements) {
    if (
      ts.isFunctionDeclaration(statement) &&
      statement.name &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    ) {
      if (!names || names.has(statement.name.text)) yield statement;
    }
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    if (!from.startsWith('.')) continue;
    const passed =
      statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? new Set(
            statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text),
          )
        : names;
    yield* functionsOf(join(dirname(path), from), passed);
  }
}

const isInternal = (node: ts.Node) =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'internal');

/** The parameters of a function without words; of an overload, those that no other one explains. */
function withoutWords(functions: readonly ts.FunctionDeclaration[]): string[] {
  const explained = new Set<string>();
  const all = new Set<string>();
  for (const declared of functions) {
    if (isInternal(declared)) continue;
    // the body of an overloaded function is not public
    if (functions.length > 1 && declared.body) continue;
    for (const parameter of declared.parameters) {
      const name = `${declared.name?.text}: ${parameter.name.getText()}`;
      all.add(name);
      if (ts.getJSDocParameterTags(parameter).length > 0) explained.add(name);
    }
  }
  return [...all].filter((name) => !explained.has(name));
}

describe('every parameter has words', () => {
  test.each(entries)('%s', (entry) => {
    const byName = new Map<string, ts.FunctionDeclaration[]>();
    for (const declared of functionsOf(join(packages, entry))) {
      const name = declared.name?.text ?? '';
      byName.set(name, [...(byName.get(name) ?? []), declared]);
    }
    expect(byName.size).toBeGreaterThan(0);
    expect([...byName.values()].flatMap(withoutWords)).toEqual([]);
  });
});
