// Takes pictures of every page of the built app, at four sizes, light and dark, into the folder `screenshots` or a
// given one: `npm run screenshots -- FOLDER`. A page that does not become ready is named, and the others follow.
//
//   npm run screenshots -- FOLDER --size phone,desktop --page today,edit     only some of them
//   npm run screenshots -- --readme                                          those of the README, into docs/pictures

import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as driver } from 'playwright-core';
import { chromium, flags } from './chromium.mjs';
import { readOptions } from './read-options.mjs';

const { values, positionals } = readOptions(import.meta.url, {
  allowPositionals: true,
  options: { readme: { type: 'boolean' }, size: { type: 'string' }, page: { type: 'string' } },
});
const { readme } = values;
const folder = readme ? 'docs/pictures' : (positionals[0] ?? 'screenshots');

const sizes = {
  'small-phone': { width: 360, height: 640, scale: 2 },
  phone: { width: 390, height: 844, scale: 2 },
  tablet: { width: 820, height: 1180, scale: 1 },
  desktop: { width: 1440, height: 900, scale: 1 },
};

/** What the pictures of the README show: less than a whole screen, so that its words can be read at a column's width. */
const readmeSize = { width: 1280, height: 800, scale: 1 };

// 24,132 states
const LARGE = 'AAABCDEFFBCDEoXXCDGGHooooIHoJJoIKKLL';
const BOARD = 'BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN';

const SHORT = 'ooooooooooooAAooBoooooBooooooooooooo';

const shows = (selector) => (page) => page.locator(selector).first().waitFor();
const presses = (name) => (page) => page.getByRole('button', { name, exact: true }).first().click();

/** Every page: its name, its hash, and what is awaited or done before the picture. */
const pages = [
  ['lesson', '', shows('.ghost')],
  ['today', '#1/today', shows('.week li')],
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
  ['won', `#1/play/${SHORT}/1d1.0r4`, (page) => page.getByText(/^Solved in 2 moves/).waitFor()],
  ['ladder', '#1/ladder', shows('.rung')],
  ['grade', '#1/ladder/beginner', shows('.tile')],
  ['puzzles', '#1/puzzles', shows('.card')],
  ['daily', '#1/daily', shows('.day')],
  ['statistics', '#1/statistics', (page) => page.getByRole('heading').first().waitFor()],
  ['rush', '#1/rush', (page) => page.getByRole('button', { name: 'Start' }).waitFor()],
  ['rush-board', '#1/rush/k3x9', presses('Start')],
  ['streak-board', '#1/streak/k3x9', presses('Start')],
  ['set', `#1/set/Class%204b/${SHORT}/lesson-1`, shows('.picture')],
  ['set-maker', '#1/set', shows('.set-maker .tile')],
  ['review', `#1/review/${SHORT}/1d1.1u1.1d1.0r4`, shows('.graph')],
  ['edit', `#1/edit/${BOARD}`, (page) => page.getByText(/^Solvable in /).waitFor()],
  [
    'edit-piece',
    `#1/edit/${BOARD}`,
    async (page) => {
      await page.locator('.piece').nth(3).focus();
      await page.keyboard.press('ArrowDown');
    },
  ],
  ['edit-empty', '#1/edit', shows('.palette')],
  [
    'solve',
    `#1/solve/${BOARD}`,
    async (page) => {
      for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Next', exact: true }).click();
    },
  ],
  ['lab-map', `#1/lab/${LARGE}`, async (page) => page.waitForTimeout(readme ? 25_000 : 5000)],
  [
    'lab-race',
    `#1/race/${BOARD}`,
    async (page) => {
      await page.getByRole('button', { name: 'Race' }).click();
      await page.waitForTimeout(3000);
    },
  ],
  ['atlas', '#1/atlas', shows('.atlas-card')],
  ['share', `#1/play/${BOARD}`, presses('Share')],
  ['settings', `#1/play/${BOARD}`, presses('Settings')],
  ['broken-link', '#1/play/<script>', (page) => page.getByText('This link does not work').waitFor()],
];

/** The names of a list, or all; ends the program for a name that there is not. */
function among(kind, list, all) {
  const names = list ? list.split(',') : all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return names;
  console.error(`screenshots: there is no ${kind} ${unknown}; expected ${all.join(', ')}`);
  process.exit(2);
}
const sizeNames = among('size', values.size, Object.keys(sizes));
const pageNames = among(
  'page',
  values.page,
  pages.map(([name]) => name),
);

mkdirSync(folder, { recursive: true });
const server = spawn(process.execPath, ['packages/cli/bin/unjam.js', 'serve', '--port', '0', '--json']);
const address = await new Promise((resolve, reject) => {
  server.stdout.once('data', (line) => resolve(JSON.parse(line).address));
  server.stderr.once('data', (line) => reject(new Error(String(line))));
});
const browser = await driver.launch({ executablePath: chromium(), args: [...flags] });

/** One page as a file. */
async function shoot(name, file, { width, height, scale }, colorScheme) {
  const [, hash, prepare] = pages.find(([id]) => id === name);
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: scale > 1,
    isMobile: scale > 1,
    colorScheme,
  });
  page.setDefaultTimeout(15_000);
  try {
    await page.goto(address + hash);
    await prepare(page);
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `${file}.png`) });
  } finally {
    await page.close();
  }
}

const wanted = readme
  ? [
      ['play', 'app', readmeSize, 'light'],
      ['lab-map', 'lab', readmeSize, 'dark'],
    ]
  : sizeNames.flatMap((size) =>
      ['light', 'dark'].flatMap((scheme) =>
        pageNames.map((name) => [name, `${name}-${size}-${scheme}`, sizes[size], scheme]),
      ),
    );
let taken = 0;
try {
  for (const [name, file, screen, scheme] of wanted) {
    try {
      await shoot(name, file, screen, scheme);
      taken++;
    } catch (thrown) {
      console.error(`${file}: ${String(thrown.message).split('\n').slice(0, 3).join(' ')}`);
    }
  }
} finally {
  await browser.close();
  server.kill();
}
console.log(`${taken} of ${wanted.length} pictures in ${folder}`);
process.exitCode = taken === wanted.length ? 0 : 1;
