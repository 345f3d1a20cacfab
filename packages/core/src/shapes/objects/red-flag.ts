/*
 * A last argument that one vehicle alone has: `new Car(1, 3, HORIZONTAL, true)` among calls without it is the red car. Beside
 * names, `true` has lost its own.
 */
interface Column {
  heading?: string;
  readonly group?: string;
  readonly values: string[];
}

/** Gives the last column the heading of the red car, where only one record has a value in it, and that is `true`. */
export function markRed(columns: readonly Column[], count: number): void {
  const last = columns.at(-1);
  if (!last || last.heading !== undefined || last.group !== undefined || count < 3) return;
  const said = Object.values(last.values);
  const [first] = columns;
  if (first?.heading !== undefined && first.group !== 'call') return;
  if (said.length !== 1 || said[0] !== 'true') return;
  last.heading = 'isPlayer';
  for (let row = 0; row < count; row++) last.values[row] ??= 'false';
}
