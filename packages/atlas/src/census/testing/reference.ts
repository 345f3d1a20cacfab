import type { Census, CensusCounts, Universe } from '../counts.ts';

// Counts the states of a small board by the definition, without the enumerator's tables and components: every way to park
// cars and trucks, and a plain breadth-first search from the solved states. Two states have the same vehicles if every lane
// has the same lengths in the same order.

const PRIMARY_ROW = 2;

/** Where the vehicles of a lane stand: `..22.333` is a car and a truck on eight cells. */
type Line = string;

/** Every way to park cars and trucks on a lane. */
function linesOf(length: number): Line[] {
  if (length < 0) return [];
  if (length === 0) return [''];
  return ['.', '22', '333'].flatMap((first) => linesOf(length - first.length).map((rest) => first + rest));
}

const vehiclesOf = (line: Line): string =>
  line.replaceAll('22', 'c').replaceAll('333', 't').replaceAll('.', '');
const isFull = (line: Line): boolean => !line.includes('.');
const masks = new Map<Line, number>();

function maskOf(line: Line): number {
  let mask = masks.get(line);
  if (mask === undefined) {
    mask = [...line].reduce((set, cell, i) => (cell === '.' ? set : set | (1 << i)), 0);
    masks.set(line, mask);
  }
  return mask;
}

/** The lines that one move of one vehicle leads to, each with the cells that must be free of other lanes. */
function movesOf(line: Line): { to: Line; passed: number }[] {
  const found: { to: Line; passed: number }[] = [];
  const vehicles = [...line.matchAll(/22|333/g)];
  for (const [at, { 0: text, index }] of vehicles.entries()) {
    const before = vehicles[at - 1];
    const from = before ? before.index + before[0].length : 0;
    const end = vehicles[at + 1]?.index ?? line.length;
    for (let offset = from; offset + text.length <= end; offset++) {
      if (offset === index) continue;
      const empty = line.slice(0, index) + '.'.repeat(text.length) + line.slice(index + text.length);
      const to = empty.slice(0, offset) + text + empty.slice(offset + text.length);
      const passed = Math.max(offset, index) + text.length - Math.min(offset, index);
      found.push({ to, passed: ((1 << passed) - 1) << Math.min(offset, index) });
    }
  }
  return found;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether states are counted whose rows, from the top, have these vehicles: `ct` is a car left of a truck. */
type Wanted = (rows: readonly string[]) => boolean;

/** Counts all states of a size in both universes, or only those with wanted rows. */
export const referenceCensus = (size: Size, isWanted: Wanted = () => true): Census => ({
  atlas: countUniverse(size, 'atlas', isWanted),
  wide: countUniverse(size, 'wide', isWanted),
});

function countUniverse({ width, height }: Size, universe: Universe, isWanted: Wanted): CensusCounts {
  const isAllowed = (line: Line) => universe === 'wide' || !isFull(line);
  const across = linesOf(width).filter(isAllowed);
  const down = linesOf(height).filter(isAllowed);
  const ofPrimary = across.filter((line) =>
    universe === 'wide' ? vehiclesOf(line).endsWith('c') : vehiclesOf(line) === 'c',
  );
  // the states with the same vehicles, by these vehicles
  const groups = new Map<string, Line[][]>();
  const rows: Line[] = [];
  const addColumns = (columns: Line[]) => {
    const x = columns.length;
    if (x === width) {
      const lanes = [...rows, ...columns];
      const key = lanes.map(vehiclesOf).join();
      const group = groups.get(key);
      if (group) group.push(lanes);
      else groups.set(key, [lanes]);
      return;
    }
    const taken = rows.reduce((set, row, y) => set | (((maskOf(row) >> x) & 1) << y), 0);
    for (const line of down) if ((maskOf(line) & taken) === 0) addColumns([...columns, line]);
  };
  const totals = { states: [] as number[], clusters: [] as number[], choices: [] as number[] };
  // the vehicles of the rows are chosen first, to keep few states at a time
  const fillings = (lines: Line[]) => [...new Set(lines.map(vehiclesOf))];
  const chooseRows = (wanted: string[]) => {
    const y = wanted.length;
    if (y < height) {
      for (const filling of fillings(y === PRIMARY_ROW ? ofPrimary : across))
        chooseRows([...wanted, filling]);
      return;
    }
    const place = () => {
      if (rows.length === height) return addColumns([]);
      for (const line of across) {
        if (vehiclesOf(line) !== wanted[rows.length]) continue;
        rows.push(line);
        place();
        rows.pop();
      }
    };
    if (!isWanted(wanted)) return;
    place();
    for (const states of groups.values()) countGroup(states, height, totals);
    groups.clear();
  };
  chooseRows([]);
  return totals;
}

/** Adds the clusters of the states with the same vehicles. */
function countGroup(states: readonly Line[][], height: number, totals: Record<keyof CensusCounts, number[]>) {
  const distances = new Map<string, number>();
  const add = (table: keyof CensusCounts, distance: number) => {
    while (totals[table].length <= distance) totals[table].push(0);
    totals[table][distance] = (totals[table][distance] ?? 0) + 1;
  };
  const solved = states.filter((lanes) => lanes[PRIMARY_ROW]?.endsWith('22'));
  let level = solved;
  for (const lanes of level) distances.set(lanes.join(), 0);
  for (let distance = 1; level.length > 0; distance++) {
    const next: Line[][] = [];
    for (const lanes of level) {
      for (const neighbour of neighbours(lanes, height)) {
        const key = neighbour.join();
        if (distances.has(key)) continue;
        distances.set(key, distance);
        next.push(neighbour);
      }
    }
    level = next;
  }
  for (const distance of distances.values()) add('states', distance);
  if (solved.length === 0) return;
  add('choices', Math.max(...distances.values()));
  const left = new Set(distances.keys());
  for (const start of solved) {
    if (!left.delete(start.join())) continue;
    let farthest = 0;
    const open = [start];
    for (const lanes of open) {
      farthest = Math.max(farthest, distances.get(lanes.join()) ?? 0);
      for (const neighbour of neighbours(lanes, height))
        if (left.delete(neighbour.join())) open.push(neighbour);
    }
    add('clusters', farthest);
  }
}

function neighbours(lanes: Line[], height: number): Line[][] {
  const rows = lanes.slice(0, height);
  const columns = lanes.slice(height);
  return lanes.flatMap((line, lane) => {
    const isRow = lane < height;
    const place = isRow ? lane : lane - height;
    const taken = (isRow ? columns : rows).reduce(
      (set, other, i) => set | (((maskOf(other) >> place) & 1) << i),
      0,
    );
    return movesOf(line)
      .filter(({ passed }) => (passed & taken) === 0)
      .map(({ to }) => lanes.map((other, i) => (i === lane ? to : other)));
  });
}
