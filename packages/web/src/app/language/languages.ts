// The languages of the app: their codes and directions, and which of them a browser asks for.

/** The languages, in the order in which Settings lists them; language-names.ts has their names. */
export const languages = [
  { code: 'en', tag: 'en', direction: 'ltr' },
  { code: 'de', tag: 'de', direction: 'ltr' },
  { code: 'fr', tag: 'fr', direction: 'ltr' },
  { code: 'es', tag: 'es', direction: 'ltr' },
  { code: 'pt', tag: 'pt-BR', direction: 'ltr' },
  { code: 'ja', tag: 'ja', direction: 'ltr' },
  { code: 'zh', tag: 'zh-Hans', direction: 'ltr' },
  { code: 'ar', tag: 'ar', direction: 'rtl' },
] as const;

/** What one language is. */
export type Language = (typeof languages)[number]['code'];

/** Chinese in traditional characters, which this app does not have. */
const TRADITIONAL = /^zh-(?:Hant|TW|HK|MO)\b/i;

/** The language of a tag such as `de-AT`; undefined where the app does not have it. */
export const languageOf = (tag: string): Language | undefined =>
  TRADITIONAL.test(tag)
    ? undefined
    : languages.find(({ code }) => code === tag.toLowerCase().split('-')[0])?.code;

/** The first language of a list that the app has, otherwise English. */
export const preferredOf = (tags: readonly string[]): Language =>
  tags.map(languageOf).find((language) => language !== undefined) ?? 'en';

/**
 * The locale for dates, numbers and lists in a language: the browser's own variety of it, if it has one (`en-GB` for
 * English). Digits are always 0 to 9, because notations, coordinates and formats of boards are written with them.
 * A tag that `Intl` refuses, such as `en-us@posix`, is passed over.
 */
export const localeOf = (language: Language, tags: readonly string[]): string => {
  const own = languages.find(({ code }) => code === language)?.tag ?? 'en';
  for (const tag of tags) {
    if (languageOf(tag) !== language) continue;
    const locale = withLatinDigits(tag);
    if (locale !== undefined) return locale;
  }
  return withLatinDigits(own) ?? own;
};

/** The locale of a tag, with the digits 0 to 9; undefined where `Intl` refuses the tag. */
function withLatinDigits(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag, { numberingSystem: 'latn' }).toString();
  } catch {
    return undefined;
  }
}
