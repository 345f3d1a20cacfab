import { expect, test } from 'vitest';
import { primaryOf } from '../../board/board.ts';
import { readShapes } from '../read-shapes.ts';
import { isRedName } from './red-words.ts';

test.each([
  'red',
  'Red car',
  'Das rote Auto',
  'Rotes Auto',
  'La voiture rouge',
  'El coche rojo',
  'Carro vermelho',
  'La macchina rossa',
  'De rode auto',
  'Czerwony samochód',
  'Красная машина',
  'Kırmızı araba',
  'Mobil merah',
  'Röd bil',
])('%s', (name) => {
  expect(isRedName(name)).toBe(true);
});

test.each(['Auto A', 'car', 'the', 'Redmond', 'Le camion', 'redirect', 'Rotterdam'])('%s is not', (name) => {
  expect(isRedName(name)).toBe(false);
});

test('the red car need not be the first of a list', () => {
  const text = [
    'Auto B: Zeile 1, Spalte 5, Länge 2, senkrecht',
    'LKW A: Zeile 1, Spalte 1, Länge 3, waagerecht',
    'Das rote Auto: Zeile 6, Spalte 4, Länge 2, waagerecht',
    'Auto C: Zeile 3, Spalte 1, Länge 2, senkrecht',
    'Auto D: Zeile 4, Spalte 2, Länge 2, waagerecht',
    'Auto E: Zeile 5, Spalte 3, Länge 2, waagerecht',
  ].join('\n');
  const answer = readShapes(text);
  if (answer.kind !== 'read') expect.fail(answer.kind);
  const [first] = answer.boards;
  expect(first?.primaryGuessed).toBeUndefined();
  expect(first && primaryOf(first.board)).toMatchObject({ lane: 5, offset: 3 });
});
