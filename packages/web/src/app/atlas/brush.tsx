// A chart of cells. A part of it can be chosen: by dragging with the mouse or a finger, or with the arrow keys.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** A part of a chart, in cells; all four are included. */
export interface Part {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface BrushProps {
  readonly columns: number;
  readonly rows: number;
  readonly part: Part | undefined;
  /** Where the keyboard begins if no part is chosen. */
  readonly start: { readonly column: number; readonly row: number };
  readonly label: string;
  readonly hint: string;
  readonly kind: string;
  readonly onChoose: (part: Part | undefined) => void;
  readonly children: ComponentChildren;
}

const between = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

const arrows: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function Brush({ columns, rows, part, start, label, hint, kind, onChoose, children }: BrushProps) {
  const drag = useSignal<{ from: [number, number]; to: [number, number] } | undefined>(undefined);
  const cellAt = (event: PointerEvent): [number, number] => {
    // the chart itself listens
    const { left, top, width, height } = (event.currentTarget as SVGElement).getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * columns);
    const row = Math.floor(((event.clientY - top) / height) * rows);
    return [between(column, 0, columns - 1), between(row, 0, rows - 1)];
  };
  const dragged = drag.value && partOf(drag.value.from, drag.value.to);
  const seen = dragged ?? part;
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && part) {
      event.preventDefault();
      onChoose(undefined);
      return;
    }
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const [right, down] = by;
    const { column, row } = start;
    if (!part) onChoose({ left: column, right: column, top: row, bottom: row });
    else if (event.shiftKey)
      onChoose({
        ...part,
        right: between(part.right + right, part.left, columns - 1),
        top: between(part.top + down, 0, part.bottom),
      });
    else
      onChoose(
        moved(
          part,
          between(right, -part.left, columns - 1 - part.right),
          between(down, -part.top, rows - 1 - part.bottom),
        ),
      );
  };
  return (
    // a chart that arrows work on is not one of the widgets that HTML has
    <div
      class={`brush ${kind}`}
      role="application"
      aria-label={label}
      title={hint}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is worked with the keyboard
      tabIndex={0}
      onKeyDown={onKey}
    >
      <svg
        viewBox={`0 0 ${columns} ${rows}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.value = { from: cellAt(event), to: cellAt(event) };
        }}
        onPointerMove={(event) => {
          if (drag.value) drag.value = { ...drag.value, to: cellAt(event) };
        }}
        onPointerUp={() => {
          // a press on what is chosen chooses everything again
          if (dragged) onChoose(part && isOneCell(dragged) && isWithin(dragged, part) ? undefined : dragged);
          drag.value = undefined;
        }}
        onPointerCancel={() => {
          drag.value = undefined;
        }}
      >
        {children}
        {seen && (
          <rect
            class="part"
            x={seen.left}
            y={seen.top}
            width={seen.right - seen.left + 1}
            height={seen.bottom - seen.top + 1}
          />
        )}
      </svg>
    </div>
  );
}

const partOf = ([x, y]: [number, number], [u, v]: [number, number]): Part => ({
  left: Math.min(x, u),
  right: Math.max(x, u),
  top: Math.min(y, v),
  bottom: Math.max(y, v),
});

const isOneCell = ({ left, right, top, bottom }: Part): boolean => left === right && top === bottom;

const isWithin = (inner: Part, outer: Part): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const moved = ({ left, right, top, bottom }: Part, columns: number, rows: number): Part => ({
  left: left + columns,
  right: right + columns,
  top: top + rows,
  bottom: bottom + rows,
});
