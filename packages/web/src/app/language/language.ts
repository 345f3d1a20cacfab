/*
 * The language of the app: which one it is, and its texts.
 *
 * English texts are in sections, one file a section in english/, about one for each page: they are loaded with the
 * pages that use them. Every other language is one file beside this one, which is loaded when the language is chosen.
 *
 * To add a text: put it into a section, as a string or as a function of what it speaks of, and say it on the page:
 *
 *     // english/solve.ts
 *     export const solveText = section('solve', {
 *       title: 'Solution',
 *       shortest: (moves: number) => `Shortest in ${counted(moves, 'move')}`,
 *     });
 *
 *     // a component; it is drawn again when the language changes
 *     const t = solveText();
 *     <h1>{t.title}</h1> <p>{t.shortest(12)}</p>
 *
 * A text that is kept in a signal is kept as a function, so that it changes with the language:
 *
 *     const said = useSignal<Text>(nothing);
 *     said.value = () => shareText().copied;
 *     <p role="status">{said.value()}</p>
 *
 * The type check fails until every language has the text. A new section is also named in translation.ts. Numbers,
 * dates, times and lists are written by the functions below.
 */

import { batch, computed, signal } from '@preact/signals';
import { type Language, languages, localeOf, preferredOf } from './languages.ts';
import type { Texts, Translation } from './translation.ts';

/** The language that the app speaks. */
export const language = signal<Language>('en');

/** Its texts; undefined for English, whose texts are with the pages. */
const translation = signal<Translation | undefined>(undefined);

/** A text of its own, or one that changes with the language. */
export type Text = () => string;
export const nothing: Text = () => '';

/**
 * Texts that belong together.
 *
 * @param name - the name of the section in a translation
 * @param english - the texts in English
 * @returns the texts in the present language; a component that asks for them is drawn again when the language changes
 */
export const section =
  <English extends object>(name: string, english: English): (() => Texts<English>) =>
  () => {
    const texts: Partial<Record<string, object>> = translation.value ?? {};
    // translation.ts gives the section of this name the type of these texts
    return (texts[name] ?? english) as Texts<English>;
  };

type Loader = () => Promise<{ readonly default: Translation }>;

/** The files of the languages other than English. */
const loaders: Readonly<Partial<Record<Language, Loader>>> = {};

/** The languages that the browser asks for; none on a machine that builds the page. */
const asked = (): readonly string[] => globalThis.navigator?.languages ?? [];

/** The language of the setting `system`. */
export const systemLanguage = (): Language => preferredOf(asked());

let wanted: Language = 'en';

/** Speaks a language as soon as its texts are loaded; the page stays as it is if they cannot be. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  let texts: Translation | undefined;
  try {
    texts = (await loaders[next]?.())?.default;
  } catch {
    return;
  }
  // meanwhile another language was chosen
  if (wanted !== next) return;
  const { tag, direction } = languages.find(({ code }) => code === next) ?? languages[0];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  batch(() => {
    translation.value = texts;
    language.value = next;
  });
}

/** The locale of `Intl` for the present language. */
export const locale = computed(() => localeOf(language.value, asked()));

const numbers = computed(() => new Intl.NumberFormat(locale.value));

/** A number with the separators of the language: `24,132`. */
export const number = (value: number): string => numbers.value.format(value);

/** A share from 0 to 1 as a whole percentage: `85%`. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale.value, { style: 'percent' }).format(share);

/** `blue car A, green truck B and red car`, or the same with `or`. */
export const list = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(locale.value, { type }).format(words);
