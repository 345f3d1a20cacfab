/*
 * What programs put around a whole text, taken away before its shape is looked for. Lines keep their numbers, and where only the
 * beginning of each goes, its characters keep their columns.
 *
 *     12:AA...O                                   grep -n, cat -n, git blame: line-numbers.ts
 *     AA...O$                                     cat -e: line-ends.ts
 *     AA...O%0AP..Q.O                             the value of a link
 *     https://example.org/?board=AA...OP..Q.O…    the same on one line
 *     AA...O<br>P..Q.O                            breaks of HTML
 *     ```python                                   the fence around code in Markdown
 *     Sample Output 1                             above an example of a contest
 *     A A     O                                   a blank between cells that may be blanks themselves
 *
 * What is written in short has files of its own: run-lengths.ts, spelled.ts, field-lines.ts, tikz.ts, copies.ts, cell-products.ts,
 * lanes-by-number.ts, exit-field.ts, emoji-names.ts, edge-names.ts, drawn-parts.ts, quoted-blanks.ts, bracketed-cells.ts, margin.ts,
 * open-grid.ts, printed-rows.ts, empty-rows.ts, row-names.ts, axes.ts, repeated-cells.ts, assigned-rows.ts, assigned-fields.ts, typed-
 * sizes.ts, lane-arrays.ts, slashed-rows.ts, numbered-cells.ts, joined-fields.ts, lisp-forms.ts,
 * named-calls.ts, units.ts; tables of LaTeX and wikis, and YAML of Unity,
 * in markup-rows.ts; a text of comments alone, in comments-alone.ts;
 * what programs print, in
 * printed-records.ts, console-tables.ts, log-lines.ts, php-dumps.ts and sql-dumps.ts; what messengers put in front, in text/messages.ts.
 */
import { withoutMessages } from '../../text/messages.ts';
import { assignedFields } from './assigned-fields.ts';
import { withAssignedRows } from './assigned-rows.ts';
import { withoutAxes } from './axes.ts';
import { withBarredCells } from './bracketed-cells.ts';
import { withoutProducts } from './cell-products.ts';
import { withoutCommentMarks } from './comments-alone.ts';
import { withoutConsole } from './console-tables.ts';
import { withConstants } from './constants.ts';
import { withoutCopies } from './copies.ts';
import { letteredParts } from './drawn-parts.ts';
import { withoutEdgeNames } from './edge-names.ts';
import { withEmoji } from './emoji-names.ts';
import { withEmptyRows } from './empty-rows.ts';
import { withoutExitField } from './exit-field.ts';
import { fieldsJoined } from './field-lines.ts';
import { withoutFortranNumbers } from './fortran-numbers.ts';
import { withoutForumTags } from './forum-tags.ts';
import { withJoinedFields } from './joined-fields.ts';
import { laneArrays } from './lane-arrays.ts';
import { withLaneWords } from './lanes-by-number.ts';
import { withoutLineEnds } from './line-ends.ts';
import { withoutNumbers } from './line-numbers.ts';
import { withoutLispMarks } from './lisp-forms.ts';
import { withoutLog } from './log-lines.ts';
import { withMargin } from './margin.ts';
import { LATEX, WIKI, withoutLatex, withoutUnity, withoutWiki } from './markup-rows.ts';
import { withNamedCalls } from './named-calls.ts';
import { numberedCells } from './numbered-cells.ts';
import { withBars } from './open-grid.ts';
import { withoutDumps } from './php-dumps.ts';
import { withPrintedRecords } from './printed-records.ts';
import { withPrintedRows } from './printed-rows.ts';
import { withoutProgramData } from './program-data.ts';
import { withQuotedRows } from './quoted-blanks.ts';
import { withRepeatedCells } from './repeated-cells.ts';
import { withLongNames, withRowNumbers } from './row-names.ts';
import { expandedRuns } from './run-lengths.ts';
import { withSlashesJoined } from './slashed-rows.ts';
import { spelledOut } from './spelled.ts';
import { spreadApart } from './spread.ts';
import { withoutSql } from './sql-dumps.ts';
import { withoutTikz } from './tikz.ts';
import { withMarksJoined } from './two-line-marks.ts';
import { withoutCapitals } from './typed-letters.ts';
import { withTypedSizes } from './typed-sizes.ts';
import { withoutUnits } from './units.ts';

export interface Unwrapped {
  readonly text: string;
  /** What of the text was read in another way than it is written. */
  readonly says?: string;
  /** The text in which it is read as written, which may be another board. */
  readonly asWritten?: () => string;
}

/** What takes something away from a text, or writes it out, and leaves a text without it as it is. */
type Step = (text: string) => string;

const afterEach = (steps: readonly Step[], text: string): string =>
  steps.reduce((soFar, step) => step(soFar), text);

/** What a program prints around its rows, in the order in which it is taken away. */
const AROUND: readonly Step[] = [
  withoutLineEnds,
  withoutCommentMarks,
  withoutForumTags,
  withoutFortranNumbers,
  withoutProgramData,
  withoutLispMarks,
  withoutLog,
  withoutSql,
  withoutDumps,
  withPrintedRecords,
  withoutConsole,
  withMarksJoined,
  withoutNumbers,
  withoutMarks,
  withBarredCells,
  withTypedSizes,
  withConstants,
  withNamedCalls,
  withoutUnits,
  withJoinedFields,
  withEmoji,
  withoutEdgeNames,
  withMargin,
  withQuotedRows,
  withPrintedRows,
  withBars,
  spreadApart,
];

/** What stands in the lines of a board in place of its cells or in front of them, in the order in which it is written out. */
const IN_LINES: readonly Step[] = [
  withoutExitField,
  withoutAxes,
  withRepeatedCells,
  withAssignedRows,
  withoutProducts,
  withoutCopies,
  withLaneWords,
  withLongNames,
  withRowNumbers,
  withSlashesJoined,
  withEmptyRows,
];

/** A text without what is around it, and with what is written in short as the lines that it stands for. */
export function withoutWrapping(text: string): Unwrapped {
  const plain = withoutOuter(text);
  const small = withoutCapitals(plain);
  return small ? { ...small, asWritten: () => withoutParts(plain).text } : withoutParts(plain);
}

function withoutParts(plain: string): Unwrapped {
  const runs = expandedRuns(plain);
  if (runs) return runs;
  const lettered = letteredParts(plain);
  if (lettered) return lettered;
  const whole =
    (/\\begin\{tikzpicture\}|rectangle/.test(plain) ? withoutTikz(plain) : undefined) ??
    spelledOut(plain) ??
    laneArrays(plain) ??
    numberedCells(plain) ??
    assignedFields(plain) ??
    fieldsJoined(plain);
  return { text: whole ?? afterEach(IN_LINES, plain) };
}

function withoutOuter(text: string): string {
  if (PERCENT.test(text) && !/\s/.test(text.trim())) return decoded(text);
  if (BARRED_LINK.test(text)) return text.replace(BARRED_LINK, '$1').replace(/\|/g, '\n');
  const value = LINK.exec(text)?.[1];
  if (value !== undefined) return valueInLink(value) ?? text;
  if (LATEX.test(text)) return withoutLatex(text);
  if (WIKI.test(text)) return withoutWiki(text);
  if (/^%YAML/.test(text)) return withoutUnity(text);
  const shown = text.replace(SPOILER, (_, before: string, inner: string) => `${before}${inner}`);
  return afterEach(AROUND, shown);
}

/** The bars with which a messenger hides a text of several lines. */
const SPOILER = /^(\s*)\|\|(\n?[^|\n]{3,40}(?:\n[^|\n]{0,40}){2,20})\|\|\s*$/;
/** A row between backquotes, behind its number or a bullet. */
const QUOTED_ROW = /^([^\S\n]*(?:\d{1,2}[.)]|[-*•])?[^\S\n]*)`([^`\n]{3,64})`[^\S\n]*$/gm;

/** A break of HTML, at the end of a line or in place of one. */
const BREAK = /<br\s?\/?>[^\S\n]*\n?/gi;
const FENCE = /^[^\S\n]*```[^`\n]*$/gm;
/** What stands above an example of a contest, or above rows; a word of six letters would be a row of cells itself. */
const ABOVE =
  /^[^\S\n]*(?:(?:(?:sample|example)[^\S\n]+)?(?:in|out)put[^\S\n]*#?\d{0,2}[^\S\n]*:?|(?:board|grid|start|state|puzzle|map|layout)[^\S\n]*:(?=[^\S\n]*\n[^\s-]))[^\S\n]*$/gim;
/** A row of MATLAB that goes on in the next line. */
const CONTINUED = /([;,])[^\S\n]+\.\.\.[^\S\n]*$/gm;
/** A line that goes on in the next one, as in Python. */
const BACKSLASHED = /(?<=[,;()[\]{}"'+][^\S\n]?)\\[^\S\n]*$/gm;

/**
 * The text without messengers' marks, fences and backquotes, and without the marks with which MATLAB and Python say that a line goes on.
 */
function withoutMarks(text: string): string {
  return withoutMessages(text)
    .replace(BREAK, '\n')
    .replace(FENCE, '')
    .replace(ABOVE, '')
    .replace(QUOTED_ROW, '$1$2')
    .replace(CONTINUED, '$1')
    .replace(BACKSLASHED, '');
}

/** A link whose value has bars between the rows. */
const BARRED_LINK =
  /^\s*\w{2,6}:\/\/[^\s|]{1,200}[?#&]\w{1,20}=((?:[^\s|&=]{3,16}\|){2,15}[^\s|&=]{3,16})(?:&\S{0,200})?\s*$/;
const LINK = /^\s*\w{2,6}:\/\/[^\s?#]{1,200}[?#](\S{9,1000})\s*$/;

/** The only value of a link that is long enough for a board and has nothing but cells and marks between rows. */
function valueInLink(values: string): string | undefined {
  const found = values
    .split(/[?#&]/)
    .map((part) => part.slice(part.indexOf('=') + 1))
    .filter((part) => /^[\p{L}\p{N}.@_*~/;,-]{9,}$/u.test(part));
  return found.length === 1 ? found[0]?.replace(/^\//, '') : undefined;
}

const PERCENT = /%(?:0A|0D|20|2F|7C|3B|2E)/i;
/** The longest link. */
const LONGEST_LINK = 1 << 14;

/** The value of a link that holds line breaks or blanks, or the whole word; the text as it is where its escapes are none. */
function decoded(text: string): string {
  if (text.length > LONGEST_LINK) return text;
  const value =
    text
      .trim()
      .split(/[?#&=]/)
      .find((part) => PERCENT.test(part)) ?? text;
  try {
    return decodeURIComponent(value);
  } catch {
    return text;
  }
}
