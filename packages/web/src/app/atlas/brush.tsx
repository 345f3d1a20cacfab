// A chart of cells. A part of it can be chosen: by dragging with the mouse or a finger, or with the arrow keys.

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { between, type Chart, isPressOn, type Part, partAfterArrow, partBetween } from './chart-part.ts';

interface BrushProps extends Chart {
  readonly label: string;
  readonly hint: string;
  readonly kind: string;
  readonly onChoose: (part: Part | undefined) => void;
  readonly children: ComponentChildren;
}

export function Brush({ columns, rows, part, start, label, hint, kind, onChoose, children }: BrushProps) {
  const drag = useSignal<{ pointer: number; from: [number, number]; to: [number, number] } | undefined>(
    undefined,
  );
  const cellAt = (event: PointerEvent): [number, number] => {
    // the chart itself listens
    const { left, top, width, height } = (event.currentTarget as SVGElement).getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * columns);
    const row = Math.floor(((event.clientY - top) / height) * rows);
    return [between(column, 0, columns - 1), between(row, 0, rows - 1)];
  };
  const dragged = drag.value && partBetween(drag.value.from, drag.value.to);
  const seen = dragged ?? part;
  const isDragging = ({ pointerId }: PointerEvent) => drag.value?.pointer === pointerId;
  const cancel = (event: PointerEvent) => {
    if (isDragging(event)) drag.value = undefined;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && seen) {
      event.preventDefault();
      if (drag.value) drag.value = undefined;
      else onChoose(undefined);
      return;
    }
    const next = partAfterArrow(event.key, event.shiftKey, { columns, rows, part, start });
    if (!next) return;
    event.preventDefault();
    onChoose(next);
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
          // neither the button of a menu nor a second finger drags
          if (event.button !== 0 || drag.value) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          drag.value = { pointer: event.pointerId, from: cellAt(event), to: cellAt(event) };
        }}
        onPointerMove={(event) => {
          if (drag.value && isDragging(event)) drag.value = { ...drag.value, to: cellAt(event) };
        }}
        onPointerUp={(event) => {
          // a press on what is chosen chooses everything again
          if (dragged && isDragging(event)) onChoose(part && isPressOn(part, dragged) ? undefined : dragged);
          cancel(event);
        }}
        onPointerCancel={cancel}
        onLostPointerCapture={cancel}
        onDragStart={(event) => event.preventDefault()}
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
