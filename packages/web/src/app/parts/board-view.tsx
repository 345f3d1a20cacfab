import type { Board, Slide, State } from '@unjam/core';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { settings } from '../model/state.ts';
import '@unjam/board/shown-board';
import type { MoveDetail, UnjamBoard } from '@unjam/board/preact';
import { language } from '../language/language.ts';

interface BoardViewProps {
  readonly board: Board;
  readonly state: State;
  readonly onMove?: (detail: MoveDetail) => void;
  /** Called when a pointer touches the board, before it moves anything. */
  readonly onTouch?: () => void;
  readonly hint?: Slide | undefined;
  /** Vehicles with a ring. */
  readonly marked?: readonly number[];
  /** Whether a red car at the exit drives away. */
  readonly leave?: boolean;
  readonly stiffness?: number;
  /** Whether the vehicles have their letters, whatever the settings say. */
  readonly lettered?: boolean;
  /** What lies over the board. */
  readonly children?: ComponentChildren;
}

/** A board that fills the space it is given. */
export function BoardView({
  board,
  state,
  onMove,
  onTouch,
  hint,
  marked,
  leave = false,
  stiffness = 0.6,
  lettered = true,
  children,
}: BoardViewProps) {
  const element = useRef<UnjamBoard>(null);
  // before the page is drawn: it is never seen without its board
  useLayoutEffect(() => {
    element.current?.show(board, state, { stiffness, hint, marked });
  }, [board, state, stiffness, hint, marked]);
  const spoken = language.value;
  useLayoutEffect(() => element.current?.retell(), [spoken]);
  return (
    <div class="board-space" onPointerDown={onTouch}>
      <unjam-board
        ref={element}
        interactive={onMove !== undefined}
        // a sentence that names a vehicle by its letter needs the letters
        plain={!settings.value.labels && !lettered}
        leave={leave}
        onunjam-move={(event) => onMove?.(event.detail)}
      />
      {children}
    </div>
  );
}
