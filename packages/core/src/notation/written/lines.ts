// Which lines and words of a text are its moves, and which only surround them.
import { append } from '../../basics/many.ts';
import type { Board } from '../../board/board.ts';
import { withoutMessages } from '../../text/messages.ts';
import { labelsOf } from '../parts/labels.ts';
import type { Chunk } from './chunk.ts';
import { withoutDrawnStates } from './drawn-states.ts';
import { withoutFromTo } from './from-to.ts';
import { withoutJson } from './json-moves.ts';
import { withoutLaneTargets } from './lane-targets.ts';
import { withoutElements } from './move-elements.ts';
import { withoutNumbering } from './numbered-lines.ts';
import { withoutProgramLines } from './program-lines.ts';
import { hasOnlyStrangers, isBrokenMove } from './stranger.ts';
import { withoutPlaces } from './to-place.ts';
import { changeWords, elements, endWords, fillers, leaving, ways } from './vocabulary.ts';
import { withShortWayOut } from './way-out.ts';

/** The words that may be moves, before it is known in which order label, direction and cells stand. */
export interface MoveLines {
  readonly chunks: readonly Chunk[];
  /**
   * The lines such as `steps: 2` below all others: the first may be the cells of the last move, the others mean something else.
   */
  readonly numbersBelow: readonly number[];
  /** The number that stands alone above the moves, as if to say how many follow. */
  readonly announced: Chunk | undefined;
}

const SURROUNDINGS = new RegExp(String.raw`</?(?:${elements})(?:\s[^<>]*)?>|\\boxed\{|\\text\{`, 'gi');

/** What is struck out in Markdown and HTML. */
const STRUCK = /~~(?=\S)[^~\r\n]{1,200}~~|<(s|del|strike)>[^\r\n]{1,200}?<\/\1>/gi;

/** A member of an enumeration as Python prints it: `<Direction.RIGHT: 'right'>`. */
const PYTHON_ENUM = /<[A-Za-z]\w{0,30}\.([A-Za-z]{1,12}): [^<>\r\n]{1,20}>/g;

/** The name of an action in front of its direction: `move-right`, `slide_left`, `moveUp`. */
const ACTION =
  /(?<![\p{L}\d])(?:move|slide|push|drive|shift|go)[-_]?(?=(?:left|right|up|down)(?![\p{L}\d]))/giu;

/** The purpose of a move, from its first word to the end of the sentence: `down 2 to make room for X`. */
const PURPOSE =
  /(?<=\S)[ \t](?:to (?:make|clear|free|open|give|let|unblock|allow|create)|so that|in order to|because|which|making|clearing|freeing|opening|unblocking)\b[^.,:;\d\r\n]{0,80}(?=[.,;\r\n]|$)/gim;
/** What the last move is for, behind its number of cells: `X right 3 to escape`. */
const TO_LEAVE =
  /(?<=\d)[ \t]+to (?:escape|win|finish|leave|exit|get out|solve)\b[^.,;:\d\r\n]{0,40}(?=[.,;!\r\n]|$)/gim;
/** Words of moves: a purpose that has one of them may hold another move, so it is read. */
const MAY_MOVE =
  /\b(?:move[sd]?|moving|slides?|sliding|then|and|push|pull|drive|shift|cells?|squares?|steps?)\b|[←→↑↓<>]/i;

const mayMove = (found: string): boolean =>
  MAY_MOVE.test(found) || found.split(/[^\p{L}]+/u).some((word) => ways.has(word.toLowerCase()));

const mayChange = (found: string): boolean =>
  found.split(/[^\p{L}]+/u).some((word) => changeWords.has(word.toLowerCase()));

/** A remark on a move, behind a dash or in brackets and without digits: `right 1 – this frees the way`. */
const REMARK =
  /(?<=\S)[ \t]+[–—][ \t][^\d\r\n]{2,160}$|(?<=\S)[ \t]*\([^()\d\r\n]{3,80}\)(?=[.,;]?[ \t]*$)/gmu;
/** Words of moves: a remark that has one of them may be a move, so it is read. */
const REMARK_MOVES = /\b(?:move[sd]?|moving|slides?|sliding|push|pull|drive|shift|out|exit)\b|[←→↑↓<>]/i;
/** A short remark that takes back its move: `left 1 (no)`, `left 1 (wrong!)`. */
const DENIAL =
  /^[\s(–—]*(?:\p{L}+\s+)?(?:no|not|not (?:possible|legal|valid|allowed)|never|wrong|mistake|error|illegal|impossible|invalid|cancel\p{L}*|oops|nein|nicht|falsch|faux|non|mal|falso|errado|sbagliat[oa])\P{L}*$/iu;
const isRemark = (found: string): boolean =>
  !REMARK_MOVES.test(found) &&
  !DENIAL.test(found) &&
  !mayChange(found) &&
  !found.split(/[^\p{L}]+/u).some((word) => ways.has(word.toLowerCase()));
/** What an object of JSON says of its move in words, beside its direction. */
const JSON_REMARK =
  /"(?:description|desc|notes?|reason(?:ing)?|comments?|explanation|rationale|thoughts?|why)"\s*:\s*"(?:[^"\\\r\n]|\\.){0,400}"/gi;

/** A text with blanks for the remarks in objects of JSON that have a direction of their own. */
const withoutJsonRemarks = (text: string): string =>
  text.replace(/\{[^{}]{1,1000}\}/g, (object) =>
    /"dir(?:ection)?"\s*:\s*"/i.test(object)
      ? object.replace(JSON_REMARK, (found) => (mayChange(found) ? found : ' '.repeat(found.length)))
      : object,
  );

/** Emoji with which people end a solution. */
const FINAL_EMOJI = /[✅🎉🏁🎊👍🏆]\uFE0F?/gu;

/** What stands in Chinese, Japanese and Korean, without blanks, between a vehicle, its direction and its cells. */
const PARTICLES =
  /(?:先|再|然后|然後|接着|最后|最後)(?=\s*(?:把|将|將|[A-Za-z\d红紅赤]))|[把将將](?=\s*[A-Za-z\d红紅])|[向往](?=[左右上下])|(?<=[左右上下])(?:移动|移動|滑动|移)|(?<=\d)\s*(?:格|步|マス|칸)(?:动かす|動かす|移動)?|[을를](?=\s*(?:오른쪽|왼쪽|위|아래))|(?<=[左右上下])[にへ]|[をが](?=[左右上下])|[车車](?=\s*[向往をが左右上下])/gu;

/** The short words of French before a vowel: `d'une case`, `l'auto`. */
const ELISION = /(?<![\p{L}\p{N}])[dl]['’](?=\p{L}{2})/giu;

/** The end of a short form, whose letter is a direction elsewhere: `Here's`. */
const SHORT_FORM = /(?<=\p{L}{2})['’](?:s|d|ll|re|ve)(?!\p{L})/giu;
/** The preposition before a direction in Polish, whose letter is a direction elsewhere: `w prawo`. */
const POLISH = /(?<![\p{L}\p{N}])w(?=[^\S\n](?:prawo|lewo|górę|dół)(?!\p{L}))/giu;
/** The sense of a move along its lane: `A forward 1` is `A +1`. */
const ALONG = /(?<![\p{L}\p{N}])(forward|backward)s?[^\S\n]+(?:by[^\S\n]+)?(\d{1,2})(?![\p{L}\p{N}])/giu;
/** A sign of times between an arrow and the cells: `A→x2`. */
const TIMES = /(?<=[←→↑↓]\uFE0F?)[x×](?=\d)/g;

/** A text without what messengers and XML put around moves. A vehicle may stand where messages have a name, and `x` may be one. */
function withoutWrapping(text: string, board: Board): string {
  const labels = labelsOf(board);
  const isVehicle = (front: string) => labels.has(/([^\s<>:]+)>?:?\s*$/.exec(front)?.[1] ?? '');
  const bare = withoutElements(
    withoutMessages(withoutProgramLines(text), (front) => (isVehicle(front) ? front : blanks(front))),
  );
  return labels.has('x') ? bare : bare.replace(TIMES, blanks);
}

const blanks = (found: string): string => ' '.repeat(found.length);

/** What makes one number of cells of the places that moves name, one after the other. */
const cellsSaidOtherwise: readonly ((text: string, board: Board) => string)[] = [
  withoutNumbering,
  withoutPlaces,
  withoutLaneTargets,
  withoutFromTo,
  withoutJson,
];

/**
 * A text with blanks for what surrounds its moves: elements of HTML, `\\boxed{…}`, what programs write around them, and the rest of a Go
 * program's result, `{true [A+2 B-1] 8 16}`. Moves that say two places are one number of cells. Every other character stays where it is.
 */
export const withoutSurroundings = (text: string, board: Board): string =>
  cellsSaidOtherwise
    .reduce(
      (all, without) => without(all, board),
      withShortWayOut(withoutDrawnStates(withoutJsonRemarks(withoutWrapping(text, board)), board), board),
    )
    .replace(STRUCK, blanks)
    .replace(SURROUNDINGS, (found) => ' '.repeat(found.length))
    .replace(ACTION, (found) => ' '.repeat(found.length))
    .replace(PARTICLES, (found) => ' '.repeat(found.length))
    .replace(ELISION, (found) => ' '.repeat(found.length))
    .replace(POLISH, (found) => ' '.repeat(found.length))
    .replace(ALONG, (found, sense: string, cells: string) =>
      `${/^f/i.test(sense) ? '+' : '-'}${cells}`.padEnd(found.length),
    )
    .replace(SHORT_FORM, (found) => ' '.repeat(found.length))
    .replace(PYTHON_ENUM, (found, name) => ` ${name}`.padEnd(found.length))
    .replace(FINAL_EMOJI, (found) => ' '.repeat(found.length))
    .replace(REMARK, (found) => (isRemark(found) ? ' '.repeat(found.length) : found))
    .replace(TO_LEAVE, (found) => ' '.repeat(found.length))
    .replace(PURPOSE, (found) => (mayMove(found) ? found : ' '.repeat(found.length)))
    .replace(
      /^(\s*\{(?:true|false) )(\[[^\]]*\])([\d\s]*\}\s*)$/,
      (_, before, moves, after) => `${' '.repeat(before.length)}${moves}${' '.repeat(after.length)}`,
    );

/** The chunks of lines with moves, and the number that stands alone above them. */
export function movesIn(all: readonly Chunk[], text: string, board: Board): MoveLines {
  const lines = new Map<number, Chunk[]>();
  for (const chunk of all) {
    const line = lines.get(chunk.line);
    if (line) line.push(chunk);
    else lines.set(chunk.line, [chunk]);
  }
  const chunks: Chunk[] = [];
  let numbersBelow: number[] = [];
  let announced: Chunk | undefined;
  let next: number | undefined;
  const labels = labelsOf(board);
  for (const line of lines.values()) {
    const [first] = line;
    const isAbove = chunks.length === 0 && lines.size > 1;
    const number = numberOf(line);
    // the next number counts a move, however it is written
    const isNext = number !== undefined && number === next && line.some(isOfMove);
    if (chunks.length === 0 && line.length === 1 && first && isCount(first) && lines.size > 1)
      announced = first;
    else if (
      isNext ||
      hasOnlyStrangers(line, isAbove, text) ||
      isBrokenMove(line, labels, isAbove) ||
      !isProse(line, text, board, isAbove)
    ) {
      append(chunks, line);
      numbersBelow = [];
      next = number === undefined ? undefined : number + 1;
    } else if (first && chunks.length > 0 && isNumberOfMove(line)) {
      append(chunks, line);
      numbersBelow.push(first.line);
    }
  }
  return { chunks, numbersBelow, announced };
}

/** The number of the move with which a line begins. */
function numberOf([first, second]: readonly Chunk[]): number | undefined {
  const chunk = first?.ordinal ? first : second;
  return chunk?.ordinal ? Number(chunk.text) : undefined;
}

/** Whether a word has a number or an arrow, as a sentence has none. */
const isOfMove = ({ text, ordinal }: Chunk): boolean => !ordinal && /[\d←→↑↓]/.test(text);

const isCount = ({ text }: Chunk): boolean => /^\d{1,4}$/.test(text);

/** Whether a line has only numbers, of which one may be the cells of the move that begins in the lines above: `steps: 2`. */
const isNumberOfMove = (line: readonly Chunk[]): boolean =>
  line.some(isCount) &&
  line.every((chunk) => isCount(chunk) || chunk.meanings.some((atoms) => atoms.length === 0));

/**
 * Whether a line is no part of a move: a heading that ends with a colon, a line without direction or label, or one about the end of
 * the game.
 */
function isProse(line: readonly Chunk[], text: string, board: Board, isAbove: boolean): boolean {
  const atoms = line.flatMap(({ meanings }) => meanings.flat());
  const labels = labelsOf(board);
  const isLabel = ({ text: word, meanings }: Chunk) =>
    labels.has(word) || meanings.flat().some(({ kind }) => kind === 'label');
  if (isHeading(line)) return true;
  if (atoms.some(({ kind }) => kind === 'way')) return false;
  if (line.some((chunk) => changeWords.has(chunk.text.toLowerCase()))) return false;
  const last = line.at(-1);
  // a label alone is a move without its other parts
  if (
    last &&
    (isAbove || !line.every((chunk) => chunk.ordinal || isLabel(chunk))) &&
    /^\s*:\s*(?:[\r\n]|$)/.test(text.slice(last.position + last.text.length))
  )
    return true;
  const named = line.filter(isLabel);
  if (named.length === 0) return true;
  if (line.length <= 3) return false;
  const says = (words: ReadonlySet<string>) => line.some((chunk) => words.has(chunk.text.toLowerCase()));
  if (says(endWords) && !atoms.some(({ kind }) => kind === 'cells')) return true;
  return named.every(({ text: word }) => /^[ai]$/i.test(word)) && !hasCellsBehind(line, labels);
}

/** Names of columns, of which one is that of the directions: `| # | Car | Dir | N |`. */
const isHeading = (line: readonly Chunk[]): boolean =>
  line.length > 1 &&
  line.some(({ text }) => /^(?:dir|direction)$/i.test(text)) &&
  line.every(({ text }) => /^(?:n|#|no|nr)$/i.test(text) || fillers.has(text.toLowerCase()));

/** Words that only a sentence about the whole solution or the puzzle has. */
const OF_SOLUTION = /^(?:solutions?|answers?|plan|puzzle|board|moves|path|way|results?)$/i;

/** What says that the word behind it is a label. */
const KIND = /^(?:car|truck|vehicle|block|piece|auto|wagen|lkw|coche|carro|voiture|camion|mobil)$/i;

/**
 * Whether behind a vehicle called `A` or `I` a line has a number of cells and no word that says something else: `car A by 3 cells` is a
 * move, `A solution with 3 moves` is a sentence.
 */
function hasCellsBehind(line: readonly Chunk[], labels: ReadonlyMap<string, unknown>): boolean {
  const at = line.findIndex(({ text }) => labels.has(text));
  const behind = line.slice(at + 1);
  if (/^[+−–-]\d/.test(behind[0]?.text ?? '') || KIND.test(line[at - 1]?.text ?? '')) return true;
  return (
    behind.length < line.length &&
    behind.every(({ text, meanings }) => meanings.length > 0 && !OF_SOLUTION.test(text)) &&
    behind.some(({ meanings }) => meanings.flat().some(({ kind }) => kind === 'cells'))
  );
}

/**
 * What may be the moves, in groups: a group is tried only where those before it say nothing. Numbers of steps are left out; they
 * are tried too where they could be labels of vehicles, and where nothing else fits.
 */
export function waysToRead({ chunks, numbersBelow }: MoveLines): readonly (readonly (readonly Chunk[])[])[] {
  const bare = (all: readonly Chunk[]) => all.filter(({ ordinal }) => !ordinal);
  const isNamed = chunks.some(
    ({ ordinal, meanings }) => ordinal && meanings.flat().some(({ kind }) => kind === 'label'),
  );
  const groups = [isNamed ? [bare(chunks), chunks] : [bare(chunks)]];
  if (!isNamed && bare(chunks).length < chunks.length) groups.push([chunks]);
  const without = (lines: readonly number[]) => bare(chunks.filter(({ line }) => !lines.includes(line)));
  if (numbersBelow.length > 1) groups.push([without(numbersBelow.slice(1))]);
  if (numbersBelow.length > 0) groups.push([without(numbersBelow)]);
  // `The red car escapes!` below moves that bring it to the exit
  const last = chunks.at(-1)?.line;
  const above = bare(chunks.filter(({ line }) => line !== last));
  if (above.length > 0 && chunks.some(({ line, text }) => line === last && leaving.has(text.toLowerCase())))
    groups.push([above]);
  return groups;
}
