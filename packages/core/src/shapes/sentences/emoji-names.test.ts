import { expect, test } from 'vitest';
import { withEmoji } from './emoji-names.ts';

test.each([
  ['names without blanks between', ':red_square::red_square::white_large_square:', '🟥🟥⬜'],
  ['with blanks', ':red_square: :red_square: :white_large_square:', '🟥 🟥 ⬜'],
  ['as Slack calls them', ':large_red_square::large_red_square::white_square:', '🟥🟥⬜'],
  ['letters', ':regional_indicator_x::regional_indicator_x::black_circle:', 'XX⚫'],
  ['lines between', 'Day 3\n:car::car::truck:\nsolve it :car:', 'Day 3\n🚗🚗🚚\nsolve it :car:'],
])('%s', (_, text, drawn) => {
  expect(withEmoji(text)).toBe(drawn);
});

test.each([
  ['a name that is not known', ':red_square::red_square::pizza:'],
  [
    'two names of one emoji, which may be two vehicles',
    ':car::car::white_square:\n:red_car::red_car::white_square:',
  ],
  ['fewer than three', ':car::car:'],
  ['more than names', ':car::car::truck: and so on'],
])('left as it is: %s', (_, text) => {
  expect(withEmoji(text)).toBe(text);
});
