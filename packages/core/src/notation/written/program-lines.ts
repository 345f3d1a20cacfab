/*
 * What logs, databases and TeX write around moves, as blanks. Nothing changes its place.
 *
 *     [INFO] 12:00:01 moved A left by 1                 moved A left by 1
 *     INSERT INTO moves VALUES (1, 'A', 'left', 1);     (1, 'A', 'left', 1);
 *     \item A left 1                                    A left 1
 *     $A^{-1} \to Q^{+3}$                               A  -1      Q  +3
 *     Solution (8 moves): AR1 CL3                       AR1 CL3
 *     Your move -> ar1                                  ar1
 *     Action= "move_vehicle(A, E)", S1, g-value = 1     A, E
 *     ; cost = 16 (unit cost)
 *     Time: 0.12 s
 *     A>Q^Q^Xx                                          A→Q↑Q↑X out, where nothing else is written
 */

const blanks = (found: string): string => ' '.repeat(found.length);

const TIME = String.raw`(?:\d{4}-\d\d-\d\d[T ])?\d{1,2}:\d\d(?::\d\d(?:[.,]\d{1,9})?)?Z?`;
const LEVEL = String.raw`\[?(?:INFO|DEBUG|TRACE|LOG|NOTICE)\]?:?`;
const LOG = new RegExp(
  String.raw`^[^\S\r\n]*(?:\[?${TIME}\]?[^\S\r\n]+)?${LEVEL}[^\S\r\n]+(?:\[?${TIME}\]?[^\S\r\n]+)?(?:\[?[\w.]{3,40}\]?[:-][^\S\r\n]+)?`,
  'gm',
);
const INSERT =
  /^[^\S\r\n]*INSERT[^\S\r\n]+INTO[^\S\r\n]+["`\w.]{1,60}[^\S\r\n]*(?:\([^()\n]{0,200}\)[^\S\r\n]*)?VALUES(?=\s*\()/gim;

const LIST = /\\(?:begin|end)\{\w{1,20}\*?\}(?:\[[^\][\n]{0,40}\])?|\\item(?![A-Za-z])|\\(?:quad|qquad|,|;)/g;
const ARROWS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:long)?leftarrow(?![A-Za-z])/gi, '←'],
  [/\\(?:(?:long)?rightarrow|to)(?![A-Za-z])/gi, '→'],
  [/\\uparrow(?![A-Za-z])/gi, '↑'],
  [/\\downarrow(?![A-Za-z])/gi, '↓'],
];
/** Cells as an exponent or an index: `A^{+1}`, `A_2`. */
const RAISED = /(?<=[\p{L}\p{N}])[\^_]\{?([-+−]?\d{1,2})\}?/gu;

/** What stands before the moves on one line, with their number. */
const COUNTED =
  /^[^\S\r\n]*\**(?:(?:shortest|optimal|best|the)[^\S\r\n]+)?(?:solution|moves|path|answer|plan)\**[^\S\r\n]*\(\d{1,3}[^\S\r\n]+(?:moves?|steps?)\)\**[^\S\r\n]*:/gim;
/** What a program asks for before each move. */
const PROMPT =
  /^[^\S\r\n]*(?:your|next|enter|input|type|choose|make)\b[^\S\r\n]*(?:(?:a|the|your|next)[^\S\r\n]+)?(?:move|car|vehicle|turn)?[^\S\r\n]*(?:-+>|[:>?]+)/gim;
const LEAST_PROMPTS = 3;
/** A search of a course in AI as it prints its states. */
const ACTION = /^(Action[^\S\r\n]*=[^\S\r\n]*)"([^"\r\n]{1,60})"([^\r\n]{0,120})$/gim;
const MOVES_VEHICLE = /(?<![\w.])move_?(?:vehicle|car|piece|block)(?=\()/gi;
/** The last line of a plan, as planners write it. */
const COST =
  /^[^\S\r\n]*;+[^\S\r\n]*cost[^\S\r\n]*=[^\S\r\n]*\d{1,6}(?:[^\S\r\n]*\((?:unit|general) cost\))?[^\S\r\n]*$/gim;
/** How long a program took: `Time: 0.12 s`. */
const TOOK =
  /^[^\S\r\n]*(?:(?:total|solving|run) ?)?(?:time|took|elapsed|runtime|zeit|temps|tiempo|tempo)(?: (?:taken|used|elapsed))?[ \t]{0,9}[:=]?[ \t]{0,9}\d{1,9}(?:[.,]\d{1,9})?[ \t]{0,9}(?:[mµμn]?s|sec|secs|seconds?|min|minutes?)?\.?(?=[^\S\r\n]*$)/gim;
/** A heading with signs around it, which are no directions. */
const HEADED = /<{2,}[^<>\r\n]{1,60}>{2,}/g;
const STARTED = /^(?:start|initial|init|none)$/i;
/** Moves of one cell, each a vehicle and an arrow, and the one in which the last leaves. */
const CHAIN = /^(\s*)((?:[^\s<>^v][v^<>]){3,})((?:[^\s<>^v]x)?)(\s*)$/;
const DRAWN: Readonly<Record<string, string>> = { v: '↓', '^': '↑', '<': '←', '>': '→' };

/** The text without them. */
export function withoutProgramLines(text: string): string {
  const plain = withoutPrompts(text)
    .replace(LOG, blanks)
    .replace(INSERT, blanks)
    .replace(COUNTED, blanks)
    .replace(COST, blanks)
    .replace(TOOK, blanks)
    .replace(CHAIN, (_, before: string, moves: string, last: string, behind: string) =>
      [
        before,
        moves.replace(/(?<=.)[v^<>]/g, (sign) => DRAWN[sign] ?? sign),
        last && ` ${last[0]} exits`,
        behind,
      ].join(''),
    );
  return /\\[a-z]|\$/i.test(plain) ? withoutTex(plain) : plain;
}

const withoutTex = (text: string): string =>
  ARROWS.reduce((all, [word, arrow]) => all.replace(word, (found) => arrow.padEnd(found.length)), text)
    .replace(LIST, blanks)
    .replace(RAISED, (found, cells: string) => ` ${cells}`.padEnd(found.length))
    .replace(/\$/g, ' ');

function withoutPrompts(text: string): string {
  const asked = (text.match(PROMPT)?.length ?? 0) >= LEAST_PROMPTS ? text.replace(PROMPT, blanks) : text;
  return asked
    .replace(ACTION, (_, before: string, action: string, behind: string) =>
      [blanks(`${before}"`), STARTED.test(action) ? blanks(action) : action, blanks(`"${behind}`)].join(''),
    )
    .replace(MOVES_VEHICLE, blanks)
    .replace(HEADED, blanks);
}
