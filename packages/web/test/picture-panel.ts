// The panel that reads pictures, and pictures to choose in it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode, encode } from 'fast-png';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { makeScene } from '../../../scripts/scenes/scenes.mjs';
import { drawn } from '../../cli/test/drawn-picture.ts';
import { SHORT, visit } from './browser.ts';

/** A scene of our own making, as a PNG file. */
export function sceneFile(kind: string, seed: number): { file: string; rows: string[] } {
  const { image, rows } = makeScene(kind, seed);
  return { file: fileOf(image), rows };
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-picture-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A picture as a PNG file. */
export function fileOf({ width, height, data }: Image): string {
  const file = join(temporaryFolder(), 'scene.png');
  writeFileSync(file, encode({ width, height, data: Uint8Array.from(data), channels: 4, depth: 8 }));
  return file;
}

export interface Image {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** A picture in which there is nothing. */
export const nothing: Image = { width: 300, height: 200, data: new Uint8Array(300 * 200 * 4).fill(255) };

/** The editor with the panel for pictures open. */
export async function panelPage(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await visit({ hash: `#1/edit/${SHORT}`, ...options });
  await page.getByRole('button', { name: 'From a picture' }).click();
  return page;
}

export const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page
    .getByRole('region', { name: 'Picture', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(file);

export const isSure = (page: Page) => page.getByText(/% sure\. Compare the board/).waitFor();

export const draftText = (page: Page) => page.getByLabel('This board as text').inputValue();

/** Where the corners of the grid are, in pixels of the picture. */
export const marks = (page: Page) =>
  page
    .locator('.picture-view .mark')
    .evaluateAll((all) =>
      all.map((one) => ['cx', 'cy'].map((name) => Math.round(Number(one.getAttribute(name))))),
    );

/** Drags a corner of the grid by so many pixels of the screen. */
export async function dragCorner(page: Page, name: string, x: number, y: number): Promise<void> {
  const corner = page.getByRole('button', { name: new RegExp(`^${name} corner`) });
  await corner.hover();
  await page.mouse.down();
  const box = await corner.boundingBox();
  if (!box) throw new Error(`there is no ${name} corner`);
  await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
  await page.mouse.up();
}

/** From now on each reading begins some milliseconds late, or is not done and has the given answer. */
export const onRead = (page: Page, how: { readonly late?: number; readonly answer?: object }) =>
  page.evaluate(({ late, answer }) => {
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...more: []) {
      if (!message.read) post.call(this, message, ...more);
      else if (answer) setTimeout(() => this.onmessage?.(new MessageEvent('message', { data: answer })));
      else setTimeout(() => post.call(this, message, ...more), late);
    };
  }, how);

/** From now on the reader finds nothing in any picture. */
export const seeNothing = (page: Page) =>
  onRead(page, { answer: { reading: { kind: 'no grid', message: '' } } });

/** The picture of a board as Unjam draws it, without a margin of so many pixels, in other colours. */
export async function drawnOtherwise(
  board: string,
  margin: number,
  colour: (rgb: readonly number[]) => readonly number[],
): Promise<string> {
  const { width, channels, data } = decode(readFileSync(await drawn(temporaryFolder(), board)));
  const side = width - 2 * margin;
  const pixels = Array.from({ length: side * side }, (_, i) => {
    const at = ((Math.floor(i / side) + margin) * width + (i % side) + margin) * channels;
    return [...colour([...data.slice(at, at + 3)]), 255];
  });
  return fileOf({ width: side, height: side, data: pixels.flat() });
}
