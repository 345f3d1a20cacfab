// `unjam help TOPIC`: everything there is to choose from, and the examples mean what they say.
import { formats, writers } from '@unjam/core/formats';
import { detectNotation, notations } from '@unjam/core/notation';
import { algorithms } from '@unjam/core/search';
import { describe, expect, test } from 'vitest';
import { unjam } from './command.ts';

/** The entries of a topic: id, title, and the text below. */
function entriesOf(topic: string): { id: string; title: string; text: string }[] {
  const { status, stdout, stderr } = unjam(['help', topic]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  return [...stdout.matchAll(/^([\w-]+): (.*)\n((?: {4}.*\n?)+)/gm)].map(
    ([, id = '', title = '', text = '']) => ({
      id,
      title,
      text: text.replaceAll(/^ {4}/gm, '').trimEnd(),
    }),
  );
}

describe('every one is there, in order', () => {
  test.each([
    ['algorithms', algorithms],
    ['formats', writers],
    ['notations', notations],
  ] as const)('%s', (topic, all) => {
    expect(entriesOf(topic).map(({ id, title }) => [id, title])).toEqual(
      all.map(({ id, title }) => [id, title]),
    );
  });
});

test('what an algorithm guarantees', () => {
  const texts = new Map(entriesOf('algorithms').map(({ id, text }) => [id, text]));
  expect(texts.get('engine')).toContain('finds a shortest solution in moves and steps');
  expect(texts.get('dfs')).toContain('finds some solution');
  expect(texts.get('extreme')).toContain('it may miss solutions');
});

test('the examples of formats that are read are read, and those of notations recognised', () => {
  const shown = new Map(entriesOf('formats').map(({ id, text }) => [id, text]));
  for (const { id, example } of formats) expect(shown.get(id)).toBe(example.trimEnd());
  for (const { id, text } of entriesOf('notations')) expect(detectNotation(text)?.id).toBe(id);
});

test('help of a command is still that, and an unknown topic is refused', () => {
  expect(unjam(['help', 'solve']).stdout).toBe(unjam(['solve', '--help']).stdout);
  expect(unjam(['help', 'algorithm']).status).toBe(2);
});
