// Takes pictures of every page of the built app, at four sizes, light and dark, into the folder `screenshots` or a
// given one: `npm run screenshots -- FOLDER`. With `--readme` it takes only the two of the README, into docs/pictures.

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as driver } from 'playwright-core';
import { chromium, flags } from './chromium.mjs';

const readme = process.argv.includes('--readme');
const folder = readme ? 'docs/pictures' : (process.argv[2] ?? 'screenshots');
mkdirSync(folder, { recursive: true });

const sizes = {
  'small-phone': { width: 360, height: 640, scale: 2 },
  phone: { width: 390, height: 844, scale: 2 },
  tablet: { width: 820, height: 1180, scale: 1 },
  desktop: { width: 1280, height: 800, scale: 1 },
};

// 24,132 states
const LARGE = 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL';
const BOARD = 'BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN';

/** Every page: its name, its hash, and the actions on it before the picture. */
const pages = [
  [
    'play',
    `#1/play/${BOARD}`,
    async (page) => {
      await page.getByText('· best 58').waitFor();
      // what blocks, which vehicle, which move
      for (const words of [/ way\.$/, /^Move /, / remains?\.$/]) {
        await page.keyboard.press('h');
        await page.getByText(words).first().waitFor();
      }
    },
  ],
  [
    'solve',
    `#1/solve/${BOARD}`,
    async (page) => {
      for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Next', exact: true }).click();
    },
  ],
  [
    'edit',
    `#1/edit/${BOARD}`,
    async (page) => {
      await page.locator('.piece').nth(3).focus();
      await page.keyboard.press('ArrowDown');
    },
  ],
  ['lesson', '#1/play/lesson-2', async (page) => page.waitForTimeout(1200)],
  ['ladder', '#1/ladder', async (page) => page.locator('.rung').nth(4).waitFor()],
  ['grade', '#1/ladder/beginner', async (page) => page.locator('.tile').nth(12).waitFor()],
  ['daily', '#1/daily', async (page) => page.locator('.day').nth(27).waitFor()],
  ['statistics', '#1/statistics', async (page) => page.getByRole('table').waitFor()],
  [
    'review',
    '#1/review/ooooooooooooAAooBoooooBooooooooooooo/1d1.1u1.1d1.0r4',
    async (page) => page.locator('.graph').waitFor(),
  ],
  ['puzzles', '#1/puzzles', async (page) => page.locator('.card').nth(12).waitFor()],
  ['atlas', '#1/atlas', async (page) => page.locator('.atlas-card').nth(3).waitFor()],
  [
    'set',
    '#1/set/Class%204b/ooooooooooooAAooBoooooBooooooooooooo/lesson-1',
    async (page) => page.locator('.picture').first().waitFor(),
  ],
  ['lab-map', `#1/lab/${LARGE}`, async (page) => page.waitForTimeout(readme ? 25_000 : 5000)],
  [
    'lab-race',
    `#1/lab/${BOARD}`,
    async (page) => {
      await page.getByRole('radio', { name: 'Race' }).check();
      await page.getByRole('button', { name: 'Race' }).click();
      await page.getByRole('table').waitFor();
    },
  ],
  ['share', `#1/play/${BOARD}`, async (page) => page.getByRole('button', { name: 'Share' }).click()],
  ['settings', `#1/play/${BOARD}`, async (page) => page.getByRole('button', { name: 'Settings' }).click()],
];

const server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json']);
const address = await new Promise((resolve, reject) => {
  server.stdout.once('data', (line) => resolve(JSON.parse(line).address));
  server.stderr.once('data', (line) => reject(new Error(String(line))));
});
const browser = await driver.launch({ executablePath: chromium(), args: [...flags] });

/** One page as a file. */
async function shoot(name, file, { width, height, scale }, colorScheme) {
  const [, hash, prepare] = pages.find(([id]) => id === name);
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale, colorScheme });
  await page.goto(address + hash);
  await prepare(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${file}.png`) });
  await page.close();
}

const wanted = readme
  ? [
      ['play', 'app', sizes.desktop, 'light'],
      ['lab-map', 'lab', sizes.desktop, 'dark'],
    ]
  : Object.entries(sizes).flatMap(([size, screen]) =>
      ['light', 'dark'].flatMap((scheme) =>
        pages.map(([name]) => [name, `${name}-${size}-${scheme}`, screen, scheme]),
      ),
    );
try {
  for (const [name, file, screen, scheme] of wanted) await shoot(name, file, screen, scheme);
} finally {
  await browser.close();
  server.kill();
}
console.log(`${wanted.length} pictures in ${folder}`);
