// Runs before the page is drawn. The page holds the first lesson in English. It is hidden from a person who opens a link, has
// played before, or uses the app in another language, until the right page is drawn.
const root = document.documentElement;
const stored = (key) => {
  try {
    return JSON.parse(localStorage.getItem(`unjam.${key}`));
  } catch {
    // as if nothing was stored
  }
};
const settings = stored('settings');
// chosen as in src/app/language/languages.ts
const known = /^(?:en|de|fr|es|pt|ja|ar|zh(?!-(?:Hant|TW|HK|MO)\b))\b/i;
const language = [settings?.language, ...navigator.languages].find((tag) => known.test(tag)) ?? 'en';
if (location.hash || stored('game') || !language.startsWith('en')) root.className = 'waiting';
root.dataset.theme = settings?.theme;
// in which it is said that the page is not loaded
root.dataset.language = language;
