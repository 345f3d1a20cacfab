// The parts of a source that run or do not run by themselves: bodies of functions, branches, loops, and the right sides of && || ??.
// A copy of the source that writes down which of them ran tells which tests reach a place.
import ts from 'typescript';

const LAZY = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
]);

const parsed = (path, source) =>
  ts.createSourceFile(
    path,
    source,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The regions of a source in the order of the text, each { start, end, kind }: a block, clause, statement or expression. */
function regionsIn(file) {
  const found = [];
  const add = (node, kind) => {
    if (node) found.push({ start: node.getStart(file), end: node.getEnd(), kind, node });
  };
  const statement = (node) => {
    if (node && !ts.isBlock(node)) add(node, 'statement');
  };
  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isBlock(node)) add(node, 'block');
    else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) add(node.body, 'expression');
    else if (ts.isConditionalExpression(node)) {
      add(node.whenTrue, 'expression');
      add(node.whenFalse, 'expression');
    } else if (ts.isBinaryExpression(node) && LAZY.has(node.operatorToken.kind))
      add(node.right, 'expression');
    else if (ts.isCaseOrDefaultClause(node)) add(node, 'clause');
    else if (ts.isIfStatement(node)) {
      statement(node.thenStatement);
      statement(node.elseStatement);
    } else if (ts.isIterationStatement(node, false)) statement(node.statement);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

export const regionsOf = (path, source) => regionsIn(parsed(path, source));

/** The number of the innermost region around a place; -1 for what runs when the file is loaded. */
export function regionAt(regions, start, end) {
  let best = -1;
  for (const [number, region] of regions.entries())
    if (region.start <= start && region.end >= end) best = number;
  return best;
}

/** Where in a region its mark stands, and what closes it. */
function marksOf({ start, end, kind, node }, number, source, file) {
  const mark = `__h[${number}]=1`;
  if (kind === 'block') return [[start + 1, `${mark};`]];
  if (kind === 'clause') {
    const from = node.expression ? node.expression.getEnd() : start;
    const first = node.statements[0];
    if (!first) return [];
    const colon = source.indexOf(':', from);
    return [[Math.min(colon + 1, first.getStart(file)), ` ${mark};`]];
  }
  const [open, close] = kind === 'statement' ? [`{${mark};`, '}'] : [`(${mark},(`, '))'];
  return [
    [start, open],
    [end, close],
  ];
}

/**
 * What a file does before all else. In Node the marks are in an array for each file, which testing/hits.mjs of the copy reads; a
 * process that a test starts writes them when it ends; a page tells them on its console, for files of the app and the element.
 */
const header = (path, count) =>
  `var __h=(globalThis.__unjamHits??=(typeof process==="object"&&process.env?.UNJAM_HITS&&!globalThis.__vitest_worker__&&` +
  `process.on("exit",()=>process.getBuiltinModule("fs").appendFileSync(process.env.UNJAM_HITS,JSON.stringify(` +
  `Object.fromEntries(Object.entries(globalThis.__unjamHits).map(([f,a])=>[f,[...a].flatMap((h,i)=>h?[i]:[])])))+"\\n")),{}))` +
  `[${JSON.stringify(path)}]??=${
    /^packages\/(?:web|board)\//.test(path)
      ? `typeof process==="undefined"?new Proxy({},{set(t,k){if(!t[k]){t[k]=1;console.debug("unjam-hit ${path} "+k)}return true}}):`
      : ''
  }new Uint8Array(${count});`;

/** The source with a mark in each region. */
export function withMarks(path, source) {
  const file = parsed(path, source);
  const regions = regionsIn(file);
  const first = file.statements[0];
  if (!first || regions.length === 0) return source;
  const marks = regions.flatMap((region, number) => marksOf(region, number, source, file));
  // of marks at one place those that open come outermost first, those that close innermost first
  const edits = marks.map(([at, text], index) => ({ at, text, index, closes: /^[)}]/.test(text) }));
  edits.push({ at: first.getStart(file), text: header(path, regions.length), index: -1, closes: false });
  edits.push({ at: source.length, text: '\nglobalThis.__unjamLoaded?.();\n', index: -1, closes: false });
  edits.sort(
    (a, b) =>
      b.at - a.at ||
      Number(a.closes) - Number(b.closes) ||
      (a.closes ? a.index - b.index : b.index - a.index),
  );
  let marked = source;
  for (const { at, text } of edits) marked = marked.slice(0, at) + text + marked.slice(at);
  return marked;
}
