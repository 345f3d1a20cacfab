// The corners of the grid, which are dragged, or moved by keys.

import type { Corners } from '@unjam/core/picture';
import { useRef } from 'preact/hooks';
import { editText } from '../language/english/edit.ts';
import type { Part } from './part.ts';
import { moveCorner } from './player-requests.ts';
import { beginStep } from './reading.ts';
import { targetPlaces } from './target-places.ts';

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Props {
  readonly corners: Corners;
  /** What is shown of the picture. */
  readonly part: Part;
  /** How many CSS pixels one pixel of the picture takes. */
  readonly scale: number;
}

export function CornerHandles({ corners, part, scale }: Props) {
  /** The pointer that drags, and what lies between it and the corner, in CSS pixels. */
  const held = useRef<{ readonly pointer: number; readonly x: number; readonly y: number } | undefined>(
    undefined,
  );
  const onScreen = corners.map(({ x, y }) => ({ x: (x - part.x) * scale, y: (y - part.y) * scale }));
  const places = targetPlaces(onScreen, part.width * scale, part.height * scale);
  const letGo = () => {
    held.current = undefined;
  };
  return places.map((place, i) => {
    const corner = corners[i] ?? place;
    const moveBy = (x: number, y: number) => moveCorner(i, { x: corner.x + x, y: corner.y + y });
    return (
      <button
        key={i}
        type="button"
        class="corner"
        style={{ left: `${place.x}px`, top: `${place.y}px` }}
        aria-label={editText().picture.corners[i]}
        onPointerDown={(event) => {
          beginStep();
          held.current = {
            pointer: event.pointerId,
            x: corner.x * scale - event.clientX,
            y: corner.y * scale - event.clientY,
          };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={(event) => {
          if (held.current?.pointer !== event.pointerId) return;
          const { x, y } = held.current;
          moveCorner(i, { x: (event.clientX + x) / scale, y: (event.clientY + y) / scale });
        }}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onDragStart={(event) => event.preventDefault()}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          beginStep();
          const by = (Math.max(part.width, part.height) / 100) * (event.shiftKey ? 1 : 0.25);
          moveBy(step[0] * by, step[1] * by);
        }}
      />
    );
  });
}
