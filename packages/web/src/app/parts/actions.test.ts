import { expect, test } from 'vitest';
import { settingsText } from '../language/english/settings.ts';
import { actions } from './actions.ts';

test('no two actions have one id or one key, and the settings explain every key', () => {
  const keys = actions.flatMap((action) => ('key' in action ? [action.key] : []));
  expect(keys).toEqual(['u', 'r', 'h', ' ']);
  expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
  const { keyMeanings } = settingsText();
  expect(Object.keys(keyMeanings)).toEqual([
    'tab',
    'arrows',
    'pages',
    ...actions.flatMap((action) => ('key' in action ? [action.id] : [])),
  ]);
});
