/*
 * Sentences that each say where one vehicle stands, as the records of a list. Headings, and sentences about other things, may
 * stand between them, but none that may place a vehicle without being understood.
 *
 *     - Red car (X): …         label X, the red car
 *     The green truck is …     label green
 */
import { isPrimaryMark } from '../parts/glyphs.ts';
import type { Line } from '../sentences/unwrap.ts';
import type { Piece } from './piece.ts';

/** What a sentence says about a vehicle. */
export interface Described {
  readonly label: string;
  /** The fields that say where it stands. */
  readonly place: readonly string[];
  readonly isRed: boolean;
}

export const VEHICLE = '(?:car|truck|bus|lorry|vehicle|piece|block|auto|van)';
export const ABOUT_EXIT =
  /(?<!\p{L})(?:exits?|goal|ausgang|sortie|salida|sa[ií]da|uscita|uitgang)(?!\p{L})/iu;

/** Words between a vehicle and its place. */
export const BEFORE_PLACE =
  'is|are|at|in|on|occupies|covers|takes|fills|lies|stands|sits|spans|est|ist|es|está|ocup[ao]u?|occup[ea]|belegt|steht';

const BULLET = /^\s*(?:[-*•+–]|\d{1,2}[.)])\s+/u;
const RED =
  /(?<!\p{L})(?:red|target|primary|player|main|hero|rote[rs]?|rot|roj[ao]|rouge|vermelh[ao]|ross[ao]|rode|czerwon\p{L}{1,2}|красн\p{L}{2}|kırmızı|merah|röda?|rød)(?!\p{L})|[红紅赤]|빨[간강]|الحمراء/iu;
const RED_IN_BRACKETS =
  /\([^()]*(?<!\p{L})(?:red|target|primary|player|main|hero|rot|rouge|roj[ao]|vermelh[ao]|ross[ao]|czerwon\p{L}{1,2}|красн\p{L}{2})(?!\p{L})[^()]*\)/iu;

/** The colour of the red car where nothing else says which one it is. */
const RED_COLOUR = /(?<!\p{L})colou?r\W{1,3}red(?!\p{L})/iu;

/**
 * The records that lines describe, under the headings of their fields; none where a line that may be about a vehicle is not
 * understood, because the board would be without it.
 *
 * @param describe - what a line says about a vehicle; `unclear` where it says only a part of where it stands
 * @param lines - taken one by one, up to one that is not understood
 * @param headingsOf - the headings of the fields that say where; undefined where they have none
 */
export function describedPieces(
  lines: Iterable<Line>,
  describe: (text: string) => Described | 'unclear' | undefined,
  headingsOf: (lines: readonly Line[]) => readonly string[] | undefined,
): Piece[] {
  const said: { readonly line: Line; readonly about: Described | undefined }[] = [];
  for (const line of lines) {
    const about = line.text.length > LONGEST ? undefined : describe(line.text);
    // the lines behind it cannot make up for one that is not understood
    if (about === 'unclear') return [];
    said.push({ line, about });
  }
  const vehicles = said.flatMap(({ about }) => about ?? []);
  const first = said.findIndex(({ about }) => about);
  const last = said.findLastIndex(({ about }) => about);
  const labels = new Set(vehicles.map(({ label }) => label));
  const isLost = said.some(
    ({ line, about }, i) =>
      !about && (i > first && i < last ? isLikeRecord(line) : isOfAnother(line.text, labels)),
  );
  if (vehicles.length < 2 || isLost) return [];
  const headings = headingsOf(said.map(({ line }) => line));
  const isNamed = vehicles.every(({ label }) => label !== '');
  const isSaid = vehicles.some(({ isRed, label }) => isRed || isPrimaryMark(label));
  const painted = isSaid ? [] : said.filter(({ line, about }) => about && RED_COLOUR.test(line.text));
  const isRedOne = (about: Described): boolean =>
    about.isRed || (painted.length === 1 && about === painted[0]?.about);
  const isRed = vehicles.some(isRedOne);
  const fieldsOf = (label: string, place: readonly string[], red: string): readonly string[] => [
    ...(isNamed ? [label] : []),
    ...place,
    ...(isRed ? [red] : []),
  ];
  return said.flatMap(({ line, about }, i): Piece[] => {
    const at = { line: line.number, column: line.offset + line.text.search(/\S|$/) + 1 };
    if (!about) return [{ text: line.text, fields: beside(line.text), ...at }];
    const record = fieldsOf(about.label, about.place, isRedOne(about) ? 'yes' : 'no');
    const piece = { text: line.text, fields: record, ...at };
    // numbers need no headings, but the column that says which vehicle is red needs one, and then all have one
    const names = headings ?? (isRed && isNamed ? about.place.map(() => UNNAMED) : undefined);
    if (!names || said[i - 1]?.about) return [piece];
    return [{ text: '', fields: fieldsOf('label', names, 'red'), ...at }, piece];
  });
}

/** The heading of a column whose meaning is searched. */
const UNNAMED = 'place';
/** The longest sentence about a vehicle. */
const LONGEST = 300;

/** The fields of a line that describes no vehicle: numbers, which may be a size, or one. */
function beside(text: string): readonly string[] {
  const numbers = text.trim().split(/[\s,;x×]+/);
  return numbers.length < 4 && numbers.every((number) => /^\d{1,2}$/.test(number)) ? numbers : [text];
}

/** Whether a line among vehicles may be one too. */
const isLikeRecord = ({ text }: Line): boolean => BULLET.test(text) || (text.match(/\d+/g)?.length ?? 0) > 1;

/** What stands before a label, and a label with other words behind it. */
const BEFORE_LABEL = new RegExp(`^\\W*(?:the\\s+)?(?:${VEHICLE}\\s+)?`, 'iu');
const LABEL = /^([\p{Lu}@]\d?)(?![\p{L}\p{N}'’])/u;
/** A sentence in which a word or an article looks like a label. */
const NO_LABEL =
  /^\W*(?:A\s+\d+\s*[x×]|I\s+(?:am|can|drew|found|got|have|made|need|played?|see|think|tried|use|want)(?!\p{L}))/u;

/** The label with which a line begins, behind its bullet, an article and a word for vehicles. */
export function labelFirst(line: string): string | undefined {
  const text = line.replace(BULLET, '');
  return NO_LABEL.test(text) ? undefined : LABEL.exec(text.replace(BEFORE_LABEL, ''))?.[1];
}

/** Whether a line begins with the label of a vehicle that no other line places, and has numbers that may place it. */
function isOfAnother(line: string, labels: ReadonlySet<string>): boolean {
  const label = labelFirst(line);
  return (
    label !== undefined && !labels.has(label) && (line.replace(BULLET, '').match(/\d+/g)?.length ?? 0) > 1
  );
}

/** The sentences of a line, each with its place; a blank may be missing between two of them. */
export function sentencesIn(line: Line): Line[] {
  let offset = line.offset;
  return line.text.split(/(?<=[.;])(?=\s|\p{Lu}\p{Ll})/u).map((text) => {
    const sentence = { text, number: line.number, offset };
    offset += text.length;
    return sentence;
  });
}

/** Words before the vehicle of a sentence. */
const THERE_IS = /^\s*(?:there(?:'s|’s| is| are)|es gibt|il y a|hay|c'è)\s+/i;

/** A sentence without its bullet, quotes and marks of bold text or code. */
export const plainSentence = (text: string): string =>
  text
    .replace(BULLET, '')
    .replace(THERE_IS, '')
    .replace(/\*\*|__|[`"]/g, '')
    .replace(/[–—−]/g, '-');

/** Whether a sentence is about the red car: it says so before it says where, or in brackets. */
export const isRedIn = (head: string, text: string): boolean => RED.test(head) || RED_IN_BRACKETS.test(text);

/** A word between a label and its first square: `B from r2c2 to r2c4`. */
const FROM = /\s+(?:from|von|de|du|desde|da|dal|van|od|от|с)\s*$/iu;

const IN_BRACKETS = /[([]\s*([\p{L}\p{N}@]{1,2})\s*[)\]]/u;
const BEHIND_VEHICLE = new RegExp(
  `(?<!\\p{L})${VEHICLE}s?\\s+(?:no\\.?\\s*)?([\\p{L}\\p{N}@]{1,3})(?![\\p{L}\\p{N}])`,
  'iu',
);
const OTHER_WORDS = new RegExp(`(?<!\\p{L})(?:the|a|an|${VEHICLE}|la|le|der|die|das|el)(?!\\p{L})`, 'giu');

const ALONE = /^[^\p{L}\p{N}@]*(?:\p{Lo}{1,2}(?=[\p{Lu}\p{N}]))?([\p{L}\p{N}@]{1,3})[^\p{L}\p{N}@]*$/u;

/** A label behind words of any language: `Voiture A`, `トラックO`. */
const BEHIND_WORD =
  /(?:\p{L}{2,}\s+|\p{Lo})(\p{Lu}\p{N}?|\p{N}{1,2}|@)[^\p{L}\p{N}@(]*(?:\([^()]*\)[^\p{L}\p{N}@]*)?$/u;

/** A label between the name of a call or of a map and the place, and a name that is set: `add(A, (`, `cars['A'] = (`, `let a = [(`. */
const IN_CODE =
  /^\s*[\w.:-]*\w[([{]\s*:?['"]?([\p{L}\p{N}@]{1,12})['"]?\s*[,\])]|(?<![\p{L}\p{N}_])(\w{1,12})\s*(?:=|<-|:=)[^=]*[([{]\s*$/u;

/** The label that the words before the place give a vehicle: `Red car (X)`, `Truck O`, `Voiture A (bleue)`, `green car`. */
export const labelIn = (head: string): string =>
  ALONE.exec(head.replace(FROM, ''))?.[1] ??
  IN_CODE.exec(head)?.slice(1).find(Boolean) ??
  IN_BRACKETS.exec(head)?.[1] ??
  BEHIND_VEHICLE.exec(head)?.[1] ??
  BEHIND_WORD.exec(head)?.[1] ??
  head
    .replace(/\([^()]*\)/g, '')
    .replace(OTHER_WORDS, '')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim()
    .replace(/ /g, '-')
    .toLowerCase();
