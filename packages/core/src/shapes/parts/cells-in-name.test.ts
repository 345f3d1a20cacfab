import { expect, it } from 'vitest';
import { cellsInName } from './cells-in-name.ts';

it('knows cells from names', () => {
  const cells = [
    'oAAABBooCDDEXXC GEHIIFGJHKKooJLLMMMJ',
    '|JJKK.H|+------+',
    '|..A.BB|',
    'AAoooBCCooDDoXXoo oooooo',
    'AABBC.|D..EC.|DXXEC.|D.FGGG|..FHHH|IIIJJ.',
    'XX.A, ...A, ...., ....',
  ];
  const names = [
    'Level 3',
    'Gridlock on Boulevard Montparnasse',
    'Donaudampfschifffahrt',
    'https://example.org/Puzzles/Easy.html',
    'PUZZLE NUMBER THREE',
    'CONGRATULATIONS',
    '| Level | 3 |',
    'EASY, HARD, OLD, NEW',
    'www.example.org, www.example.com, ftp.example.org, ...',
    '',
  ];
  expect(cells.filter((name) => cellsInName(name) === undefined)).toEqual([]);
  expect(names.filter((name) => cellsInName(name) !== undefined)).toEqual([]);
});
