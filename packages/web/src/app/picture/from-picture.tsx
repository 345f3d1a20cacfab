import { signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { editText } from '../language/english/edit.ts';
import { wantsPicture } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';
import { pageIcons } from '../parts/page-icons.ts';

/** The panel, once it is opened. It stays when the page is left, as the picture does. */
const panel = signal<typeof import('./picture-panel.tsx') | undefined>(undefined);

/** Opens the panel with a picture that was pasted or dropped elsewhere, if it is still wanted once the panel is loaded. */
export async function openInPanel(picture: Blob, isWanted: () => boolean): Promise<void> {
  const loaded = await import('./picture-panel.tsx');
  const { openPicture } = await import('./reading.ts');
  if (!isWanted()) return;
  panel.value ??= loaded;
  await openPicture(picture);
}

/**
 * The button that opens the panel for pictures, and closes it together with its picture. The panel is loaded when it is first
 * opened.
 */
export function FromPicture() {
  const failed = useSignal(false);
  const open = async () => {
    failed.value = false;
    try {
      panel.value = await import('./picture-panel.tsx');
    } catch {
      failed.value = true;
    }
  };
  const shown = panel.value;
  useEffect(() => {
    if (!wantsPicture.value) return;
    wantsPicture.value = false;
    if (!panel.value) void open();
  }, []);
  const t = editText().picture;
  return (
    <section class={shown ? 'panel from-picture' : 'from-picture'} aria-label={t.title}>
      <Button
        icon={pageIcons.picture}
        pressed={shown !== undefined}
        onClick={() => {
          if (!shown) return void open();
          panel.value = undefined;
          shown.close();
        }}
      >
        {t.from}
      </Button>
      {failed.value && (
        <p class="problem" role="alert">
          {t.notLoaded}
        </p>
      )}
      {shown && <shown.PicturePanel />}
    </section>
  );
}
