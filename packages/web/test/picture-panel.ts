// The panel that reads pictures, and pictures to choose in it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'fast-png';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { makeScene } from '../../../scripts/scenes/scenes.mjs';
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

export const choose = (page: Page, file: string) =>
  page
    .getByRole('region', { name: 'Picture', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(file);

export const isSure = (page: Page) => page.getByText(/% sure\. Compare the board/).waitFor();

export const draftText = (page: Page) => page.getByLabel('This board as text').inputValue();
