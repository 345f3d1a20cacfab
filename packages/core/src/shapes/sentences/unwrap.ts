/*
 * The lines of a text without what mail, comments and Markdown put around them, and the exit marks beside them.
 *
 *     > AA...O              AA...O
 *     > PXXQ.O  <- exit     PXXQ.O     exit at the right
 *     3 |P..Q..|            |P..Q..|   without the row's number
 */
import { at } from '../../basics/at.ts';
import { isBlank, type TextLine } from '../../text/lines.ts';
import { ARROW_ALONE } from './arrow-alone.ts';
import { edgeNamed, exitWord } from './exit-words.ts';
import { exitSquaresSaid } from './said.ts';

/** A line of a text with the places that it had. */
export interface Line {
  readonly text: string;
  readonly number: number;
  /** Characters that were taken away in front. */
  readonly offset: number;
  readonly exit?: 'left' | 'right';
  /** The line before its exit mark was taken away, where one was. */
  readonly whole?: string;
}

/** What stands in front of every line of a quote or a comment. */
const ROW_NAME = /^\s*(?:row|line)[ _]?\d{1,2}(?:\.|\s*(?:[:=)]|[-=]*>|→))\s*/i;
const SURE = [/^\s*(?:>[ \t]?)+/, /^\s*\/\/[ \t]?/, ROW_NAME];
/** A line that is only a tag of Markdown, of a forum, of XML, or a section of settings. */
const TAG = /^\s*(?:```.*|\[\/?[A-Za-z]\w*(?:=[^\]]*)?\]|<[/!?][^>]*>|<\w+>|<\w[^>]*[^/>]>)\s*$/;
/** Tags around a line. */
const TAGGED = /^(\s*<(\w+)(?!\w)[^<>]*>)([^<>]*)<\/\2>\s*$/;
const COMMENT = /^\s*(?:[;%#*']|REM|rem|dnl)[ \t]/;
/** What may stand there, and may also be the border of a board or cells. */
const NUMBER = /^\s*\d{1,2}[.:)]\s+/;
const PERHAPS = [NUMBER, COMMENT, /^\s*--[ \t]/, /^\s*[-+•][ \t]/];

/** The word for an exit beside its row; `out` and `goal` stand there, too. */
const EXIT = 'exit|ausgang|ausfahrt|salida|sortie|sa[ií]da|uscita|uitgang|wyjście|выход|出口';
const RIGHT = new RegExp(
  `(?:\\s|(?<=[|│║┃#*"']))(?:(?:(?:[→⇒⟶➡]|[<←⬅⟵][-=]*)\\uFE0F?\\s*)?[🚪🏁🔚🚩]\\uFE0F?(?:\\s*\\(?(?:${EXIT}|out|goal)\\)?)?|(?:[-=~]*>+|[→⇒⟶➡►▶➜]\\uFE0F?)(?:\\s*\\(?(?:${EXIT}|out|goal)\\)?)?|<[-=]*(?:\\s*(?:${EXIT}))?|[←⇐⟵⬅◄◀]\\uFE0F?|←?\\s*\\(?(?:${EXIT})\\)?(?:\\s*(?:[-=]*>+|[→⇒⟶➡►▶➜]\\uFE0F?))?|\\(?out\\)?|\\(?goal\\)?)$`,
  'iu',
);
/** A row without blanks, some of its cells empty, and apart from it the letter of the exit, which may also be that of a vehicle. */
const LETTER_BEHIND = /^(\s*(?=\S*\.)[\p{L}\p{N}@#_.-]{4,16})[ \t]+E$/u;
/** The most characters of a mark at the right. The end of a line alone is searched, because marks begin with any blank of it. */
const LONGEST_MARK = 40;
const LEFT =
  /^\s*(?:[🚪🏁🔚🚩]\uFE0F?\s*(?:[→⇒⟶➡←⬅⟵]\uFE0F?)?|<+[-=~]*|[←⇐⟵⬅◄◀]\uFE0F?|exit\s*[-=]*>?)(?:\s+|(?=[|│║┃#*"']))/iu;
/** A row's number or letter in front of a bar. */
const ROW_NUMBER = /^\s*(\d{1,2}|[A-Za-z])[.:)]?\s*(?=[|│║┃])/u;
/** Escapes that colour a terminal. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/**
 * The lines of a drawing, without row numbers and exit marks.
 *
 * @param more - whether to take away too what may be a border
 */
export const unwrapped = (lines: readonly TextLine[], more = false): Line[] =>
  aligned(
    withoutRowNumbers(
      withBarsAtExit(
        withoutPrefix(
          withoutBlanksOfMail(lines),
          more ? [...SURE, ...PERHAPS] : SURE,
          more ? [ROW_NAME, ...MARKS] : [ROW_NAME],
        ),
      ).map(withExit),
    ),
  );

/** A row as the source of a mail has it, with a blank behind its cells. */
const MAIL_ROW = /^([^=]+)(?:=20)+$/;
const LEAST_ROWS = 3;

/** The rows without the blanks that a mail writes as `=20` at the end of a line. */
function withoutBlanksOfMail(lines: readonly TextLine[]): readonly TextLine[] {
  const rows = lines.filter(({ text }) => MAIL_ROW.test(text));
  const isMail = rows.length >= LEAST_ROWS && rows.every(({ text }) => text.length === rows[0]?.text.length);
  return isMail ? lines.map((line) => ({ ...line, text: line.text.replace(MAIL_ROW, '$1') })) : lines;
}

/** A row between bars, and one with an arrow in the place of the bar behind it. */
const BETWEEN_BARS = /^\s*([|│║┃]).*\1\s*$/;
const ARROW_FOR_BAR = /^(\s*([|│║┃])(?:.*[^\s|│║┃>=~-])?)(?:>|[→⇒⟶➡►▶➜]\uFE0F?)\s*$/;

/** The rows between bars, with a bar and a blank before an arrow that stands in the place of a bar: `|X|X|.>` as `|X|X|.| >`. */
function withBarsAtExit(lines: readonly Line[]): readonly Line[] {
  if (lines.filter(({ text }) => BETWEEN_BARS.test(text)).length < 2) return lines;
  return lines.map((line) => {
    const [, row, bar] = ARROW_FOR_BAR.exec(line.text) ?? [];
    // without bars between its cells the row is one of a drawing whose arrow is read as it is
    return row !== undefined && bar !== undefined && row.split(bar).length > 2
      ? { ...line, text: `${row}${bar} >` }
      : line;
  });
}

/**
 * The lines, with a row behind a mark of the exit moved to where the other rows begin, if these all begin at the same place. Its offset
 * stays, because columns are compared by the places of their cells.
 */
function aligned(lines: readonly Line[]): Line[] {
  const startOf = ({ text }: Line) => text.search(/\S/);
  const others = lines.filter((line) => line.exit !== 'left' && !isBlank(line.text));
  const start = others[0] ? startOf(others[0]) : 0;
  const isCommon = others.length > 1 && others.every((line) => startOf(line) === start);
  return lines.map((line) => {
    const more = startOf(line) - start;
    return isCommon && line.exit === 'left' && more > 0 ? { ...line, text: line.text.slice(more) } : line;
  });
}

/** The lines of a list: what stands at its edges may be a field. */
export const unquoted = (lines: readonly TextLine[]): Line[] => withoutPrefix(lines, SURE, []);

/** Of these the marks of comments, which may stand between lines of a program. */
const MARKS = [...SURE.slice(0, 2), ...PERHAPS.slice(0, 3)];
/** The fewest lines of a comment between lines of a program that may draw a board. */
const LEAST_RUN = 4;

function withoutPrefix(
  lines: readonly TextLine[],
  prefixes: readonly RegExp[],
  inRuns: readonly RegExp[],
): Line[] {
  let found: Line[] = lines.map(({ text, number }) => ({
    text: text.replace(COLOURS, ''),
    number,
    offset: 0,
  }));
  if (areAdded(found)) found = found.map((line) => without(line, /^\+/));
  const writtenIn = (all: readonly Line[]) => all.filter(({ text }) => !isBlank(text) && !TAG.test(text));
  let written = writtenIn(found);
  let isNumbered = false;
  for (const prefix of prefixes) {
    // what stands behind the number of a row is a cell
    if (isNumbered && PERHAPS.includes(prefix)) continue;
    const withMark = written.filter(({ text }) => prefix.test(text) || isBareMark(text));
    // where lines begin with several marks of comments, one of them may be a cell
    if (prefix === COMMENT && new Set(withMark.map(({ text }) => /\S/.exec(text)?.[0])).size > 1) continue;
    const marked = withMark.length;
    // the sentence that introduces a quoted mail is not quoted
    const isCommon = marked > 1 && marked >= written.length - (prefix === SURE[0] ? 2 : 0);
    if (isCommon) found = found.map((line) => without(line, prefix));
    else if (marked >= LEAST_RUN && inRuns.includes(prefix)) found = withoutInRuns(found, prefix);
    else continue;
    isNumbered ||= prefix === NUMBER || prefix === ROW_NAME;
    written = writtenIn(found);
  }
  return found.filter(({ text }) => !TAG.test(text)).map(withoutTags);
}

/** Takes a prefix away where several lines that have it follow each other, as a comment in a program does. */
function withoutInRuns(lines: readonly Line[], prefix: RegExp): Line[] {
  // a row with a mistake in its name is a row, too
  if (prefix === ROW_NAME && lines.some(({ text }) => /^\s*(?:row|line)/i.test(text) && !prefix.test(text)))
    return [...lines];
  const found = [...lines];
  let start = 0;
  for (let i = 0; i <= lines.length; i++) {
    const line = lines[i];
    if (line && (prefix.test(line.text) || isBareMark(line.text))) continue;
    const isGrid = [lines[start - 1], line].some(
      (beside) => beside && areRowsOfOne(beside.text, lines[start]?.text ?? ''),
    );
    if (i - start >= LEAST_RUN && !isGrid)
      for (let k = start; k < i; k++) found[k] = without(at(lines, k), prefix);
    start = i + 1;
  }
  return found;
}

/** Whether two lines have as many cells with blanks between them, so that a mark in front of one is a cell. */
function areRowsOfOne(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => text.trim().split(/\s+/));
  const areCells = one?.length === other?.length && one?.every((cell) => cell.length <= 2);
  return areCells === true && (one?.length ?? 0) >= LEAST_CELLS;
}

const LEAST_CELLS = 4;

/** Whether a difference shows all lines as added: each begins with a `+`, and no other `+` stands anywhere. */
const areAdded = (lines: readonly Line[]): boolean =>
  lines.length > 1 && lines.every(({ text }) => isBlank(text) || /^\+[^+\s-][^+]*$/.test(text));

function withoutTags(line: Line): Line {
  const [, before = '', , inner] = TAGGED.exec(line.text) ?? [];
  return inner === undefined ? line : { ...line, text: inner, offset: line.offset + before.length };
}

/** Whether all lines, or several that follow each other, begin with something that may belong to their wrapping. */
export const hasPrefix = (lines: readonly TextLine[]): boolean =>
  (PERHAPS.some((prefix) => lines.every(({ text }) => isBlank(text) || prefix.test(text))) &&
    new Set(lines.flatMap(({ text }) => /\S/.exec(text)?.[0].replace(/\d/, '1') ?? [])).size === 1) ||
  MARKS.some((prefix) => {
    let run = 0;
    return lines.some(({ text }) => {
      run = prefix.test(text) ? run + 1 : 0;
      return run >= LEAST_RUN;
    });
  });

/** Whether a line is only the mark, as a mail quotes an empty line. */
const isBareMark = (text: string): boolean => /^\s*[>;%]\s*$/.test(text);

function without(line: Line, pattern: RegExp): Line {
  const cut = pattern.exec(line.text)?.[0].length ?? (isBareMark(line.text) ? line.text.length : 0);
  return { ...line, text: line.text.slice(cut), offset: line.offset + cut };
}

function withExit(line: Line): Line {
  if (ARROW_ALONE.test(line.text)) return line;
  const text = line.text.trimEnd();
  const lettered = LETTER_BEHIND.exec(text)?.[1];
  if (lettered !== undefined) return { ...line, text: lettered, exit: 'right', whole: line.text };
  const start = Math.max(0, text.length - LONGEST_MARK);
  const right = RIGHT.exec(text.slice(start));
  const before = right ? text.slice(0, start + right.index).trimEnd() : '';
  if (before !== '') return { ...line, text: before, exit: 'right', whole: line.text };
  const left = LEFT.exec(line.text)?.[0] ?? labelAtLeft(line.text);
  if (left !== undefined && left.length < line.text.length && !namesEdge(line.text)) {
    return { ...blanked(line, left.length), exit: 'left', whole: line.text };
  }
  return line;
}

/** A word for the exit in front of a row, with an arrow, a colon or a blank between them: `Salida <- PXXQ.O`. */
const BEHIND_LABEL = /^\s*(?::|[<>=~-]+|[←→⇐⇒⟵⟶⬅➡]\uFE0F?)?\s*(?=[|│║┃\p{L}\p{N}@#._-])/u;
/** A row of cells, some of them empty, or between bars. */
const CELLS = /^(?=.*[.·_*|│║┃-])[|│║┃\p{L}\p{N}@#.·_* -]{3,48}$/u;

/** Two words, or one with a full stop behind it. */
const SENTENCE = /\p{L}{3,}\s+\p{L}{2,}|^[^.]*\.\s*$/u;

/** The beginning of a line up to its row, where a word for the exit stands in front of it. */
function labelAtLeft(text: string): string | undefined {
  if (text.length > 2 * LONGEST_MARK) return undefined;
  const found = exitWord.exec(text);
  if (!found || text.slice(0, found.index).trim() !== '') return undefined;
  const end = found.index + found[0].length;
  const start = end + (BEHIND_LABEL.exec(text.slice(end))?.[0].length ?? text.length);
  const rest = text.slice(start);
  return CELLS.test(rest) && !SENTENCE.test(rest) ? text.slice(0, start) : undefined;
}

/** Whether a line says in words or by a square where the exit is, as `exit left` and `exit (2,0)` do. */
const namesEdge = (text: string): boolean =>
  text.split(/[\s:=()]+/).some((word) => word.length > 2 && edgeNamed(word) !== undefined) ||
  exitSquaresSaid(text).length > 0;

/**
 * The lines without numbers or letters in front of a bar. They are cells, and no names of rows, where one of them stands twice below
 * each other, an empty cell stands right above or below them, or most rows with bars have none.
 */
function withoutRowNumbers(lines: readonly Line[]): readonly Line[] {
  const names = lines.map(({ text }) => ROW_NUMBER.exec(text));
  const barred = lines.filter(({ text }) => /[|│║┃]/.test(text) && /[\p{L}\p{N}.]/u.test(text)).length;
  if (names.filter(Boolean).length * 2 <= barred) return lines;
  const isCell = (i: number): boolean => {
    let [start, end] = [i, i];
    while (i - start < LONGEST_RUN && names[start - 1]) start--;
    while (end - i < LONGEST_RUN && names[end + 1]) end++;
    const run = names.slice(start, end + 1).map((name) => name?.[1]);
    const isBesideEmpty = [lines[start - 1], lines[end + 1]].some((line) =>
      EMPTY_FIRST.test(line?.text ?? ''),
    );
    // in front of a row between bars there is no cell
    return (new Set(run).size < run.length || isBesideEmpty) && !/[|│║┃]\s*$/.test(lines[i]?.text ?? '');
  };
  return lines.map((line, i) => {
    const front = names[i]?.[0];
    return front === undefined || isCell(i) ? line : blanked(line, front.length);
  });
}

/** An empty cell in front of a bar. */
const EMPTY_FIRST = /^\s*[._*·+=]\s*[|│║┃]/u;
/** The most rows of a board. */
const LONGEST_RUN = 16;

/** The line with blanks in the place of its first characters, so that columns below each other stay so. */
const blanked = (line: Line, length: number): Line => ({
  ...line,
  text: ' '.repeat(length) + line.text.slice(length),
});
