// Ways to write moves, and what stands between and around them. A move is a list of its parts: their kinds and their texts, so that an
// odd item can be put among them.

const ways = ['left', 'right', 'up', 'down'];
const wordsOf = (text) => Object.fromEntries(text.split(' ').map((word, i) => [ways[i], word]));
const english = wordsOf(ways.join(' '));
const initials = wordsOf('L R U D');
const arrows = wordsOf('← → ↑ ↓');
const languages = {
  German: wordsOf('links rechts oben unten'),
  French: wordsOf('gauche droite haut bas'),
  Spanish: wordsOf('izquierda derecha arriba abajo'),
  Indonesian: wordsOf('kiri kanan atas bawah'),
  Italian: wordsOf('sinistra destra su giù'),
  Dutch: wordsOf('links rechts omhoog omlaag'),
};
/** Ways of a language whose letters are read. */
export const letterLanguages = ['French', 'German', 'Dutch', 'letters of French', 'letters of German'];
export const foreign = Object.keys(languages);

const label = (text) => ['label', text];
const way = (text) => ['way', text];
const cells = (text) => ['cells', `${text}`];
export const word = (text) => ['word', text];
const blank = word(' ');

const signOf = ({ way: to, cells: many }) => `${to === 'left' || to === 'up' ? '-' : '+'}${many}`;
const glued = (names) => (move) => [label(move.label), way(names[move.way]), cells(move.cells)];
const apart =
  (names, between = blank) =>
  (move) => [label(move.label), between, way(names[move.way]), between, cells(move.cells)];
const repeated =
  (names, between = word('')) =>
  (move) => [label(move.label), between, way(names[move.way].repeat(move.cells))];

/** Ways to write a move. */
export const writers = {
  words: apart(english),
  'words with the kind': (move) => [
    word('Move car '),
    ...apart(english)(move).slice(0, 3),
    word(' by '),
    cells(move.cells),
  ],
  'cells before the direction': (move) => [
    word('Move '),
    label(move.label),
    blank,
    cells(move.cells),
    word(move.cells === 1 ? ' cell ' : ' cells '),
    way(move.way),
  ],
  'direction first': (move) => [way(move.way), blank, label(move.label), blank, cells(move.cells)],
  letters: glued(initials),
  'small letters': glued(wordsOf('l r u d')),
  'letters apart': apart(initials),
  'letters of French': glued(wordsOf('G D H B')),
  'letters of German': glued(wordsOf('L R O U')),
  'label last': (move) => [cells(move.cells), way(initials[move.way]), label(move.label)],
  compass: apart(wordsOf('W E N S')),
  arrows: glued(arrows),
  'arrows apart': apart(arrows),
  'drawn arrows': (move) => [
    label(move.label),
    blank,
    way(wordsOf('< > ^ v')[move.way]),
    word(' x'),
    cells(move.cells),
  ],
  'repeated arrows': repeated(arrows),
  'repeated arrows apart': repeated(arrows, blank),
  'repeated letters': repeated(initials),
  signs: (move) => [label(move.label), cells(signOf(move))],
  'signs apart': (move) => [label(move.label), word(': '), cells(signOf(move))],
  commas: apart(english, word(', ')),
  tuples: (move) => [word('('), ...apart(english, word(', '))(move), word(')')],
  calls: (move) => [
    word("move('"),
    label(move.label),
    word("', '"),
    way(move.way),
    word("', "),
    cells(move.cells),
    word(')'),
  ],
  objects: (move) => [
    word('{"car":"'),
    label(move.label),
    word('","dir":"'),
    way(move.way),
    word('","n":'),
    cells(move.cells),
    word('}'),
  ],
  ...Object.fromEntries(Object.entries(languages).map(([name, names]) => [name, apart(names)])),
};

/** A move in letters without its cells. */
export const withoutCells = (move) => [label(move.label), way(initials[move.way])];
/** A move of a vehicle in letters that are a direction in French or in German. */
export const inLetters = (name, letter, move) => [label(name), way(letter), cells(move.cells)];

/** How the moves of a text stand beside each other; `{}` is the number of the move, `second` stands behind every second move. */
export const layouts = {
  'a line each': { front: '', between: '\n' },
  'numbered lines': { front: '{}. ', between: '\n' },
  'numbers with brackets': { front: '{}) ', between: '\n' },
  steps: { front: 'Step {}: ', between: '\n' },
  bullets: { front: '- ', between: '\n' },
  'a table': { front: '| {} | ', between: ' |\n', end: ' |' },
  commas: { front: '', between: ', ' },
  semicolons: { front: '', between: '; ' },
  'full stops': { front: '', between: '. ' },
  blanks: { front: '', between: ' ' },
  'numbered in a line': { front: '{}. ', between: ', ' },
  'brackets in a line': { front: '{}) ', between: ', ' },
  'two a line': { front: '', between: ', ', second: '\n' },
};

/** What stands above and below the moves. */
export const prose = {
  nothing: ['', ''],
  'a heading': ['Solution:\n', ''],
  'a count above': [(count) => `Solution found in ${count} moves\n\n`, ''],
  'a sentence above': ["Here's how to solve it:\n\n", ''],
  'an end': ['', '\n\nSolved!'],
  'a time': ['', '\nTime: 0.12 s'],
};
