/*
 * What a sentence or a heading says about the exit and the red car, in the languages that people write such texts in.
 *
 *     # The red car leaves on the left side        exit left
 *     Ausgang: links · Sortie : à gauche           exit left
 *     Das rote Auto ist B. · T = target car        the red car is B, T
 */
import type { Edge } from '../../board/setup.ts';
import type { ExitSquare } from '../parts/matrix.ts';
import { CAR_WORDS, RED_WORDS } from '../parts/red-words.ts';
import { isNoExit, withoutDenials, withoutNot } from './denied.ts';
import { behindExit, edgeNamed, exitWord, goalPattern, sideWords } from './exit-words.ts';
import { SmallPattern } from './line-pattern.ts';
import { oncePerLine } from './once-per-line.ts';
import { freedSaid } from './red-freed.ts';

/** An arrow before or behind the word for the exit. */
const ARROW_LEFT = /(?:<[-=~]*|[←⇐⟵⬅])\uFE0F?\s*\(?(?:exit|out)\b|\bexit\)?\s*(?:<[-=~]+|[←⇐⟵⬅])/iu;
const ARROW_RIGHT = /\b(?:exit|out)\)?\s*(?:[-=~]*>|[→⇒⟶➡])/iu;
/** The way out of a car: `get car C out (right)`. */
const OUT = /\b(?:get|bring|drive|move|free|gets?)\b[^.;]{0,40}\bout\b/iu;

/** How many characters a word for a side may stand behind the word for the exit, and before it. */
const BEHIND = 48;
const BEFORE = 24;

/** What is to be reached stands before an edge: `The red car must reach the left edge`. */
const REACH =
  /\b(?:reach(?:es)?|(?:goal|aim|objective|task)\b[^.;]{0,60}\bto) (?:the )?(left|right|top|bottom|upper|lower)[- ](?:hand[- ])?(?:most )?(?:edge|side|border|wall)\b/i;
/** `Goal: X <--` */
const GOAL_LEFT = /\bgoal\s*[:=]\s*\S{0,3}\s*(?:<[-=~]+|[←⇐⟵⬅])\uFE0F?\s*$/i;
/** `goal: left` */
const GOAL_SET = goalPattern((goal) => `^\\W*${goal}["']?\\s*[:=]\\s*["'(]?(\\p{L}{2,})["')]?\\W*$`);
/** A letter for an edge: `exit side: W`, `exit: W`. */
const LETTER_OF_SIDE = behindExit(
  `[ _-]*(?:side|edge|direction|wall|seite)["']?\\s*[:=]\\s*["'(]?([newslrtbud])(?![\\p{L}\\p{N}])`,
);
const LETTER = behindExit(`["']?\\s*[:=]\\s*["'(]?([newslrNEWSLR])["')]?\\s*[.,;]?\\s*$`);

/** Words between an edge and the word for the exit which show that the edge is not that of the exit: `move it to the left before you exit`. */
const HAPPENS =
  /(?<!\p{L})(?:before|until|then|when|while|after|to|so|and|you|bevor|avant|antes|prima)(?!\p{L})/iu;

/** No word for an exit or a goal is shorter; signs of Chinese, Japanese and Korean are words of fewer. */
const HAS_WORD = new SmallPattern(String.raw`[\p{L}\p{M}]{3}|[^\0-\u2fff]{2}`, 'u');

/** The edge that a line says the exit is at; undefined too where its sentences name different ones. */
export const edgeSaid = oncePerLine((written: string): Edge | undefined => {
  if (!HAS_WORD.test(written)) return undefined;
  const line = written.normalize('NFC');
  const edge = edgeInSentence(line);
  if (edge === undefined || !isNoExit(line)) return edge;
  const sentences = line.split(/(?<=[.!?])\s+/);
  const said = new Set(sentences.flatMap((one) => (isNoExit(one) ? [] : (edgeInSentence(one) ?? []))));
  return said.size === 1 && sentences.length > 1 ? [...said][0] : undefined;
});

/** What stands from the first of two edges to the second where the line leaves open which of them it is: `left or right`. */
const EITHER = new SmallPattern(
  String.raw`^\p{L}+\s+(?:or|oder|ou|of|o|lub|или)\s+(?:(?:the|on|at|to|from|am|im|nach)\s+)*$`,
  'iu',
);

function edgeInSentence(line: string): Edge | undefined {
  if (GOAL_LEFT.test(line)) return 'left';
  const reached = REACH.exec(line)?.[1]?.toLowerCase();
  if (reached !== undefined)
    return reached === 'upper' ? 'top' : reached === 'lower' ? 'bottom' : edgeNamed(reached);
  const goal = GOAL_SET.exec(line)?.[1];
  if (goal !== undefined && edgeNamed(goal)) return edgeNamed(goal);
  const named = exitWord.exec(line) ?? OUT.exec(line);
  if (!named) return undefined;
  if (ARROW_LEFT.test(line)) return 'left';
  const letter = (LETTER_OF_SIDE.exec(line) ?? LETTER.exec(line))?.[1];
  if (letter !== undefined) return edgeNamed(letter);
  const end = named.index + named[0].length;
  const places = sideWords.flatMap(([edge, pattern]) =>
    pattern.all(line).map(({ index }) => ({ edge, index })),
  );
  const behind = places.filter(({ index }) => index >= end && index < end + BEHIND);
  const before = places.filter(
    ({ index }) =>
      index < named.index && index > named.index - BEFORE && !HAPPENS.test(line.slice(index, named.index)),
  );
  const [first] = behind.length > 0 ? behind.sort((a, b) => a.index - b.index) : before.reverse();
  if (!first) return ARROW_RIGHT.test(line) ? 'right' : undefined;
  const isEither = places.some(
    ({ edge, index }) =>
      edge !== first.edge &&
      EITHER.test(line.slice(Math.min(index, first.index), Math.max(index, first.index))),
  );
  return isEither ? undefined : first.edge;
}

/** `exit (2,0)`, `Exit: 2, 0` */
const PAIR = behindExit(
  `\\s*(?:is\\s+)?(?:at|in|on|cell|square|position|pos)?\\s*[:=]?\\s*[([]?\\s*(\\d{1,2})\\s*[,;/]\\s*(\\d{1,2})(?!\\d)`,
);
/** `Exit: (row 3, col 1)` */
const ROW_COLUMN =
  /(?<!\p{L})(?:row|r|y)\s*[:=]?\s*(\d{1,2})\W{1,5}(?:and )?(?:col(?:umn)?|c|x)\s*[:=]?\s*(\d{1,2})/iu;
const COLUMN_ROW =
  /(?<!\p{L})(?:col(?:umn)?|c|x)\s*[:=]?\s*(\d{1,2})\W{1,5}(?:and )?(?:row|r|y)\s*[:=]?\s*(\d{1,2})/iu;

/** The square that a line says the exit is at; two where it is not known which number is the row. */
export function exitSquaresSaid(line: string): ExitSquare[] {
  if (!/\d/.test(line)) return [];
  const named = exitWord.exec(line);
  if (!named || edgeSaid(line) !== undefined) return [];
  const rest = line.slice(named.index, named.index + BEHIND);
  const square = (row: string | undefined, column: string | undefined): ExitSquare => ({
    row: Number(row),
    column: Number(column),
    isSaid: true,
  });
  const rowFirst = ROW_COLUMN.exec(rest);
  if (rowFirst) return [square(rowFirst[1], rowFirst[2])];
  const columnFirst = COLUMN_ROW.exec(rest);
  if (columnFirst) return [square(columnFirst[2], columnFirst[1])];
  const pair = PAIR.exec(line);
  return pair ? [square(pair[1], pair[2]), square(pair[2], pair[1])] : [];
}

const RED = `primary|player|target|main|goal|hero|escape|${RED_WORDS}`;
const CAR = CAR_WORDS;
const LABEL = `["'\`“]?([\\p{L}\\p{N}@*]{1,2})["'\`”]?(?=\\s*(?:[.,;:!?)\\]|]|$|and\\b|exit|und\\b|y\\b|et\\b|e\\b))`;

const namings: readonly RegExp[] = [
  // The red car is B. · TARGET = 'B' · Das rote Auto ist B · voiture rouge : B
  new RegExp(
    `(?<!\\p{L})(?:(?:${RED})(?:[\\s_-]*(?:${CAR}))?|(?:${CAR})\\s+(?:${RED}))\\s*(?:(?:is|ist|es|est|é|è)(?!\\p{L})|[:=]|[-=]>|→)\\s*(?:the |car |vehicle |la |le |el |o )?${LABEL}`,
    'iu',
  ),
  // The red car is the one marked D
  new RegExp(
    `(?<!\\p{L})(?:${RED})[\\s_-]+(?:${CAR})\\s+is\\s+(?:the\\s+(?:one|car)\\s+)?(?:marked|labell?ed|called|named|shown as|written as|with(?:\\s+the)?\\s+(?:letter|label))(?:\\s+(?:as|with|by))?\\s+${LABEL}`,
    'iu',
  ),
  // T = target car · B is the red car
  new RegExp(
    `(?<![\\p{L}\\p{N}])["'\`]?([\\p{L}\\p{N}@*]{1,2})["'\`]?\\s*(?:(?:is|ist|es|est|é|è|это)(?!\\p{L})|[:=–—-])\\s*(?:the |your |our |das |el |la |o |de |l['’])?(?:(?:red|target|primary|player|hero|my (?:red )?car)(?![\\p{L}\\p{N}])|(?:${RED})[\\s_-]+(?:${CAR})(?!\\p{L})|(?:${CAR})\\s+(?:${RED})(?!\\p{L}))`,
    'iu',
  ),
  // move car C to the exit
  new RegExp(
    `(?<!\\p{L})(?:get|move|bring|drive)\\s+(?:the\\s+)?(?:${CAR})\\s+["'\`]?([\\p{L}\\p{N}@*]{1,2})["'\`]?\\s+to\\s+the\\s+(?:\\p{L}+\\s+edge|exit)(?!\\p{L})`,
    'iu',
  ),
  // get car C out
  new RegExp(
    `(?<!\\p{L})(?:get|free|drive|bring)\\s+(?:the\\s+)?(?:(?:${RED})\\s+)?(?:${CAR})\\s+["'\`]?([\\p{L}\\p{N}@*]{1,2})["'\`]?\\s+(?:out|free|to)\\b(?![^.;!]*\\b(?:way|path)\\b)`,
    'iu',
  ),
  /(?:红车|红色车|紅車|赤い車|السيارة الحمراء)\s*(?:是|为|は|هي|[:：=])\s*["'「]?([\p{L}\p{N}@*]{1,2}?)(?![A-Za-z\p{N}])/u,
  // G是红车 · Gが赤い車
  /(?<![\p{L}\p{N}])["'「]?([A-Za-z\p{N}@*]{1,2})["'」]?\s*(?:是|为|が|は)\s*(?:红车|红色车|红色的车|紅車|赤い車)/u,
];

/** Every line in which `namings` find something has one of these words, which are quick to look for. */
const MAY_NAME = new RegExp(`${RED}|get|free|drive|bring|move|my car|车|車|السيارة`, 'iu');

/** Words that Markdown prints bold. */
const BOLD = /\*\*(?=[^\s*])([^*]{1,40})\*\*/g;

/** The label that a line says the red car has. */
export function redSaid(written: string): string | undefined {
  const label = redNamed(written);
  return label === undefined ? undefined : redNamed(withoutDenials(written));
}

/** The label that a line says the red car does not have: `the red car is not B`. */
export function redDenied(written: string): string | undefined {
  return withoutNot(written)
    .map((clause) => redNamed(clause))
    .find((label) => label !== undefined);
}

function redNamed(written: string): string | undefined {
  const line = written.replace(BOLD, '$1');
  for (const naming of MAY_NAME.test(line) ? namings : []) {
    const [, label] = naming.exec(line) ?? [];
    if (label !== undefined && !/^(?:is|it|at|in|on|to|of|no|an|[ax]s|my|we|ok)$/i.test(label)) return label;
  }
  return freedSaid(line);
}
