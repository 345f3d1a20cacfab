import { at } from '../../basics/at.ts';
import { ok } from '../../basics/result.ts';
import { type Board, exitOffset, freeCells, primaryOf } from '../../board/board.ts';
import { type Cell, squareOf } from '../../board/cell.ts';
import { describeVehicle } from '../../board/naming.ts';
import { cellAlong, type Vehicle } from '../../board/vehicle.ts';
import { pddlCell, pddlVehicle } from '../../text/pddl-names.ts';
import type { BoardWriter } from '../parts/format.ts';

/*
 * A typed STRIPS task for automated planners: the domain, then the problem, as two expressions in one text. Planners
 * read them from two files; the second begins at the line `(define (problem board)`.
 *
 *     X X . .     (first v1-x r1c1) (last v1-x r1c2) (clear r1c3) (clear r1c4)
 *                 (beside r1c1 r1c2) (beside r1c2 r1c3) (beside r1c3 r1c4)
 *                 goal: (last v1-x r1c4)
 *                 plan: (right v1-x r1c1 r1c2 r1c2 r1c3), (right v1-x r1c2 r1c3 r1c3 r1c4)
 *
 * A vehicle is described by its first and its last cell, so that one action fits every length: the vehicle enters the
 * cell beyond one of them and leaves the other. Every action is one step, so a shortest plan is shortest in steps.
 * Walls are cells that are never clear. A name is `v`, the vehicle's number in the order of the board from 1, and its
 * label if PDDL allows it. The number alone makes names different, because PDDL ignores case. The notation `pddl`
 * reads the plans that planners find.
 *
 * Source: STRIPS of Fikes and Nilsson, 1971, in the syntax of PDDL 1.2, McDermott and others, 1998.
 */

/**
 * The actions of the domain: the type of the vehicle, the relation between cells that touch, and whether the vehicle
 * slides towards the later cell.
 */
const actions = [
  { name: 'right', type: 'horizontal', relation: 'beside', ahead: true },
  { name: 'left', type: 'horizontal', relation: 'beside', ahead: false },
  { name: 'down', type: 'vertical', relation: 'above', ahead: true },
  { name: 'up', type: 'vertical', relation: 'above', ahead: false },
] as const;

const domain = `; Vehicles slide along their lanes, one cell at a time.
(define (domain unjam)
  (:requirements :strips :typing)
  (:types
    horizontal vertical - vehicle
    vehicle cell - object)
  (:predicates
    (first ?v - vehicle ?c - cell)      ; its left or top end
    (last ?v - vehicle ?c - cell)       ; its right or bottom end
    (clear ?c - cell)
    (beside ?a ?b - cell)               ; ?b is the next cell to the right of ?a
    (above ?a ?b - cell))               ; ?b is the next cell below ?a
${actions.map(printAction).join('\n')})`;

function printAction({ name, type, relation, ahead }: (typeof actions)[number]): string {
  const pair = (from: string, to: string) => `(${relation} ${ahead ? `${from} ${to}` : `${to} ${from}`})`;
  const [entered, left] = ahead ? ['?newlast', '?first'] : ['?newfirst', '?last'];
  return `  (:action ${name}
    :parameters (?v - ${type} ?first ?newfirst ?last ?newlast - cell)
    :precondition (and (first ?v ?first) (last ?v ?last) (clear ${entered})
      ${pair('?first', '?newfirst')} ${pair('?last', '?newlast')})
    :effect (and (not (first ?v ?first)) (first ?v ?newfirst) (not (last ?v ?last)) (last ?v ?newlast)
      (not (clear ${entered})) (clear ${left})))`;
}

export const pddl: BoardWriter<'pddl'> = {
  id: 'pddl',
  print: (board) => ok(`${domain}\n\n${printProblem(board)}`),
};

function printProblem(board: Board): string {
  const { width, height, vehicles, primary, exit } = board;
  const cells = Array.from({ length: width * height }, (_, cell) => cell);
  const names = vehicles.map(({ label }, index) => pddlVehicle(label, index));
  const describeCell = (cell: Cell): string => pddlCell(squareOf(cell, width));
  const ends = (vehicle: Vehicle, name: string) => {
    const { offset, length } = vehicle;
    const at = (end: number) => describeCell(cellAlong(vehicle, end, width));
    return {
      first: `(first ${name} ${at(offset)})`,
      last: `(last ${name} ${at(offset + length - 1)})`,
    };
  };
  const pairs = (predicate: string, neighbour: (cell: Cell) => Cell | undefined): string[] =>
    cells.flatMap((cell) => {
      const other = neighbour(cell);
      return other === undefined ? [] : `(${predicate} ${describeCell(cell)} ${describeCell(other)})`;
    });
  const goal = ends({ ...primaryOf(board), offset: exitOffset(board) }, at(names, primary));
  return [
    `; The ${describeVehicle(board, primary)}, ${names[primary]}, must reach the ${exit} edge.`,
    ...vehicles.map((_, index) => `;   ${names[index]}: ${describeVehicle(board, index)}`),
    '(define (problem board)',
    '  (:domain unjam)',
    '  (:objects',
    ...vehicles.map(({ orientation }, index) => `    ${names[index]} - ${orientation}`),
    ...rowsOf(cells, width).map((row) => `    ${row.map(describeCell).join(' ')} - cell`),
    '  )',
    '  (:init',
    ...vehicles.map((vehicle, index) => {
      const { first, last } = ends(vehicle, at(names, index));
      return `    ${first} ${last}`;
    }),
    ...rowsOf(freeCells(board), width).map(
      (row) => `    ${row.map((cell) => `(clear ${describeCell(cell)})`).join(' ')}`,
    ),
    ...folded(pairs('beside', (cell) => (cell % width < width - 1 ? cell + 1 : undefined))),
    ...folded(pairs('above', (cell) => (cell + width < width * height ? cell + width : undefined))),
    '  )',
    `  (:goal ${exit === 'right' || exit === 'bottom' ? goal.last : goal.first}))`,
  ].join('\n');
}

/** Cells in ascending order, in one list for each row. */
function rowsOf(cells: readonly Cell[], width: number): Cell[][] {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) {
    const { row } = squareOf(cell, width);
    rows.set(row, [...(rows.get(row) ?? []), cell]);
  }
  return [...rows.values()];
}

/** Facts as lines with a few facts on each. */
const folded = (facts: readonly string[]): string[] =>
  Array.from(
    { length: Math.ceil(facts.length / 5) },
    (_, i) => `    ${facts.slice(5 * i, 5 * i + 5).join(' ')}`,
  );
