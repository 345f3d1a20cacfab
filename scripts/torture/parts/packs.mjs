// Packs of boards as people write them, of which one board has one mistake. Each way to write a board is a function of its vehicles.
import { createBoardReader, parseBoard } from '@unjam/core';
import { allFormats } from '@unjam/core/formats';
import { randomFrom } from '@unjam/core/generate';

const cellsOf = ({ orientation, lane, offset, length }, width) =>
  Array.from({ length }, (_, i) =>
    orientation === 'horizontal' ? lane * width + offset + i : (offset + i) * width + lane,
  );

/** What is the same for two boards that differ in their labels alone. */
function keyOf({ width, height, exit, walls, vehicles, primary }) {
  const placeOf = ({ orientation, lane, offset, length }) => `${orientation} ${lane} ${offset} ${length}`;
  return [width, height, exit, walls, vehicles.map(placeOf).sort(), placeOf(vehicles[primary])].join('; ');
}

/** The boards of a text of the catalogue that a pack is made of: 6 columns and rows without walls, the exit at the right. */
export const boardsFor = (catalogue) =>
  catalogue
    .split('\n')
    .filter((line) => line.length === 36 && /^[A-Zo]+$/.test(line))
    .map((line) => parseBoard(line));

/**
 * What became of a pack: `right` or `refused`, where the boards without a mistake are read and the other one is right or refused;
 * `all refused`, or some of the others too; `another`, where the one with the mistake is another board, as one that lacks a vehicle
 * is; `lost`, where a board is not read and nothing is said.
 */
export function fateOf({ text, good, other }) {
  const reader = createBoardReader({ formats: allFormats() });
  const read = [...reader.push(text), ...reader.end()];
  const keys = read.flatMap(({ result }) => (result.ok ? keyOf(result.value) : []));
  const isRefused = read.some(({ result }) => !result.ok);
  const lacks = good.some((key) => !keys.includes(key));
  const isOther = keys.some((key) => key !== other && !good.includes(key));
  if (!lacks && !isOther && keys.includes(other)) return 'right';
  if (isRefused) return isOther ? 'another, and a refusal' : lacks ? 'more refused' : 'refused';
  return lacks || keys.length <= good.length ? 'lost' : 'another';
}

/** Rows of cells: an upper-case letter for each vehicle, and full stops. */
function rowsOf({ width, height, vehicles }, labels) {
  const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => '.'));
  vehicles.forEach((vehicle, i) => {
    for (const cell of cellsOf(vehicle, width)) rows[Math.floor(cell / width)][cell % width] = labels[i];
  });
  return rows.map((row) => row.join(''));
}

/** A vehicle as a list says it, with rows and columns from 0. */
const saidOf = ({ orientation, lane, offset, length }, label) => {
  const across = orientation === 'horizontal';
  return { label, row: across ? lane : offset, column: across ? offset : lane, length, across };
};

/** The labels of a board: X for the red car, letters for the others. */
const labelsOf = ({ vehicles, primary }) => {
  const letters = [...LETTERS];
  return vehicles.map((_, i) => (i === primary ? 'X' : (letters.shift() ?? '?')));
};

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWYZ'];
/** The numbers of vehicles: 1 is the red car, 0 an empty cell. */
const NUMBERS = new Map([['.', 0], ['X', 1], ...LETTERS.map((letter, i) => [letter, i + 2])]);
const EMOJI = new Map([
  ['.', '⬜'],
  ['X', '🟥'],
  ...[...'🟦🟩🟨🟧🟪🟫🔵🟢🟡🟠🟣🟤⚫🔷🔶💠🌀🎱🧿🔮🪙🥎🏀🏐🎾'].map((glyph, i) => [LETTERS[i], glyph]),
]);

/** The shapes of texts: from rows and vehicles to a text. */
const shapes = {
  rows: ({ rows }) => rows.join('\n'),
  'rows with blanks': ({ rows }) => rows.map((row) => [...row].join(' ')).join('\n'),
  strings: ({ rows }) => `[\n${rows.map((row) => `  "${row}",`).join('\n')}\n]`,
  'rows in JSON': ({ rows }) => JSON.stringify(rows),
  'rows in a border': ({ rows }) => {
    const side = `+${'-'.repeat(rows[0].length)}+`;
    return [
      side,
      ...rows.map((row) => `|${row}${row.endsWith('X') || /X\.*$/.test(row) ? ' ' : '|'}`),
      side,
    ].join('\n');
  },
  'rows of emoji': ({ rows }) =>
    rows.map((row) => [...row].map((cell) => EMOJI.get(cell)).join('')).join('\n'),
  'rows of numbers': ({ rows }) =>
    rows.map((row) => [...row].map((cell) => String(NUMBERS.get(cell)).padStart(2)).join(' ')).join('\n'),
  'a vehicle a line': ({ said }) =>
    said
      .map((one) => `${one.label} ${one.row} ${one.column} ${one.length} ${one.across ? 'H' : 'V'}`)
      .join('\n'),
  tuples: ({ said }) =>
    `[${said
      .map((one) => `("${one.label}", ${one.row}, ${one.column}, ${one.length}, "${one.across ? 'H' : 'V'}")`)
      .join(', ')}]`,
  'a map': ({ said }) =>
    `{\n${said
      .map(
        (one) => `  '${one.label}': (${one.row}, ${one.column}, ${one.length}, '${one.across ? 'H' : 'V'}'),`,
      )
      .join('\n')}\n}`,
  words: ({ said }) =>
    said
      .map(
        (one) =>
          `${one.length > 2 ? 'truck' : 'car'} ${one.label}: row ${one.row + 1}, column ${one.column + 1}, ` +
          `${one.across ? 'horizontal' : 'vertical'}, length ${one.length}`,
      )
      .join('\n'),
  'objects in JSON': ({ said }) => JSON.stringify({ vehicles: said.map(objects[0]) }),
};

/** How the boards of a pack stand beside each other. */
const packs = {
  'empty lines': (boards) => boards.join('\n\n'),
  'lines of =': (boards) => boards.join('\n=====\n'),
  headings: (boards) => boards.map((board, i) => `Level ${i + 1}\n${board}`).join('\n\n'),
  numbers: (boards) =>
    boards.map((board, i) => `${i + 1}.${board.includes('\n') ? '\n' : ' '}${board}`).join('\n'),
  'fenced blocks': (boards) =>
    boards.map((board, i) => `## Puzzle ${i + 1}\n\n\`\`\`\n${board}\n\`\`\``).join('\n\n'),
  names: (boards) =>
    boards
      .map((board, i) => `puzzle${i + 1} = ${board.startsWith('[') ? board : `"""\n${board}\n"""`}`)
      .join('\n\n'),
};

const without = (list, index) => list.filter((_, i) => i !== index);

/** The mistakes in a text, each with a source of random numbers below a number. */
const mistakes = {
  none: (text) => text,
  'a character is lost': (text, below) => without([...text], below([...text].length)).join(''),
  'a character is doubled': (text, below) => {
    const all = [...text];
    const index = below(all.length);
    return [...all.slice(0, index), all[index], ...all.slice(index)].join('');
  },
  'a comment between lines': (text, below) => {
    const lines = text.split('\n');
    return lines.toSpliced(below(lines.length + 1), 0, '// to do').join('\n');
  },
};

/** Vehicles as objects of JSON. */
const objects = [
  (one) => ({
    id: one.label,
    row: one.row,
    col: one.column,
    length: one.length,
    orientation: one.across ? 'horizontal' : 'vertical',
  }),
  (one) => ({ name: one.label, x: one.column, y: one.row, size: one.length, vertical: !one.across }),
  (one) => ({
    id: one.label,
    start: [one.row, one.column],
    end: one.across ? [one.row, one.column + one.length - 1] : [one.row + one.length - 1, one.column],
  }),
  (one) => [one.label, one.row, one.column, one.length, one.across ? 'H' : 'V'],
];

/** The damage to one vehicle in JSON; `key` is one of its properties. */
const damages = {
  none: (vehicle) => vehicle,
  'a property is lost': (vehicle, key) =>
    Array.isArray(vehicle) ? without(vehicle, Number(key)) : { ...vehicle, [key]: undefined },
  'null in a property': (vehicle, key) => withValue(vehicle, key, null),
  'a word in a property': (vehicle, key) => withValue(vehicle, key, 'abc'),
  'nothing in a property': (vehicle, key) => withValue(vehicle, key, ''),
  'a number that is too large': (vehicle, key) => withValue(vehicle, key, 99),
  'a fraction': (vehicle, key) => withValue(vehicle, key, 1.5),
  'null in place of a vehicle': () => null,
  'an empty object in place of a vehicle': () => ({}),
};

function withValue(vehicle, key, value) {
  const copy = Array.isArray(vehicle) ? [...vehicle] : { ...vehicle };
  copy[key] = value;
  return copy;
}

const nests = {
  'levels of an object': (lists) => ({ levels: lists.map((vehicles, i) => ({ id: i + 1, vehicles })) }),
  'a list of lists': (lists) => lists,
  'names with numbers': (lists) => Object.fromEntries(lists.map((list, i) => [`level${i + 1}`, list])),
  'objects with their size': (lists) => lists.map((cars) => ({ cars, rows: 6, cols: 6 })),
};

/**
 * A pack: its text, the keys of the boards without a mistake and of the other one, and what was done to that.
 *
 * @param boards - those of `boardsFor`
 */
export function packOf(boards, seed) {
  const random = randomFrom(seed);
  const below = (n) => Math.floor(random() * n);
  const nameOf = (table) => Object.keys(table)[below(Object.keys(table).length)];
  const chosen = Array.from({ length: 3 + below(3) }, () => boards[below(boards.length)]);
  const bad = below(chosen.length);
  const whole = chosen.map((board) => {
    const labels = labelsOf(board);
    return { rows: rowsOf(board, labels), said: board.vehicles.map((one, i) => saidOf(one, labels[i])) };
  });
  const good = without(chosen, bad).map(keyOf);
  const other = keyOf(chosen[bad]);
  if (below(2) === 0) {
    const [first, pack, mistake] = [nameOf(shapes), nameOf(packs), nameOf(mistakes)];
    const written = below(2) === 0 ? whole.map(() => nameOf(shapes)) : whole.map(() => first);
    const texts = whole.map((one, i) => {
      const text = shapes[written[i]](one);
      return i === bad ? mistakes[mistake](text, below) : text;
    });
    return {
      what: `${[...new Set(written)].join(' and ')}, ${pack}, ${mistake}`,
      text: packs[pack](texts),
      good,
      other,
      damage: mistake,
    };
  }
  const write = objects[below(objects.length)];
  const [nest, damage] = [nameOf(nests), nameOf(damages)];
  const lists = whole.map(({ said }, i) => {
    const damagedOne = below(said.length);
    return said.map((one, j) => {
      const vehicle = write(one);
      const keys = Object.keys(vehicle);
      const key = keys[below(keys.length)];
      return i === bad && j === damagedOne ? damages[damage](vehicle, key) : vehicle;
    });
  });
  const text = JSON.stringify(nests[nest](lists), null, below(2));
  return { what: `JSON, ${nest}, ${damage}`, text, good, other, damage };
}
