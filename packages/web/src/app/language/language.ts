/*
 * The language of the app: which one it is, and its texts.
 *
 * English texts are in sections, one file a section in english/, about one for each page: they are loaded with the
 * pages that use them. Every other language is a folder with files of the same names; the build makes one file of it,
 * which is loaded when the language is chosen.
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
 * The type check fails until every language has the text. A new section is also named in translation.ts; until then it is
 * in English in every language. Vehicles and moves are named by `words` of board/board-words.ts, numbers, dates and lists
 * by the functions below.
 */

import { batch, computed, signal } from '@preact/signals';
import { type Language, localeOf } from './languages.ts';

/** The language that the app speaks. */
export const language = signal<Language>('en');

/** The texts of a section in any language: the same keys, and functions of the same arguments. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...what: infer What) => string
      ? (...what: What) => string
      : Texts<English[Key]>;
};

/** Sections by their names; translation.ts says which there are. */
export type Sections = Readonly<Partial<Record<string, object>>>;

/** The sections of the language; none for English, whose texts are with the pages. */
const translation = signal<Sections>({});

/** A text of its own, or one that changes with the language. */
export type Text = () => string;
export const nothing: Text = () => '';

/**
 * Texts that belong together.
 *
 * @param name - the name of the section in a translation
 * @param english - these texts in English
 * @returns them in the present language; a component that asks for them is drawn again when the language changes
 */
export const section =
  <English extends object>(name: string, english: English): (() => Texts<English>) =>
  () =>
    // every language satisfies the type of translation.ts, which has the section of this name with these texts
    (translation.value[name] ?? english) as Texts<English>;

/** The languages that the browser asks for; none on a machine that builds the page. */
export const askedLanguages = (): readonly string[] => globalThis.navigator?.languages ?? [];

/** Makes a language the present one; speak.ts loads its sections. */
export function setLanguage(next: Language, sections: Sections): void {
  batch(() => {
    translation.value = sections;
    language.value = next;
  });
}

/** The locale of `Intl` for the present language. */
export const locale = computed(() => localeOf(language.value, askedLanguages()));

const numbers = computed(() => new Intl.NumberFormat(locale.value));

/** A number with the separators of the language: `24,132`. */
export const number = (value: number): string => numbers.value.format(value);

/** A share from 0 to 1 as a whole percentage: `85%`. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(locale.value, { style: 'percent' }).format(share);

/** `blue car A, green truck B and red car`, or the same with `or`. */
export const list = (words: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(locale.value, { type }).format(words);
