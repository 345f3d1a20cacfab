import { signal, useSignal } from '@preact/signals';
import type { Problem } from '@unjam/core';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { commonText } from './language/english/common.ts';
import { language } from './language/language.ts';
import type { Page } from './model/link.ts';
import { linkProblem } from './model/store.ts';
import { Icon } from './parts/icons.tsx';
import { PlayPage } from './play/play-page.tsx';
import { arriving, linkTo, page } from './route.ts';

/** The pages in the bar, and the one to which each other page belongs. */
const tabs = ['play', 'solve', 'edit', 'ladder', 'atlas', 'lab'] as const;
const tabOf: Partial<Record<Page, Page>> = {
  puzzles: 'ladder',
  daily: 'ladder',
  statistics: 'ladder',
  set: 'ladder',
  review: 'play',
};

type View = () => VNode;

/** The pages other than Play are loaded when they are opened. */
const loaders: Partial<Record<Page, () => Promise<View>>> = {
  solve: async () => (await import('./solve/solve-page.tsx')).SolvePage,
  edit: async () => (await import('./edit/edit-page.tsx')).EditPage,
  ladder: async () => (await import('./ladder/ladder-page.tsx')).LadderPage,
  daily: async () => (await import('./daily/daily-page.tsx')).DailyPage,
  review: async () => (await import('./review/review-page.tsx')).ReviewPage,
  statistics: async () => (await import('./statistics/statistics-page.tsx')).StatisticsPage,
  puzzles: async () => (await import('./puzzles/puzzles-page.tsx')).PuzzlesPage,
  atlas: async () => (await import('./atlas/atlas-page.tsx')).AtlasPage,
  set: async () => (await import('./set/set-page.tsx')).SetPage,
  lab: async () => (await import('./lab/lab-page.tsx')).LabPage,
};

export function App() {
  const t = commonText();
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {t.skip}
      </button>
      <header class="bar">
        <span class="wordmark">
          un<b>jam</b>
        </span>
        <nav aria-label={t.pagesLabel}>
          {tabs.map((name) => (
            <a key={name} href={linkTo(name)} aria-current={currentOf(name)}>
              <Icon name={name} />
              <span>{t.pages[name]}</span>
            </a>
          ))}
        </nav>
        <div class="bar-end">
          <button type="button" class="round" aria-label={t.share} onClick={() => void openShare()}>
            <Icon name="share" />
          </button>
          <button type="button" class="round" aria-label={t.settings} onClick={() => void openSettings()}>
            <Icon name="settings" />
          </button>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <CurrentPage />
      </main>
      <Dialogs />
    </>
  );
}

const currentOf = (tab: Page): 'page' | 'true' | undefined =>
  page.value === tab ? 'page' : tabOf[page.value] === tab ? 'true' : undefined;

/** The dialogs that were opened; each is loaded when it is opened for the first time. */
const dialogs = signal<Partial<Record<'share' | 'settings', View>>>({});

async function openShare(): Promise<void> {
  const { ShareDialog, openShare: open } = await import('./share/share-dialog.tsx');
  dialogs.value = { ...dialogs.value, share: ShareDialog };
  open();
}

async function openSettings(): Promise<void> {
  const { SettingsDialog, openSettings: open } = await import('./settings/settings-dialog.tsx');
  dialogs.value = { ...dialogs.value, settings: SettingsDialog };
  open();
}

function Dialogs() {
  const { share: Share, settings: Settings } = dialogs.value;
  return (
    <>
      {Share && <Share />}
      {Settings && <Settings />}
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
  const t = commonText();
  useEffect(() => {
    document.title = name === 'play' ? 'Unjam' : `${t.pages[name]} · Unjam`;
  }, [name, language.value]);
  useEffect(() => {
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
  if (linkProblem.value) return <BrokenLink />;
  const Component = arriving.value ? undefined : loaded.value[name];
  if (Component) return <Component />;
  return (
    <p class="loading" role="status">
      {failed.value ? t.failed : t.loading}
    </p>
  );
}

/** The page of a broken link, which is loaded when there is one. */
function BrokenLink() {
  const loaded = useSignal<((props: { problem: Problem }) => VNode) | undefined>(undefined);
  useEffect(() => {
    void import('./broken-link-page.tsx').then(({ BrokenLinkPage }) => {
      loaded.value = BrokenLinkPage;
    });
  }, []);
  const View = loaded.value;
  return View && linkProblem.value ? (
    <View problem={linkProblem.value} />
  ) : (
    <p class="loading" role="status">
      {commonText().loading}
    </p>
  );
}
