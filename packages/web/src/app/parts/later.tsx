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
  const loaded = signal<{ readonly View: FunctionComponent<Props> } | undefined>(undefined);
  const failed = signal(false);
  return (props) => {
    useEffect(() => {
      if (loaded.value) return;
      failed.value = false;
      load().then(
        (View) => {
          loaded.value = { View };
        },
        () => {
          failed.value = true;
        },
      );
    }, []);
    const View = loaded.value?.View;
    return View ? <View {...props} /> : <Meanwhile failed={failed.value} />;
  };
}
