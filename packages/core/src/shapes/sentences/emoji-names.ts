/*
 * Emoji by their names between colons, as Discord and Slack copy them.
 *
 *     :blue_square::blue_square::white_large_square:    🟦🟦⬜
 *     :white_large_square::red_square::red_square:      ⬜🟥🟥
 *
 * A line counts if it has nothing but such names, at least three of them.
 */

/** The emoji that people make boards of. Slack's `large_red_square` and Discord's `red_square` are the same one. */
const EMOJI: Readonly<Record<string, string>> = {
  red_square: '🟥',
  orange_square: '🟧',
  yellow_square: '🟨',
  green_square: '🟩',
  blue_square: '🟦',
  purple_square: '🟪',
  brown_square: '🟫',
  black_large_square: '⬛',
  white_large_square: '⬜',
  black_square: '⬛',
  white_square: '⬜',
  red_circle: '🔴',
  orange_circle: '🟠',
  yellow_circle: '🟡',
  green_circle: '🟢',
  blue_circle: '🔵',
  purple_circle: '🟣',
  brown_circle: '🟤',
  black_circle: '⚫',
  white_circle: '⚪',
  red_car: '🚗',
  car: '🚗',
  blue_car: '🚙',
  taxi: '🚕',
  bus: '🚌',
  trolleybus: '🚎',
  minibus: '🚐',
  police_car: '🚓',
  fire_engine: '🚒',
  ambulance: '🚑',
  truck: '🚚',
  articulated_lorry: '🚛',
  tractor: '🚜',
  race_car: '🏎',
  racing_car: '🏎',
  zero: '0️⃣',
  one: '1️⃣',
  two: '2️⃣',
  three: '3️⃣',
  four: '4️⃣',
  five: '5️⃣',
  six: '6️⃣',
  seven: '7️⃣',
  eight: '8️⃣',
  nine: '9️⃣',
  keycap_ten: '🔟',
};

const LINE = /^[^\S\n]*((?::\w{2,24}:[^\S\n]{0,2}){3,16})$/gm;
const NAME = /:(\w+):/g;
/** Letters of Discord, which it draws as letters in squares. */
const LETTER = /^regional_indicator_([a-z])$/;

const emojiOf = (name: string): string | undefined =>
  EMOJI[name.replace(/^large_/, '')] ?? LETTER.exec(name)?.[1]?.toUpperCase();

/** The text with the emoji in place of their names; as it is where a name is not known, or two names are the same emoji. */
export function withEmoji(text: string): string {
  const names = new Map<string, string>();
  let isClear = true;
  const drawn = text.replace(LINE, (line) =>
    line.replace(NAME, (whole, name: string) => {
      const emoji = emojiOf(name);
      if (emoji === undefined || (names.get(emoji) ?? name) !== name) isClear = false;
      else names.set(emoji, name);
      return emoji ?? whole;
    }),
  );
  return isClear ? drawn : text;
}
