/**
 * Letters as lines for a round pen, so that a picture looks the same on every machine, whatever fonts it has. An em is
 * 100 units; the baseline is at 0, up is negative. Drawn for this project.
 *
 *     capitals, digits   -66 to -6     with a pen of 12: -72 to 0
 *     small letters      -46 to -6, ascenders from -70, descenders to 15
 */
interface Glyph {
  /** The distance from this character's left edge to that of the next one. */
  readonly advance: number;
  /** The path of the pen, as SVG path data. */
  readonly d: string;
}

const bowl = 'M51-26A20 20 0 1 0 11-26A20 20 0 1 0 51-26';

/** Characters in order, each with its advance and the path of the pen. */
const drawn: Readonly<Record<string, readonly [advance: number, d: string]>> = {
  A: [68, 'M11-6L34-66L57-6M19-26H49'],
  B: [62, 'M11-66V-6H34A16 16 0 0 0 34-38H11M11-66H32A14 14 0 0 1 32-38'],
  C: [69, 'M59-55A28 30 0 1 0 59-17'],
  D: [70, 'M11-66V-6H29A30 30 0 0 0 29-66Z'],
  E: [57, 'M48-66H11V-6H48M11-37H43'],
  F: [55, 'M48-66H11V-6M11-36H42'],
  G: [76, 'M59-55A28 30 0 1 0 66-32H44'],
  H: [66, 'M11-66V-6M55-66V-6M11-37H55'],
  I: [22, 'M11-66V-6'],
  J: [55, 'M44-66V-24A17 18 0 0 1 10-24'],
  K: [62, 'M11-66V-6M52-66L11-28M26-41L54-6'],
  L: [53, 'M11-66V-6H46'],
  M: [78, 'M11-6V-66L39-24L67-66V-6'],
  N: [66, 'M11-6V-66L55-6V-66'],
  O: [82, 'M41-66A30 30 0 1 0 41-6A30 30 0 1 0 41-66'],
  P: [60, 'M11-6V-66H34A17 17 0 0 1 34-32H11'],
  Q: [82, 'M41-66A30 30 0 1 0 41-6A30 30 0 1 0 41-66M50-22L69-1'],
  R: [63, 'M11-6V-66H34A17 17 0 0 1 34-32H11M33-32L54-6'],
  S: [62, 'M50-57C45-63 38-66 31-66C20-66 13-59 13-51C13-33 52-41 52-22C52-12 43-6 31-6C22-6 14-10 9-16'],
  T: [64, 'M8-66H56M32-66V-6'],
  U: [66, 'M11-66V-29A22 23 0 0 0 55-29V-66'],
  V: [66, 'M9-66L33-6L57-66'],
  W: [90, 'M9-66L27-6L45-60L63-6L81-66'],
  X: [64, 'M10-66L54-6M54-66L10-6'],
  Y: [64, 'M9-66L32-34L55-66M32-34V-6'],
  Z: [64, 'M11-66H53L10-6H54'],
  a: [62, `${bowl}M51-46V-6`],
  b: [62, 'M11-70V-6M11-26A20 20 0 1 1 51-26A20 20 0 1 1 11-26'],
  c: [54, 'M45-40A20 20 0 1 0 45-12'],
  d: [62, `${bowl}M51-70V-6`],
  e: [60, 'M11-27H50A20 20 0 1 0 44-11'],
  f: [42, 'M37-69C26-72 20-66 20-56V-6M8-46H34'],
  g: [62, `${bowl}M51-46V-4C51 10 42 15 31 15C23 15 18 13 14 9`],
  h: [58, 'M11-70V-6M11-27C11-39 20-46 30-46C41-46 47-39 47-29V-6'],
  i: [22, 'M11-46V-6M11-66h.1'],
  j: [28, 'M17-46V2C17 11 12 15 4 14M17-66h.1'],
  k: [52, 'M11-70V-6M43-46L11-20M23-30L46-6'],
  l: [30, 'M11-70V-18C11-9 16-5 23-7'],
  m: [
    82,
    'M11-46V-6M11-28C11-40 19-46 27-46C37-46 41-39 41-30V-6M41-28C41-40 49-46 57-46C67-46 71-39 71-30V-6',
  ],
  n: [58, 'M11-46V-6M11-27C11-39 20-46 30-46C41-46 47-39 47-29V-6'],
  o: [62, bowl],
  p: [62, 'M11-46V15M11-26A20 20 0 1 1 51-26A20 20 0 1 1 11-26'],
  q: [62, `${bowl}M51-46V15`],
  r: [42, 'M11-46V-6M11-26C11-38 20-47 34-45'],
  s: [54, 'M42-39C38-44 33-46 27-46C18-46 13-41 13-36C13-23 44-31 44-17C44-10 37-6 28-6C20-6 14-8 10-13'],
  t: [44, 'M20-62V-18C20-8 26-5 36-7M8-46H34'],
  u: [58, 'M11-46V-23C11-13 17-6 28-6C38-6 47-13 47-25M47-46V-6'],
  v: [56, 'M9-46L28-6L47-46'],
  w: [74, 'M9-46L23-6L37-42L51-6L65-46'],
  x: [55, 'M10-46L45-6M45-46L10-6'],
  y: [56, 'M9-46L28-7M47-46L26 4C23 12 18 15 9 14'],
  z: [55, 'M11-46H44L10-6H45'],
  ß: [
    58,
    'M11-6V-52C11-64 18-70 28-70C38-70 44-64 44-55C44-46 34-44 34-38C34-32 49-30 49-19C49-10 42-6 35-6C31-6 28-7 26-8',
  ],
  Ø: [82, 'M41-66A30 30 0 1 0 41-6A30 30 0 1 0 41-66M63-68L19-4'],
  ø: [62, `${bowl}M49-50L13-2`],
  0: [62, 'M31-66A21 30 0 1 0 31-6A21 30 0 1 0 31-66'],
  1: [62, 'M17-54L35-66V-6'],
  2: [62, 'M13-52C15-61 22-66 31-66C42-66 49-59 49-50C49-43 45-38 39-32L12-6H51'],
  3: [62, 'M14-58C19-64 25-66 31-66A14.5 14.5 0 0 1 31-37H26M31-37A15.5 15.5 0 0 1 31-6C23-6 16-9 11-15'],
  4: [62, 'M42-6V-66L9-22H54'],
  5: [62, 'M49-66H18L15-38C19-42 25-44 31-44A19 19 0 0 1 31-6C23-6 16-9 11-14'],
  6: [62, 'M44-66C28-60 12-46 12-25A19 19 0 1 0 31-44C22-44 14-37 12-27'],
  7: [62, 'M10-66H52L25-6'],
  8: [62, 'M31-37A14.5 14.5 0 1 0 31-66A14.5 14.5 0 1 0 31-37A18 15.5 0 1 0 31-6A18 15.5 0 1 0 31-37'],
  9: [62, 'M18-6C34-12 50-26 50-47A19 19 0 1 0 31-28C40-28 48-35 50-45'],
  ' ': [30, ''],
  '.': [22, 'M11-6h.1'],
  ',': [24, 'M13-7L9 6'],
  ':': [22, 'M11-42h.1M11-8h.1'],
  ';': [24, 'M13-42h.1M13-9L9 4'],
  '!': [22, 'M11-66V-26M11-6h.1'],
  '?': [54, 'M10-54C13-62 19-66 27-66C37-66 44-59 44-51C44-39 27-38 27-24M27-6h.1'],
  '¡': [22, 'M11 14V-26M11-46h.1'],
  '¿': [54, 'M44 2C41 10 35 14 27 14C17 14 10 7 10-1C10-13 27-14 27-28M27-46h.1'],
  '-': [48, 'M11-32H37'],
  '–': [60, 'M9-32H51'],
  _: [60, 'M8 8H52'],
  '+': [62, 'M11-32H51M31-52V-12'],
  '=': [62, 'M11-42H51M11-22H51'],
  '<': [58, 'M46-54L12-33L46-12'],
  '>': [58, 'M12-54L46-33L12-12'],
  '×': [60, 'M14-48L46-16M46-48L14-16'],
  '·': [24, 'M12-32h.1'],
  '/': [48, 'M9 4L39-72'],
  '\\': [48, 'M9-72L39 4'],
  '|': [22, 'M11-74V8'],
  '(': [34, 'M26-76C8-54 8-14 26 8'],
  ')': [34, 'M8-76C26-54 26-14 8 8'],
  '[': [36, 'M27-74H12V6H27'],
  ']': [36, 'M9-74H24V6H9'],
  '{': [40, 'M30-76C12-76 28-34 10-34C28-34 12 8 30 8'],
  '}': [40, 'M10-76C28-76 12-34 30-34C12-34 28 8 10 8'],
  "'": [22, 'M11-70V-54'],
  '"': [38, 'M11-70V-54M27-70V-54'],
  '`': [34, 'M11-70L23-58'],
  '^': [56, 'M12-48L28-68L44-48'],
  '~': [64, 'M11-28C17-42 27-38 32-33S47-24 53-38'],
  '*': [54, 'M27-68V-40M14-61L40-47M40-61L14-47'],
  '#': [68, 'M28-64L20-8M50-64L42-8M12-46H58M9-26H55'],
  $: [
    62,
    'M50-54C45-59 38-61 31-61C20-61 13-55 13-48C13-33 52-39 52-23C52-14 43-10 31-10C22-10 14-13 9-18M31-72V1',
  ],
  '€': [64, 'M56-57A25 30 0 1 0 56-15M6-42H42M6-29H39'],
  '£': [60, 'M48-56C45-63 40-66 34-66C25-66 20-60 20-50C20-38 28-22 12-6H50M11-34H40'],
  '%': [80, 'M22-66A12 12 0 1 0 22-42A12 12 0 1 0 22-66M58-30A12 12 0 1 0 58-6A12 12 0 1 0 58-30M60-66L20-6'],
  '&': [
    74,
    'M64-6L23-49C16-57 22-66 31-66C41-66 45-56 38-48C32-42 12-36 12-22C12-12 20-6 30-6C45-6 57-18 60-34',
  ],
  '@': [88, 'M59-36A15 15 0 1 0 29-36A15 15 0 1 0 59-36V-31C59-19 77-19 77-36A33 33 0 1 0 62-8'],
  '…': [66, 'M11-6h.1M33-6h.1M55-6h.1'],
  '←': [72, 'M62-33H11M30-52L11-33L30-14'],
  '→': [72, 'M10-33H61M42-52L61-33L42-14'],
  '↑': [58, 'M29-6V-64M10-45L29-64L48-45'],
  '↓': [58, 'M29-64V-6M10-25L29-6L48-25'],
};

const glyphs: ReadonlyMap<string, Glyph> = new Map(
  Object.entries(drawn).map(([character, [advance, d]]) => [character, { advance, d }]),
);

/** Marks on letters: where the pen begins, right and down from the middle of the letter's upper end, and its relative path. */
const marks: ReadonlyMap<string, readonly [right: number, down: number, d: string]> = new Map([
  ['\u0300', [5, 0, 'l-10-11']], // grave, as on à
  ['\u0301', [-5, 0, 'l10-11']], // acute, as on é
  ['\u0302', [-10, 0, 'l10-11l10 11']], // circumflex, as on ê
  ['\u0303', [-12, -2, 'c4-9 9-7 12-4s8 5 12-4']], // tilde, as on õ
  ['\u0308', [-9, -5, 'h.1m18 0h.1']], // diaeresis, as on ü
  ['\u030a', [0, 0, 'a6 6 0 1 0-.1 0']], // ring, as on å
]);
/** The mark below c, as in ç; it hangs from the baseline. */
const CEDILLA = ['\u0327', 'M33-6c8 3 7 13-4 12'] as const;

/** How far above the baseline the marks on small letters and on capitals are; the pens of two strokes do not touch. */
const ABOVE = { small: 60, capital: 82 } as const;

/** A letter of which every mark has a glyph, such as é or ç. */
function marked(character: string): Glyph | undefined {
  const [letter = '', ...above] = character.normalize('NFD');
  const base = glyphs.get(letter);
  if (!base || above.length === 0) return undefined;
  const y = -(letter === letter.toUpperCase() ? ABOVE.capital : ABOVE.small);
  // a mark takes the place of the dot
  const lines = [letter === 'i' ? 'M11-46V-6' : base.d];
  for (const mark of above) {
    const place = marks.get(mark);
    if (mark === CEDILLA[0]) lines.push(CEDILLA[1]);
    else if (place) lines.push(`M${Math.round(base.advance / 2) + place[0]} ${y + place[1]}${place[2]}`);
    else return undefined;
  }
  return { advance: base.advance, d: lines.join('') };
}

/** The glyph of a character, if there is one. */
export const glyphOf = (character: string): Glyph | undefined => glyphs.get(character) ?? marked(character);
