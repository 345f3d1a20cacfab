// What a board says in German, and the names of vehicles, ways and edges, which the app uses too.

import type { BoardTexts } from '../parts/board-speech.ts';
import { plurals } from '../parts/plurals.ts';
import type { Colour, Moved, Named } from '../parts/vehicle-words.ts';

const count = plurals<'one' | 'other'>('de');

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

export const boardText: BoardTexts = {
  name: (vehicle) => name(vehicle),
  move,
  board: (rows, columns, walls, exit) =>
    `Brett mit ${rows} Zeilen und ${columns} Spalten${walls.length === 0 ? '' : `, ${count(walls.length, { one: '# Wand', other: '# Wände' })}: ${walls.map(({ row, column }) => `Zeile ${row} Spalte ${column}`).join('; ')}`}, Ausfahrt ${edges[exit]}`,
  vehicle: (vehicle, lane, n, room) => {
    const where = `${lane === 'row' ? 'Zeile' : 'Spalte'} ${n}`;
    const free = room.map(({ way, cells }) => `${cells} ${ways[way]}`).join(' oder ');
    return `${name(vehicle)}, ${where}, ${free === '' ? 'steht fest' : `kann ${free}`}`;
  },
  place: (across, first, last, of) =>
    `${across === 'row' ? 'Zeilen' : 'Spalten'} ${first} bis ${last} von ${of}`,
  cannotMove: (vehicle, way) => `${name(vehicle)} kann nicht ${ways[way]}`,
  movedTogether: (n) => count(n, { one: '# Fahrzeug bewegt', other: '# Fahrzeuge bewegt' }),
  solved: (made) => `${made}. Gelöst: Das rote Auto ist draußen.`,
  unsolved: 'Bring das rote Auto zur Ausfahrt.',
};
