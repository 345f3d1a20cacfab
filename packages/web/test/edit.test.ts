import { tryParseBoard } from '@unjam/core';
import { describe, expect, test } from 'vitest';
import { someOr, testInAll } from '../../../testing/in-all.ts';
import { showBestSolution } from './best-solution.ts';
import { goTo, revisit, SHORT, sizes, useBrowser, visit } from './browser.ts';

useBrowser();

const hash = `#1/edit/${SHORT}`;
const answer = 'section[aria-label=Answer]';

describe('a board is edited', () => {
  test('into an illegal board, whose overlap is marked, and back', async () => {
    const page = await revisit(hash);
    await page.getByText('Solvable in 2 moves.').waitFor();
    const red = page.locator('.draft .piece[aria-label^="red car"]');
    const blue = page.locator('.draft .piece[aria-label^="blue car"]');
    const [from, to] = [await blue.boundingBox(), await red.boundingBox()];
    if (!from || !to) throw new Error('no pieces');
    const drag = async (a: typeof from, b: typeof from) => {
      await page.mouse.move(a.x + 20, a.y + 20);
      await page.mouse.down();
      await page.mouse.move(b.x + 20, b.y + 20, { steps: 5 });
      await page.mouse.up();
    };
    await drag(from, to);
    await page.getByText('Two vehicles share this square: row 3, column 1').waitFor();
    expect(await page.locator('.wrong path').count()).toBe(1);
    expect(await page.getByRole('button', { name: 'Play it' }).getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Control+z');
    await page.getByText('Solvable in 2 moves.').waitFor();
    expect(await page.locator('.wrong path').count()).toBe(0);
  });

  test('by drawing, clicking, and dragging off the board', async () => {
    const page = await revisit(hash);
    await page.getByText('Solvable in 2 moves.').waitFor();
    const svg = await page.locator('.draft svg').boundingBox();
    if (!svg) throw new Error('no board');
    const unit = svg.width / 680;
    const at = (row: number, column: number) => ({
      x: svg.x + (90 + column * 100) * unit,
      y: svg.y + (90 + row * 100) * unit,
    });
    const stroke = async (a: { x: number; y: number }, b: { x: number; y: number }) => {
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move(b.x, b.y, { steps: 4 });
      await page.mouse.up();
    };
    await stroke(at(5, 1), at(5, 3));
    await page.locator('.piece[aria-label*="truck C, row 6, column 2"]').waitFor();
    await stroke(at(0, 4), at(0, 4));
    await page.locator('.piece[aria-label="wall, row 1, column 5"]').waitFor();
    await stroke(at(5, 2), { x: svg.x - 220 * unit, y: at(5, 2).y });
    await expect.poll(() => page.locator('.piece[aria-label*="truck"]').count()).toBe(0);
  });

  test.each(someOr(1, ['9x4', '4x9']))('of %s cells, where the pointer is', async (size) => {
    const page = await revisit(`#1/edit/!${size}r.~!X*babb`);
    const red = page.locator('.piece[aria-label="red car, row 2, column 1"]');
    const box = await red.locator('.hit').boundingBox();
    if (!box) throw new Error('no red car');
    const cell = box.height;
    const [x, y] = [box.x + cell / 2, box.y + cell / 2];
    await page.mouse.click(x + 3 * cell, y + 2 * cell);
    await page.locator('.piece[aria-label="wall, row 4, column 4"]').waitFor();
    await page.mouse.move(x, y + 2 * cell);
    await page.mouse.down();
    await page.mouse.move(x + 2 * cell, y + 2 * cell, { steps: 4 });
    await page.mouse.up();
    await page.locator('.piece[aria-label$="truck A, row 4, column 1"]').waitFor();
  });

  test('on a phone, where the board stays under the finger while what is said of it changes', async () => {
    const page = await revisit('#1/edit/!6x6r.~!X*cacb', { viewport: sizes.phone });
    const red = page.locator('.piece[aria-label="red car, row 3, column 1"]');
    await red.focus();
    await page.keyboard.press('Delete');
    await page.getByText('Add a red car').waitFor();
    const box = await page.locator('.draft svg').boundingBox();
    if (!box) throw new Error('no board');
    const cell = (box.width / 680) * 100;
    const [x, y] = [box.x + 3.9 * cell, box.y + 1.9 * cell];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + cell, { steps: 8 });
    await page.locator('.piece[aria-label="red car, row 2, column 4"]').waitFor();
    expect(await page.locator('.draft svg').boundingBox()).toEqual(box);
    await page.mouse.up();
    await page.getByText('Solvable in 1 move.').waitFor();
    expect(await page.locator('.piece').count()).toBe(1);
  });

  test('in another way, or is left, in the middle of a drag, which then changes nothing', async () => {
    const page = await revisit('#1/edit/!6x6r.~!X*cacb~A*cede');
    const blue = page.locator('.piece[aria-label^="blue car A"]');
    const drag = async () => {
      const box = await blue.boundingBox();
      if (!box) throw new Error('no blue car');
      await page.mouse.move(box.x + 20, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + 20 + box.height, { steps: 4 });
      await page.locator('.piece[aria-label="blue car A, row 5, column 5"]').waitFor();
    };
    await drag();
    await page.evaluate(() => {
      location.hash = '#1/daily';
    });
    await page.locator('.day').first().waitFor();
    await page.mouse.up();
    await page.evaluate(() => {
      location.hash = '#1/edit';
    });
    await page.locator('.piece[aria-label="blue car A, row 3, column 5"]').waitFor();
    await drag();
    await page.keyboard.press('Delete');
    await expect.poll(() => blue.count()).toBe(0);
    await page.mouse.move(300, 300);
    await page.mouse.up();
    await page.getByText('Solvable in 1 move.').waitFor();
    expect(await blue.count()).toBe(0);
  });

  test('by keys alone', async () => {
    const page = await revisit(hash);
    await page.getByText('Solvable in 2 moves.').waitFor();
    await page.locator('.piece[aria-label^="blue car"]').focus();
    const named = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    for (const [key, name] of [
      ['ArrowUp', 'blue car B, row 2, column 5'],
      ['t', 'blue car B, row 2, column 5'],
      ['+', 'blue truck B, row 2, column 4'],
      ['-', 'blue car B, row 2, column 4'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(named).toBe(name);
    }
    await page.getByText('Solvable in 1 move.').waitFor();
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('.piece').count()).toBe(1);
    await page.locator('.piece').focus();
    await page.keyboard.press('Delete');
    await page.getByText('Add a red car: draw a vehicle, then Make red').waitFor();
  });
});

test('the board is written in a format that can express its exit, until a person chooses another one', async () => {
  const page = await revisit(`#1/edit/${SHORT.replaceAll('A', 'X')}`);
  const [text, format] = [
    page.getByLabel('This board as text'),
    page.getByRole('combobox', { name: /^This board as/ }),
  ];
  await expect.poll(() => text.inputValue()).toBe('......\n......\nXX..B.\n....B.\n......\n......');
  const exit = page.getByRole('combobox', { name: /^Exit/ });
  await exit.selectOption('left');
  await expect.poll(() => format.inputValue()).toBe('json');
  const board = tryParseBoard(await text.inputValue());
  expect(board.ok && board.value.exit).toBe('left');
  await exit.selectOption('right');
  await expect.poll(() => format.inputValue()).toBe('grid');
  await format.selectOption('framed');
  await exit.selectOption('left');
  await expect
    .poll(() => text.inputValue())
    .toMatch(
      /cannot express this board: its exit is at the left; expected json, which can express every board$/,
    );
});

testInAll('an answer that comes late does not replace what is wrong with the draft', async () => {
  const page = await visit({ hash });
  await page.getByText('Solvable in 2 moves.').waitFor();
  await page.evaluate(() => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more: []) {
      setTimeout(() => post.call(this, message, ...more), 500);
    };
  });
  await page.locator('.piece[aria-label^="blue car"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.locator('.piece[aria-label^="red car"]').focus();
  await page.keyboard.press('Delete');
  const said = page.locator(`${answer} [role=status]`);
  // and says why, where a screen reader hears it
  const reason = 'Not a legal board yet: Add a red car: draw a vehicle, then Make red';
  await expect.poll(() => said.innerText()).toBe(reason);
  await page.waitForTimeout(1500);
  expect(await said.innerText()).toBe(reason);
});

describe('a board with no solution says what is stuck', () => {
  test('while it is edited, solved, played and mapped', async () => {
    const page = await revisit('#1/edit');
    await page
      .getByLabel('Paste a board in any format')
      .fill('....x.\n......\nXX..B.\n....B.\n....B.\n....x.');
    const words =
      'This board has no solution: the red car never gets further than 2 cells; blue truck B is in its way.';
    await page.locator(answer).getByText(words).waitFor();
    await page.getByRole('button', { name: 'Solve it' }).click();
    await page.getByText(words).waitFor();
    await goTo(page, 'play');
    await page.getByRole('toolbar').waitFor();
    await page.keyboard.press('h');
    await page.getByText(words).waitFor();
    expect(await page.locator('.counts').textContent()).toContain('no solution');
    await goTo(page, 'lab');
    await page.locator('.wander-side').getByText(words).waitFor();
  });
});

test('on a board too large for the solver the best solution is found, shown and can be cancelled', async () => {
  // all/edit.test.ts goes on with it to the other pages
  await showBestSolution();
});

test('of several shortest solutions the editor and the Solve page give the one with fewest steps, as the command does', async () => {
  const board = 'ooooooooAAABXXoCDBoooCDooooCEooFFFEo';
  await (await revisit(`#1/edit/${board}`)).getByText('10 squares.').waitFor();
  await (await revisit(`#1/solve/${board}`)).getByText('6 moves, 10 steps').waitFor();
});

test('a link from the solution of a board leads to that of one with fewer vehicles', async () => {
  const page = await revisit('#1/solve/ooooooooAAABXXoCDBoooCDooooCEooFFFEo');
  await page.getByText('6 moves, 10 steps').waitFor();
  await page.evaluate(() => {
    location.hash = '#1/solve/....%2F.CCC%2F...A%2F...A%2F.XXD%2FBBBD';
  });
  await page.getByText('4 moves, 6 steps').waitFor();
});

test('of the fewest steps the Solve page counts those of one vehicle that follow each other as one move', async () => {
  const page = await revisit('#1/solve/....%2F.CCC%2F...A%2F...A%2F.XXD%2FBBBD');
  await page.getByRole('radio', { name: 'steps' }).check();
  await page.getByText('4 moves, 6 steps').waitFor();
  await page.getByText('Move 0 of 4').waitFor();
  await page.getByRole('radio', { name: 'moves' }).check();
});
