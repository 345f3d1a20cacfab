import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of the page that is loaded when it is first shown; until then there is nothing. */
export function later<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const loaded = signal<{ readonly View: FunctionComponent<Props> } | undefined>(undefined);
  return (props) => {
    useEffect(() => {
      if (!loaded.value)
        void load().then((View) => {
          loaded.value = { View };
        });
    }, []);
    const View = loaded.value?.View;
    return View ? <View {...props} /> : null;
  };
}
