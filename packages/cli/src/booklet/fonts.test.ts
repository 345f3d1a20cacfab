import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { canPrint } from '@unjam/core/render';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bookletLanguages, bookletWords } from './booklet-words.ts';
import { typefaceFor } from './fonts.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

const lettersFor = (text: string, language: Parameters<typeof typefaceFor>[1] = 'en') => {
  const letters = typefaceFor([text], language);
  if (!letters.ok) throw new Error(letters.error);
  return letters.value;
};

test.each([
  ['渋滞パズル傑作選「達人編」', 'ja'],
  ['髙橋 凜・山﨑 太郎～★①ｱﾎﾟﾛ', 'ja'],
  ['渋滞パズル', 'en'],
  ['交通堵塞谜题精选——“大师”篇：王婷、李昊（一）', 'zh'],
  ['大师', 'en'],
  ['塞車謎題精選', 'zh'],
  ['ألغاز المرور (الجزء ١): أصعب ٤ ألغاز؟ محمّد «خبير»', 'ar'],
  ['渋滞 大师 ألغاز', 'de'],
] as const)('the command has the letters of %s in %s', (text, language) => {
  const { typeface, boxes } = lettersFor(text, language);
  expect(boxes).toBe('');
  const foreign = [...text].filter((character) => !canPrint(character));
  expect(foreign.length).toBeGreaterThan(1);
  expect(foreign.filter((character) => !typeface?.has(character))).toEqual([]);
  for (const isBold of [false, true]) {
    const word = typeface?.word(foreign.slice(0, 2).join(''), isBold);
    expect(word).toMatchObject({ d: expect.stringMatching(/^M/) });
    expect(word?.advance).toBeGreaterThan(50);
  }
});

test('every character of the words of the app and of booklets is there', () => {
  const folders = [
    ['ja', 'japanese'],
    ['zh', 'chinese'],
    ['ar', 'arabic'],
  ] as const;
  for (const [code, name] of folders) {
    const app = `${root}packages/web/src/app/language/${name}`;
    const sources = [
      ...readdirSync(app).map((file) => join(app, file)),
      ...['', 'texts/'].map((folder) => `${root}packages/board/src/languages/${folder}${code}.ts`),
    ].map((path) => readFileSync(path, 'utf8'));
    const { puzzles, moves, steps, grade } = bookletWords(code);
    const counts = Array.from({ length: 120 }, (_, count) =>
      [puzzles, moves, steps].map((say) => say(count)),
    );
    const texts = [...sources, ...counts.flat(), grade('beginner'), grade('grandmaster')].join(' ');
    const missing = [...lettersFor(texts.replaceAll(/\s/g, ' '), code).boxes];
    // signs of the app's buttons
    expect(missing.filter((character) => /[\p{L}\p{M}\p{N}\p{P}]/u.test(character))).toEqual([]);
  }
});

test('Han characters have the shapes of Japanese or of Chinese', () => {
  const shape = (text: string, language: Parameters<typeof typefaceFor>[1]) =>
    lettersFor(text, language).typeface?.word('直', false).d;
  expect(shape('直', 'ja')).not.toBe(shape('直', 'zh'));
  expect(shape('直', 'en')).toBe(shape('直', 'zh'));
  expect(shape('直す', 'en')).toBe(shape('直', 'ja'));
});

test('letters of Arabic are joined, and a word in two scripts is drawn in both', () => {
  const { typeface } = lettersFor('لعبة 渋', 'ar');
  const word = (text: string) => typeface?.word(text, false).advance ?? 0;
  expect(word('لعبة')).toBeLessThan([...'لعبة'].reduce((sum, letter) => sum + word(letter), 0));
  expect(word('لعبة渋')).toBeCloseTo(word('لعبة') + word('渋'));
});

test('bold is a weight of Arabic, and a pen around the letters of Japanese', () => {
  const { typeface } = lettersFor('لعبة 渋', 'ar');
  const [arabic, bold] = [typeface?.word('لعبة', false), typeface?.word('لعبة', true)];
  expect(bold?.d).not.toBe(arabic?.d);
  expect(bold).not.toHaveProperty('pen');
  expect(typeface?.word('渋', true)).toEqual({ ...typeface?.word('渋', false), pen: 2.5 });
});

test.each([
  ['한글 puzzle', '한글', 'noto-sans-kr'],
  ['Пробки', 'Пробки', 'noto-sans'],
  ['渋滞パズル𠀋', '𠀋', 'noto-sans-jp'],
  ['交通𠀋', '𠀋', 'noto-sans-sc'],
  ['פקק', 'פק', 'noto-sans-hebrew'],
])('%s needs a package', (text, characters, name) => {
  expect(typefaceFor([text], 'en')).toEqual({
    ok: false,
    error: `unjam: no letters for "${characters}"; expected a package of fonts that has them: run npm install @fontsource/${name} here, then this command again`,
  });
});

test('what no package is known for is said', () => {
  expect(lettersFor('渋滞🚗').boxes).toBe('🚗');
  expect(lettersFor('Jams 🚗').boxes).toBe('🚗');
});

test('an installed package is used where the command is started', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unjam-fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const kr = join(folder, 'node_modules/@fontsource/noto-sans-kr');
  mkdirSync(kr, { recursive: true });
  writeFileSync(join(kr, 'unicode.json'), '{"[3]":"U+ac00-ac01,U+b000","latin":"U+41"}');
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  // it divides its font into files, and this one is looked for
  expect(() => typefaceFor(['가'], 'en')).toThrow(/noto-sans-kr-3-400-normal\.woff/);
  expect(lettersFor('힣').boxes).toBe('힣');
});

test('no font is needed for the languages of western Europe', () => {
  expect(typefaceFor(['Großmeister', '12 coups', '¡Avanzado!', '¿Qué?'], 'de')).toEqual({
    ok: true,
    value: { boxes: '' },
  });
});

test('words are counted as in each language', () => {
  const said = bookletLanguages.map((language) => {
    const { moves, steps, puzzles, grade } = bookletWords(language);
    return [moves(1), moves(12), steps(2), puzzles(3), grade('expert')].join(', ');
  });
  expect(said).toEqual([
    '1 move, 12 moves, 2 steps, 3 puzzles, expert',
    '1 Zug, 12 Züge, 2 Schritte, 3 Rätsel, Experte',
    '1 coup, 12 coups, 2 pas, 3 puzzles, Expert',
    '1 movimiento, 12 movimientos, 2 pasos, 3 puzles, Experto',
    '1 movimento, 12 movimentos, 2 passos, 3 desafios, Especialista',
    '1手, 12手, 2歩, 3問, 達人',
    '1 步, 12 步, 2 格, 3 题, 专家',
    'نقلة واحدة, 12 نقلة, خطوتان, 3 ألغاز, خبير',
  ]);
});
