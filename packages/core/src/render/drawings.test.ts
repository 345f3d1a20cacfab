// A digest of each drawing. Other tests say what a drawing has to show; this one sees that none changes unless it is meant to. Where it
// is, look at the drawings, then `npx vitest run --project unit packages/core/src/render/drawings.test.ts -u` writes the file again.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { mirror, startOf, transpose } from '../board/board.ts';
import { moves } from '../board/moves.ts';
import { solve } from '../engine/solve.ts';
import { boardOf } from '../testing/drawn.ts';
import { seedBoards } from '../testing/seeds.ts';
import { animate } from './animation.ts';
import { renderBlocks } from './block-text.ts';
import { cardBack, cardFront } from './card.ts';
import { outlineText, textMarkup } from './outlined-text.ts';
import { solutionPages } from './solution-list.ts';
import { renderSvg } from './svg.ts';
import { renderText } from './text.ts';
import { titlePage } from './title-page.ts';
import { lookOf, vehiclePicture } from './vehicle-picture.ts';
import { coatOf } from './vehicle-shape.ts';

const drawn = new Map<string, string>();
const add = (name: string, drawing: unknown): void => {
  const text = typeof drawing === 'string' ? drawing : JSON.stringify(drawing);
  drawn.set(name, createHash('sha256').update(text).digest('hex').slice(0, 12));
};

const walled = boardOf(['AA...O', '.#.B.O', 'XX.B.O', '...B..', '#.CC..', 'DDD..#']);
const boards = {
  ...seedBoards,
  walled,
  'exit at the left': mirror(walled),
  'exit at the bottom': transpose(walled),
  'exit at the top': transpose(mirror(walled)),
};

for (const [name, board] of Object.entries(boards)) {
  const [move] = moves(board, startOf(board));
  add(`${name}, as a picture`, renderSvg(board));
  add(`${name}, dark, without labels`, renderSvg(board, { theme: 'dark', labels: false, width: 200 }));
  for (const slide of moves(board, startOf(board)).slice(0, 4))
    add(`${name}, with the move ${slide.vehicle} by ${slide.by}`, renderSvg(board, { move: slide }));
  board.vehicles.forEach((_, index) => {
    const look = lookOf(board, index);
    add(`${name}, vehicle ${index}`, vehiclePicture(look));
    add(
      `${name}, vehicle ${index} turned round`,
      vehiclePicture({ ...look, backward: !look.backward, label: 'W1' }),
    );
  });
  add(`${name}, as text`, renderText(board) + renderText(board, { colour: true }));
  for (const columns of [20, 40, 80, 200]) {
    const options = { columns, rows: columns / 2, ...(move && { chosen: move.vehicle }) };
    add(`${name}, in blocks of ${columns} columns`, [
      renderBlocks(board, options)?.lines ?? [],
      renderBlocks(board, { ...options, colour: true })?.lines ?? [],
    ]);
  }
}
const look = lookOf(walled, 0);
add('a vehicle in colours of a page', vehiclePicture({ ...look, coat: coatOf(look.paint) }));

const { g1, hardest } = seedBoards;
for (const [name, board] of Object.entries({ g1, hardest })) {
  const result = solve(board);
  if (result.kind !== 'solved') continue;
  add(`${name}, the frames of its solution`, animate(board, result.solution));
  add(`${name}, its frames with others between`, animate(board, result.solution, 2));
}

const text = { number: 12, name: 'A jam', grade: 'expert', moves: '49 moves', steps: '93 steps' };
const listed = Array.from(
  { length: 90 },
  (_, i) => `${'ABCDEFGH'[i % 8]} ${['left', 'right', 'up', 'down'][i % 4]} ${1 + (i % 4)}`,
);
for (const [name, size] of Object.entries({
  small: { width: 630, height: 880 },
  large: { width: 940, height: 1280 },
  wide: { width: 1480, height: 1050 },
})) {
  add(`a ${name} card`, cardFront(g1, text, size));
  for (const count of [0, 3, 24, 90])
    add(`the back of a ${name} card, ${count} moves`, cardBack(listed.slice(0, count), text, size));
  for (const title of [
    'Up the hill',
    'Forty boards for rainy afternoons',
    'Rush hours for rainy afternoons: forty boards for children from eight to twelve years',
  ])
    add(`a ${name} page with the title ${title}`, titlePage(title, ['Unjam', '36 boards'], size));
  add(`${name} pages of solutions`, [
    ...solutionPages(
      [9, 90, 30].map((count) => ({ text, moves: listed.slice(0, count) })),
      size,
      80,
    ),
  ]);
}

const characters = Array.from({ length: 0x180 - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).filter(
  (one) => !/\p{C}/u.test(one),
);
for (let from = 0; from < characters.length; from += 16) {
  const row = characters.slice(from, from + 16).join('');
  for (const bold of [false, true]) {
    const lines = (['start', 'middle', 'end'] as const).map((anchor) =>
      outlineText(
        textMarkup(row.replace(/[<>&"]/g, '*'), { x: 10, y: 20, size: 30, bold, anchor, ink: '#000000' }),
      ),
    );
    add(`letters ${row.trim()}${bold ? ' bold' : ''}`, lines);
  }
}

test('every drawing is as it was', async () => {
  const lines = [...drawn].map(([name, digest]) => `${digest} ${name}\n`);
  await expect(lines.join('')).toMatchFileSnapshot('drawings.txt');
});
