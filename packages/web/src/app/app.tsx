import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { BrokenLinkPage } from './broken-link-page.tsx';
import { linkProblem } from './game/store.ts';
import { Icon } from './icons.tsx';
import { type Page, pages } from './link.ts';
import { PlayPage } from './play/play-page.tsx';
import { arriving, linkTo, page } from './route.ts';
import { openSettings, SettingsDialog } from './settings-dialog.tsx';
import { openShare, ShareDialog } from './share/share-dialog.tsx';

const titles: Record<Page, string> = {
  play: 'Play',
  solve: 'Solve',
  edit: 'Edit',
  puzzles: 'Puzzles',
  lab: 'Lab',
};

type View = () => VNode;

/** The pages other than Play are loaded when they are opened. */
const loaders: Partial<Record<Page, () => Promise<View>>> = {
  solve: async () => (await import('./solve/solve-page.tsx')).SolvePage,
  edit: async () => (await import('./edit/edit-page.tsx')).EditPage,
  puzzles: async () => (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage,
  lab: async () => (await import('./lab/lab-page.tsx')).LabPage,
};

export function App() {
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        Skip to content
      </button>
      <header class="bar">
        <span class="wordmark">
          un<b>jam</b>
        </span>
        <nav aria-label="Pages">
          {pages.map((name) => (
            <a key={name} href={linkTo(name)} aria-current={page.value === name ? 'page' : undefined}>
              <Icon name={name} />
              <span>{titles[name]}</span>
            </a>
          ))}
        </nav>
        <div class="bar-end">
          <button type="button" class="round" aria-label="Share" onClick={openShare}>
            <Icon name="share" />
          </button>
          <button type="button" class="round" aria-label="Settings" onClick={openSettings}>
            <Icon name="settings" />
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <CurrentPage />
      </main>
      <ShareDialog />
      <SettingsDialog />
    </>
  );
}

function skip(): void {
  document.querySelector<HTMLElement>('#main')?.focus();
}

function CurrentPage() {
  const loaded = useSignal<Partial<Record<Page, View>>>({ play: PlayPage });
  const failed = useSignal(false);
  const first = useRef(true);
  const name = page.value;
  useEffect(() => {
    document.title = name === 'play' ? 'Unjam' : `${titles[name]} · Unjam`;
    // so that a screen reader says which page was opened
    if (!first.current) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    first.current = false;
    failed.value = false;
    if (loaded.value[name]) return;
    loaders[name]?.().then(
      (component) => {
        loaded.value = { ...loaded.value, [name]: component };
      },
      () => {
        failed.value = true;
      },
    );
  }, [name]);
  if (linkProblem.value) return <BrokenLinkPage problem={linkProblem.value} />;
  const Component = arriving.value ? undefined : loaded.value[name];
  if (Component) return <Component />;
  return (
    <p class="loading" role="status">
      {failed.value ? 'This page could not be loaded. Check your connection and open it again.' : 'Loading…'}
    </p>
  );
}
