import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { encode } from 'fast-png';
import { expect, onTestFinished, test } from 'vitest';
import { makeScene } from '../../../scripts/scenes/scenes.mjs';
import { useBrowser, visit } from './browser.ts';

useBrowser();

/** A scene of our own making, as a PNG file. */
function sceneFile(kind: string, seed: number): { file: string; rows: string[] } {
  const { image, rows } = makeScene(kind, seed);
  const folder = mkdtempSync(join(tmpdir(), 'unjam-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'scene.png');
  const { width, height, data } = image;
  writeFileSync(file, encode({ width, height, data: Uint8Array.from(data), channels: 4, depth: 8 }));
  return { file, rows };
}

test('a picture becomes the board in the editor, and its corners can be moved by keys', async () => {
  const page = await visit({ hash: '#1/edit/ooooooooooooAAooBoooooBooooooooooooo' });
  await page.getByRole('button', { name: 'From a picture' }).click();
  const { file, rows } = sceneFile('screen', 3);
  await page
    .getByRole('region', { name: 'Picture', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(file);
  await page.getByText(/% sure\. Compare the board/).waitFor();
  const vehicles = new Set(rows.join('').replaceAll(/[.#]/g, '')).size;
  expect(await page.locator('.draft .piece').count()).toBe(vehicles);
  const corner = page.getByRole('button', { name: /^first corner of the grid/ });
  const before = await corner.getAttribute('cx');
  await corner.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await corner.getAttribute('cx'))).toBeGreaterThan(Number(before));
  await page.getByText(/% sure\. Compare the board|Not sure/).waitFor();
});

test('what reads pictures is loaded when it is opened, and is at most 40 KB, compressed', async () => {
  const page = await visit({ hash: '#1/edit/ooooooooooooAAooBoooooBooooooooooooo' });
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.getByRole('button', { name: 'From a picture' }).click();
  await page
    .getByRole('region', { name: 'Picture', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(sceneFile('screen', 3).file);
  await page.getByText(/% sure\. Compare the board/).waitFor();
  expect(scripts.some((name) => /worker/.test(name))).toBe(true);
  const sizes = await Promise.all(
    scripts.map(async (name) => gzipSync(await (await page.request.get(name)).body()).length),
  );
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(40 * 1024);
});

test('a file that is not a picture gives one sentence', async () => {
  const page = await visit({ hash: '#1/edit/ooooooooooooAAooBoooooBooooooooooooo' });
  await page.getByRole('button', { name: 'From a picture' }).click();
  await page
    .getByRole('region', { name: 'Picture', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page
    .getByText('This file is not a picture that the browser can open; expected a JPEG, PNG, WebP or GIF.')
    .waitFor();
});
