// Loads languages. English is with the pages, every other language is one file of the built app.

import { speakWith } from '@unjam/board/board-words';
import type { BoardWords } from '@unjam/board/element-types';
import { askedLanguages, type Sections, setLanguage } from './language.ts';
import { type Language, languages, preferredOf } from './languages.ts';
import type { Translation } from './translation.ts';

type Loader = () => Promise<Translation>;

const loaders: Readonly<Record<Exclude<Language, 'en'>, Loader>> = {
  de: () => import('./german/german.ts'),
  fr: () => import('./french/french.ts'),
  es: () => import('./spanish/spanish.ts'),
  pt: () => import('./portuguese/portuguese.ts'),
  ja: () => import('./japanese/japanese.ts'),
  zh: () => import('./chinese/chinese.ts'),
  ar: () => import('./arabic/arabic.ts'),
};

/** The language of the setting `system`: the first one of the browser's that the app has. */
export const systemLanguage = (): Language => preferredOf(askedLanguages());

let wanted: Language = 'en';

/** Speaks a language as soon as its texts are loaded; the page stays as it is if they cannot be. */
export async function speak(next: Language): Promise<void> {
  wanted = next;
  let sections: Sections = {};
  let words: BoardWords | undefined;
  if (next !== 'en') {
    try {
      const [loaded, { boardSpeech }] = await Promise.all([
        loaders[next](),
        import('@unjam/board/languages/parts/board-speech'),
      ]);
      sections = loaded;
      words = boardSpeech(loaded.board);
    } catch {
      return;
    }
  }
  // meanwhile another language was chosen
  if (wanted !== next) return;
  const { tag, direction } = languages.find(({ code }) => code === next) ?? languages[0];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  speakWith(words);
  setLanguage(next, sections);
}
