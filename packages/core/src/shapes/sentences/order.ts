/*
 * The order in which a text says that the lines of its boards are written, where that is not from the top.
 *
 *     rows are listed from the bottom of the board upwards:     from the bottom
 *     Zeilen von unten nach oben · "rowOrder": "bottomToTop"    from the bottom
 *     Each line is a column of the board                        columns
 *     matrix(c(0, 0, 1, …), nrow = 6)                           columns, as R fills a matrix
 *     structure(c(0, 0, 1, …), dim = c(6L, 6L))                 columns, as `dput` of R writes one
 */
import type { Order } from '../parts/matrix.ts';

const fromBottom: readonly RegExp[] = [
  /\b(?:bottom|lowest)[- ]?(?:row|line|rank)s? (?:is |comes |goes |are )?first\b/i,
  /\bfirst (?:row|line|string|entry)\b[^.\n]{0,30}\bis\b[^.\n]{0,20}\b(?:bottom|lowest)\b/i,
  /\b(?:listed|written|given|read|printed|stored|ordered|starting|starts?|begins?|beginning)\b[^.,;\n\d]{0,30}\b(?:from|at|with) (?:the )?bottom\b/i,
  /\b(?:rows?|lines?|ranks?|board|grid|order|listed|written|given)\b[^.,;\n\d]{0,40}\bbottom[- ](?:to[- ]top|up(?:wards)?)\b/i,
  /\brows?\b[^.,;\n\d]{0,20}\bfrom (?:the )?bottom (?:up|to)/i,
  /^\W*(?:all )?(?:rows|lines|ranks)(?: are| go| count)? from (?:the )?bottom[^\w\n]*$/im,
  /^\W*(?:from )?(?:the )?bottom[- ](?:to[- ](?:the )?top|up)\W*$/im,
  /row_?order["']?\s*[:=]\s*["']?(?:bottom|up|revers|desc)/i,
  /["'](?:rows?_?)?(?:from_?)?bottom_?(?:to_?top|first|up)["'](?!\s*:\s*(?:false|0))/i,
  /von unten nach oben|de bas en haut|de abajo (?:hacia|a|para) arriba|dal basso (?:verso l['’]alto|in alto|all['’]alto)|de baixo para cima|van (?:onder|beneden) naar boven|снизу вверх|[oz]d? dołu do góry|zdola nahoru|nedenfra og opp?|nerifrån och upp|alhaalta ylös|aşağıdan yukarı|dari bawah ke atas|từ dưới lên|从下[往到向]上|從下[往到向]上|下から上|아래에서 위|नीचे से ऊपर|κάτω προς τα (?:ε?πάνω)|من الأسفل إلى الأعلى/i,
];

const columns: readonly RegExp[] = [
  /\b(?:each|every) (?:line|row|string|array|list)(?: below)? (?:is|holds|has|shows|gives|stands for) (?:a|one|the) column\b/i,
  /\b(?:lines|strings|arrays|lists|rows)(?: below)? are (?:the )?columns\b/i,
  /\bcolumns\b[^.\n\d]{0,30}\beach read (?:from )?(?:the )?top[- ](?:to[- ]bottom|down)\b/i,
  /\b(?:column[- ]major|column by column|by columns?\b|(?:listed|written|given|stored) (?:as|in) columns)\b/i,
  /\bspaltenweise\b|\bcolonne par colonne\b|\bpor columnas\b|\bper colonne?\b|\bpor colunas\b|(?:^|\s)по столбцам/i,
  /\bjede (?:zeile|reihe) ist eine spalte\b|\bchaque ligne est une colonne\b|\bcada (?:l[ií]nea|fila) es una columna\b/i,
  /\b(?:board|grid|matrix|it) is transposed\b|\btransposed (?:board|grid|matrix)\b/i,
  /^\W*(?:the )?columns,? (?:from )?(?:the )?(?:left|first)\b[^\n\d|]{0,40}:[^\S\n]*$|^\W*spalten von links\b[^\n\d|]{0,40}:[^\S\n]*$/im,
  /^\W*transposed\W*$/im,
  /\b(?:line|row) (?:1|one) is (?:the )?(?:first )?column\b|\bcolumns run (?:down|from top)/i,
  /\b(?:first|outer) (?:index|subscript|dimension) (?:is|=|means) (?:the )?(?:columns?|x)\b/i,
  /\b\w+\[col(?:umn)?\]\[row\]|^[^\S\n]*(?:\/\/|#|--|%)[^\n]{0,40}\b\w+\[x\]\[y\]/im,
  /(?:^[^\S\n]*(?:col(?:umn)?|spalte|colonne|columna)[ _]?\d{1,2}[ \t]*[:=][ \t]*\S{4,}[ \t]*\r?\n?){3}/im,
];

/** Code that fills a matrix column by column, or transposes one. */
const programs: readonly RegExp[] = [
  /(?<![.\w])reshape\(\s*\[[^\]]*\]\s*,\s*(?:\d+|\[\])\s*,\s*(?:\d+|\[\])\s*\)/,
  /\]\s*\)\s*\.(?:T\b|transpose\(\))|\bnp\.transpose\(\s*\[|\border\s*=\s*['"]F['"]/,
  /\b(?:board|grid|level|puzzle|map|matrix)\s*=\s*(?:list\(\s*|\[\s*\*?\s*)?(?:map\(\s*\w+\s*,\s*)?zip\(\s*\*/,
  /=\s*\[[\d\s,;]*\]'/,
  /=\s*\[(?:\s*(?:'[^'\n]{2,24}'|"[^"\n]{2,24}")\s*[;,]?)+\s*\]'/,
];
const R_MATRIX = /\bmatrix\(\s*c\(|\bstructure\(\s*c\((?=[^()]*\)\s*,\s*\.?[Dd]im\s*=)/;
const R_BY_ROW = /\bbyrow\s*=\s*T/;

/** A sentence about a car that moves from the bottom upwards says nothing about the order of lines. */
const OF_CARS =
  /(?<!\p{L})(?:cars?|trucks?|vehicles?|moves?|auto|wagen|fahrzeug|coche|carro|voiture|macchina|машин\p{L}*|samoch\p{L}*)(?!\p{L})/iu;

/** Only so many characters of a text are looked at. */
const LONGEST = 1 << 16;
/** A sentence about the order of lines is short; a longer line is one of a program. */
const LONGEST_SENTENCE = 200;

/** Every text that says such an order has one of these words, which are quick to look for. */
const MAY_SAY =
  /bottom|lowest|row_?order|column|col[ _]?\d|colonn|column|coluna|spalte|столбц|transpose|reshape|index|dimension|\[x\]|\[col|zip\(|\.T\b|order\s*=|\]'|matrix\(|structure\(|unten|bas en|abajo|basso|baixo|van onder|van beneden|снизу|dołu|zdola|nedenfra|nerifrån|alhaalta|aşağıdan|bawah ke|dưới lên|从下|從下|下から|아래에서|नीचे से|κάτω|الأسفل/i;

/** The order of lines that a text says; undefined where it says none, or that from the top. */
export function orderIn(text: string): Order | undefined {
  const seen = text.slice(0, LONGEST);
  if (!MAY_SAY.test(seen)) return undefined;
  if (isSaid(seen, columns)) return 'columns';
  if (programs.some((pattern) => pattern.test(seen)) || (R_MATRIX.test(seen) && !R_BY_ROW.test(seen)))
    return 'columns';
  return isSaid(seen, fromBottom) ? 'from-bottom' : undefined;
}

const isSaid = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => {
    const found = pattern.exec(text);
    if (!found) return false;
    const start = text.lastIndexOf('\n', found.index) + 1;
    const end = text.indexOf('\n', found.index + found[0].length);
    const line = text.slice(start, end < 0 ? text.length : end);
    return line.length > LONGEST_SENTENCE || /["']/.test(line) || !OF_CARS.test(line);
  });

/** How the reading of a board says its order. */
export const saysOrder = (order: Order): string =>
  order === 'columns' ? ', each line a column' : ', rows from the bottom';
