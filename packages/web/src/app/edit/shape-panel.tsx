import { useSignal } from '@preact/signals';
import type { Edge } from '@unjam/core';
import { primaryIn } from '@unjam/core/board';
import { editText } from '../language/english/edit.ts';
import { draftOrientation, outsiders, resize, setExit } from '../model/draft.ts';
import { commit } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { selected } from '../model/state.ts';
import { Select } from '../parts/choices.tsx';
import { Button } from '../parts/controls.tsx';

const sides = Array.from({ length: 15 }, (_, i) => ({ value: String(i + 2), label: String(i + 2) }));

/** The size of the board and its exit. */
export function ShapePanel() {
  const now = draft.value;
  /** A smaller size on which some pieces do not fit, until the user decides. */
  const asked = useSignal<{ readonly width: number; readonly height: number } | undefined>(undefined);
  const primary = primaryIn(now);
  const horizontal = !primary || draftOrientation(primary) === 'horizontal';
  const exits: readonly Edge[] = horizontal ? ['right', 'left'] : ['bottom', 'top'];
  const take = (width: number, height: number) => {
    asked.value = undefined;
    selected.value = undefined;
    commit(resize(now, width, height));
  };
  const ask = (width: number, height: number) => {
    if (outsiders(now, width, height).length === 0) take(width, height);
    else asked.value = { width, height };
  };
  const t = editText();
  return (
    <section class="panel shape" aria-label={t.sizeAndExit}>
      <Select
        label={t.columns}
        value={String(now.width)}
        options={sides}
        onChange={(value) => ask(Number(value), now.height)}
      />
      <Select
        label={t.rows}
        value={String(now.height)}
        options={sides}
        onChange={(value) => ask(now.width, Number(value))}
      />
      <Select
        label={t.exit}
        value={now.exit ?? exits[0] ?? 'right'}
        options={exits.map((value) => ({ value, label: t.edges[value] }))}
        onChange={(value) => {
          const exit = exits.find((edge) => edge === value);
          if (exit) commit(setExit(now, exit));
        }}
      />
      <div class="shrink" role="status">
        {asked.value && (
          <>
            <p>
              {t.wouldNotFit(
                outsiders(now, asked.value.width, asked.value.height).length,
                asked.value.width,
                asked.value.height,
              )}
            </p>
            <div class="row">
              <Button
                kind="main"
                onClick={() => {
                  if (asked.value) take(asked.value.width, asked.value.height);
                }}
              >
                {t.removeThem}
              </Button>
              <Button
                onClick={() => {
                  asked.value = undefined;
                }}
              >
                {t.keepSize}
              </Button>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
