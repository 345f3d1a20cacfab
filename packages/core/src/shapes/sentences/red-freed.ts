/*
 * Sentences that name the vehicle which is to leave, and do not call it red.
 *
 *     target A · goal car A · You are A                              A
 *     Get A out! · Move A to the exit · A must reach the exit        A
 *     Get A out of the way · I must leave                            none
 */
import { exitWord } from './exit-words.ts';
import { SmallPattern } from './line-pattern.ts';

const CAR = '(?:the\\s+)?(?:red\\s+)?(?:(?:car|vehicle|block|piece|truck|auto|wagen|coche|voiture)\\s+)?';
const LABEL = `["'\`“]?(\\p{L}|@)["'\`”]?(?![\\p{L}\\p{N}'’])`;

/** The whole line is a word for the red car, and a label. */
const TITLE = new SmallPattern(
  `^\\W*(?:target|goal|player|hero|primary)(?:[\\s_-]+(?:car|vehicle|block|piece))?\\s+${LABEL}\\W*$`,
  'iu',
);
const PLAYED = new SmallPattern(
  `^\\W*you(?:['’]re|\\s+(?:are|play(?:\\s+as)?|drive))\\s+${CAR}${LABEL}\\W*$`,
  'iu',
);
const ORDER = new SmallPattern(
  `^\\W*(?:(?:please|to|the (?:goal|aim|task|objective) is to|help)\\s+)?(?:get|move|free|drive|bring|take|slide|let|help|steer|bringe?|fahre?|amenez|lleva|porta)\\s+${CAR}${LABEL}`,
  'iu',
);
const SUBJECT = new SmallPattern(
  `^\\W*${CAR}${LABEL}\\s+(?:must|has to|have to|needs to|should|wants to|is to|muss|soll|doit|debe|deve|moet)\\s`,
  'iu',
);
/** A subject without such a verb: `A leaves`. A noun behind an \`A\` is not its verb: `A exit`. */
const LEAVES = new SmallPattern(`^\\W*${CAR}${LABEL}\\s+(?:leaves|exits|escapes)\\b`, 'iu');

/** Small words between the label and the word for the exit. */
const LINKS =
  /^\s*(?:(?:reach|get|go|come|drive|be|moved|brought|to|into|through|towards?|the|zum|zur|den|die|à|a|al|la|alla|naar|de)\s+)*/iu;
const OUT =
  /^\s*(?:(?:get|go|come|drive|be)\s+)?(?:out|free|raus|heraus)(?![\p{L}-])(?![^.;!]*\b(?:way|path)\b)/iu;

/** Words that are written like labels: `get a free ride`, `I must leave`. */
const ARTICLES = new Set(['a', 'i', 'à', 'y', 'e', 'o']);

/** The label of the vehicle that a line says is to leave. */
export function freedSaid(line: string): string | undefined {
  const label = labelIn(line);
  return label !== undefined && !ARTICLES.has(label) ? label : undefined;
}

function labelIn(line: string): string | undefined {
  const titled = TITLE.exec(line) ?? PLAYED.exec(line);
  if (titled) return titled[1];
  const left = LEAVES.exec(line)?.[1];
  if (left !== undefined) return left === 'I' ? undefined : left;
  const told = ORDER.exec(line);
  const found = told ?? SUBJECT.exec(line);
  if (!found || (!told && found[1] === 'I')) return undefined;
  const rest = line.slice(found.index + found[0].length);
  return OUT.test(rest) || exitWord.exec(rest.replace(LINKS, ''))?.index === 0 ? found[1] : undefined;
}
