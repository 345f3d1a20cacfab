// The picture with the grid laid over it: its corners can be dragged, uncertain cells are marked.

import { type Corners, homographyTo, mapPoint, type Point } from '@unjam/core/picture';
import { useRef } from 'preact/hooks';
import { editText } from '../language/english/edit.ts';
import { corners, moveCorner, opened, reading } from './reading.ts';

/** A cell less certain than this is marked. */
const CERTAIN = 0.9;
const NAMES = ['first', 'second', 'third', 'fourth'] as const;

export function PictureView() {
  const svg = useRef<SVGSVGElement>(null);
  const held = useRef(-1);
  const picture = opened.value;
  if (!picture) return null;
  const { width, height } = picture;
  const unit = Math.max(width, height) / 100;
  const pointOf = (event: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return {
      x: ((event.clientX - box.left) / box.width) * width,
      y: ((event.clientY - box.top) / box.height) * height,
    };
  };
  const now = corners.value;
  return (
    <div class="picture-view" style={{ aspectRatio: `${width} / ${height}` }}>
      <img src={picture.url} alt={editText().picture.opened} draggable={false} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the corners have names, the lines say nothing more than they do */}
      <svg ref={svg} viewBox={`0 0 ${width} ${height}`}>
        {now && <Grid corners={now} unit={unit} />}
        {now?.map((corner, i) => (
          // biome-ignore lint/a11y/useSemanticElements: there is no button in SVG
          <circle
            key={NAMES[i]}
            class="corner"
            cx={corner.x}
            cy={corner.y}
            r={unit * 2.4}
            tabindex={0}
            role="button"
            aria-label={editText().picture.corners[NAMES[i] ?? 'first']}
            onPointerDown={(event) => {
              held.current = i;
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => {
              if (held.current === i) moveCorner(i, pointOf(event));
            }}
            onPointerUp={() => {
              held.current = -1;
            }}
            onPointerCancel={() => {
              held.current = -1;
            }}
            onKeyDown={(event) => {
              const step = steps[event.key];
              if (!step) return;
              event.preventDefault();
              const by = event.shiftKey ? unit : unit / 4;
              moveCorner(i, { x: corner.x + step[0] * by, y: corner.y + step[1] * by });
            }}
          />
        ))}
      </svg>
    </div>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function Grid({ corners, unit }: { corners: Corners; unit: number }) {
  const seen = reading.value;
  const board = seen?.kind === 'read' ? seen.board : undefined;
  const [columns, rows] = [board?.width ?? 6, board?.height ?? 6];
  // the reading numbers cells from its own first corner, which need not be the one dragged first
  const own = seen?.kind === 'read' ? seen.corners : corners;
  const map = homographyTo(corners, columns, rows);
  const cellMap = homographyTo(own, columns, rows);
  if (!map || !cellMap) return null;
  const line = (u0: number, v0: number, u1: number, v1: number) => {
    const [a, b] = [mapPoint(map, u0, v0), mapPoint(map, u1, v1)];
    return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  };
  const path = [
    ...Array.from({ length: columns + 1 }, (_, i) => line(i, 0, i, rows)),
    ...Array.from({ length: rows + 1 }, (_, i) => line(0, i, columns, i)),
  ].join('');
  const unsure =
    seen?.kind === 'read' ? seen.cells.flatMap((certainty, cell) => (certainty < CERTAIN ? [cell] : [])) : [];
  return (
    <g class="picture-grid">
      <path class="under" d={path} stroke-width={unit * 0.9} />
      <path d={path} stroke-width={unit * 0.4} />
      {unsure.map((cell) => {
        const [u, v] = [cell % columns, Math.floor(cell / columns)];
        const points = [
          [u, v],
          [u + 1, v],
          [u + 1, v + 1],
          [u, v + 1],
        ].map(([x = 0, y = 0]) => mapPoint(cellMap, x, y));
        return (
          <polygon
            key={cell}
            class="unsure"
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            stroke-width={unit * 0.6}
          />
        );
      })}
    </g>
  );
}
