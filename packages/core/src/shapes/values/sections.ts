/*
 * Reads settings in sections, as in TOML and INI: what stands below a section belongs to it.
 *
 *     width = 6             { width: 6, vehicle: [{ id: A, row: 2 }, { label: B, row: 0 }] }
 *     [[vehicle]]
 *     id = "A"
 *     row = 2
 *     [vehicle B]           the last word of a name is the label
 *     row = 0
 *     [board]               what such a section says is said of the whole board
 *     size = 6
 */
import { append } from '../../basics/many.ts';
import { isBlank, splitLines } from '../../text/lines.ts';
import { scalarOrBracket } from './literal.ts';
import type { Entry, Value } from './value.ts';

const SECTION = /^\s*\[{1,2}\s*["']?([\p{L}\w.-]+)(?:[\s:."'-]+([\p{L}\w]+))?["']?\s*\]{1,2}\s*(?:[#;].*)?$/u;
const DOTTED = /^(.+)\.([^.]+)$/;
const SETTING = /^\s*["']?([\p{L}_][\p{L}\w .-]*?)["']?\s*[=:]\s*(.*?)\s*$/u;

/** Whether a text may be settings in sections. */
export const HAS_SECTIONS = /^[^\S\n]*\[{1,2}\s*["']?\p{L}[^\][\n]*\]{1,2}[^\S\n]*$/mu;

/** Sections about the whole board, and the settings of a vehicle, which such a section does not have. */
const ABOUT_BOARD = /^(?:board|grid|game|level|puzzle|settings?|general|meta|info|config)$/i;
const OF_VEHICLE =
  /^(?:rows?|cols?|columns?|x|y|pos(?:ition)?|start|end|cells?|len(?:gth)?|dir(?:ection)?|orientation)$/i;

/** The longest line that names a section. */
const LONGEST_NAME = 120;

/** The settings; undefined for a text of which a line is neither a section nor a setting. */
export function sectionsIn(text: string): Value[] | undefined {
  const top: Entry[] = [];
  const sections: { readonly name: string; readonly value: Value; readonly entries: Entry[] }[] = [];
  /** The entries that begin with a label from the name of their section. */
  const numbered = new Set<Entry[]>();
  let entries = top;
  for (const { text: line, number } of splitLines(text)) {
    if (isBlank(line) || /^\s*[#;]/.test(line)) continue;
    const at = { line: number, column: 1 };
    const section = line.length <= LONGEST_NAME ? SECTION.exec(line) : null;
    if (section) {
      const [, written = '', word] = section;
      // what is behind the last dot of `[vehicles.A]` is the label
      const [, name = written, label = word] = word === undefined ? (DOTTED.exec(written) ?? []) : [];
      // `[car1]` and `[car2]` are sections of one kind
      const [, kind = name, digits] = /^(\p{L}+)(\d+)$/u.exec(name) ?? [];
      const own = label ?? digits;
      entries = own === undefined ? [] : [['label', scalarOrBracket(own, at)]];
      if (own !== undefined) numbered.add(entries);
      sections.push({ name: kind, value: { kind: 'object', at, entries }, entries });
      continue;
    }
    const [, key, value = ''] = SETTING.exec(line) ?? [];
    if (key === undefined) return undefined;
    // the label that a setting says counts before that in the section's name
    if (/^label$/i.test(key) && entries[0] !== undefined && numbered.delete(entries)) entries.shift();
    const bare = /^["'[{(]/.test(value) ? value : value.replace(/\s+[#;].*$/, '');
    entries.push([key, scalarOrBracket(bare, at)]);
  }
  if (sections.length === 0) return undefined;
  if (haveNames([...numbered])) for (const own of numbered) own.shift();
  const isAbout = ({ name, entries: own }: (typeof sections)[number]): boolean =>
    ABOUT_BOARD.test(name) && own.every(([key, { kind }]) => kind === 'scalar' && !OF_VEHICLE.test(key));
  const about = sections.filter(isAbout);
  const others =
    about.length === 1 && sections.length > 2 ? sections.filter((one) => !isAbout(one)) : sections;
  if (others.length < sections.length) append(top, about[0]?.entries ?? []);
  const kinds = [...new Set(others.map(({ name }) => name))].map((name): Entry => {
    const own = others.filter((section) => section.name === name).map(({ value }) => value);
    const [only] = own;
    return only && own.length === 1
      ? [name, only]
      : [name, { kind: 'array', at: only?.at ?? { line: 1, column: 1 }, items: own }];
  });
  return [{ kind: 'object', at: { line: 1, column: 1 }, entries: [...top, ...kinds] }];
}

/** Whether numbered sections such as `[car1]` say names of their own: `id = A`. */
function haveNames(sections: readonly (readonly Entry[])[]): boolean {
  const names = sections.map((entries) => {
    const [[, label] = []] = entries;
    const name = entries.find(([key]) => /^(?:id|name|car|vehicle|letter)$/i.test(key))?.[1];
    const isNumbered = label?.kind === 'scalar' && /^\d+$/.test(label.text);
    return isNumbered && name?.kind === 'scalar' ? name.text : undefined;
  });
  return names.length > 1 && !names.includes(undefined) && new Set(names).size === names.length;
}
