/*
 * Reads the simple part of YAML that boards are written in: keys, lists with dashes, blocks of text, values in brackets.
 *
 *     vehicles:
 *       - id: A          { vehicles: [{ id: 'A', pos: [1, 2] }] }
 *         pos: [1, 2]
 *     rows: |
 *       AA..             rows: 'AA..\n.XX.'
 *       .XX.
 */
import { leastOf } from '../../basics/many.ts';
import { isBlank, splitLines } from '../../text/lines.ts';
import { scalarOrBracket } from './literal.ts';
import type { Entry, Value } from './value.ts';

interface YamlLine {
  readonly indent: number;
  readonly text: string;
  readonly number: number;
}

const KEY = /^(?:"([^"]*)"|'([^']*)'|([^\s"'#[\]{},][^:#[\]{},]*?)):(?:\s+(.*))?$/;
const DEEPEST = 24;

/** The documents of a text; undefined for a text that is no such YAML: a line is neither a key nor a part of a list. */
export function yamlIn(text: string): Value[] | undefined {
  const lines = splitLines(text).map(({ text, number }) => ({
    indent: text.length - text.trimStart().length,
    text: text.trim(),
    number,
  }));
  const reader = yamlReader(withoutTitles(lines));
  const documents: Value[] = [];
  while (reader.more()) {
    const value = reader.block(0, 0);
    if (!value) return undefined;
    documents.push(value);
  }
  return documents;
}

/** The lines with a rule between documents in the place of a title, which stands right above keys or a list and below nothing. */
function withoutTitles(lines: readonly YamlLine[]): readonly YamlLine[] {
  const isEntry = (line: YamlLine | undefined) => line !== undefined && /^-\s/.test(line.text);
  const isKey = (line: YamlLine | undefined) => line !== undefined && KEY.test(line.text);
  return lines.map((line, i) => {
    const [above, below] = [lines[i - 1], lines[i + 1]];
    const isTitle =
      line.indent === 0 &&
      /^\p{L}/u.test(line.text) &&
      !isKey(line) &&
      (above === undefined || isBlank(above.text)) &&
      (isKey(below) || isEntry(below));
    return isTitle ? { ...line, text: '---' } : line;
  });
}

const isSkipped = ({ text }: YamlLine): boolean => isBlank(text) || text.startsWith('#') || text === '...';

function yamlReader(given: readonly YamlLine[]) {
  const lines = [...given];
  let index = 0;
  const next = (): YamlLine | undefined => {
    while (index < lines.length && isSkipped(lines[index] as YamlLine)) index++;
    return lines[index];
  };

  /** The list or the object whose lines have at least this indent. */
  const block = (indent: number, depth: number): Value | undefined => {
    let line = next();
    if (line?.text === '---') {
      index++;
      line = next();
    }
    if (!line || line.indent < indent || depth > DEEPEST) return undefined;
    return /^-(?:\s|$)/.test(line.text) ? list(line.indent, depth) : object(line.indent, depth);
  };

  const list = (indent: number, depth: number): Value | undefined => {
    const items: Value[] = [];
    const at = { line: next()?.number ?? 1, column: indent + 1 };
    for (let line = next(); line?.indent === indent && /^-(?:\s|$)/.test(line.text); line = next()) {
      const rest = line.text.slice(1).trimStart();
      const inner = indent + line.text.length - rest.length;
      if (rest === '') {
        index++;
        const item = block(indent + 1, depth + 1);
        if (!item) return undefined;
        items.push(item);
      } else if (KEY.test(rest) || /^-\s/.test(rest)) {
        // the rest of the line is the first line of what the item holds
        lines[index] = { indent: inner, text: rest, number: line.number };
        const item = block(inner, depth + 1);
        if (!item) return undefined;
        items.push(item);
      } else {
        index++;
        items.push(scalarOrBracket(withoutComment(rest), { line: line.number, column: inner + 1 }));
      }
    }
    return { kind: 'array', at, items: areRows(items) ? items.map(asText) : items };
  };

  const object = (indent: number, depth: number): Value | undefined => {
    const entries: Entry[] = [];
    const at = { line: next()?.number ?? 1, column: indent + 1 };
    for (let line = next(); line?.indent === indent && line.text !== '---'; line = next()) {
      const [, double, single, bare, value] = KEY.exec(line.text) ?? [];
      const name = double ?? single ?? bare;
      if (name === undefined) return undefined;
      index++;
      const place = { line: line.number, column: line.indent + 1 };
      const item = valueBehind(value ?? '', indent, depth, place);
      if (item) entries.push([name, item]);
    }
    return entries.length === 0 ? undefined : { kind: 'object', at, entries };
  };

  const valueBehind = (value: string, indent: number, depth: number, at: Value['at']): Value | undefined => {
    if (/^[|>][+-]?\d?$/.test(value)) return { kind: 'scalar', at, text: textBlock(indent), quoted: true };
    if (value !== '') return scalarOrBracket(withoutComment(value), at);
    const below = next();
    const isList = below?.indent === indent && /^-(?:\s|$)/.test(below.text);
    if (!below || (below.indent <= indent && !isList)) return { kind: 'scalar', at, text: '', quoted: false };
    return block(isList ? indent : indent + 1, depth + 1);
  };

  /** The lines that are indented more, as they are. */
  const textBlock = (indent: number): string => {
    const found: YamlLine[] = [];
    for (let line = lines[index]; line && (line.indent > indent || isBlank(line.text)); line = lines[index]) {
      found.push(line);
      index++;
    }
    const least = leastOf(found.filter(({ text }) => text !== '').map((line) => line.indent));
    return found.map((line) => ' '.repeat(Math.max(0, line.indent - least)) + line.text).join('\n');
  };

  return { more: () => next() !== undefined, block };
}

/** Whether the items of a list are the rows of a board, which YAML does not need quotes for. */
function areRows(items: readonly Value[]): boolean {
  const texts = items.flatMap((item) => (item.kind === 'scalar' && !item.quoted ? [item.text] : []));
  const [first = ''] = texts;
  return (
    texts.length === items.length &&
    texts.length > 1 &&
    first.length > 2 &&
    texts.every((text) => text.length === first.length && !/\s/.test(text)) &&
    !texts.every((text) => /^\d{1,3}$/.test(text))
  );
}

const asText = (value: Value): Value => (value.kind === 'scalar' ? { ...value, quoted: true } : value);

const withoutComment = (text: string): string => text.replace(/(?<!\s)\s+#.*$/, '');
