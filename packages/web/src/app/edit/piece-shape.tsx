// The pieces of a draft: how they look, and how keys change them.

import { colourOf } from '@unjam/board/languages/parts/vehicle-words';
import type { Setup, SetupVehicle, Square } from '@unjam/core';
import { CELL, paintAt, primaryPaint, vehiclePicture } from '@unjam/core/render';
import { editText } from '../language/english/edit.ts';
import { vehicleText } from '../language/english/vehicles.ts';
import {
  draftOrientation,
  inLabelOrder,
  lengthen,
  makePrimary,
  type Piece,
  remove,
  shift,
  squaresOfPiece,
  turn,
} from '../model/draft.ts';
import { commit, paintPlaceOf } from '../model/editor.ts';
import { draft } from '../model/present-draft.ts';
import { selected } from '../model/state.ts';

/** `blue truck Q`. */
export const vehicleName = ({ label, squares, primary = false }: SetupVehicle): string =>
  vehicleText().name({
    colour: colourOf(paintOf(label, primary).name),
    kind: squares.length === 2 ? 'car' : 'truck',
    label: primary ? '' : label,
  });

const paintOf = (label: string, primary: boolean) => (primary ? primaryPaint : paintAt(paintPlaceOf(label)));

export function VehicleShape({ vehicle, index }: { vehicle: SetupVehicle; index: number }) {
  const { label, squares, primary: isPrimary = false } = vehicle;
  const paint = paintOf(label, isPrimary);
  const row = Math.min(...squares.map((square) => square.row));
  const column = Math.min(...squares.map((square) => square.column));
  const rows = Math.max(...squares.map((square) => square.row)) - row + 1;
  const columns = Math.max(...squares.map((square) => square.column)) - column + 1;
  const whole = squares.length >= 2 && rows * columns === squares.length && (rows === 1 || columns === 1);
  const markup = whole
    ? vehiclePicture({
        orientation: draftOrientation(vehicle),
        length: squares.length,
        paint,
        backward: isBackward(draft.value, index, isPrimary),
        primary: isPrimary,
        label,
      })
    : squares
        .map(
          (square) =>
            `<rect x="${(square.column - column) * CELL + 12}" y="${(square.row - row) * CELL + 12}" width="76" height="76" rx="20" fill="${paint.fill}"/>`,
        )
        .join('');
  return (
    <PieceShape
      piece={{ kind: 'vehicle', index }}
      at={{ row, column }}
      width={columns}
      height={rows}
      name={vehicleName(vehicle)}
      markup={markup}
    />
  );
}

/** Vehicles face as they do in Play: the primary to its exit, the others by their lane and their place on the board. */
function isBackward(now: Setup, index: number, isPrimary: boolean): boolean {
  if (isPrimary) return now.exit === 'left' || now.exit === 'top';
  const vehicle = now.vehicles[index];
  const first = vehicle?.squares[0];
  if (!vehicle || !first) return false;
  const place = inLabelOrder(now).vehicles.indexOf(vehicle);
  return ((draftOrientation(vehicle) === 'horizontal' ? first.row : first.column) + place) % 2 === 0;
}

interface PieceShapeProps {
  readonly piece: Piece;
  readonly at: Square;
  readonly width: number;
  readonly height: number;
  readonly name: string;
  readonly markup: string;
}

export function PieceShape({ piece, at, width, height, name, markup }: PieceShapeProps) {
  const isSelected = selected.value?.kind === piece.kind && selected.value.index === piece.index;
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button
    <g
      role="button"
      tabIndex={0}
      class={`piece ${isSelected ? 'selected' : ''}`}
      data-piece={`${piece.kind} ${piece.index}`}
      aria-pressed={isSelected}
      aria-label={editText().piece(name, at.row + 1, at.column + 1)}
      transform={`translate(${at.column * CELL} ${at.row * CELL})`}
      onFocus={() => {
        selected.value = piece;
      }}
      onKeyDown={(event) => pieceKey(event, piece)}
    >
      <rect class="hit" width={width * CELL} height={height * CELL} fill="transparent" />
      <g dangerouslySetInnerHTML={{ __html: markup }} />
      <rect
        class="ring"
        x="3"
        y="3"
        width={width * CELL - 6}
        height={height * CELL - 6}
        rx="24"
        fill="none"
      />
    </g>
  );
}

/** After a piece is deleted the focus goes to the next piece in the drawing, or to the one before it. */
export function focusNear({ kind, index }: Piece): void {
  const pieces = [...document.querySelectorAll<SVGGElement>('.draft .piece')];
  const at = pieces.findIndex((element) => element.dataset.piece === `${kind} ${index}`);
  requestAnimationFrame(() => {
    const left = [...document.querySelectorAll<SVGGElement>('.draft .piece')];
    left[Math.min(at, left.length - 1)]?.focus();
  });
}

const arrows: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function pieceKey(event: KeyboardEvent, piece: Piece): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const now = draft.value;
  const arrow = arrows[event.key];
  const vehicle = piece.kind === 'vehicle';
  if (arrow) {
    const next = shift(now, piece, ...arrow);
    // keys do not move a piece off the board
    const seen = squaresOfPiece(next, piece).every(
      ({ row, column }) => row >= 0 && column >= 0 && row < now.height && column < now.width,
    );
    if (seen) commit(next);
  } else if (event.key === 'Delete' || event.key === 'Backspace') {
    selected.value = undefined;
    focusNear(piece);
    commit(remove(now, piece));
  } else if (vehicle && event.key.toLowerCase() === 't') commit(turn(now, piece.index));
  else if (vehicle && (event.key === '+' || event.key === '=')) commit(lengthen(now, piece.index, 1));
  else if (vehicle && event.key === '-') commit(lengthen(now, piece.index, -1));
  else if (vehicle && event.key.toLowerCase() === 'r') commit(makePrimary(now, piece.index));
  else return;
  event.preventDefault();
}
