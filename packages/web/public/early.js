// Runs before the page is drawn. The page holds the first lesson in English: whoever comes by a link, has played before, or
// reads the app in another language does not see it before the page that is theirs.
const root = document.documentElement;
const stored = (key) => {
  try {
    return JSON.parse(localStorage.getItem(`unjam.${key}`));
  } catch {
    return null;
  }
};
const settings = stored('settings');
// as src/app/language/languages.ts chooses it
const known = /^(?:en|de|fr|es|pt|ja|ar|zh(?!-(?:Hant|TW|HK|MO)\b))\b/i;
const language = [settings?.language ?? '', ...navigator.languages].find((tag) => known.test(tag)) ?? 'en';
if (location.hash || stored('game') || !language.startsWith('en')) root.classList.add('waiting');
root.dataset.theme = settings?.theme;
