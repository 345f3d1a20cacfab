// How PDDL names vehicles and cells: what the format writes and the notation for plans reads.

/** `v1-x`: the vehicle's number in the order of the board from 1, then its label where PDDL allows it, in lower case. */
export const pddlVehicle = (label: string, index: number): string =>
  `v${index + 1}${/^[A-Za-z0-9]+$/.test(label) ? `-${label.toLowerCase()}` : ''}`;

/** `r3c1`: row and column, which are from 0 in code and from 1 in PDDL. */
export const pddlCell = ({ row, column }: { readonly row: number; readonly column: number }): string =>
  `r${row + 1}c${column + 1}`;
