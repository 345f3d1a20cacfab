import { type Plugin, rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { latePatterns } from './late-patterns.mjs';

const program = String.raw`
  const outer = /^\p{Lu}/u;
  const words = (text) => text.match(/\p{L}+(?:'\p{L}+)*/gu) ?? [];
  const next = () => /\p{N}/uy;
  const quotes = (text) => /["'\\/]\p{P}/u.test(text);
  export const answers = [
    outer.test('Éa'), outer.test('éA'), words("d'été 12 b"), next() === next(), next().test('5'),
    quotes('/.'), quotes('/a'), /a+/.test('caat'),
  ];
`;

async function bundled(plugins: Plugin[]): Promise<string> {
  const bundle = await rolldown({
    input: 'program.js',
    plugins: [
      ...plugins,
      {
        name: 'program',
        resolveId: (id) => (id === 'program.js' ? id : null),
        load: (id) => (id === 'program.js' ? program : null),
      },
    ],
  });
  const { output } = await bundle.generate();
  return output[0].code;
}

const answersOf = async (code: string): Promise<unknown> =>
  (await import(`data:text/javascript,${encodeURIComponent(code)}`)).answers;

test('patterns that ask for a property of Unicode are made late, and match what they matched', async () => {
  const [plain, late] = await Promise.all([bundled([]), bundled([latePatterns])]);
  expect(plain).toContain(String.raw`/^\p{Lu}/u`);
  expect(late).not.toMatch(/\/[^/\n]*\\p\{[^\n]*\/[a-z]/);
  expect(late).toContain('/a+/');
  expect(await answersOf(late)).toEqual(await answersOf(plain));
  expect(await answersOf(late)).toEqual([true, false, ["d'été", 'b'], false, true, true, false, true]);
});
