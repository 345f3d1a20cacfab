// Runs before the page is drawn. The page holds the first lesson: whoever comes by a link, or has played before, does not
// see it before the board that is theirs.
const root = document.documentElement;
const stored = (key) => {
  try {
    return JSON.parse(localStorage.getItem(`unjam.${key}`));
  } catch {
    return null;
  }
};
if (location.hash || stored('game')) root.classList.add('waiting');
root.dataset.theme = stored('settings')?.theme;
