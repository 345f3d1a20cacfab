import { effect } from '@preact/signals';
import { render } from 'preact';
import { settings } from './model/state.ts';
import './style/base.css';
import './style/buttons.css';
import './style/fields.css';
import './style/dialogs.css';
import './style/stars.css';
import './style/bar.css';
import './style/shell.css';
import './style/coach.css';
import './style/play.css';
import './style/print.css';
import { App } from './app.tsx';
import { acceptBoards } from './bring.ts';
import { watchMissing } from './device/missing.ts';
import { registerOffline } from './device/offline.ts';
import { speak, systemLanguage } from './language/speak.ts';
import { loadState } from './model/kept-state.ts';
import { watchOptimum } from './model/optimum.ts';
import { pages } from './pages.ts';
import { startRouting } from './route.ts';

/** Speaks the language of the settings, now and whenever it is changed. */
function startLanguage(): Promise<void> {
  const chosen = () => (settings.value.language === 'system' ? systemLanguage() : settings.value.language);
  const spoken = speak(chosen());
  effect(() => void speak(chosen()));
  return spoken;
}

/** Sounds and vibration, loaded once one of them is chosen. */
const feel = async (): Promise<void> => (await import('./feel/feel.ts')).startFeel();

/** Remembers how far each page is scrolled. Loaded at the first scroll: before it there is nothing to remember. */
const keepPlaces = async (): Promise<void> => (await import('./scroll-places.ts')).keepScrollPlaces();

async function start(): Promise<void> {
  watchMissing();
  // before anything is waited for: it listens for the end of loading, which may come before a language does
  registerOffline();
  loadState();
  effect(() => {
    document.documentElement.dataset.theme = settings.value.theme;
  });
  // otherwise the page would be drawn in English first
  await startLanguage();
  startRouting(pages);
  watchOptimum();
  effect(() => {
    if (settings.value.sounds || settings.value.vibration) void feel();
  });
  if (settings.value.log) void import('./log/solve-log.ts').then(({ logFromHere }) => logFromHere());
  const root = document.querySelector('#app');
  if (root) render(<App />, root);
  document.documentElement.classList.remove('waiting');
  acceptBoards();
  addEventListener('scroll', keepPlaces, { once: true });
}

void start();
