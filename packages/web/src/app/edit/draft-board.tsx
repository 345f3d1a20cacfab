import { pageTheme } from '@unjam/board/page-theme';
import type { Setup, Square } from '@unjam/core';
import type { ExitPlace } from '@unjam/core/board';
import { backgroundPicture, CELL, viewBox, wallPicture } from '@unjam/core/render';
import { useEffect, useRef } from 'preact/hooks';
import { editText } from '../language/english/edit.ts';
import { addVehicle, addWall, exitPlace, lineBetween, type Piece, shift } from '../model/draft.ts';
import { commit, endDrag, isOutdated, preview, problems } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { draftHistory, dragged, selected } from '../model/state.ts';
import { PieceShape, VehicleShape } from './piece-shape.tsx';

/** A drag that began on a piece, or on an empty cell to draw a vehicle. */
interface Drag {
  readonly pointer: number;
  readonly base: Setup;
  readonly from: Square;
  readonly piece?: Piece;
}

/**
 * The draft, legal or not. Dragging a piece moves it, and off the board deletes it. Dragging over empty cells draws a
 * vehicle. A click on an empty cell puts a wall there.
 */
export function DraftBoard() {
  const svg = useRef<SVGSVGElement>(null);
  const drag = useRef<Drag | undefined>(undefined);
  const { width, height, vehicles, walls } = draft.value;
  const safe = width >= 2 && height >= 2 && width <= 16 && height <= 16;

  // a board that is not square leaves bands beside it in the element
  const squareAt = (event: PointerEvent): Square => {
    const toBoard = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toBoard);
    return { row: Math.floor(y / CELL), column: Math.floor(x / CELL) };
  };

  // what is said above the board grows and shrinks with each change: meanwhile the board stays under the finger
  const keepPlace = (isHeld: boolean) => {
    const header = svg.current?.closest('.edit')?.querySelector('header');
    if (!header) return;
    header.style.height = isHeld ? `${header.getBoundingClientRect().height}px` : '';
    header.style.overflow = isHeld ? 'clip' : '';
  };

  const letGo = () => {
    drag.current = undefined;
    keepPlace(false);
  };

  /** The drag of a pointer. It ends without a change when the draft was changed in another way since it began, such as by Paste. */
  const dragOf = ({ pointerId }: PointerEvent): Drag | undefined => {
    const held = drag.current;
    if (held?.pointer !== pointerId) return undefined;
    if (held.base === draftHistory.value.present) return held;
    letGo();
    dragged.value = undefined;
    return undefined;
  };

  // a page that is left ends a drag without a change
  useEffect(
    () => () => {
      dragged.value = undefined;
    },
    [],
  );

  const grab = (event: PointerEvent) => {
    if (event.button !== 0 || drag.current) return;
    const from = squareAt(event);
    const piece = pieceUnder(event);
    const inside = from.row >= 0 && from.column >= 0 && from.row < height && from.column < width;
    if (!piece && !inside) return;
    svg.current?.setPointerCapture(event.pointerId);
    keepPlace(true);
    selected.value = piece;
    drag.current = { pointer: event.pointerId, base: draft.value, from, ...(piece && { piece }) };
  };

  const pull = (event: PointerEvent) => {
    const held = dragOf(event);
    if (!held) return;
    const to = squareAt(event);
    const { base, from, piece } = held;
    if (piece) {
      preview(shift(base, piece, to.row - from.row, to.column - from.column));
      return;
    }
    const end = { row: clamp(to.row, height), column: clamp(to.column, width) };
    const line = lineBetween(from, end);
    preview(line.length > 1 ? addVehicle(base, line) : base);
  };

  const release = (event: PointerEvent) => {
    const held = dragOf(event);
    if (!held) return;
    letGo();
    const { base, from, piece } = held;
    if (event.type !== 'pointerup') {
      commit(base);
      return;
    }
    if (piece) {
      endDrag(piece);
      return;
    }
    if (draft.value.vehicles.length > base.vehicles.length) {
      const index = base.vehicles.length;
      endDrag(undefined);
      selected.value = { kind: 'vehicle', index };
    } else {
      commit(addWall(base, from));
      selected.value = { kind: 'wall', index: base.walls.length };
    }
  };

  if (!safe) return <p class="problem">{editText().tooLargeToDraw}</p>;
  const exit = exitPlace(draft.value);
  return (
    <div class={isOutdated.value ? 'draft outdated' : 'draft'}>
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg
        ref={svg}
        viewBox={viewBox(width, height)}
        role="group"
        aria-label={editText().draft(height, width, exit && inWords(exit))}
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={release}
        onPointerCancel={release}
        onLostPointerCapture={release}
        onDragStart={(event) => event.preventDefault()}
      >
        <g
          dangerouslySetInnerHTML={{
            __html: backgroundPicture({ width, height, walls: [], ...(exit && { exit }) }, pageTheme),
          }}
        />
        {walls.map((wall, index) => (
          <PieceShape
            key={`wall ${index}`}
            piece={{ kind: 'wall', index }}
            at={wall}
            width={1}
            height={1}
            name={editText().wall}
            markup={wallPicture(pageTheme)}
          />
        ))}
        {vehicles.map((vehicle, index) => (
          <VehicleShape key={`${vehicle.label} ${index}`} vehicle={vehicle} index={index} />
        ))}
        <g class="wrong">
          {problems.value
            .flatMap(({ at }) => at?.squares ?? [])
            .map(({ row, column }, index) => (
              <path
                key={index}
                d={`M${column * CELL + 6} ${row * CELL + 6}h88v88h-88z m12 12l64 64m0 -64l-64 64`}
              />
            ))}
        </g>
      </svg>
    </div>
  );
}

const inWords = ({ edge, lane }: ExitPlace) =>
  ({ edge, lane: edge === 'left' || edge === 'right' ? 'row' : 'column', n: lane + 1 }) as const;

/** The piece on which an event happened; PieceShape writes it as `wall 3`. */
function pieceUnder({ target }: Event): Piece | undefined {
  const written = target instanceof Element && target.closest('[data-piece]')?.getAttribute('data-piece');
  if (!written) return undefined;
  const [kind, index] = written.split(' ');
  return { kind: kind === 'wall' ? 'wall' : 'vehicle', index: Number(index) };
}

const clamp = (value: number, side: number): number => Math.max(0, Math.min(side - 1, value));
