/*
 * Sentences that name an exit and an edge, and do not say that the exit is there.
 *
 *     The exit is not on the left but on the right      not left; right
 *     There is no exit on the left                      not left
 *     Escape to the left is blocked                     perhaps left, perhaps not
 *     Last week it left on the left; today at the top   left or top
 */
import type { Edge } from '../../board/setup.ts';
import { sideWords } from './exit-words.ts';
import { SmallPattern } from './line-pattern.ts';

/** Words that deny what their clause says. `no` alone is Portuguese for `in the`, and stands before numbers. */
const DENIES = new SmallPattern(
  [
    "(?<!\\p{L})(?:not|never|neither|nor|cannot|\\p{L}+n['’]t|without|nicht|kein\\p{L}*|niemals|pas|aucune?|jamais|nunca|ning[uú]n\\p{L}*",
    'non|nessun\\p{L}*|niet|geen|não|nenhum\\p{L}*|не|нет|nie|ne|není|inte|ikke|ei|değil|yok|bukan|tidak|không|δεν|नहीं)(?!\\p{L})',
    '(?<!\\p{L})no(?=\\s+(?:longer|exit|way|door|gate|gap|hay|est[áa]|es|sale|salida|puede)(?!\\p{L}))',
    '不|没有|沒有|ない|ません|아니|없|(?<!\\p{L})(?:ليس|لا)(?!\\p{L})',
  ].join('|'),
  'iu',
);

/** Words for an exit that is shut: a line that has one, such as `Escape to the left is blocked`, may or may not say where the exit is. */
const SHUT = new SmallPattern(
  String.raw`(?<!\p{L})(?:blocked|closed|walled|shut|impossible|versperrt|blockiert|bloqu\p{L}+|chius\p{L}+)(?!\p{L})`,
  'iu',
);

const CLAUSES =
  /[,;:()–—]|(?<!\p{L})(?:but|instead|rather|sondern|mais|sino|maar|mas|но|ale|lecz|utan|men|ama)(?!\p{L})/giu;

const EDGES: readonly Edge[] = ['right', 'left', 'top', 'bottom'];

const edgesIn = (text: string): Edge[] =>
  sideWords.flatMap(([edge, pattern]) => (pattern.test(text) ? edge : []));

/** The edges that are left where a line denies that the exit is at some; undefined where it denies none. */
export function edgesNotDenied(line: string): readonly Edge[] | undefined {
  if (!DENIES.test(line)) return undefined;
  const clauses = line.split(CLAUSES);
  const denied = clauses.filter((clause) => DENIES.test(clause)).flatMap(edgesIn);
  if (denied.length === 0) return undefined;
  const named = clauses.filter((clause) => !DENIES.test(clause)).flatMap(edgesIn);
  return named.length > 0 ? named : EDGES.filter((edge) => !denied.includes(edge));
}

/** What a line says without its clauses that deny something. */
export const withoutDenials = (line: string): string =>
  DENIES.test(line)
    ? line
        .split(CLAUSES)
        .filter((clause) => !DENIES.test(clause))
        .join(', ')
    : line;

/** What the clauses of a line that deny something would say if they did not: `X is the red car` for `X isn't the red car`. */
export const withoutNot = (line: string): string[] =>
  DENIES.test(line)
    ? // a colon divides a key from its value here: `red car: not X`
      line
        .replaceAll(':', '=')
        .split(CLAUSES)
        .flatMap((clause) => (DENIES.test(clause) ? affirmed(clause) : []))
    : [];

function affirmed(clause: string): string {
  const said = clause.replace(/n['’]t\b/i, '').replace(/\bdo(?:es)?\b/i, '');
  return said.replace(DENIES.exec(said)?.[0] ?? '', '').replace(/\s+/g, ' ');
}

/** The exit of something else than the board: `Exit the highway on the left`. */
const OF_SOMETHING = new SmallPattern(
  String.raw`\bexit(?:s|ing)? the (?!board|grid|lot|parking|garage|map|puzzle|maze|jam|game|level|field|area|yard|traffic|car)\p{L}{3,}`,
  'iu',
);
/** Words about the past: a line with one of them may name an edge at which the exit is no longer. */
const BEFORE_NOW = /\b(?:was|were|used to|yesterday|last (?:week|time|month|year))\b/i;

/** Whether a line names an edge beside a word for an exit, and does not say that the exit is there. */
export const isNoExit = (line: string): boolean =>
  SHUT.test(line) || OF_SOMETHING.test(line) || isOfTwoTimes(line) || edgesNotDenied(line) !== undefined;

/** Whether a line says of two edges that the exit was at one of them. */
export const isOfTwoTimes = (line: string): boolean =>
  BEFORE_NOW.test(line) && new Set(edgesIn(line)).size > 1;
