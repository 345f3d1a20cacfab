// The part of the picture that is shown, with the grid laid over it and the grid's corners.

import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { editText } from '../language/english/edit.ts';
import { CornerHandles } from './corner-handles.tsx';
import { GridOverlay } from './grid-overlay.tsx';
import { opened } from './opened-picture.ts';
import { corners, partShown } from './reading.ts';

export function PictureView() {
  const view = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const shownWidth = useSignal(0);
  const picture = opened.value;
  const part = partShown.value;
  // before the page is painted, since another size empties the canvas
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!picture || !part || !context) return;
    context.clearRect(0, 0, part.width, part.height);
    context.drawImage(picture, -part.x, -part.y);
  }, [picture, part]);
  useEffect(() => {
    if (!picture || !view.current) return;
    const observer = new ResizeObserver(([entry]) => {
      shownWidth.value = entry?.contentRect.width ?? 0;
    });
    observer.observe(view.current);
    return () => observer.disconnect();
  }, [picture]);
  if (!part) return null;
  const { x: left, y: top, width, height } = part;
  const scale = shownWidth.value / width;
  const now = corners.value;
  return (
    <div ref={view} class="picture-view" style={{ '--ratio': width / height }}>
      <canvas ref={canvas} width={width} height={height} role="img" aria-label={editText().picture.opened} />
      {now && scale > 0 && (
        <>
          <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
            <GridOverlay corners={now} pixel={1 / scale} />
            {now.map(({ x, y }, i) => (
              <circle key={i} class="mark" cx={x} cy={y} r={9 / scale} />
            ))}
          </svg>
          <CornerHandles corners={now} part={part} scale={scale} />
        </>
      )}
    </div>
  );
}
