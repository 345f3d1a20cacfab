/*
 * Reads the simple part of XML and HTML that boards are written in: elements with attributes, with text, and with elements.
 *
 *     <level size="6">                        { size: 6, car: [{ id: A, x: 0 }, { id: B, x: 5 }] }
 *       <car id="A" x="0"/>
 *       <car><id>B</id><x>5</x></car>
 *     </level>
 */
import type { Problem } from '../../basics/errors.ts';
import type { TextPlace } from '../../basics/place.ts';
import { quote } from '../../basics/quote.ts';
import type { Fault } from './faults.ts';
import { placedAttributes } from './styles.ts';
import { type Child, type Drawing, kindOf, movesIn, withoutPaper } from './svg.ts';
import type { Entry, Value } from './value.ts';

const BEGINS = /^\s*<(?:\?xml|!--|!doctype|[a-z]+[\s>])/i;
const BEGINS_LINE = /^[^\S\n]*<(?:\?xml|!--|!doctype|[a-z]+[1-6]?[\s>])/im;
/** Texts in elements `pre` are read by themselves, with their headings. */
const HAS_TEXTS = /<pre[\s>]/i;
/** The most characters above markup, which are a title or the mark of code. */
const MOST_ABOVE = 400;

/**
 * The text of which all is markup, with blank lines in the place of what stands above and below; undefined where a text is none, or has
 * too much above it.
 */
function markupOf(text: string): string | undefined {
  if (BEGINS.test(text)) return text;
  if (HAS_TEXTS.test(text)) return undefined;
  const from = text.slice(0, MOST_ABOVE).search(BEGINS_LINE);
  const to = text.lastIndexOf('>') + 1;
  if (from < 0 || to <= from) return undefined;
  return '\n'.repeat(breaksIn(text.slice(0, from))) + text.slice(from, to);
}

const TAG = /<(?:[?!][^<>]*>|(\/?)([A-Za-z][\w.:-]*)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?)>)/g;
const ATTRIBUTE = /(?<![\w.:-])([A-Za-z][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const MOST_DEEP = 24;
/** Elements whose text is no board, but the name of the one below. */
const HEADING = /^(?:h[1-6]|title|caption)$/i;
/** What a table of HTML has in a blank cell. */
const NO_BREAK = /&(?:nbsp|emsp|ensp|#160|#xa0);/gi;

interface Open extends Drawing {
  readonly at: TextPlace;
  readonly children: Child[];
  text: string;
  /** The heading above what comes next. */
  title?: string;
  /** Whether an element in it has a heading above it. */
  hasTitles?: boolean;
}

/**
 * The outermost elements of a text; undefined where it is no markup, where they do not close as they open, or where one is a drawing whose
 * parts are moved.
 */
export function markupIn(written: string): Value[] | undefined {
  const text = withoutComments(markupOf(written));
  if (text === undefined) return undefined;
  const root: Open = { name: '', at: { line: 1, column: 1 }, attributes: [], children: [], text: '' };
  const open: Open[] = [root];
  const areTexts = HAS_TEXTS.test(text);
  let [index, line, lineStart] = [0, 1, 0];
  const passOver = (part: string) => {
    line += breaksIn(part);
    if (part.includes('\n')) lineStart = index + part.lastIndexOf('\n') + 1;
    index += part.length;
  };
  for (const match of text.matchAll(TAG)) {
    const [whole, closes, name, attributes = '', alone] = match;
    const top = open.at(-1) ?? root;
    const between = text.slice(index, match.index);
    top.text += between;
    passOver(between);
    const at = { line, column: match.index - lineStart + 1 };
    passOver(whole);
    if (name === undefined) continue;
    if (closes) {
      if (top === root || top.name !== name) return undefined;
      open.pop();
      const outer = open.at(-1) ?? root;
      if (HEADING.test(name) && top.children.length === 0 && !areTexts) outer.title = top.text.trim();
      else outer.children.push(titled(childOf(top), outer));
      continue;
    }
    const entries = [...attributes.matchAll(ATTRIBUTE)].map(
      ([, key = '', double, single]): Entry => [key, scalar(double ?? single ?? '', at)],
    );
    const element: Open = { name, at, attributes: entries, children: [], text: '' };
    if (alone) top.children.push(childOf(element));
    else if (open.length > MOST_DEEP) return undefined;
    else open.push(element);
  }
  if (open.length > 1 || root.children.some(({ isMoved }) => isMoved)) return undefined;
  return root.hasTitles ? [valueIn(root)] : root.children.map(({ value }) => value);
}

/** An element under the heading above it, as its name. */
function titled(child: Child, outer: Open): Child {
  const { title } = outer;
  delete outer.title;
  if (title === undefined || title === '') return child;
  outer.hasTitles = true;
  return { ...child, name: title };
}

function childOf(given: Open): Child {
  const element = kindOf(given) === 'svg' ? withoutPaper(given) : given;
  return { ...element, value: valueIn(element), moves: movesIn(given) };
}

/** A text without its comments, of which only the line breaks stay; undefined where one does not end. */
function withoutComments(text = ''): string | undefined {
  let found = '';
  let index = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', index)) {
    const end = text.indexOf('-->', start);
    if (end < 0) return undefined;
    found += text.slice(index, start) + '\n'.repeat(breaksIn(text.slice(start, end)));
    index = end + 3;
  }
  return found + text.slice(index);
}

/** A tag that is none, or has something beside its attributes; undefined where all tags are whole. */
export function markupFault(written: string): Fault | undefined {
  const text = withoutComments(markupOf(written)) ?? '';
  const bare = text.replace(TAG, (whole: string, closes, name?: string, attributes = '') =>
    name === undefined || closes || attributes.replace(ATTRIBUTE, '').split(/\s+/).every(isFlag)
      ? ' '.repeat(whole.length)
      : whole,
  );
  const index = bare.search(/<\/?[A-Za-z]/);
  if (index < 0) return undefined;
  const before = text.slice(0, index);
  const at = { line: breaksIn(before) + 1, column: index - before.lastIndexOf('\n') };
  const problem: Problem = {
    code: 'unknown-format',
    message: `${quote(text.slice(index).split(/[\n>]/, 1)[0] ?? '')} is no tag with attributes`,
    expected: 'attributes such as: row="2"',
    at: { text: at },
  };
  return { problem, from: 1, to: Number.MAX_VALUE };
}

/** Attributes of HTML that have no value; another word without one may be a part of a name: `len gth="2"`. */
const FLAG =
  /^(?:|async|autofocus|checked|contenteditable|data-[\w-]+|defer|disabled|draggable|hidden|inert|itemscope|multiple|nowrap|open|readonly|required|reversed|selected)$/i;
const isFlag = (word: string): boolean => FLAG.test(word);

const breaksIn = (text: string): number => text.split('\n').length - 1;

const scalar = (text: string, at: TextPlace): Value => ({
  kind: 'scalar',
  at,
  text: text.replace(NO_BREAK, ' ').trim(),
  quoted: false,
});

/** Attributes of a cell that say nothing of it, if it has text. */
const OF_LOOKS = /^(?:class|id|style|align|valign|width|height|bgcolor|data-[\w-]+)$/i;
/** The class of a cell that is empty. */
const EMPTY_CLASS = /^(?:board|grid|empty|free|blank|cell|square|tile|space)?$/i;

/** Whether a cell of a table is what its text says: one without text may be a wall or a vehicle by its class or colour. */
const isCellOfText = ({ name, attributes, children, text }: Open): boolean =>
  /^t[dh]$/i.test(name) &&
  children.length === 0 &&
  attributes.every(([key, value]) =>
    text.trim() !== ''
      ? OF_LOOKS.test(key)
      : /^class$/i.test(key) &&
        value.kind === 'scalar' &&
        value.text.split(/[-_\s]+/).every((word) => EMPTY_CLASS.test(word)),
  );

/** The value of an element of a property list of Apple: `<dict><key>row</key><integer>2</integer></dict>`. */
function listedValue({ name, at, attributes, children }: Open): Value | undefined {
  if (attributes.length > 0) return undefined;
  if (children.length === 0) return /^(?:true|false)$/.test(name) ? scalar(name, at) : undefined;
  const items = children.map(({ value }) => value);
  if (name === 'array') return { kind: 'array', at, items };
  if (name !== 'dict' || children.length % 2 !== 0) return undefined;
  const keys = children.filter((_, i) => i % 2 === 0);
  if (keys.some(({ name: tag, value }) => tag !== 'key' || value.kind !== 'scalar')) return undefined;
  const entries = keys.flatMap(({ value }, i): Entry[] => {
    const item = items[2 * i + 1];
    return value.kind === 'scalar' && item ? [[value.text, item]] : [];
  });
  return { kind: 'object', at, entries };
}

/** An element as its text, as a list of its elements where all have one name, or as an object. */
function valueIn(element: Open): Value {
  const { at, children, text } = element;
  const listed = listedValue(element);
  if (listed) return listed;
  const attributes = isCellOfText(element) ? [] : placedAttributes(element.attributes);
  if (children.length === 0 && attributes.length === 0)
    return { kind: 'scalar', at, text: text.replace(NO_BREAK, ' ').trim(), quoted: true };
  const names = new Set(children.map(({ name }) => name));
  const items = children.map(({ value }) => value);
  if (attributes.length === 0 && children.length > 1 && names.size === 1) return { kind: 'array', at, items };
  const lists = [...names].map((name): Entry => {
    const own = children.filter((child) => child.name === name).map(({ value }) => value);
    const [only] = own;
    return [name, only && own.length === 1 ? only : { kind: 'array', at, items: own }];
  });
  const inner: readonly Entry[] =
    children.length === 0 && text.trim() !== '' ? [['text', scalar(text, at)]] : lists;
  return { kind: 'object', at, entries: [...attributes, ...inner] };
}
