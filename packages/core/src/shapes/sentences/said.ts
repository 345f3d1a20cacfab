/*
 * What a sentence or a heading says about the exit and the red car, in the languages that people write such texts in.
 *
 *     # The red car leaves on the left side        exit left
 *     Ausgang: links · Sortie : à gauche           exit left
 *     Das rote Auto ist B. · T = target car        the red car is B, T
 */
import type { Edge } from '../../board/setup.ts';

const sides: readonly (readonly [Edge, string])[] = [
  ['right', 'right|east|rechts|derech[ao]|droite|direita|destra|右|يمين|اليمين'],
  ['left', 'left|west|links|izquierd[ao]|gauche|esquerd[ao]|sinistra|左|يسار|اليسار'],
  ['top', 'top|up|upwards?|north|above|oben|arriba|haut|cima|topo|boven|上|أعلى|الأعلى'],
  ['bottom', 'bottom|down|downwards?|south|below|unten|abajo|bas|baixo|fundo|onder|下|أسفل|الأسفل'],
];

const EXIT =
  'exits?|exit_?(?:side|edge|direction|wall)|leaves?|escapes?|way out|ausgang|ausfahrt|salida|sale|sortie|sort|sa[ií]da|sai|uscita|uitgang|出口|مخرج|المخرج';

/** A word, whose letters no other letters continue. Signs of Chinese and Japanese stand beside others. */
const word = (words: string): string =>
  `(?:(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}])|(?:[右左上下]|出口)(?<=${words}))`;

const exitWord = new RegExp(word(EXIT), 'iu');
const sideWords = sides.map(([edge, words]) => [edge, new RegExp(word(words), 'giu')] as const);
/** One word or letter that names an edge, as the value of a key. */
export const edgeNamed = (text: string): Edge | undefined =>
  edgeLetters[text.toLowerCase()] ?? edgeNames.find(([, pattern]) => pattern.test(text))?.[0];

const edgeNames = sides.map(([edge, words]) => [edge, new RegExp(`^(?:[àa] )?(?:${words})$`, 'iu')] as const);

const edgeLetters: Readonly<Record<string, Edge>> = {
  e: 'right',
  r: 'right',
  w: 'left',
  l: 'left',
  n: 'top',
  t: 'top',
  u: 'top',
  s: 'bottom',
  b: 'bottom',
  d: 'bottom',
};

/** An arrow before or behind the word for the exit. */
const ARROW_LEFT = /(?:<[-=~]*|[←⇐⟵⬅])\uFE0F?\s*\(?(?:exit|out)\b|\bexit\)?\s*(?:<[-=~]+|[←⇐⟵⬅])/iu;
const ARROW_RIGHT = /\b(?:exit|out)\)?\s*(?:[-=~]*>|[→⇒⟶➡])/iu;
/** The way out of a car: `get car C out (right)`. */
const OUT = /\b(?:get|bring|drive|move|free|gets?)\b[^.;]{0,40}\bout\b/iu;

/** The farthest that a side stands behind the word for the exit, and before it. */
const BEHIND = 48;
const BEFORE = 24;

/** The edge that a line says the exit is at. */
export function edgeSaid(line: string): Edge | undefined {
  const named = exitWord.exec(line) ?? OUT.exec(line);
  if (!named) return undefined;
  if (ARROW_LEFT.test(line)) return 'left';
  const end = named.index + named[0].length;
  const places = sideWords.flatMap(([edge, pattern]) =>
    [...line.matchAll(pattern)].map(({ index }) => ({ edge, index })),
  );
  const behind = places.filter(({ index }) => index >= end && index < end + BEHIND);
  const before = places.filter(({ index }) => index < named.index && index > named.index - BEFORE);
  const [first] = behind.length > 0 ? behind.sort((a, b) => a.index - b.index) : before.reverse();
  return first?.edge ?? (ARROW_RIGHT.test(line) ? 'right' : undefined);
}

const RED =
  'red|primary|player|target|main|goal|hero|escape|rotes?|roter|roj[ao]|rouge|vermelh[ao]|ross[ao]|rode|czerwony';
const CAR =
  'car|vehicle|block|piece|auto|wagen|fahrzeug|coche|carro|voiture|v[ée]hicule|ve[ií]culo|macchina|samoch[oó]d';
const LABEL = `["'\`“]?([\\p{L}\\p{N}@*]{1,2})["'\`”]?(?=\\s*(?:[.,;:!?)\\]|]|$|and\\b|exit|und\\b|y\\b|et\\b|e\\b))`;

const namings: readonly RegExp[] = [
  // The red car is B. · TARGET = 'B' · Das rote Auto ist B · voiture rouge : B
  new RegExp(
    `(?<!\\p{L})(?:(?:${RED})(?:[\\s_-]*(?:${CAR}))?|(?:${CAR})\\s+(?:${RED}))\\s*(?:is|ist|es|est|é|[:=]|[-=]>|→)\\s*(?:the |car |vehicle |la |le |el |o )?${LABEL}`,
    'iu',
  ),
  // T = target car · B is the red car
  new RegExp(
    `(?<![\\p{L}\\p{N}])["'\`]?([\\p{L}\\p{N}@*]{1,2})["'\`]?\\s*(?:is|ist|es|est|[:=–-])\\s*(?:the |your |our |das |el |la |o )?(?:(?:red|target|primary|player|hero)(?![\\p{L}\\p{N}])|(?:${RED})[\\s_-]+(?:${CAR})(?!\\p{L})|(?:${CAR})\\s+(?:${RED})(?!\\p{L}))`,
    'iu',
  ),
  // get car C out
  new RegExp(
    `(?<!\\p{L})(?:get|free|drive|bring)\\s+(?:the\\s+)?(?:(?:${RED})\\s+)?(?:${CAR})\\s+["'\`]?([\\p{L}\\p{N}@*]{1,2})["'\`]?\\s+(?:out|free|to)\\b`,
    'iu',
  ),
  /(?:红车|红色车|紅車|赤い車|السيارة الحمراء)\s*(?:是|为|は|هي|[:：=])\s*["'「]?([\p{L}\p{N}@*]{1,2}?)(?![A-Za-z\p{N}])/u,
];

/** What every line has that `namings` find something in. It is quick to look for. */
const MAY_NAME = new RegExp(`${RED}|get|free|drive|bring|车|車|السيارة`, 'iu');

/** The label that a line says the red car has. */
export function redSaid(line: string): string | undefined {
  if (!MAY_NAME.test(line)) return undefined;
  for (const naming of namings) {
    const [, label] = naming.exec(line) ?? [];
    if (label !== undefined && !/^(?:is|it|at|in|on|to|of|no|an|[ax]s|my|we|ok)$/i.test(label)) return label;
  }
  return undefined;
}
