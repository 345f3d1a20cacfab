import type { Edge } from '@unjam/core';
import { Select } from '../controls.tsx';
import { lieOf, resize, setExit } from './draft.ts';
import { commit, draft } from './editor.ts';

/** The size of the board and its exit. */
export function ShapePanel() {
  const now = draft.value;
  const primary = now.vehicles[now.primary[0] ?? -1];
  const horizontal = !primary || lieOf(primary) === 'horizontal';
  const sides = Array.from({ length: 15 }, (_, i) => ({ value: String(i + 2), label: String(i + 2) }));
  const exits: readonly Edge[] = horizontal ? ['right', 'left'] : ['bottom', 'top'];
  return (
    <section class="panel shape" aria-label="Size and exit">
      <Select
        label="Columns"
        value={String(now.width)}
        options={sides}
        onChange={(value) => commit(resize(now, Number(value), now.height))}
      />
      <Select
        label="Rows"
        value={String(now.height)}
        options={sides}
        onChange={(value) => commit(resize(now, now.width, Number(value)))}
      />
      <Select
        label="Exit"
        value={now.exit ?? exits[0] ?? 'right'}
        options={exits.map((value) => ({ value, label: value }))}
        onChange={(value) => {
          const exit = exits.find((edge) => edge === value);
          if (exit) commit(setExit(now, exit));
        }}
      />
    </section>
  );
}
