import { describe, expect, test } from 'vitest';
import type { Board } from '../../board/board.ts';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';

/** The labels of the vehicles and how the text was read. */
function labelsIn(text: string): readonly [string, string] {
  const answer = readShapes(text);
  if (answer.kind !== 'read') return [answer.kind, ''];
  const [first] = answer.boards;
  return [first?.board.vehicles.map(({ label }) => label).join('') ?? '', first?.read ?? ''];
}

test('words in front of labels are no part of them', () => {
  const [labels, read] = labelsIn(
    'Car X: horizontal, row 3, column 2, length 2\nCar B: horizontal, row 1, column 1, length 2\nTruck O: vertical, row 1, column 6, length 3\n',
  );
  expect(labels).toBe('BOX');
  expect(read).toMatch(/; X is the red car/);
});

test('the reading says which letters stand for long names', () => {
  const [labels, read] = labelsIn(
    'lavender car: horizontal, row 3, column 2, length 2\nlight green car: horizontal, row 1, column 1, length 2\nyellow truck: vertical, row 1, column 6, length 3\n',
  );
  expect(labels).toBe('ABC');
  expect(read).toMatch(
    /; letters stand for names: A for lavender, B for light-green, C for yellow; A is the red car, .* a guess/,
  );
});

describe('a label that the text gives stays that of its vehicle, and the red car is X where no other is', () => {
  test.each([
    [
      'red car: row 3, columns 1-2\ntruck A: row 1, columns 1-3\nlight green car: column 6, rows 1-2',
      'A3 B2 X2',
    ],
    [
      'red car: row 3, columns 1-2\ntruck X: row 1, columns 1-3\nlight green car: column 6, rows 1-2',
      'A2 B2 X3',
    ],
    [
      'light green car: column 6, rows 1-2\nred car: row 3, columns 1-2\ntruck B: row 1, columns 1-3',
      'A2 B3 X2',
    ],
    [
      'Voiture rouge : ligne 3, colonnes 1 à 2, horizontale\nCamion A : colonne 6, lignes 1 à 3, vertical\nVoiture C : ligne 1, colonnes 1 à 2, horizontale',
      'A3 C2 X2',
    ],
    [
      '[{"name":"red car","x":0,"y":2,"length":2,"dir":"h"},{"name":"truck A","x":0,"y":0,"length":3,"dir":"h"}]',
      'A3 X2',
    ],
    [
      '[{"name":"limousine","x":0,"y":2,"length":2,"dir":"h","red":true},{"name":"A","x":0,"y":0,"length":3,"dir":"h","red":false}]',
      'A3 X2',
    ],
  ])('%j', (text, expected) => {
    const answer = readShapes(text);
    const board = answer.kind === 'read' ? answer.boards[0]?.board : undefined;
    expect(board?.vehicles.map(({ label, length }) => `${label}${length}`).join(' ')).toBe(expected);
    expect(board?.vehicles[board.primary]?.lane).toBe(2);
  });
});

test('the red car is asked for by what the text calls it', () => {
  const text =
    'red car: row 3, columns 1-2\ntruck A: row 1, columns 1-3\nlight green car: row 6, columns 1-2';
  const primaryOf = (primary: string) => {
    const answer = readShapes(text, { primary });
    const [first] = answer.kind === 'read' ? answer.boards : [];
    return [
      first?.board.vehicles[first.board.primary]?.lane,
      first?.choices.find(({ option }) => option === 'primary')?.value,
    ];
  };
  expect(primaryOf('A')).toEqual([0, 'A']);
  expect(primaryOf('light-green')).toEqual([5, 'light-green']);
});

test.each([
  'Voiture X : ligne 3, colonnes 2 à 3\nVoiture A : ligne 1, colonnes 1 à 2\nCamion O : colonne 6, lignes 1 à 3',
  'Auto X : Zeile 3, Spalten 2 bis 3\nAuto A : Zeile 1, Spalten 1 bis 2\nAuto O : Spalte 6, Zeilen 1 bis 3',
  'Coche X : fila 3, columnas 2 a 3\nCoche A : fila 1, columnas 1 a 2\nCoche O : columna 6, filas 1 a 3',
])('names before a colon in sentences are no keys: %j', (text) => {
  const answer = readShapes(text);
  expect(answer.kind === 'read' && compactText(answer.boards[0]?.board as Board)).toBe(
    'AAoooOoooooOoXXooOoooooooooooooooooo',
  );
});
