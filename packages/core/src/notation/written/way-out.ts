/*
 * The last move in words, in which the red car leaves the board, as the one word that says so.
 *
 *     X drives out to the right                        X exits
 *     The red car leaves through the exit.             The red car exits
 *     X fährt rechts raus · X sale por la derecha      X exits
 *     Drive the red car X right and out of the exit!   the red car X exits
 */
import { type Board, primaryOf } from '../../board/board.ts';
import { primaryNames, ways } from './vocabulary.ts';

const words = (text: string): string => text.replace(/ /g, '|');

const VERB = words(
  'drives drive moves move goes go slides slide rolls leaves leave exits exit escapes escape fährt fahre verlässt sale sort sai esce',
);
/** What says that the car leaves. */
const OUT = new RegExp(
  `(?<!\\p{L})(?:${words('out off leaves leave exits exit escapes escape raus hinaus heraus ausgang ausfahrt verlässt sale salida sort sortie sai saída esce uscita')})(?!\\p{L})`,
  'iu',
);
/** What somebody is told to do with the car. */
const TOLD = words('drive move slide push pull roll take bring get let');
const BLANK = '[^\\S\\r\\n]+';
/** A letter alone may be a vehicle, except before the word that it belongs to. */
const TO_THE = `a(?=${BLANK}(?:la|l[ao]|destra|sinistra|derecha|izquierda|direita|esquerda)(?!\\p{L}))`;
const BESIDE = `${TO_THE}|${words(
  'out off of and all straight away through via by at of from to on toward towards the board exit grid lot parking side edge right left top bottom up down nach rechts links oben unten raus hinaus heraus durch den das dem ausgang ausfahrt auf der seite por la el derecha izquierda arriba abajo salida par à droite gauche sortie haut bas pela pelo direita esquerda saída destra sinistra uscita dall dalla',
)}`;
const ARTICLE = words('the das der el la le il o a');
const CAR = words('car auto wagen coche carro voiture macchina vehicle block');

/** The text with such a sentence in short, as long as it was; unchanged where it names another edge than that of the exit. */
export function withShortWayOut(text: string, board: Board): string {
  const label = primaryOf(board).label.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const names = [...primaryNames].join('|');
  const named = `(?:${label}|(?:(?:${names})(?:${BLANK}(?:${CAR}))?(?:${BLANK}\\(?${label}\\)?)?|(?:${CAR})${BLANK}(?:${names}|${label})))`;
  const end = '(?=[^\\S\\r\\n]*(?:[.,;!)*\\r]|$))';
  const sentence = new RegExp(
    `(?<![\\p{L}\\p{N}])((?:(?:${ARTICLE})${BLANK})?${named}\\**${BLANK})((?:${VERB})(?:${BLANK}(?:${BESIDE}))*)${end}`,
    'gimu',
  );
  const told = new RegExp(
    `(?<![\\p{L}\\p{N}])((?:${TOLD})${BLANK})((?:(?:${ARTICLE})${BLANK})?${named}\\**${BLANK})((?:${BESIDE})(?:${BLANK}(?:${BESIDE}))*)${end}`,
    'gimu',
  );
  const isOut = (how: string): boolean =>
    OUT.test(how) &&
    how
      .split(/\s+/)
      .flatMap((word) => ways.get(word.toLowerCase()) ?? [])
      .every((way) => edges[way] === board.exit);
  return text
    .replace(sentence, (found: string, vehicle: string, how: string) =>
      isOut(how) ? `${vehicle}exits`.padEnd(found.length) : found,
    )
    .replace(told, (found: string, verb: string, vehicle: string, how: string) =>
      isOut(how) ? `${' '.repeat(verb.length)}${vehicle}exits`.padEnd(found.length) : found,
    );
}

const edges = { left: 'left', right: 'right', up: 'top', down: 'bottom' } as const;
