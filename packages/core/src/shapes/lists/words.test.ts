import { describe, expect, it } from 'vitest';
import { compactText } from '../../formats/reading/compact.ts';
import { readShapes } from '../read-shapes.ts';
import { rolesOfHeading } from './words.ts';

/** Two cars and two trucks, in each language with the headings and words for down and across. */
const LANGUAGES: Readonly<Record<string, readonly [headings: string, down: string, across: string]>> = {
  Swedish: ['bil;riktning;rad;kolumn;längd', 'lodrät', 'vågrät'],
  Danish: ['køretøj;retning;række;kolonne;længde', 'lodret', 'vandret'],
  Norwegian: ['kjøretøy;retning;rad;kolonne;lengde', 'loddrett', 'vannrett'],
  Finnish: ['auto;suunta;rivi;sarake;pituus', 'pysty', 'vaaka'],
  Czech: ['vozidlo;směr;řádek;sloupec;délka', 'svisle', 'vodorovně'],
  Slovak: ['vozidlo;smer;riadok;stĺpec;dĺžka', 'zvislo', 'vodorovne'],
  Hungarian: ['jármű;irány;sor;oszlop;hossz', 'függőleges', 'vízszintes'],
  Romanian: ['mașină;direcție;rând;coloană;lungime', 'vertical', 'orizontal'],
  Ukrainian: ['автомобіль;напрямок;рядок;стовпець;довжина', 'вертикально', 'горизонтально'],
  Greek: ['όχημα;κατεύθυνση;γραμμή;στήλη;μήκος', 'κάθετα', 'οριζόντια'],
  Korean: ['차량;방향;행;열;길이', '세로', '가로'],
};

describe('lists in other languages', () => {
  for (const [language, [headings, down, across]] of Object.entries(LANGUAGES))
    it(`reads headings and directions in ${language}`, () => {
      const rows = [`A;${down};1;1;3`, `X;${across};3;2;2`, `B;${down};1;4;3`, `C;${down};5;6;2`];
      const answer = readShapes([headings, ...rows].join('\n'));
      expect(
        answer.kind === 'read' && answer.boards.map(({ board }) => compactText(board)),
        JSON.stringify(answer),
      ).toEqual(['AooBooAooBooAXXBoooooooooooooCoooooC']);
    });
});

it('the word for a place in front of a row or a column does not count', () => {
  expect(rolesOfHeading('position_row')).toEqual(rolesOfHeading('row'));
  expect(rolesOfHeading('pos.x')).toEqual(rolesOfHeading('x'));
});
