// Every language has every text of English, with everything that the English text speaks of.

import { readdirSync, readFileSync } from 'node:fs';
import { words } from '@unjam/board/board-words';
import type { BoardWords } from '@unjam/board/element-types';
import { boardSpeech } from '@unjam/board/languages/parts/board-speech';
import { colours } from '@unjam/board/languages/parts/vehicle-words';
import { describe, expect, test } from 'vitest';
import { problemCodes } from '../../../../core/src/basics/errors.ts';
import * as arabic from './arabic/arabic.ts';
import * as chinese from './chinese/chinese.ts';
import * as french from './french/french.ts';
import * as german from './german/german.ts';
import * as japanese from './japanese/japanese.ts';
import type { Language } from './languages.ts';
import * as portuguese from './portuguese/portuguese.ts';
import * as spanish from './spanish/spanish.ts';
import {
  board,
  isSpeaker,
  otherwise,
  red,
  repeated,
  said,
  samples,
  say,
  start,
  textsOf,
  truck,
} from './testing/said.ts';
import type { Translation } from './translation.ts';

const translations: Readonly<Record<Exclude<Language, 'en'>, Translation>> = {
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ja: japanese,
  zh: chinese,
  ar: arabic,
};

const folder = new URL('./english/', import.meta.url);
type Section = () => object;
const isSection = (value: unknown): value is Section => typeof value === 'function';

/** The English sections by the names under which translations have them. */
const english = Object.fromEntries(
  await Promise.all(
    readdirSync(folder).map(async (file): Promise<[string, object]> => {
      const name = /section\(\s*'(\w+)'/.exec(readFileSync(new URL(file, folder), 'utf8'))?.[1] ?? file;
      const exported: Record<string, unknown> = await import(new URL(file, folder).href);
      const section = Object.values(exported).find(isSection);
      if (!section) throw new Error(`${file} has no section`);
      return [name, section()];
    }),
  ),
);

/** Texts of English whose numbers are not said elsewhere: rounded times, and problems, which core words. */
const reworded = new Set(['units.time', 'problems.sentence', 'problems.inText', 'problems.inDrawing']);

describe.each(Object.entries(translations))('%s', (_, translation) => {
  const texts = textsOf(translation);
  const original = textsOf(english);
  // the English of these is in the element
  const ownTexts = [...texts.keys()].filter((path) => !path.startsWith('board.'));

  test('has the messages of English and no others', () => {
    expect(ownTexts.sort()).toEqual([...original.keys()].sort());
  });

  test('has no empty text', () => {
    const empty = [...texts].filter(([path, text]) => say(path, text).trim() === '');
    expect(empty.map(([path]) => path)).toEqual([]);
  });

  test('every text speaks of what the English one speaks of', () => {
    const other = [...original].flatMap(([path, text]) => {
      if (!isSpeaker(text) || reworded.has(path)) return [];
      const [here, there] = [say(path, text), say(path, texts.get(path))];
      const missing = repeated(here).filter((one) => !repeated(there).includes(one));
      return missing.length === 0 ? [] : [`${path}: ${there} lacks ${missing.join(', ')}`];
    });
    expect(other).toEqual([]);
  });

  test('every text tells apart what the English one tells apart', () => {
    const alike = [...original].flatMap(([path, text]) => {
      const what = samples[path];
      if (!what || reworded.has(path)) return [];
      const [english, own] = [said(text, what), said(texts.get(path), what)];
      const same = (otherwise(what, [0, 1, 2]) as unknown[][]).filter((other) => {
        const there = said(text, other);
        return (
          there !== undefined &&
          !/undefined/.test(there) &&
          there !== english &&
          said(texts.get(path), other) === own
        );
      });
      return same.map((other) => `${path}: ${own} for ${JSON.stringify(other)}`);
    });
    expect(alike).toEqual([]);
  });

  test('where nothing is left the words are others, as in English', () => {
    const plain = (text: unknown, what: unknown) =>
      said(text, what as unknown[])?.replace(/[\d.,\u00a0\u202f]+/g, '#');
    const alike = [...original].flatMap(([path, text]) => {
      const what = samples[path] ?? [41, 52, 63, 74];
      if (reworded.has(path)) return [];
      const [none, two] = [otherwise(what, [0]), otherwise(what, [2])];
      const own = texts.get(path);
      const same = none.some(
        (zero, i) => plain(text, zero) !== plain(text, two[i]) && plain(own, zero) === plain(own, two[i]),
      );
      return same ? [path] : [];
    });
    expect(alike).toEqual([]);
  });

  test('a board speaks of what it speaks of in English', () => {
    const spoken = (from: BoardWords) => [
      from.board(board),
      from.vehicle(board, start, 0),
      from.vehicle(board, start, 1),
      from.place(board, start, 1),
      from.cannotMove(board, 1, 1),
      from.movedTogether(47),
      from.solved('MOVE'),
    ];
    const there = spoken(boardSpeech(translation.board)).map((text) => repeated(text).toSorted());
    expect(there).toEqual(spoken(words).map((text) => repeated(text).toSorted()));
  });

  test('what is said of a picture calls buttons by their names', () => {
    const { exit, makeRed, picture } = translation.edit;
    for (const text of [picture.noRedCar, picture.byPlace]) expect(text).toContain(makeRed);
    expect(picture.exitNotSeen).toContain(exit);
    expect(picture.exitNotSeen).toContain(picture.turn);
    for (const text of [picture.replaced, picture.noBoard]) expect(text).toContain(translation.common.undo);
  });

  test('names every colour and words every problem differently', () => {
    const names = colours.map((colour) => translation.vehicles.name({ colour, kind: 'car', label: '' }));
    expect(new Set(names).size).toBe(colours.length);
    const problems = problemCodes.map((code) => translation.problems.sentence({ code, message: '' }));
    expect(new Set(problems).size).toBe(problemCodes.length);
  });
});

test('problems keep what core quotes, every square and the number of a move', () => {
  const square = (row: number, column: number) => ({ row, column });
  expect(
    german.problems.inText({
      code: 'unexpected-character',
      message: 'unexpected character "?"',
      at: { text: { line: 2, column: 3 } },
    }),
  ).toBe('Zeile 2, Spalte 3: Ein Zeichen gehört nicht hierher ("?")');
  expect(
    german.problems.inDrawing({
      code: 'bent-vehicle',
      message: '',
      at: { vehicle: 'B', squares: [square(2, 5), square(3, 4)] },
    }),
  ).toBe('Fahrzeug B muss in einer Zeile oder Spalte liegen (Zeile 3, Spalte 6; Zeile 4, Spalte 5)');
  expect(japanese.problems.sentence({ code: 'unknown-puzzle', message: 'there is no puzzle "p-0"' })).toBe(
    'このパズルはありません（"p-0"）',
  );
  expect(chinese.problems.sentence({ code: 'illegal-move', message: '', at: { move: 2 } })).toBe(
    '第 3 步走不了',
  );
});

test('Chinese and Japanese have the wide punctuation of their scripts', () => {
  const letter = '[\\u3001-\\u30ff\\u4e00-\\u9fff]';
  const narrow = new RegExp(`${letter}[:,;!?()]|[:,;!?()]${letter}|\\}[:,;!?()]\\$\\{`, 'g');
  for (const folder of ['chinese', 'japanese']) {
    const place = new URL(`./${folder}/`, import.meta.url);
    for (const file of readdirSync(place))
      expect([folder, file, readFileSync(new URL(file, place), 'utf8').match(narrow)]).toEqual([
        folder,
        file,
        null,
      ]);
  }
});

test('counts take the plural form of their number', () => {
  const counts = [1, 2, 3, 11, 100, 1_000_000];
  expect(counts.map(german.units.moves)).toEqual([
    '1 Zug',
    '2 Züge',
    '3 Züge',
    '11 Züge',
    '100 Züge',
    expect.stringMatching(/^1.000.000 Züge$|^1,000,000 Züge$/),
  ]);
  expect([0, 1, 2, 3, 11, 100].map(arabic.units.moves)).toEqual([
    '0 نقلة',
    'نقلة واحدة',
    'نقلتان',
    '3 نقلات',
    '11 نقلة',
    '100 نقلة',
  ]);
  expect([0, 1, 2].map(french.units.moves)).toEqual(['0 coup', '1 coup', '2 coups']);
  expect([0, 1, 2].map(spanish.units.moves)).toEqual(['0 movimientos', '1 movimiento', '2 movimientos']);
  expect([1, 2].map(japanese.units.moves)).toEqual(['1手', '2手']);
});

test('the page Atlas takes the plural forms of its counts', () => {
  expect(german.atlas.size(6, 6, 1, 1)).toBe('6 mal 6 mit 1 Wand');
  expect(german.atlas.size(6, 6, 0, 2)).toBe('6 mal 6 mit 0 bis 2 Wänden');
  expect(french.atlas.selected(1)).toBe('1 choisi');
  expect(french.atlas.selected(2)).toBe('2 choisis');
  expect(spanish.atlas.printing(1)).toBe('Imprimir el puzle elegido (1)');
  expect(portuguese.atlas.found(1, 2)).toBe('1 de 2 desafios');
  expect(arabic.atlas.size(6, 6, 2, 2)).toBe('6 في 6 مع جدارين');
  expect(arabic.atlas.found(1, 2)).toBe('1 من لغزين');
  expect(arabic.set.solved(1, 2)).toContain('1 من لغزين');
});

test('hints decline the names of vehicles', () => {
  expect(german.hints.block([truck], red)).toBe('Der blaue Laster Q7 steht dem roten Auto im Weg.');
  expect(german.hints.vehicle(truck, 'warum')).toBe('Bewege den blauen Laster Q7: warum.');
  expect(french.hints.block([truck], red)).toBe('Le camion bleu Q7 barre la route à la voiture rouge.');
});
