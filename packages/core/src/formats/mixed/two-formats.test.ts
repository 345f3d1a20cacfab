// Two boards, each as another format writes it: both are read, and nothing is taken for a board that is a part of one of them.
import { expect, test } from 'vitest';
import { boardOf } from '../../testing/drawn.ts';
import { allFormats } from '../all-formats.ts';
import { createBoardReader } from '../reading/reader.ts';
import { type WriterId, writerById } from '../registry.ts';

const full = boardOf(['AAB...', '..B.C.', 'XX..C.', '.D..EE', '.D.F..', '...FGG']);
/** The red car of the other board, alone. */
const alone = boardOf(['......', '......', 'XX....', '......', '......', '......']);
const ids: readonly WriterId[] = [
  'grid',
  'framed',
  'drawing',
  'line',
  'cells',
  'prolog',
  'json',
  'bordered',
  'csv',
  'bandung',
  'printed',
  'cars',
];
const walls = boardOf(['..A...', '..A.#.', 'XXA...', '......', '......', '......']);

function boardsIn(text: string): readonly string[] {
  const reader = createBoardReader({ formats: allFormats() });
  return [...reader.push(text), ...reader.end()].map(({ result }) =>
    result.ok ? shapeOf(result.value) : result.error.message,
  );
}

/** The board with labels that every format has. */
const shapeOf = (board: typeof full): string =>
  JSON.stringify([
    board.width,
    board.height,
    board.walls,
    board.vehicles
      .map(({ orientation, lane, offset, length }, i) => [
        orientation,
        lane,
        offset,
        length,
        i === board.primary,
      ])
      .sort(),
  ]);

test.each(ids.map((id) => [id] as const))('%s above each other format', (first) => {
  for (const second of ids)
    for (const [one, two] of [
      [full, alone],
      [alone, full],
      [full, walls],
    ] as const) {
      const texts = [writerById(first).print(one), writerById(second).print(two)];
      const written = texts.flatMap((text) => (text.ok ? [text.value] : []));
      const meant = [one, two].map(shapeOf);
      const isReadAlone = written.every((text, i) => boardsIn(text).join() === meant[i]);
      if (written.length < 2 || !isReadAlone) continue;
      expect(boardsIn(`${written.join('\n\n')}\n`), written.join('\n\n')).toEqual(meant);
    }
});

test.each(['list', 'grid', 'csv', 'json'] as const)('%s beside rows of numbers in brackets', (id) => {
  const [one, two] = [writerById(id).print(full), writerById('matrix').print(walls)];
  if (!one.ok || !two.ok) throw new Error(id);
  expect(boardsIn(`${one.value}\n\n${two.value}\n`)).toEqual([full, walls].map(shapeOf));
  expect(boardsIn(`${two.value}\n\n${one.value}\n`)).toEqual([walls, full].map(shapeOf));
});

test('a small board above others is not read again with each of them', () => {
  const small = '5x5\ncar,orientation,col,row,length\nX,H,2,3,2';
  const text = `${small}\n\noooBooooxBoooAAooxoooooooooooooooooo\n\nooooooBBAACoDDCo\n`;
  expect(boardsIn(text)).toHaveLength(3);
  expect(boardsIn(text)[0]).toBe(boardsIn(`${small}\n`)[0]);
});

test('three rows of three cells between others are a whole board', () => {
  const [border, object] = [writerById('bordered').print(full), writerById('cars').print(walls)];
  if (!border.ok || !object.ok) throw new Error('not written');
  const text = `${border.value}\n\n.AA\n.XX\n...\n\n${object.value}\n`;
  expect(boardsIn(text)).toEqual([shapeOf(full), ...boardsIn('.AA\n.XX\n...\n'), shapeOf(walls)]);
});
