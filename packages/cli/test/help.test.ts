// `unjam help TOPIC`: everything there is to choose from, and the examples mean what they say.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDescriptions, formats, writers } from '@unjam/core/formats';
import { detectNotation, notationDescriptions, notations } from '@unjam/core/notation';
import { algorithms } from '@unjam/core/search';
import { describe, expect, test } from 'vitest';
import { chapters } from '../../../scripts/docs/chapters.mjs';
import { root, scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

/** The entries of a topic: id, title, and the text below. */
async function entriesOf(topic: string): Promise<{ id: string; title: string; text: string }[]> {
  const { status, stdout, stderr } = await unjamHere(['help', topic]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  // the first part says what the topic is for
  const [, ...parts] = stdout.split(/^(?=[\w-]+: )/m);
  return parts.map((part) => {
    const [, id = '', title = '', text = ''] = /^([\w-]+): ([^\n]*)\n(.*)$/s.exec(part) ?? [];
    return { id, title, text: text.replaceAll(/^ {4}/gm, '').trimEnd() };
  });
}

/** What stands below a word of its own line, indented. */
const below = (word: string, text: string): string =>
  (new RegExp(`^${word}\\n((?: {4}.*\\n?)+)`, 'm').exec(text)?.[1] ?? '').replaceAll(/^ {4}/gm, '').trimEnd();

describe('every one is there, in order', () => {
  test.each([
    ['algorithms', algorithms.map(({ id, title }) => [id, title])],
    ['formats', writers.map(({ id }) => [id, formatDescriptions[id].title])],
    ['notations', notations.map(({ id }) => [id, notationDescriptions[id].title])],
  ])('%s', async (topic, all) => {
    expect((await entriesOf(topic)).map(({ id, title }) => [id, title])).toEqual(all);
  });
});

describe('the documentation site says the same, word by word', () => {
  /** The words of a text without the marks of Markdown and of sentences, which only one of both texts has. */
  const words = (text: string): string[] =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll(/[#*`\\·.:;]/g, '')
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== '');

  /** The sections of a page, without the words that lead over to an example, and without live boards. */
  const sectionsOf = (page: string): string[] =>
    (chapters[page]?.write() ?? '')
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) =>
        section
          .replaceAll(/^What is refused, and why:$/gm, '')
          .replaceAll(/^On this board:\n\n<unjam-board board="([^"]*)"[^>]*><\/unjam-board>$/gm, '$1')
          .replaceAll(/^<unjam-.*$/gm, '')
          // an algorithm has its title before its id
          .replace(/^## (.*)\n\n`--algorithm ([\w-]+)`/, '$2 $1'),
      );

  test.each([
    ['formats', ['formats']],
    ['notations', ['notations']],
    ['algorithms', ['searches', 'engines']],
  ])('%s', async (topic, pages) => {
    const printed = (await entriesOf(topic)).map(({ id, title, text }) =>
      words(
        `${id} ${title}\n${text}`
          .replaceAll(/^Refused$/gm, '')
          .replaceAll(/^The examples below are for the board /gm, ''),
      ),
    );
    const sections = pages.flatMap(sectionsOf).map(words);
    // the race and the lower bounds are no algorithms to choose
    const shown = sections.filter(([first]) => printed.some(([id]) => id === first));
    expect(sections.length - shown.length).toBe(topic === 'algorithms' ? 2 : 0);
    const byId = (a: string[], b: string[]) => String(a[0]).localeCompare(String(b[0]));
    expect(shown.sort(byId)).toEqual(printed.sort(byId));
    expect(printed.flat().length).toBeGreaterThan(500);
  });
});

test('what an algorithm guarantees', async () => {
  const texts = new Map((await entriesOf('algorithms')).map(({ id, text }) => [id, text]));
  expect(texts.get('engine')).toContain('finds a shortest solution in moves and steps');
  expect(texts.get('dfs')).toContain('finds some solution');
  expect(texts.get('extreme')).toContain('it may miss solutions');
});

test('the examples of formats that are read are read, and those of notations recognised', async () => {
  const shown = new Map((await entriesOf('formats')).map(({ id, text }) => [id, text]));
  for (const { id } of formats)
    expect(below('For example', shown.get(id) ?? '')).toBe(formatDescriptions[id].example.trimEnd());
  for (const { id, text } of await entriesOf('notations'))
    expect(detectNotation(below('For example', text))?.id).toBe(id);
});

test('what a reader of the code reads on top of its file, and what is refused and why', async () => {
  const [planning] = (await entriesOf('algorithms')).filter(({ id }) => id === 'planning');
  expect(planning?.text).toContain('X→1 C←1 A↓1 X→1, and no state off this way is visited.');
  const [line] = (await entriesOf('formats')).filter(({ id }) => id === 'line');
  expect(line?.text).toContain('The length of a shortest solution in moves may');
  expect(line?.text).toContain(
    'Refused\n    IBBxooIooLDDJAALooJoKEEMFFKooMGGHHH\nline 1, column 35: a line of 35 cells is not a square board; expected 36 cells for 6 rows of 6',
  );
});

test('the pages and boards that help texts name come with the command, in every folder', async () => {
  const cwd = scratch();
  for (const page of ['docs/json.md', 'docs/guide/player.md', 'examples/unjam_env.py'])
    expect((await unjamHere(['help', page], { cwd })).stdout).toBe(readFileSync(join(root, page), 'utf8'));
  expect((await unjamHere(['help', 'docs/nothing.md'], { cwd })).status).toBe(2);
  expect((await unjamHere(['solve', 'puzzles/seeds/report.txt'], { cwd })).stdout).toContain(
    '4 moves, 9 steps',
  );
  expect((await unjamHere(['solve', 'puzzles/seeds'], { cwd })).stdout).toContain('9 boards: 9 solved');
  expect((await unjamHere(['solve', 'puzzles/seeds/absent.txt'], { cwd })).status).toBe(2);
});

test('help of a command is still that, and an unknown topic is refused', async () => {
  expect((await unjamHere(['help', 'solve'])).stdout).toBe((await unjamHere(['solve', '--help'])).stdout);
  expect((await unjamHere(['help', 'algorithm'])).status).toBe(2);
});

test('help of a subcommand of a subcommand is its own', async () => {
  const { status, stdout } = await unjamHere(['help', 'atlas', 'build']);
  expect(status).toBe(0);
  expect(stdout).toBe((await unjamHere(['atlas', 'build', '--help'])).stdout);
  expect(stdout).toMatch(/^Usage: unjam atlas build /);
  expect(await unjamHere(['help', 'export', 'task'])).toEqual({
    status: 2,
    stdout: '',
    stderr: "unjam: help of unjam export has nothing on 'task', did you mean 'tasks'?; expected tasks\n",
  });
  expect((await unjamHere(['help', 'solve', 'me'])).stderr).toBe(
    "unjam: help of unjam solve has nothing on 'me'; expected nothing after it\n",
  );
});

test('a word that help does not know is refused, with the nearest one that it knows', async () => {
  const refused = async (word: string) => {
    const { status, stdout, stderr } = await unjamHere(['help', word]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    return stderr;
  };
  const expected = 'expected a subcommand, algorithms, formats, notations, or a page such as docs/json.md\n';
  expect(await refused('format')).toBe(
    `unjam: help has nothing on 'format', did you mean 'formats'?; ${expected}`,
  );
  expect(await refused('docs/nothing.md')).toBe(`unjam: help has nothing on 'docs/nothing.md'; ${expected}`);
});

test.each([
  ['solve', 'INPUT'],
  ['hint', 'INPUT'],
  ['show', 'INPUT'],
  ['convert', 'INPUT'],
  ['rate', 'INPUT'],
  ['analyze', 'INPUT'],
  ['compare', 'INPUT'],
  ['harden', 'INPUT'],
  ['env', 'INPUT'],
  ['play', 'INPUT'],
  ['check', 'BOARD'],
  ['review', 'BOARD'],
])('the help of %s says that its argument may be a picture', async (command, argument) => {
  const { stdout } = await unjamHere([command, '--help']);
  expect(stdout).toMatch(new RegExp(`^  ${argument} +a text or picture file,`, 'm'));
});
