// V8 checks the literal of a pattern when it compiles a file, also where the pattern is never used. One that asks for a property of
// Unicode, such as `\p{L}` with its 140,000 letters, takes it a tenth of a millisecond or more. In the command's files, which are
// compiled at each start, such a pattern is made when it is first needed:
//
//     /^\p{L}+$/u.test(text)  ->  (latePattern0 ??= RegExp("^\\p{L}+$", "u")).test(text)
//
// Guarantee: the same matches. A pattern with the flag g or y remembers where it last matched, so each use gets one of its own, as
// from a literal.
const asksForProperty = /\\p\{/i;

/** Each node of a syntax tree in the form of ESTree. */
function* nodesOf(node) {
  if (typeof node?.type === 'string') yield node;
  for (const child of Object.values(node)) {
    if (typeof child === 'object' && child !== null) yield* nodesOf(child);
  }
}

export const latePatterns = {
  name: 'late-patterns',
  transform(code, id) {
    if (!asksForProperty.test(code) || /[\\/]node_modules[\\/]/.test(id)) return undefined;
    const tree = this.parse(code, { lang: id.endsWith('.ts') ? 'ts' : 'js' });
    const literals = [...nodesOf(tree)].filter(({ regex }) => regex && asksForProperty.test(regex.pattern));
    const names = [];
    let late = code;
    // from the end, so that what comes before stays where it is
    for (const { start, end, regex } of literals.sort((a, b) => b.start - a.start)) {
      const { pattern, flags } = regex;
      const made = `RegExp(${JSON.stringify(pattern)}, ${JSON.stringify(flags)})`;
      const name = `latePattern${names.length}`;
      const isOwn = /[gy]/.test(flags);
      if (!isOwn) names.push(name);
      late = `${late.slice(0, start)}${isOwn ? made : `(${name} ??= ${made})`}${late.slice(end)}`;
    }
    return names.length === 0 ? late : `${late}\nvar ${names.join(', ')};\n`;
  },
};
