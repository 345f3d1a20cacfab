// The words on cards in the languages of the app.

import { afterEach, expect, test } from 'vitest';
import * as german from '../language/german/german.ts';
import * as japanese from '../language/japanese/japanese.ts';
import { setLanguage } from '../language/language.ts';
import type { Language } from '../language/languages.ts';
import { type CardPuzzle, cardWords, printedWords } from './card-words.ts';

afterEach(() => setLanguage('en', {}));

const puzzle: CardPuzzle = {
  number: 7,
  name: 'Jam 12',
  puzzle: 'p-0k3x9qz',
  grade: 'expert',
  moves: 49,
  steps: 93,
};
const english = { number: 7, name: 'Jam 12', grade: 'Expert', moves: '49 moves', steps: '93 steps' };

test.each([
  ['en', {}, english],
  ['de', german, { number: 7, name: 'Stau 12', grade: 'Experte', moves: '49 Züge', steps: '93 Schritte' }],
  // core has no Japanese letters
  ['ja', japanese, english],
] as const)('a printed card in %s', (language: Language, texts, words) => {
  setLanguage(language, texts);
  expect(printedWords(puzzle)).toEqual(words);
});

test('a card that the browser draws is in every language', () => {
  setLanguage('ja', japanese);
  expect(cardWords(puzzle)).toEqual({
    number: 7,
    name: japanese.common.puzzle(12),
    grade: japanese.units.grades.expert,
    moves: '49手',
    steps: japanese.units.steps(93),
  });
});

test('in place of a name in letters that core has not, the number of the puzzle is printed', () => {
  const named = (name: string) => printedWords({ ...puzzle, name, puzzle: undefined }).name;
  expect(['الجسر', '桥', 'Die Brücke'].map(named)).toEqual(['Puzzle 7', 'Puzzle 7', 'Die Brücke']);
});

test('the name that a player gave stays', () => {
  setLanguage('de', german);
  expect(printedWords({ ...puzzle, name: 'Die Brücke', puzzle: undefined, grade: '' })).toMatchObject({
    name: 'Die Brücke',
    grade: '',
  });
});
