import { stillMarkup } from '@unjam/board/board-markup';
import { svgElements } from '@unjam/board/svg-elements';
import type { Board, State } from '@unjam/core';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { labText } from '../language/english/lab.ts';
import { unitText } from '../language/english/units.ts';

export interface Hovered {
  readonly state: State;
  readonly distance: number;
  /** Where the pointer is in the map, in pixels. */
  readonly x: number;
  readonly y: number;
}

interface HoverProps {
  readonly board: Board;
  readonly hovered: Hovered;
  /** Whether there are more states than were looked at. */
  readonly partial: boolean;
}

/** The board of the state under the pointer, beside the pointer. Those who have no pointer see it when they go there. */
export function MapHover({ board, hovered: { state, distance, x, y }, partial }: HoverProps) {
  const t = labText();
  const element = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    picture.current?.replaceChildren(svgElements(stillMarkup(board, state)));
  }, [board, state]);
  useLayoutEffect(() => {
    const box = element.current;
    const room = box?.offsetParent;
    if (!box || !room) return;
    const [right, above] = [x < room.clientWidth / 2, y > room.clientHeight / 2];
    // by script, because the content policy allows no style in the page
    box.style.left = `${right ? x + 16 : x - 16 - box.offsetWidth}px`;
    box.style.top = `${above ? y - box.offsetHeight : y}px`;
  }, [x, y]);
  return (
    <div class="map-hover" ref={element} aria-hidden="true">
      <div ref={picture} />
      <span>
        {distance < 0
          ? partial
            ? t.noWayFound
            : t.noWay
          : distance === 0
            ? t.solved
            : unitText().moves(distance)}
      </span>
    </div>
  );
}
