import { useLayoutEffect } from 'preact/hooks';

/** A newer part of the DOM, which TypeScript does not know yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

interface ClosingProps {
  readonly onClose: () => void;
}

/** The functions that close what is open, in a browser without close watchers. Escape calls only the last. */
const waiting: (() => void)[] = [];

/** While this is on the page, Escape closes what is open, and so does going back on a phone. The focus returns to what had it before. */
export function Closing({ onClose }: ClosingProps) {
  // before the next frame is drawn, so that no key that is pressed after the opening is lost
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const close = () => {
      onClose();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
    // the browser's own watcher also knows the gesture of phones, and closes a dialog that lies above first
    const { CloseWatcher } = globalThis as { readonly CloseWatcher?: new () => Watcher };
    if (CloseWatcher) {
      const watcher = new CloseWatcher();
      watcher.onclose = close;
      return () => watcher.destroy();
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && waiting.at(-1) === close && !document.querySelector('dialog[open]'))
        close();
    };
    waiting.push(close);
    document.addEventListener('keydown', onKey);
    return () => {
      waiting.splice(waiting.indexOf(close), 1);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return null;
}
