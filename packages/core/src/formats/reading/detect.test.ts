import { expect, test } from 'vitest';
import { detectFormat } from './detect.ts';

test.each<[string, string | undefined]>([
  ['..0..A\n..0..A\nXX0...', 'grid'],
  ['# c\n\nCard 1\nXX..\n....', 'grid'],
  ['Card 1\n\nXX..\n....', 'grid'],
  ['XX../....', 'grid'],
  ['.XX./\t/....', 'grid'],
  ['  0  A\nXX0  A', 'grid'],
  ['a . @ @\na . . .', 'drawing'],
  [' a . @ @\n a . .', 'drawing'],
  ['|XX.|\n|...|', 'framed'],
  ['   1 2\n  +---+\n1 |X X|', 'framed'],
  ['XXoo', 'line'],
  ['IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM', 'line'],
  ['60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332\n'.repeat(2000), 'line'],
  ['ooBBBooooCDDAAoCooooooooooooooooooo', 'line'],
  ['12 AAoBoooBo 4', 'line'],
  ['AAoooBoooBoooooo\nBBoAoooAoooooooo', 'line'],
  ['[(17,18)]', 'cells'],
  ['g1 =\n [(17,18)]', 'cells'],
  ['g1 = [\n (17,18)]', 'cells'],
  ['[car(x,h,1-3)', 'prolog'],
  ['?- rush([', 'prolog'],
  ['{', 'json'],
  ['[\n {', 'json'],
  ['[', 'json'],
  ['', undefined],
  ['# only a comment', undefined],
  ['hello', undefined],
  ['Dear reader,\nhow are you?', undefined],
  // one line may be a name, two are a text
  ['Dear reader\n\n\nCard 1\n\nXX..\n....', 'grid'],
  ['Dear reader,\nlook:\n\nXX..\n....', undefined],
  ['\0XX', undefined],
])('%j is %s', (text, id) => {
  expect(detectFormat(text)?.id).toBe(id);
});
