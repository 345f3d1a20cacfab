// The changes of one place of a source: another operator or comparison, another number, the other truth value, a condition
// turned round, an early return or a call left out.
import ts from 'typescript';

const operators = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['<<', '>>'],
  ['>>', '<<'],
  ['>>>', '<<'],
  ['&', '|'],
  ['|', '&'],
  ['^', '&'],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['&&', '||'],
  ['||', '&&'],
  ['+=', '-='],
  ['-=', '+='],
  ['|=', '&='],
  ['&=', '|='],
  ['++', '--'],
  ['--', '++'],
]);

const isFunction = (node) => ts.isFunctionLike(node);

/** Why a change may make no difference at all; undefined for most. */
function candidateFor(node, before) {
  for (let at = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
      if (parent.right === at) return 'what stands behind ?? may never be taken';
    if (ts.isVariableStatement(parent) && ts.isSourceFile(parent.parent) && ts.isNumericLiteral(node))
      return 'a constant that may only decide how fast something is';
    if (isFunction(parent)) break;
  }
  return /^[<>]=?$/.test(before) ? 'the equal case may come out the same' : undefined;
}

/**
 * @param path of the source, below the root
 * @param source its text
 * @returns every mutant: { path, line, text, start, end, before, after, candidate }, where `text` is the line
 */
export function mutantsOf(path, source) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const lines = source.split('\n');
  const found = [];

  const add = (node, from, to, after) => {
    const line = file.getLineAndCharacterOfPosition(from).line;
    const before = source.slice(from, to);
    found.push({
      path,
      source,
      line: line + 1,
      text: lines[line] ?? '',
      start: from,
      end: to,
      before,
      after,
      candidate: candidateFor(node, before),
    });
  };
  const replace = (node, after) => add(node, node.getStart(file), node.getEnd(), after);

  const visit = (node) => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const text = node.operatorToken.getText(file);
      const isText = [node.left, node.right].some(
        (side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side),
      );
      if (operators.has(text) && !(text === '+' && isText)) replace(node.operatorToken, operators.get(text));
    } else if (ts.isPostfixUnaryExpression(node)) {
      add(
        node,
        node.getEnd() - 2,
        node.getEnd(),
        operators.get(source.slice(node.getEnd() - 2, node.getEnd())),
      );
    } else if (ts.isPrefixUnaryExpression(node)) {
      if (node.operator === ts.SyntaxKind.ExclamationToken) replace(node, node.operand.getText(file));
      else if (node.operator === ts.SyntaxKind.MinusToken) replace(node, `(${node.operand.getText(file)})`);
    } else if (ts.isNumericLiteral(node)) {
      if (Number.isSafeInteger(Number(node.text))) replace(node, String(Number(node.text) + 1));
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
    else if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      replace(condition, 'false');
      replace(condition, 'true');
    } else if (ts.isReturnStatement(node) && isEarly(node)) replace(node, '{}');
    else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      if (node.expression.expression.kind !== ts.SyntaxKind.SuperKeyword) replace(node, '{}');
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found.filter(({ before, after }) => before !== after);
}

/** Whether a return stands within an `if` or a loop, not at the end of its function. */
function isEarly(node) {
  const { parent } = node;
  return ts.isBlock(parent) ? !isFunction(parent.parent) : !isFunction(parent);
}
