// A large JPEG, of which Chromium decodes only a part of the pixels. Firefox and WebKit read one in all/engines.test.ts.
import { encode } from 'jpeg-js';
import { expect, test } from 'vitest';
import { relettered } from '../../../../scripts/scenes/boards.mjs';
import { makeScene } from '../../../../scripts/scenes/scenes.mjs';
import { withExif } from '../../../cli/test/exif-block.ts';
import { useBrowser } from '../browser.ts';
import { choose, draftText, panelPage } from '../picture-panel.ts';

useBrowser();

test('a large JPEG is shown as its camera was held, and read', async () => {
  const { image, rows } = makeScene('above', 99_001);
  // each pixel of the scene becomes 5 by 5
  const [width, height] = [5 * image.width, 5 * image.height];
  const data = Buffer.alloc(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const from = Math.floor(i / width / 5) * image.width + Math.floor((i % width) / 5);
    data.set(image.data.subarray(4 * from, 4 * from + 4), 4 * i);
  }
  const buffer = withExif(encode({ width, height, data }, 90).data, 6);
  const page = await panelPage();
  await choose(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText(/% sure\. Compare the board|Not sure/).waitFor();
  await page.getByRole('button', { name: 'Whole picture' }).click();
  const shown = page.locator('.picture-view canvas');
  const sides = [await shown.getAttribute('width'), await shown.getAttribute('height')].map(Number);
  const least = 800 / Math.max(width, height);
  expect(sides).toEqual([Math.round(height * least), Math.round(width * least)]);
  // the letters of the vehicles follow their colours, and the red car is A in a scene
  const lettered = (await draftText(page)).replace(/[AX]/g, (label) => (label === 'A' ? 'X' : 'A'));
  expect(relettered(lettered.split('\n'))).toBe(relettered(rows));
});
