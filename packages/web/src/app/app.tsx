import { signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { reader } from './bring.ts';
import { awaitPart, inTime, missing } from './device/missing.ts';
import { commonText } from './language/english/common.ts';
import { language } from './language/language.ts';
import type { PageId } from './model/link.ts';
import { arriving, linkProblem, page, settings } from './model/state.ts';
import { benches, type Door, pages, type View } from './pages.ts';
import { Button } from './parts/controls.tsx';
import { Icon } from './parts/icons.tsx';
import { later } from './parts/later.tsx';

/** The doors that everybody has; the workbench is a fourth. */
const doors = ['today', 'ladder', 'edit'] as const;

/** The page of the workbench that was shown last; none until one is opened. */
const bench = signal<PageId | undefined>(undefined);

export function App() {
  const t = commonText();
  const here = pages[page.value].under();
  useEffect(() => {
    if (here === 'workbench') bench.value = page.value;
  }, [page.value, here]);
  // by the switch in the settings, or once a link of it was opened
  const hasBench = settings.value.workbench || here === 'workbench' || bench.value !== undefined;
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
          {doors.map((id) => (
            <a key={id} href={pages[id].link.write()} aria-current={currentOf(id)}>
              <Icon name={pages[id].icon ?? 'play'} />
              <span>{t.pages[id]}</span>
            </a>
          ))}
          {hasBench && (
            <a href={pages[bench.value ?? 'solve'].link.write()} aria-current={currentOf('workbench')}>
              <Icon name="lab" />
              <span>{t.workbench}</span>
            </a>
          )}
        </nav>
        {here === 'workbench' && <Benches />}
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
      <Missing />
      <Dialogs />
    </>
  );
}

const currentOf = (door: Door): 'page' | 'true' | undefined =>
  page.value === door ? 'page' : pages[page.value].under() === door ? 'true' : undefined;

/** The pages of the workbench, in the bar while one of them is shown. */
const Benches = () => (
  <nav class="benches" aria-label={commonText().workbench}>
    {benches.map((id) => (
      <a key={id} href={pages[id].link.write()} aria-current={page.value === id ? 'page' : undefined}>
        <Icon name={pages[id].icon ?? 'lab'} />
        <span>{commonText().pages[id]}</span>
      </a>
    ))}
  </nav>
);

/** The dialogs that were opened; each is loaded when it is opened for the first time. */
const dialogs = signal<Partial<Record<'share' | 'settings', View>>>({});

async function openShare(): Promise<void> {
  const { ShareDialog, openShare: open } = await inTime(import('./share/share-dialog.tsx'));
  dialogs.value = { ...dialogs.value, share: ShareDialog };
  open();
}

async function openSettings(): Promise<void> {
  const { SettingsDialog, openSettings: open } = await inTime(import('./settings/settings-dialog.tsx'));
  dialogs.value = { ...dialogs.value, settings: SettingsDialog };
  open();
}

function Dialogs() {
  const { share: Share, settings: Settings } = dialogs.value;
  const Bring = reader.value?.BringDialog;
  return (
    <>
      {Share && <Share />}
      {Settings && <Settings />}
      {Bring && <Bring />}
    </>
  );
}

function skip(): void {
  document.querySelector<HTMLElement>('#main')?.focus();
}

function CurrentPage() {
  const loaded = useSignal<Partial<Record<PageId, View>>>({});
  const first = useRef(true);
  const name = page.value;
  const { view } = pages[name];
  const t = commonText();
  useEffect(() => {
    document.title = name === 'play' ? 'Unjam' : `${t.pages[name]} · Unjam`;
  }, [name, language.value]);
  useEffect(() => {
    // so that a screen reader says which page was opened
    if (!first.current) document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    first.current = false;
    if (typeof view === 'function' || loaded.value[name]) return;
    void view.load().then((component) => {
      loaded.value = { ...loaded.value, [name]: component };
    });
  }, [name]);
  if (linkProblem.value) return <BrokenLink problem={linkProblem.value} />;
  const Component = typeof view === 'function' ? view : loaded.value[name];
  if (Component && !arriving.value) return <Component />;
  return <Loading />;
}

function Loading() {
  useEffect(awaitPart, []);
  return (
    <p class="loading" role="status">
      {!missing.value && commonText().loading}
    </p>
  );
}

/** Says that something is missing. The page can be loaded again only where there is a connection; all that was done is kept. */
function Missing() {
  // until something else is missing
  const closed = useSignal<unknown>(undefined);
  return missing.value && missing.value !== closed.value ? (
    <p class="missing" role="alert">
      {commonText().failed}
      <Button kind="main" onClick={() => void fetch('./').then(({ ok }) => ok && location.reload())}>
        {commonText().reload}
      </Button>
      <Button
        onClick={() => {
          closed.value = missing.value;
          skip();
        }}
      >
        {commonText().close}
      </Button>
    </p>
  ) : null;
}

/** The page of a broken link, which is loaded when there is one. */
const BrokenLink = later(async () => (await import('./broken-link-page.tsx')).BrokenLinkPage, Loading);
