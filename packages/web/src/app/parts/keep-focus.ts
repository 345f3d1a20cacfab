import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Gives an element the focus where a change has taken away the button that had it. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, changing: unknown): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && document.activeElement === document.body)
      element.current?.focus({ preventScroll: true });
    first.current = false;
  }, [changing]);
}
