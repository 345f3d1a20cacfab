// Draws the app's icons with core's own shapes and writes them to packages/web/public.

import { writeFileSync } from 'node:fs';
import { lightBackground, primaryPaint, vehiclePicture } from '@unjam/core/render';
import { chromium as driver } from 'playwright-core';
import { chromium, flags } from './chromium.mjs';
import { readOptions } from './read-options.mjs';

readOptions(import.meta.url);

const car = vehiclePicture({
  orientation: 'horizontal',
  length: 2,
  paint: primaryPaint,
  primary: true,
  backward: false,
  label: '',
});

/** The red car on its way out; `bleed` fills the whole square, for icons that the system crops to its own shape. */
const icon = (bleed) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><title>Unjam</title>
<rect width="512" height="512" rx="${bleed ? 0 : 112}" fill="${lightBackground.frame}"/>
<rect x="70" y="141" width="${bleed ? 442 : 442}" height="230" rx="46" fill="${lightBackground.floor}"/>
<rect x="466" y="141" width="46" height="230" fill="${lightBackground.floor}"/>
<g transform="translate(62 166) scale(1.8)">${car}</g>
<path d="M436 200l50 56l-50 56" fill="none" stroke="${lightBackground.exit}" stroke-width="30" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;

const folder = new URL('../packages/web/public/', import.meta.url);
writeFileSync(new URL('icon.svg', folder), icon(false));
const browser = await driver.launch({ executablePath: chromium(), args: flags });
for (const [name, size, bleed] of [
  ['icon-192.png', 192, false],
  ['icon-512.png', 512, false],
  ['icon-maskable-512.png', 512, true],
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${Buffer.from(icon(bleed)).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0"><img width="${size}" height="${size}" style="display:block" src="${image}">`,
  );
  await page.locator('img').evaluate((img) => img.decode());
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }));
}
await browser.close();
