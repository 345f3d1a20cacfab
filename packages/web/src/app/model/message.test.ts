// A hint and other words about the game are true of one state: they go when another one is shown.
import { expect, test } from 'vitest';
import { start, useDevice } from './testing/opened-app.ts';

useDevice();

test.each(['stepBack', 'stepForth', 'startAgain'] as const)('%s takes away what was said', async (act) => {
  const { message } = await start();
  const store = await import('./store.ts');
  const vehicle = store.attempt.value.board.primary;
  store.makeMove({ vehicle, by: 1 });
  if (act === 'stepForth') store.stepBack();
  message.value = () => 'Red car right 1; 1 move remains.';
  store[act]();
  expect(message.value()).toBe('');
});
