import { useSignal } from '@preact/signals';
import { commonText } from '../language/english/common.ts';
import { editText } from '../language/english/edit.ts';
import { nothing, type Text } from '../language/language.ts';
import { addVehicle, addWall, freePlace, lengthen, makePrimary, remove, turn } from '../model/draft.ts';
import { canRedo, canUndo, clear, commit, redo, undo } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { selected } from '../model/state.ts';
import { Button } from '../parts/controls.tsx';
import { pageIcons } from '../parts/page-icons.ts';
import { toolIcons } from '../parts/tool-icons.ts';
import { focusNear, vehicleName } from './piece-shape.tsx';

/** Buttons that add pieces and change the selected piece. */
export function PiecesPanel() {
  const now = draft.value;
  const said = useSignal<Text>(nothing);
  const piece = selected.value;
  const index = piece?.kind === 'vehicle' ? piece.index : undefined;
  const add = (length: number) => {
    const place = freePlace(now, length);
    const [first] = place ?? [];
    if (!place || !first) {
      said.value = () => editText().noFreePlace;
      return;
    }
    if (length === 1) {
      commit(place.reduce(addWall, now));
      selected.value = { kind: 'wall', index: now.walls.length };
    } else {
      commit(addVehicle(now, place));
      selected.value = { kind: 'vehicle', index: now.vehicles.length };
    }
    const vehicle = length === 1 ? undefined : draft.value.vehicles.at(-1);
    const name = () => (vehicle ? vehicleName(vehicle) : editText().wall);
    said.value = () => editText().added(editText().piece(name(), first.row + 1, first.column + 1));
  };
  const change = (make: (index: number) => void) => () => {
    if (index !== undefined) make(index);
  };
  const t = editText();
  return (
    <section class="palette" aria-label={t.pieces}>
      <div class="palette-row">
        <Button kind="tool" icon={toolIcons.car} onClick={() => add(2)}>
          {t.car}
        </Button>
        <Button kind="tool" icon={toolIcons.truck} onClick={() => add(3)}>
          {t.truck}
        </Button>
        <Button kind="tool" icon={toolIcons.wall} onClick={() => add(1)}>
          {t.wallButton}
        </Button>
        <Button kind="tool" icon="undo" disabled={!canUndo.value} onClick={undo}>
          {commonText().undo}
        </Button>
        <Button kind="tool" icon="redo" disabled={!canRedo.value} onClick={redo}>
          {commonText().redo}
        </Button>
        <Button kind="tool" icon={pageIcons.clear} onClick={clear}>
          {t.clear}
        </Button>
      </div>
      {piece ? (
        <div class="palette-row of-piece">
          {index !== undefined && (
            <>
              <Button kind="tool" icon={toolIcons.turn} onClick={change((i) => commit(turn(now, i)))}>
                {t.turn}
              </Button>
              <Button
                kind="tool"
                icon={toolIcons.longer}
                onClick={change((i) => commit(lengthen(now, i, 1)))}
              >
                {t.longer}
              </Button>
              <Button
                kind="tool"
                icon={toolIcons.shorter}
                onClick={change((i) => commit(lengthen(now, i, -1)))}
              >
                {t.shorter}
              </Button>
              <Button kind="tool" icon={toolIcons.red} onClick={change((i) => commit(makePrimary(now, i)))}>
                {t.makeRed}
              </Button>
            </>
          )}
          <Button
            kind="tool"
            icon={pageIcons.delete}
            onClick={() => {
              selected.value = undefined;
              focusNear(piece);
              commit(remove(now, piece));
            }}
          >
            {t.delete}
          </Button>
        </div>
      ) : (
        <p class="muted how-to">
          {t.howToDraw} <span class="of-keys">{t.keysToDraw}</span>
        </p>
      )}
      <p role="status">{said.value()}</p>
    </section>
  );
}
