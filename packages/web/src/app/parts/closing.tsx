import { useEffect } from 'preact/hooks';

/** A newer part of the DOM, which TypeScript does not know yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

interface ClosingProps {
  readonly onClose: () => void;
}

/** What closes what is open, in a browser without close watchers; a key closes only what was opened last. */
const waiting: (() => void)[] = [];

/** What is open beside this closes by Escape, and on a phone by the gesture or button that goes back; the focus returns to its opener. */
export function Closing({ onClose }: ClosingProps) {
  useEffect(() => {
    const opener = document.activeElement;
    const close = () => {
      onClose();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
    // the browser's own way, which knows the gesture; a dialog that lies above is closed first
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
