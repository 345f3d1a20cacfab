import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../controls.tsx';
import { editText } from '../language/english/edit.ts';

type Panel = () => VNode;

/** The button that opens the reading of pictures, which is loaded only then. */
export function FromPicture() {
  const panel = useSignal<{ readonly View: Panel } | undefined>(undefined);
  const failed = useSignal(false);
  const open = async () => {
    failed.value = false;
    try {
      const { PicturePanel } = await import('./picture-panel.tsx');
      panel.value = { View: PicturePanel };
    } catch {
      failed.value = true;
    }
  };
  const shown = panel.value;
  const t = editText().picture;
  return (
    <section class="panel" aria-label={t.title}>
      <Button
        pressed={shown !== undefined}
        onClick={() => {
          if (shown) panel.value = undefined;
          else void open();
        }}
      >
        {t.from}
      </Button>
      {failed.value && (
        <p class="problem" role="alert">
          {t.notLoaded}
        </p>
      )}
      {shown && <shown.View />}
    </section>
  );
}
