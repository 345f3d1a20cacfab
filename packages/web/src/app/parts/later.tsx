import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { inTime } from '../device/missing.ts';

/**
 * A part of the page that is loaded when it is first shown; where it cannot be loaded, the page says so.
 *
 * @param Meanwhile - what is shown until then; default: nothing
 */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Meanwhile: FunctionComponent = () => null,
): FunctionComponent<Props> {
  const loaded = signal<{ readonly View?: FunctionComponent<Props> }>({});
  return (props) => {
    const { View } = loaded.value;
    useEffect(() => {
      if (View) return;
      void inTime(load()).then((View) => {
        loaded.value = { View };
      });
    }, []);
    return View ? <View {...props} /> : <Meanwhile />;
  };
}
