import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Closing } from './closing.tsx';

/** Whether there is room beside the board. */
export const isWide = (): boolean => globalThis.matchMedia?.('(min-width: 48rem)').matches ?? true;

/** A part of a page that is open where there is room for it, and on a phone is one line until it is asked for. */
export const Sheet = ({ title, children }: { title: string; children: ComponentChildren }) => (
  <details class="sheet" open={isWide()}>
    <summary>{title}</summary>
    <ClosesOnPhone />
    {children}
  </details>
);

/** In a `details`: while that is open on a phone, Escape and the gesture that goes back close it. */
export function ClosesOnPhone() {
  const place = useRef<HTMLSpanElement>(null);
  const isOpen = useSignal(false);
  const details = () => place.current?.closest('details');
  useEffect(() => {
    const own = details();
    const look = () => {
      isOpen.value = own?.open === true && !isWide();
    };
    own?.addEventListener('toggle', look);
    return () => own?.removeEventListener('toggle', look);
  }, []);
  const close = () => {
    const own = details();
    if (!own) return;
    own.open = false;
    own.querySelector('summary')?.focus();
  };
  return (
    <span ref={place} hidden>
      {isOpen.value && <Closing onClose={close} />}
    </span>
  );
}
