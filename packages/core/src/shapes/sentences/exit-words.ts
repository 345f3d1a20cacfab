/*
 * Words for an exit and for the edges of a board, in the languages that people write such texts in.
 *
 *     exit · Ausgang · выход · wyjście · çıkış · pintu keluar · 출구 · utgången · uloskäynti · έξοδος · निकास · lối ra
 */
import type { Edge } from '../../board/setup.ts';
import { asciiClasses, isAscii, SmallPattern } from './line-pattern.ts';

const sides: readonly (readonly [Edge, readonly string[]])[] = [
  [
    'right',
    [
      'right|rightmost|east|rechts|recht(?:e[nrs]?|er(?:kant|zijde))|derech[ao]|droite?|direit[ao]|destr[ao]|右|يمين|اليمين',
      'справа|вправо|направо|прав(?:ый|ая|ое|ого|ой|ом|ую|ому)|prawo|praw(?:ej|[ayą]|ym|ego)|sağ(?:a|da|dan|daki|ı|ında)?',
      'kanan|오른쪽|höger|højre|høyre|oike(?:a|an|alla|alle|alta|assa)|vpravo|doprava|zprava|prav(?:á|ý|é|ém)|δεξι\\p{L}*',
      'दाएँ|दाएं|दाईं|दायें|दाहिने|phải',
    ],
  ],
  [
    'left',
    [
      'left|leftmost|west|links|link(?:e[nrs]?|er(?:kant|rand|zijde))|izquierd[ao]|gauche|esquerd[ao]|sinistr[ao]|左|يسار|اليسار',
      'слева|влево|налево|лев(?:ый|ая|ое|ого|ой|ом|ую|ому)|lewo|lew(?:ej|[ayą]|ym|ego)|sol(?:a|da|dan|daki|u|unda)?',
      'kiri|왼쪽|vänster|venstre|vasen|vasemma\\p{L}*|vlevo|doleva|zleva|lev(?:á|ý|é|ém)|αριστερ\\p{L}*',
      'बाएँ|बाएं|बाईं|बायें|trái',
    ],
  ],
  [
    'top',
    [
      'top|up|upwards?|north|above|oben|obere[nrs]?|oberkante|arriba|haut|cima|topo|alto|boven(?:aan|kant|rand|zijde)?|上|أعلى|الأعلى',
      'сверху|вверх|вверху|наверху|верхн\\p{L}{2,3}|gór[ayzęą]\\p{L}?|górn\\p{L}{1,3}|üst(?:te|ten|teki|ü|ünde)|yukarı(?:da|dan|ya)?',
      'atas|위쪽|upptill|överst|uppåt|övre|øverst|øvre|yläreuna\\p{L}*|ylhää\\p{L}*|ylös|nahoře|nahoru|horní\\p{L}*|[εέ]?πάνω|ऊपर|trên',
    ],
  ],
  [
    'bottom',
    [
      'bottom|down|downwards?|south|below|unten|untere[nrs]?|unterkante|abajo|bas|basso|baixo|fundo|onder(?:aan|kant|rand|zijde)?|下|أسفل|الأسفل',
      'снизу|вниз|внизу|нижн\\p{L}{2,3}|dół|dole|dołu|dołem|doln\\p{L}{1,3}|alt(?:ta|tan|taki|ında)|aşağı(?:da|dan|ya)?',
      'bawah|아래쪽|nedtill|nertill|nederst|nedåt|nedre|alareuna\\p{L}*|alhaa\\p{L}*|alas|dolů|dolní\\p{L}*|spodní\\p{L}*|κάτω|नीचे|dưới',
    ],
  ],
];

const EXIT = [
  'exits?|exit_?(?:side|edge|direction|wall)|leaves?|escapes?|way out|ausgang|ausfahrt|salida|sale|sortie|sort|sa[ií]da|sai|uscita|uitgang|出口|مخرج|المخرج',
  'doors?|doorway|gates?|off (?:the )?(?:board|grid)|(?:goal|target)[ _-]?(?:side|edge)|driv(?:es?|ing) (?:away|off)|выход\\p{L}{0,2}|выезд\\p{L}{0,2}|выезжает|wyjści\\p{L}{1,3}|wyjazd\\p{L}{0,2}',
  'çıkış\\p{L}{0,3}|keluar|출구|utgång\\p{L}{0,2}|utfart\\p{L}{0,2}|udgang\\p{L}{0,2}|udkørsl?e?l\\p{L}{0,2}|utgang\\p{L}{0,2}|utkjørs\\p{L}{1,4}',
  'uloskäyn\\p{L}*|poistumis\\p{L}*|východ\\p{L}{0,2}|výjezd\\p{L}{0,2}|έξοδο\\p{L}{0,2}|निकास|lối ra|lối thoát|cửa ra|cổng ra',
].join('|');

/** What a car is to reach, which may be the exit. */
const GOAL =
  'goals?|targets?|finish|holes?|gaps?|outside|ziel|meta|objetivo|objectif|cel|цель|hedef|tujuan|목표|mål\\p{L}{0,2}';

/** Words of Chinese, Japanese and Korean, which are written without spaces around them. */
const SIGNS = '[右左上下]|出口|출구|오른쪽|왼쪽|위쪽|아래쪽';

/** A pattern for whole words: no other letters stand right before or behind them. */
const word = (words: string): string =>
  `(?:(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{M}\\p{N}])|(?:${SIGNS})(?<=${words}))`;

/** The same for lines of ASCII: only the words that ASCII can spell. */
const asciiWord = (words: string): string => `(?:(?<!\\w)(?:${asciiOf(words)})(?![a-z\\d]))`;

/** Those of the words that ASCII can spell. */
const asciiOf = (words: string): string =>
  (words.match(/(?:\([^)]*\)|\[[^\]]*\]|[^|])+/g) ?? [])
    .filter((one) => !/[^ -~]/.test(one.replace(/\([^)]*\)|\[[^\]]*\]/g, '')))
    .join('|');

/** Puts words into a pattern, such as `${word(EXIT)}\\s*:`. */
type Compose = (word: (words: string) => string) => string;

/** The most lines whose results are kept, and the longest such line. */
const MOST_KNOWN = 1024;
const LONGEST_KNOWN = 200;

function keep<T>(known: Map<string, T>, line: string, found: T): void {
  if (line.length > LONGEST_KNOWN) return;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(line, found);
}

/**
 * A pattern with words of many languages, for lines of text. Such a pattern takes a millisecond to compile, so each is made when
 * a line first needs it, and a line of ASCII has a smaller one, which finds the same.
 */
export class LinePattern {
  readonly #compose: Compose;
  #ascii: RegExp | undefined;
  #any: RegExp | undefined;
  /** What was found in the lines before: a text is looked through several times, once for each way to cut it. */
  readonly #known = new Map<string, RegExpExecArray | null>();
  readonly #all = new Map<string, readonly RegExpExecArray[]>();

  constructor(compose: Compose) {
    this.#compose = compose;
  }

  test(line: string): boolean {
    return this.exec(line) !== null;
  }

  exec(line: string): RegExpExecArray | null {
    const known = this.#known.get(line);
    if (known !== undefined) return known;
    const pattern = this.#of(line);
    // a pattern that finds all begins where it found one before
    pattern.lastIndex = 0;
    const found = pattern.exec(line);
    keep(this.#known, line, found);
    return found;
  }

  all(line: string): readonly RegExpExecArray[] {
    const known = this.#all.get(line);
    if (known) return known;
    const pattern = this.#of(line);
    pattern.lastIndex = 0;
    const found = [...line.matchAll(pattern)];
    keep(this.#all, line, found);
    return found;
  }

  #of(line: string): RegExp {
    if (!isAscii(line)) {
      this.#any ??= new RegExp(this.#compose(word), 'giu');
      return this.#any;
    }
    this.#ascii ??= new RegExp(asciiClasses(this.#compose(asciiWord)), 'gi');
    return this.#ascii;
  }
}

/** A pattern around a word for a goal. */
export const goalPattern = (compose: (goal: string) => string): LinePattern =>
  new LinePattern((word) => compose(word(GOAL)));

export const exitWord = new LinePattern((word) => word(EXIT));

/**
 * Finds a pattern right behind a word for an exit. The words are looked for alone, because one pattern of both takes long to
 * compile.
 */
export const behindExit = (rest: string): Pick<LinePattern, 'exec'> => {
  const pattern = new SmallPattern(`^(?:${rest})`, 'iu');
  return {
    exec(line) {
      for (const { 0: word, index } of exitWord.all(line)) {
        const found = pattern.execBehind(line, index + word.length);
        if (found) return found;
      }
      return null;
    },
  };
};

const joined = sides.map(([edge, words]) => [edge, words.join('|')] as const);
export const sideWords = joined.map(
  ([edge, words]) => [edge, new LinePattern((word) => word(words))] as const,
);
const edgeNames = joined.map(
  ([edge, words]) => [edge, new LinePattern((word) => `^(?:[àa] )?${word(words)}$`)] as const,
);

/** One word or letter that names an edge, as the value of a key. */
export const edgeNamed = (text: string): Edge | undefined =>
  edgeLetters[text.toLowerCase()] ?? edgeNames.find(([, pattern]) => pattern.test(text))?.[0];

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
