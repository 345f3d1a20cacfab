import type { Board, Slide, State } from '@unjam/core';
import { useEffect, useRef } from 'preact/hooks';
import type { MoveDetail, UnjamBoard } from '../board/unjam-board.ts';
import '../board/preact.ts';
import { settings } from './device/settings.ts';

interface BoardViewProps {
  readonly board: Board;
  readonly state: State;
  readonly onMove?: (detail: MoveDetail) => void;
  /** Called when a pointer touches the board, before it moves anything. */
  readonly onTouch?: () => void;
  readonly hint?: Slide | undefined;
  /** Whether a red car at the exit drives away. */
  readonly leave?: boolean;
  readonly stiffness?: number;
}

/** A board that fills the space it is given. */
export function BoardView({
  board,
  state,
  onMove,
  onTouch,
  hint,
  leave = false,
  stiffness = 0.6,
}: BoardViewProps) {
  const element = useRef<UnjamBoard>(null);
  useEffect(() => {
    element.current?.show(board, state, { stiffness, hint });
  }, [board, state, stiffness, hint]);
  return (
    <div class="board-space" onPointerDown={onTouch}>
      <unjam-board
        ref={element}
        interactive={onMove !== undefined}
        plain={!settings.value.labels}
        leave={leave}
        onunjam-move={(event) => onMove?.(event.detail)}
      />
    </div>
  );
}
