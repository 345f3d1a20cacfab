import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { missing } from '../device/missing.ts';
import { commonText } from '../language/english/common.ts';
import { Icon } from './icons.tsx';
import { pageIcons } from './page-icons.ts';

interface DialogProps {
  readonly title: string;
  readonly open: Signal<boolean>;
  readonly children: ComponentChildren;
}

/** A modal dialog. Escape, its close button and a click outside close it. */
export function Dialog({ title, open, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open.value) element.current?.showModal();
    else element.current?.close();
  }, [open.value]);
  const id = useId();
  const close = () => {
    open.value = false;
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without a handler
    <dialog
      ref={element}
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => {
        if (event.target === element.current) close();
      }}
    >
      <div class="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="round" aria-label={commonText().close} onClick={close}>
            <Icon name={pageIcons.clear} />
          </button>
        </header>
        {/* what the page says of it is behind the dialog */}
        {!!missing.value && <p role="alert">{commonText().failed}</p>}
        {open.value && children}
      </div>
    </dialog>
  );
}
