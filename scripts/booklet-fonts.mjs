// Writes packages/cli/fonts, the letters of Japanese, Chinese and Arabic for booklets:
//
//     node scripts/booklet-fonts.mjs
//
// The fonts and the program that takes parts of them are installed from the registry into a temporary folder, in the versions below;
// the same versions give the same bytes. Run it again after one of them has changed, or where characters are to be added, and look
// at a booklet in each language.
//
// Noto Sans JP has what JIS X 0208 has, with the additions of NEC and IBM; Noto Sans SC what GB 2312 has. Both have their rare
// characters too, because names need them. Both have the regular weight alone, because a bold one would double their size: booklets
// draw a line around bold letters. Chinese and Japanese letters are not joined, so the tables with rules for that are left out.
// Noto Sans Arabic has every character of Arabic, in both weights, with all its rules.
//
// A file is a font of TrueType, compressed by Brotli. WOFF2 would take a sixth less, but fontkit needs 0.3 s to open one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { readOptions } from './read-options.mjs';

readOptions(import.meta.url);

const subsetter = { 'subset-font': '2.9.0', harfbuzzjs: '1.6.4' };
const VERSION = '0.4.3';
const out = fileURLToPath(new URL('../packages/cli/fonts/', import.meta.url));

/** Every character that two bytes stand for in an encoding, the first byte within a range. */
function encoded(encoding, first, last) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const characters = [];
  for (let high = first; high <= last; high++)
    for (let low = 0xa1; low <= 0xfe; low++)
      try {
        characters.push(decoder.decode(Uint8Array.of(high, low)));
      } catch {
        // these two bytes are no character
      }
  return characters.join('');
}

const between = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** With characters that programs write in place of those of the encoding, such as other dashes, and with half-width kana. */
const japanese = `${encoded('euc-jp', 0xa1, 0xfc)}〜—–‖−¢£¬・${between(0xff61, 0xff9f)}`;
const chinese = `${encoded('gb2312', 0xa1, 0xf7)}—–·“”‘’…〇${between(0xff01, 0xff5e)}`;
const arabic = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0x200b, 0x200f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
]
  .map(([first, last]) => between(first, last))
  .join('')
  .concat('«»');

const withoutRules = {
  keepFeatures: [],
  dropTables: ['BASE', 'GPOS', 'GSUB', 'STAT', 'gasp', 'prep', 'vhea', 'vmtx'],
};
const fonts = [
  { name: 'noto-sans-jp', family: 'Noto Sans JP', characters: japanese, options: withoutRules },
  { name: 'noto-sans-sc', family: 'Noto Sans SC', characters: chinese, options: withoutRules },
  { name: 'noto-sans-arabic', family: 'Noto Sans Arabic', characters: arabic, options: {}, bold: true },
];
const weights = { regular: '400Regular', bold: '700Bold' };

const folder = mkdtempSync(join(tmpdir(), 'unjam-fonts-'));
try {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const wanted = [
    ...Object.entries(subsetter),
    ...fonts.map(({ name }) => [`@expo-google-fonts/${name}`, VERSION]),
  ].map(([name, version]) => `${name}@${version}`);
  execFileSync('npm', ['install', '--ignore-scripts', '--save-exact', ...wanted], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const subsetFont = createRequire(join(folder, 'package.json'))('subset-font');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  const list = [];
  const licences = [];
  for (const { name, family, characters, options, bold } of fonts) {
    const from = join(folder, 'node_modules/@expo-google-fonts', name);
    for (const weight of bold ? ['regular', 'bold'] : ['regular']) {
      const whole = readFileSync(
        join(from, weights[weight], `${family.replaceAll(' ', '')}_${weights[weight]}.ttf`),
      );
      const part = await subsetFont(whole, characters, {
        ...options,
        targetFormat: 'sfnt',
        noHinting: true,
      });
      const file = `${name}-${weight}.ttf.br`;
      const packed = brotliCompressSync(part, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
          [constants.BROTLI_PARAM_SIZE_HINT]: part.length,
        },
      });
      writeFileSync(join(out, file), packed);
      list.push({ family, weight, file, package: `@expo-google-fonts/${name}`, version: VERSION });
      console.log(`${file}: ${packed.length} bytes`);
    }
    licences.push({ family, text: readFileSync(join(from, 'LICENSE_FONT'), 'utf8').trim() });
  }
  writeFileSync(join(out, 'fonts.json'), `${JSON.stringify(list, null, 2)}\n`);
  writeFileSync(join(out, 'OFL.txt'), licenceOf(licences));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** One text for all fonts: whose each is, then the licence, which must be the same. */
function licenceOf(licences) {
  const parts = licences.map(({ family, text }) => {
    const [holder, ...rest] = text.split('\n');
    return { whose: `${family}: ${holder}`, rest: rest.join('\n').trim() };
  });
  const [{ rest }] = parts;
  if (!/^This Font Software is licensed under the SIL Open Font License, Version 1\.1/.test(rest))
    throw new Error(`another licence than expected: ${rest.slice(0, 80)}`);
  if (parts.some((part) => part.rest !== rest)) throw new Error('the fonts have different licences');
  const said = 'The files *.ttf.br are parts of these fonts, compressed.';
  return `${said}\n\n${parts.map(({ whose }) => whose).join('\n')}\n\n${rest}\n`;
}
