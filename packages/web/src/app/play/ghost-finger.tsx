import type { Board, Slide, State } from '@unjam/core';
import { at } from '@unjam/core/basics';
import { CELL, FRAME, pictureSide } from '@unjam/core/render';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly board: Board;
  readonly state: State;
  readonly move: Slide;
}

/** A finger that shows how a vehicle is dragged. It lies over the board and lets every click through. */
export function GhostFinger({ board, state, move }: Props) {
  const finger = useRef<SVGSVGElement>(null);
  const { orientation, lane, length } = at(board.vehicles, move.vehicle);
  const middle = at(state, move.vehicle) + length / 2;
  const horizontal = orientation === 'horizontal';
  const place = (along: number): { readonly left: string; readonly top: string } => {
    const [x, y] = horizontal ? [along, lane + 0.5] : [lane + 0.5, along];
    return {
      left: `${((FRAME + x * CELL) / pictureSide(board.width)) * 100}%`,
      top: `${((FRAME + y * CELL) / pictureSide(board.height)) * 100}%`,
    };
  };
  useEffect(() => {
    const element = finger.current;
    const [from, to] = [place(middle), place(middle + move.by)];
    // by script, because the content policy allows no style in the page
    if (!element) return;
    const ratio = pictureSide(board.width) / pictureSide(board.height);
    element.parentElement?.style.setProperty('--unjam-ratio', String(ratio));
    Object.assign(element.style, from);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const film = element.animate(
      [
        { ...from, opacity: 0, transform: 'scale(1.15)' },
        { ...from, opacity: 1, transform: 'scale(1)', offset: 0.2 },
        { ...to, opacity: 1, transform: 'scale(1)', offset: 0.75 },
        { ...to, opacity: 0, transform: 'scale(1.15)' },
      ],
      { duration: 2200, iterations: Number.POSITIVE_INFINITY, easing: 'ease-in-out' },
    );
    return () => film.cancel();
  }, [board, state, move]);
  return (
    <div class="ghost" aria-hidden="true">
      <svg ref={finger} aria-hidden="true" viewBox="0 0 48 56" width="48" height="56">
        <path d="M18 34V9a5 5 0 0 1 10 0v17l11 2.6a6 6 0 0 1 4.6 6.7l-1.5 10A9 9 0 0 1 33.2 53H25a9 9 0 0 1-6.7-3L7.6 38.1a4.4 4.4 0 0 1 6.3-6.1z" />
      </svg>
    </div>
  );
}
