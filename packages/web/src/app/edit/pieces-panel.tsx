import { useSignal } from '@preact/signals';
import { boardToSetup } from '@unjam/core/board';
import { Button } from '../controls.tsx';
import { attempt } from '../game/store.ts';
import { addVehicle, addWall, freePlace, lengthen, makePrimary, remove, turn } from './draft.ts';
import { canRedo, canUndo, clear, commit, draft, openDraft, redo, selected, undo } from './editor.ts';

/** Buttons that add pieces and change the selected piece. */
export function PiecesPanel() {
  const now = draft.value;
  const said = useSignal('');
  const piece = selected.value;
  const index = piece?.kind === 'vehicle' ? piece.index : undefined;
  const add = (length: number) => {
    const place = freePlace(now, length);
    said.value = place ? '' : 'There is no free place for this.';
    if (!place) return;
    if (length === 1) {
      commit(place.reduce(addWall, now));
      selected.value = { kind: 'wall', index: now.walls.length };
    } else {
      commit(addVehicle(now, place));
      selected.value = { kind: 'vehicle', index: now.vehicles.length };
    }
  };
  const change = (make: (index: number) => void) => () => {
    if (index !== undefined) make(index);
  };
  return (
    <section class="panel" aria-label="Pieces">
      <p class="muted">
        Drag across empty cells to draw a vehicle; click one for a wall. Drag a piece to move it, off the
        board to delete it. Keys: arrows, T, +, −, R, Delete.
      </p>
      <div class="row">
        <Button icon="car" onClick={() => add(2)}>
          Car
        </Button>
        <Button icon="truck" onClick={() => add(3)}>
          Truck
        </Button>
        <Button icon="wall" onClick={() => add(1)}>
          Wall
        </Button>
      </div>
      <div class="row">
        <Button icon="turn" disabled={index === undefined} onClick={change((i) => commit(turn(now, i)))}>
          Turn
        </Button>
        <Button
          icon="longer"
          disabled={index === undefined}
          onClick={change((i) => commit(lengthen(now, i, 1)))}
        >
          Longer
        </Button>
        <Button
          icon="shorter"
          disabled={index === undefined}
          onClick={change((i) => commit(lengthen(now, i, -1)))}
        >
          Shorter
        </Button>
        <Button disabled={index === undefined} onClick={change((i) => commit(makePrimary(now, i)))}>
          Make red
        </Button>
        <Button
          icon="delete"
          disabled={!piece}
          onClick={() => {
            if (!piece) return;
            selected.value = undefined;
            commit(remove(now, piece));
          }}
        >
          Delete
        </Button>
      </div>
      <p role="status">{said.value}</p>
      <div class="row">
        <Button icon="undo" disabled={!canUndo.value} onClick={undo}>
          Undo
        </Button>
        <Button icon="redo" disabled={!canRedo.value} onClick={redo}>
          Redo
        </Button>
        <Button icon="clear" onClick={clear}>
          Clear
        </Button>
        <Button onClick={() => openDraft(boardToSetup(attempt.value.board))}>Edit the puzzle in Play</Button>
      </div>
    </section>
  );
}
