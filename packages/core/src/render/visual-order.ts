/*
 * The order in which the parts of a line are seen. In a line that begins in Arabic the first word is at the right, but
 * numbers and words in other scripts inside it are read from left to right; elsewhere it is the other way round.
 *
 *     read:  ALIF BA 12 (JIM)
 *     seen:  (JIM) 12 BA ALIF
 */

// numbers are read from left to right in every script
const LEFTWARD = '(?:(?!\\p{Nd})[\\p{Script_Extensions=Arabic}\\p{Script=Hebrew}])';
const RIGHTWARD = `(?:(?!${LEFTWARD})\\p{L})`;
const NUMBER = '\\p{Nd}+(?:[.,:/-]\\p{Nd}+)*';
const firstLetter = /\p{L}/u;
/** Finds the first character of what is read from right to left. */
export const beginsLeftward = new RegExp(`^${LEFTWARD}`, 'u');
/** Of a line read from right to left: from the first letter of the other direction to its last letter or number; numbers; words. */
const inLeftward = new RegExp(
  `${RIGHTWARD}(?:(?:(?!${LEFTWARD}).)*(?:${RIGHTWARD}|[\\p{M}0-9]))?|${NUMBER}|(?:${LEFTWARD}|\\p{M})+|.`,
  'gsu',
);
/** Of a line read from left to right: from the first letter of the other direction to its last; the text between. */
const inRightward = new RegExp(
  `${LEFTWARD}(?:(?!${RIGHTWARD}).)*(?<=${LEFTWARD}|\\p{M})|(?:(?!${LEFTWARD}).)+`,
  'gsu',
);

const mirrored: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

/** Whether a line is read from right to left: its first letter says so. */
export const readsLeftward = (line: string): boolean =>
  beginsLeftward.test(firstLetter.exec(line)?.[0] ?? '');

/**
 * The parts of a line from left to right as they are seen; each is a word, or characters that are in order.
 *
 * @param isMirrored - whether the brackets of words from right to left are turned, as they look; otherwise they are as written
 */
export function visualOrder(line: string, isMirrored = true): readonly string[] {
  if (readsLeftward(line)) return ofLeftward(line, isMirrored);
  // such a part need not have a letter: an Arabic question mark may stand alone
  return [...line.matchAll(inRightward)].flatMap(([part]) =>
    beginsLeftward.test(part) ? ofLeftward(part, isMirrored) : part,
  );
}

const ofLeftward = (line: string, isMirrored: boolean): readonly string[] =>
  [...line.matchAll(inLeftward)].map(([part]) => (isMirrored ? mirrored[part] : undefined) ?? part).reverse();
