// Words of German that several sections use: counts, the names of vehicles, ways and edges.

import { plurals } from '../plurals.ts';
import type { Colour, Moved, Named } from '../vehicle-words.ts';

export const count = plurals<'one' | 'other'>('de');
export const moves = (n: number) => count(n, { one: '# Zug', other: '# Züge' });
/** After a preposition with the dative, such as `in`. */
export const inMoves = (n: number) => count(n, { one: '# Zug', other: '# Zügen' });
export const steps = (n: number) => count(n, { one: '# Schritt', other: '# Schritte' });
export const squares = (n: number) => count(n, { one: '# Feld', other: '# Felder' });
export const states = (n: number) => count(n, { one: '# Stellung', other: '# Stellungen' });
export const puzzles = (n: number) => count(n, { one: '# Rätsel', other: '# Rätsel' });
export const hints = (n: number) => count(n, { one: '# Tipp', other: '# Tipps' });
export const boards = (n: number) => count(n, { one: '# Brett', other: '# Bretter' });

const colours: Readonly<Record<Colour, string>> = {
  red: 'rot',
  blue: 'blau',
  yellow: 'gelb',
  green: 'grün',
  violet: 'violett',
  sky: 'himmelblau',
  brown: 'braun',
  teal: 'türkisfarben',
  lime: 'limettengrün',
  navy: 'dunkelblau',
  sand: 'sandfarben',
  slate: 'schiefergrau',
  mint: 'mintgrün',
  plum: 'pflaumenfarben',
  lilac: 'fliederfarben',
  olive: 'olivgrün',
};
const ends = {
  bare: { car: 'es', truck: 'er' },
  nominative: { car: 'e', truck: 'e' },
  accusative: { car: 'e', truck: 'en' },
  dative: { car: 'en', truck: 'en' },
} as const;
const articles = {
  bare: { car: '', truck: '' },
  nominative: { car: 'das ', truck: 'der ' },
  accusative: { car: 'das ', truck: 'den ' },
  dative: { car: 'dem ', truck: 'dem ' },
} as const;
const nouns = { car: 'Auto', truck: 'Laster' } as const;
export const name = ({ colour, kind, label }: Named, form: keyof typeof ends = 'bare'): string =>
  `${articles[form][kind]}${colours[colour]}${ends[form][kind]} ${nouns[kind]}${label === '' ? '' : ` ${label}`}`;

export const ways = {
  left: 'nach links',
  right: 'nach rechts',
  up: 'nach oben',
  down: 'nach unten',
} as const;
export const edges = { left: 'links', right: 'rechts', top: 'oben', bottom: 'unten' } as const;
export const move = ({ vehicle, way, cells }: Moved): string => `${name(vehicle)} ${cells} ${ways[way]}`;
