import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { behindExit, edgeNamed, exitWord, type LinePattern, sideWords } from './exit-words.ts';

const corpus = new URL('../corpus/', import.meta.url);
const lines = readdirSync(corpus).flatMap((name) => readFileSync(new URL(name, corpus), 'utf8').split('\n'));
/** One letter more makes a line one of any script. */
const inAnyScript = (line: string) => `${line} · ж`;
const found = (pattern: LinePattern, line: string) =>
  pattern.all(line).map(({ index, 0: word }) => ({ index, word }));

describe('a pattern with words of many languages', () => {
  const ascii = lines.filter((line) => line !== '' && !/[^ -~]/.test(line));
  const patterns = [exitWord, ...sideWords.map(([, pattern]) => pattern)];

  test('finds the same in a line of ASCII as in one of any script', () => {
    let words = 0;
    for (const line of ascii)
      for (const pattern of patterns) {
        const here = found(pattern, line);
        words += here.length;
        expect(here).toEqual(found(pattern, inAnyScript(line)));
      }
    expect(words).toBeGreaterThan(60);
  });

  test.each([
    ['saida', 'right', 'saida'],
    ['wyjscie', 'prawa', undefined],
    ['uloskaynti', 'vasemmalla', undefined],
    ['The exits_are', 'east-', 'exits'],
    ['EXIT_side', 'LEFTMOST', 'EXIT'],
  ])('“%s %s” in ASCII', (exit, side, word) => {
    const line = `${exit}: ${side}`;
    for (const one of [line, inAnyScript(line)]) expect(exitWord.exec(one)?.[0]).toBe(word);
    const sidesOf = (text: string) =>
      sideWords.flatMap(([edge, pattern]) => (pattern.test(text) ? [edge] : []));
    expect(sidesOf(line)).toHaveLength(1);
    expect(sidesOf(inAnyScript(line))).toEqual(sidesOf(line));
  });

  test('may have something behind it', () => {
    const pattern = behindExit('\\s*=\\s*([\\p{L}\\p{N}]+)');
    for (const line of ['exit = left2', 'Ausgang=links', 'выход = слева'])
      expect(pattern.exec(line)?.[1]).toBe(/\S+$/.exec(line)?.[0].replace(/.*=/, ''));
    expect(pattern.exec('exit by the gate = left')?.[1]).toBe('left');
    expect(pattern.exec('exile = left')).toBe(null);
  });
});

test('a word or a letter names an edge', () => {
  const named = ['left', 'LINKS', 'à gauche', 'a gauche', 'w', 'prawa', 'вправо', '上', 'atas', 'lefty', 'x'];
  expect(named.map(edgeNamed)).toEqual([
    'left',
    'left',
    'left',
    'left',
    'left',
    'right',
    'right',
    'top',
    'top',
    undefined,
    undefined,
  ]);
});
