// A bundle of sources that counts how often each of its blocks and branches runs.
import ts from 'typescript';
import { bundled, imported } from './bundle.mjs';

/** The program with a call of `hit` where each block and each branch begins; and how many there are. */
export function withCounters(program) {
  const file = ts.createSourceFile('bundle.mjs', program, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const inserted = [];
  let count = 0;
  const insert = (at, text, order) => inserted.push({ at, text, order });
  const around = (node, before, after) => {
    insert(node.getStart(file), before, inserted.length);
    insert(node.getEnd(), after, -inserted.length);
  };
  const expression = (node) => around(node, `(hit(${count++}),`, ')');
  const statement = (node) => {
    if (node && !ts.isBlock(node)) around(node, `{hit(${count++});`, '}');
  };
  const visit = (node) => {
    if (ts.isBlock(node)) insert(node.getStart(file) + 1, `hit(${count++});`, 0);
    else if (ts.isIfStatement(node)) [node.thenStatement, node.elseStatement].forEach(statement);
    else if (ts.isIterationStatement(node, false)) statement(node.statement);
    else if (ts.isCaseOrDefaultClause(node) && node.statements.length > 0)
      insert(node.statements[0].getStart(file), `hit(${count++});`, inserted.length);
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(expression);
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) expression(node.body);
    else if (ts.isBinaryExpression(node) && ['&&', '||', '??'].includes(node.operatorToken.getText(file)))
      expression(node.right);
    ts.forEachChild(node, visit);
  };
  visit(file);
  // what is inserted at one place: ends of inner nodes, ends of outer ones, then beginnings of outer and of inner ones
  inserted.sort((a, b) => a.at - b.at || a.order - b.order);
  const parts = [];
  let from = 0;
  for (const { at, text } of inserted) {
    parts.push(program.slice(from, at), text);
    from = at;
  }
  parts.push(program.slice(from));
  return { program: parts.join(''), count };
}

/**
 * Bundles a module, with counters, and imports it.
 *
 * @param entry the path of the module
 * @returns { exports, hits }: what it exports; how often each place ran, at most 255 times, to be set to 0 between two
 *   runs
 */
export async function countedBundle(entry) {
  const { program, count } = withCounters(await bundled(entry));
  const counter = `export const hits = new Uint8Array(${count});\nconst hit = (at) => { if (hits[at] < 255) hits[at]++; };\n`;
  const { hits, ...exports } = await imported(counter + program);
  return { exports, hits };
}
