import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

/**
 * A part of the page that is loaded when it is first shown.
 *
 * @param Meanwhile - what is shown until then, and where it cannot be loaded; default: nothing
 */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Meanwhile: FunctionComponent<{ readonly failed: boolean }> = () => null,
): FunctionComponent<Props> {
  // without a view where it cannot be loaded
  const loaded = signal<{ readonly View?: FunctionComponent<Props> } | undefined>(undefined);
  return (props) => {
    const View = loaded.value?.View;
    useEffect(() => {
      if (View) return;
      loaded.value = undefined;
      load().then(
        (View) => {
          loaded.value = { View };
        },
        () => {
          loaded.value = {};
        },
      );
    }, []);
    return View ? <View {...props} /> : <Meanwhile failed={loaded.value !== undefined} />;
  };
}
