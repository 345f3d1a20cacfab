import { duration } from './duration.ts';
import { list, number } from './language.ts';
import { plurals } from './plurals.ts';
import { problemSentences } from './problem-words.ts';
import type { Translation } from './translation.ts';
import type { Colour, Moved, Named } from './vehicle-words.ts';

const count = plurals<'one' | 'other'>('de');
const moves = (n: number) => count(n, { one: '# Zug', other: '# Züge' });
/** After a preposition with the dative, such as `in`. */
const inMoves = (n: number) => count(n, { one: '# Zug', other: '# Zügen' });
const steps = (n: number) => count(n, { one: '# Schritt', other: '# Schritte' });
const squares = (n: number) => count(n, { one: '# Feld', other: '# Felder' });
const states = (n: number) => count(n, { one: '# Stellung', other: '# Stellungen' });
const puzzles = (n: number) => count(n, { one: '# Rätsel', other: '# Rätsel' });
const hints = (n: number) => count(n, { one: '# Tipp', other: '# Tipps' });
const boards = (n: number) => count(n, { one: '# Brett', other: '# Bretter' });
const days = (n: number) => count(n, { one: '# Tag', other: '# Tage' });

const colours: Readonly<Record<Colour, string>> = {
  red: 'rot',
  blue: 'blau',
  yellow: 'gelb',
  green: 'grün',
  violet: 'violett',
  sky: 'himmelblau',
  brown: 'braun',
  teal: 'türkisfarben',
  lime: 'limettengrün',
  navy: 'dunkelblau',
  sand: 'sandfarben',
  slate: 'schiefergrau',
  mint: 'mintgrün',
  plum: 'pflaumenfarben',
  lilac: 'fliederfarben',
  olive: 'olivgrün',
};
const ends = {
  bare: { car: 'es', truck: 'er' },
  nominative: { car: 'e', truck: 'e' },
  accusative: { car: 'e', truck: 'en' },
  dative: { car: 'en', truck: 'en' },
} as const;
const articles = {
  bare: { car: '', truck: '' },
  nominative: { car: 'das ', truck: 'der ' },
  accusative: { car: 'das ', truck: 'den ' },
  dative: { car: 'dem ', truck: 'dem ' },
} as const;
const nouns = { car: 'Auto', truck: 'Laster' } as const;
const name = ({ colour, kind, label }: Named, form: keyof typeof ends = 'bare'): string =>
  `${articles[form][kind]}${colours[colour]}${ends[form][kind]} ${nouns[kind]}${label === '' ? '' : ` ${label}`}`;
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const ways = { left: 'nach links', right: 'nach rechts', up: 'nach oben', down: 'nach unten' } as const;
const edges = { left: 'links', right: 'rechts', top: 'oben', bottom: 'unten' } as const;
const move = ({ vehicle, way, cells }: Moved): string => `${name(vehicle)} ${cells} ${ways[way]}`;
const blocking = (vehicles: readonly Named[], wall: boolean): string =>
  list([...vehicles.map((one) => name(one, 'nominative')), ...(wall ? ['eine Wand'] : [])], 'disjunction');

const problem = problemSentences(
  {
    'empty-input': 'Hier steht kein Brett',
    'several-boards': 'Hier steht mehr als ein Brett',
    'input-too-large': 'Der Text ist zu lang',
    'binary-input': 'Das ist kein Text',
    'unknown-format': 'Diese App kennt dieses Format nicht',
    'unexpected-character': 'Ein Zeichen gehört nicht hierher',
    unfinished: 'Der Text bricht zu früh ab',
    'ragged-rows': 'Die Zeilen sind nicht gleich lang',
    'not-square': 'Die Zahl der Felder ergibt kein Quadrat',
    'number-out-of-range': 'Eine Zahl ist zu klein oder zu groß',
    'bad-json': 'Das ist kein gültiges JSON für ein Brett',
    'board-size': 'Ein Brett hat 2 bis 16 Spalten und Zeilen',
    'bad-label': 'Die Beschriftung eines Fahrzeugs ist nicht erlaubt',
    'vehicle-too-short': 'Fahrzeug {vehicle} braucht mindestens zwei Felder',
    'bent-vehicle': 'Fahrzeug {vehicle} muss in einer Zeile oder Spalte liegen',
    'broken-vehicle': 'Fahrzeug {vehicle} hat eine Lücke',
    'off-the-board': 'Etwas liegt außerhalb des Bretts',
    overlap: 'Zwei Fahrzeuge teilen sich dieses Feld',
    'same-label': 'Mehrere Fahrzeuge heißen {vehicle}',
    'no-primary': 'Es gibt kein rotes Auto',
    'ambiguous-primary': 'Es ist nicht klar, welches Auto das rote ist',
    'unreachable-exit': 'Das rote Auto kann die Ausfahrt nicht erreichen',
    'not-expressible': 'Dieses Format kann das Brett nicht ausdrücken',
    'unsupported-board': 'Dieses Verfahren kann mit dem Brett nicht umgehen',
    'unknown-vehicle': 'Ein Zug nennt ein Fahrzeug, das es nicht gibt',
    'illegal-move': 'Ein Zug ist nicht möglich',
  },
  (row, column) => `Zeile ${row}, Spalte ${column}`,
);

const shortest = 'Seine Lösung ist eine kürzeste.';

const german: Translation = {
  common: {
    pages: {
      play: 'Spielen',
      solve: 'Lösen',
      edit: 'Bauen',
      ladder: 'Rätsel',
      puzzles: 'Alle Rätsel',
      daily: 'Tagesrätsel',
      review: 'Rückblick',
      statistics: 'Statistik',
      lab: 'Labor',
    },
    pagesLabel: 'Seiten',
    skip: 'Zum Inhalt springen',
    share: 'Teilen',
    settings: 'Einstellungen',
    close: 'Schließen',
    cancel: 'Abbrechen',
    undo: 'Zurück',
    redo: 'Wieder vor',
    next: 'Weiter',
    back: 'Zurück',
    start: 'Anfang',
    loading: 'Wird geladen …',
    failed: 'Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und öffne sie noch einmal.',
    noSolution: 'Dieses Brett hat keine Lösung.',
    myBoard: 'Mein Brett',
    sharedBoard: 'Geteiltes Brett',
    lesson: (n) => `Lektion ${n} von 3`,
    puzzle: (n) => `Stau ${number(n)}`,
    daily: (day) => `Tagesrätsel · ${day}`,
  },
  vehicles: {
    name: (vehicle) => name(vehicle),
    move,
    board: (rows, columns, walls, exit) =>
      `Brett mit ${rows} Zeilen und ${columns} Spalten${walls === 0 ? '' : `, ${count(walls, { one: '# Wand', other: '# Wände' })}`}, Ausfahrt ${edges[exit]}`,
    vehicle: (vehicle, lane, n, room) => {
      const where = `${lane === 'row' ? 'Zeile' : 'Spalte'} ${n}`;
      const free = room.map(({ way, cells }) => `${cells} ${ways[way]}`).join(' oder ');
      return `${name(vehicle)}, ${where}, ${free === '' ? 'steht fest' : `kann ${free}`}`;
    },
    place: (across, first, last, of) =>
      `${across === 'row' ? 'Zeilen' : 'Spalten'} ${first} bis ${last} von ${of}`,
    cannotMove: (vehicle, way) => `${name(vehicle)} kann nicht ${ways[way]}`,
    movedTogether: (n) => count(n, { one: '# Fahrzeug bewegt', other: '# Fahrzeuge bewegt' }),
    solved: (made) => `${made}. Gelöst: Das rote Auto ist draußen.`,
  },
  units: {
    shortestIn: 'Kürzeste in',
    metrics: { moves: 'Zügen', steps: 'Schritten' },
    moves,
    steps,
    states,
    grades: {
      beginner: 'Anfänger',
      intermediate: 'Fortgeschritten',
      advanced: 'Profi',
      expert: 'Experte',
      grandmaster: 'Großmeister',
    },
    time: duration,
    about: (time) => `etwa ${time}`,
  },
  play: {
    moves: 'Züge',
    steps: 'Schritte',
    time: 'Zeit',
    best: (fewest) => `· Bestwert ${number(fewest)}`,
    noSolution: 'keine Lösung',
    looking: 'Kürzeste Lösung wird gesucht …',
    tools: 'Spiel',
    restart: 'Neu',
    hint: 'Tipp',
    watch: 'Ansehen',
    pause: 'Pause',
    alreadySolved: 'Das Rätsel ist schon gelöst.',
    replay: (n) => `Wiedergabe von ${inMoves(n)}.`,
    stopped: 'Angehalten.',
    lessons: {
      exit: {
        task: 'Fahr das rote Auto hinaus: Zieh es zur Ausfahrt rechts.',
        learned: 'Draußen! Das war ein Zug, egal wie weit. Jedes Feld davon ist ein Schritt.',
      },
      blocker: {
        task: 'Ein Auto steht im Weg. Es fährt nur nach oben und unten: Bewege es zuerst.',
        learned: 'Zwei Züge. Kein Auto wendet, springt oder verlässt seine Zeile oder Spalte.',
      },
      crossing: {
        task: 'Jetzt steht dem ersten Auto ein zweites im Weg. Fang mit dem an.',
        learned: 'Das ist das ganze Spiel: Finde, was den Blockierer blockiert. Weniger Züge sind besser.',
      },
    },
    nextLesson: 'Nächste Lektion',
    firstPuzzle: 'Zum ersten Rätsel',
    skipLessons: 'Lektionen überspringen',
  },
  result: {
    solvedIn: (n, s) => `Gelöst in ${inMoves(n)} (${squares(s)}).`,
    solvedWithHelp: (n, s) => `Mit Hilfe gelöst in ${inMoves(n)} (${squares(s)}).`,
    fewest: 'Weniger geht nicht!',
    fewestMoves: (n) =>
      `Weniger Züge gehen nicht; es geht aber mit ${count(n, { one: '# Schritt', other: '# Schritten' })}.`,
    shortest: (n) => `Die kürzeste Lösung hat ${moves(n)}.`,
    help: (n, watched) => {
      const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['einige Züge angesehen'] : [])];
      return parts.length === 0 ? '' : `${capital(parts.join(', '))}.`;
    },
    nextPuzzle: 'Nächstes Rätsel',
    stars: (n, meaning) => `${n} von 3 Sternen: ${meaning}`,
    starNames: {
      none: 'nicht gelöst',
      solved: 'gelöst',
      alone: 'ohne Hilfe gelöst',
      fewest: 'ohne Hilfe mit den wenigsten Zügen gelöst',
    },
  },
  search: {
    limits: {
      cancelled: (n) => `Angehalten nach ${states(n)}.`,
      milliseconds: (n, seconds) =>
        `Keine Lösung in ${count(seconds, { one: '# Sekunde', other: '# Sekunden' })} gefunden: ${states(n)} durchsucht.`,
      states: (n) => `Keine Lösung unter ${states(n)} gefunden.`,
      memory: (n) => `Keine Lösung gefunden: ${states(n)} füllen den Speicher, den diese Seite nutzen darf.`,
    },
    solving: 'Wird gelöst …',
    searched: (n) => `${states(n)} durchsucht …`,
    searchedWithBest: (n, best, least) =>
      `Bisher beste ${number(best)}, mindestens ${number(least)} · ${states(n)} durchsucht …`,
  },
  hints: {
    nothingBlocks: (red) => `${capital(name(red, 'dative'))} steht nichts im Weg.`,
    block: (blockers, red) =>
      `${capital(list(blockers.map((one) => name(one, 'nominative'))))} ${blockers.length === 1 ? 'steht' : 'stehen'} ${name(red, 'dative')} im Weg.`,
    vehicle: (vehicle, reason) => `Bewege ${name(vehicle, 'accusative')}: ${reason}.`,
    move: (moved, reason, remaining, proved) => {
      const rest = count(remaining, { one: 'noch # Zug', other: 'noch # Züge' });
      return `${capital(move(moved))}: ${reason}${remaining === 0 ? '' : `; ${proved ? '' : 'höchstens '}${rest}`}.`;
    },
    reasons: {
      exit: 'damit ist die Ausfahrt erreicht',
      path: (red) => `das macht ${name(red, 'dative')} den Weg frei`,
      retreat: (red) => `das macht Platz, damit ${name(red, 'nominative')} zurückfahren kann`,
      room: (vehicle) => `das macht Platz für ${name(vehicle, 'accusative')}`,
      roomForBlocker: (vehicle, blocked) =>
        `das macht Platz für ${name(vehicle, 'accusative')}, und ${vehicle.kind === 'car' ? 'das' : 'der'} blockiert ${name(blocked, 'accusative')}`,
    },
    stuck: {
      never: (red, blockers, wall) =>
        `Dieses Brett hat keine Lösung: ${capital(name(red, 'nominative'))} kommt der Ausfahrt nie näher; ${blocking(blockers, wall)} steht im Weg.`,
      farthest: (red, cells, blockers, wall) =>
        `Dieses Brett hat keine Lösung: ${capital(name(red, 'nominative'))} kommt nie weiter als ${squares(cells)}; ${blocking(blockers, wall)} steht im Weg.`,
    },
  },
  settings: {
    theme: 'Farben',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    system: 'System',
    labels: 'Buchstaben auf den Fahrzeugen',
    timer: 'Zeit anzeigen',
    sounds: 'Töne',
    vibration: 'Vibration',
    progress: 'Fortschritt',
    solvedHere: (n) => `${puzzles(n)} auf diesem Gerät gelöst.`,
    howToPlay: 'Spielanleitung',
    keys: 'Tasten',
    keyNames: { tab: 'Tab', arrows: 'Pfeile', space: 'Leertaste' },
    keyMeanings: {
      tab: 'nächstes Fahrzeug',
      arrows: 'ein Feld schieben, mit Umschalt so weit es geht',
      undo: 'zurück',
      redo: 'wieder vor',
      hint: 'Tipp: Jeder Druck verrät mehr',
      space: 'ansehen oder anhalten',
    },
    onlyHere: 'Deine Ergebnisse sind nur auf diesem Gerät. Nichts verlässt es, wenn du es nicht exportierst.',
    exporting: 'Exportieren',
    importing: 'Importieren',
    boardsRead: (n) => `${boards(n)} gelesen.`,
    notRead: {
      large: (characters, most) =>
        `Nicht gelesen: Die Datei hat ${number(characters)} Zeichen, höchstens ${number(most)} sind erlaubt.`,
      json: 'Nicht gelesen: Die Datei ist kein JSON. Erwartet wird eine Datei, die diese Seite exportiert hat.',
      other:
        'Nicht gelesen: Die Datei ist JSON, aber nicht von dieser App. Erwartet wird eine Datei, die diese Seite exportiert hat.',
    },
  },
  puzzles: {
    allWithFilters: 'Alle Rätsel, mit Filtern',
    howToPlay: 'Spielanleitung',
    yourLevel: 'Deine Stufe:',
    toNext: (n, grade) => `. Noch ${puzzles(n)} der Stufe ${grade} ohne Hilfe bis zur nächsten.`,
    goOn: 'Weiterspielen',
    begin: 'Anfangen',
    daysInARow: (n) => `${days(n)} in Folge`,
    calendar: 'Kalender',
    solved: 'gelöst',
    solvedOf: (solved, all) => `${number(solved)} von ${number(all)} gelöst`,
    puzzlesSolved: (solved, all) =>
      `${number(solved)} von ${count(all, { one: '# Rätsel', other: '# Rätseln' })} gelöst`,
    packSolved: (solved, all, stars) =>
      `${number(solved)} von ${number(all)} gelöst · ${count(stars, { one: '# Stern', other: '# Sterne' })}`,
    opens: (n) => `Öffnet sich, wenn ${puzzles(n)} des Pakets davor gelöst sind`,
    tile: (time, n) => `etwa ${time}, ${moves(n)}`,
    card: (grade, time, n) => `${grade}, etwa ${time}, ${moves(n)}`,
    yourBest: (n) => `; dein Bestwert ${number(n)}`,
    filterAndSort: 'Filtern und sortieren',
    filter: 'Filter',
    any: 'Alle',
    grade: 'Stufe',
    theme: 'Thema',
    size: 'Größe',
    by: (width, height) => `${width} mal ${height}`,
    walls: 'Wände',
    wallCounts: { none: 'Keine', one: 'Eine', more: 'Zwei oder mehr' },
    done: 'Gelöst',
    doneStates: { no: 'Noch nicht', yes: 'Gelöst' },
    minMoves: 'Züge ab',
    maxMoves: 'Züge bis',
    sortBy: 'Sortieren',
    sortings: { easiest: 'Leichteste', hardest: 'Schwerste', shortest: 'Kürzeste', longest: 'Längste' },
    themes: {
      'red-back': 'Rotes Auto muss zurück',
      'red-once': 'Rotes Auto fährt zuletzt',
      'red-often': 'Rotes Auto wandert',
      thrice: 'Dreimal dasselbe',
      'all-move': 'Alle müssen ran',
      'long-chain': 'Lange Kette',
      'one-way': 'Nur ein Weg',
      forced: 'Erzwungener Anfang',
      'two-corridors': 'Zwei Wege',
      undo: 'Hin und zurück',
      decoy: 'Falle',
      detour: 'Weiter Umweg',
    },
    noneMatch: 'Kein Rätsel passt.',
    found: puzzles,
    foundOnPage: (n, page, pages) => `${puzzles(n)}, Seite ${number(page)} von ${number(pages)}`,
    showAll: 'Alle zeigen',
    pagesOfPuzzles: 'Rätselseiten',
    previous: 'Vorige',
    page: 'Seite',
    pageOf: (page, pages) => `${number(page)} von ${number(pages)}`,
    todaysPuzzle: 'Rätsel von heute',
    solvedIn: (n) => `gelöst in ${inMoves(n)}`,
    playAgain: 'Noch einmal spielen',
    streak: 'Tage in Folge',
    longestStreak: 'Längste Serie',
    daysSolved: 'Gelöste Tage',
    monthBefore: 'Voriger Monat',
    monthAfter: 'Nächster Monat',
    notSolved: 'nicht gelöst',
    solvedOnTheDay: 'am Tag selbst gelöst',
    solvedLater: 'später gelöst',
    result: (n, best, h) => `${moves(n)}, Bestwert ${number(best)}${h > 0 ? `, ${hints(h)}` : ''}`,
    shared: 'Geteilt',
    copied: 'Kopiert',
    notPossible: 'Nicht möglich',
    figures: {
      solved: 'Gelöste Rätsel',
      alone: 'Ohne Hilfe',
      fewest: 'Mit den wenigsten Zügen',
      daily: 'Tagesrätsel',
    },
    byGrade: 'Nach Stufe',
    resultsByGrade: 'Ergebnisse nach Stufe',
    columns: {
      grade: 'Stufe',
      solved: 'Gelöst',
      alone: 'Ohne Hilfe',
      fewest: 'Wenigste Züge',
      median: 'Mittlere Zeit',
    },
    of: (all) => `von ${number(all)}`,
    takeWithYou: 'Zum Mitnehmen',
    log: 'Lösungsprotokoll',
    logAbout:
      'Für Lehrende und Forschende: jeder Zug mit seiner Zeit, als CSV-Datei. Es bleibt auf diesem Gerät und wird nie gesendet.',
    keepLog: 'Protokoll führen',
    player: 'Name im Protokoll',
    playerExample: 'Name',
    logEmpty: 'Das Protokoll ist leer.',
    logRows: (n) => count(n, { one: '# Zeile im Protokoll.', other: '# Zeilen im Protokoll.' }),
    saveLog: 'Protokoll sichern',
    deleteLog: 'Protokoll löschen',
  },
  solve: {
    title: 'Lösung',
    from: 'Ab',
    fromHere: 'deiner Stellung',
    fromStart: 'dem Anfang',
    searchedAll: (n) => `Alle ${states(n)} wurden durchsucht.`,
    notProved: (least) => `nicht als kürzeste bewiesen: mindestens ${number(least)}`,
    shortest: { moves: 'kürzeste in Zügen', steps: 'kürzeste in Schritten' },
    length: (m, s) => `${moves(m)}, ${steps(s)}`,
    moveOf: (at, of) => `Zug ${number(at)} von ${number(of)}`,
    speed: 'Tempo',
    moves: 'Züge',
    asText: 'Als Text',
    notation: 'Notation',
    inNotation: 'Lösung in dieser Notation',
    notations: {
      arrows: 'Buchstabe, Pfeil, Felder',
      letters: 'Buchstabe, Richtung, Felder',
      cells: 'Fahrzeug und das Feld, das es betritt',
      frames: 'jede Stellung als Zeilen',
      signed: 'Buchstabe, Vorzeichen, Felder',
      words: 'englische Wörter',
      json: 'JSON-Objekte',
      pddl: 'ein Plan in PDDL',
      csv: 'eine Tabelle der Fahrzeuge und Felder',
    },
    review: {
      nothing: 'Spiel erst ein paar Züge: Dann wird jeder mit dem kürzesten Weg verglichen.',
      unsolvable: 'Dieses Brett hat keine Lösung, also bringt kein Zug es näher zur Ausfahrt.',
      limit: 'Die Abstände auf diesem Brett waren in 20 Sekunden nicht zu finden.',
      comparing: 'Deine Züge werden mit dem kürzesten Weg verglichen …',
      closer: 'auf einem kürzesten Weg',
      level: 'nicht näher',
      farther: 'weiter weg',
      tryAgain: 'Von hier neu versuchen',
      shortestSolution: 'Kürzeste Lösung',
      perfect: (n, solved) => `${moves(n)}${solved ? '' : ' bisher'}, alle auf einem kürzesten Weg.`,
      longer: (n, solved, more, detour) =>
        `${moves(n)}${solved ? '' : ' bisher'}, ${number(more)} mehr als der kürzeste Weg. Der erste Umweg ist Zug ${number(detour)}.`,
      out: 'Das rote Auto ist draußen.',
      toTheExit: (n) => `${moves(n)} bis zur Ausfahrt.`,
      good: (n, made) => `Zug ${number(n)}: ${made}. Ein kürzester Weg.`,
      bad: (n, made, lost, better, reason) =>
        `Zug ${number(n)}: ${made} kostet ${count(lost, { one: '# Zug', other: '# Züge' })} mehr. Besser: ${better}; ${reason}.`,
      graph: 'Züge bis zur Ausfahrt',
      here: (n) => `hier ${moves(n)}`,
      graphLabel: (start, most, end) =>
        `Abstand zur Ausfahrt: ${start} am Anfang, höchstens ${most}, ${end} am Ende`,
    },
  },
  edit: {
    answer: 'Antwort',
    notLegal: 'Noch kein gültiges Brett:',
    more: (n) => `und ${number(n)} weitere`,
    playIt: 'Spielen',
    solveIt: 'Lösen',
    squares: (n) => `${squares(n)}.`,
    difficulty: (grade) => `Schwierigkeit: ${grade}.`,
    doesNotMatter: (vehicles) => `Überflüssig: ${vehicles.map((one) => name(one)).join(', ')}.`,
    everyVehicleMatters: 'Jedes Fahrzeug zählt.',
    atExit: 'Das rote Auto steht schon an der Ausfahrt.',
    solvableIn: (n) => `Lösbar in ${inMoves(n)}.`,
    solvableNotProved: (n, least) =>
      `Lösbar in ${inMoves(n)}, nicht als kürzeste bewiesen: mindestens ${number(least)}.`,
    tooLargeToDraw: 'Diese Größe lässt sich nicht zeichnen.',
    draft: (rows, columns) => `Entwurf mit ${rows} Zeilen und ${columns} Spalten`,
    wall: 'Wand',
    piece: (piece, row, column) => `${piece}, Zeile ${row}, Spalte ${column}`,
    makeAPuzzle: 'Rätsel erzeugen',
    harden: 'Schwerer machen',
    hardening: 'Die schwerste Stellung wird gesucht …',
    notHardened: 'In 20 Sekunden wurde keine schwerste Stellung gefunden.',
    newPuzzleOf: 'Ein neues Rätsel mit',
    moveSpan: (least, most) => `${least} bis ${most} Zügen`,
    makeMeOne: 'Mach mir eins',
    making: 'Ein Rätsel wird erzeugt …',
    notMade:
      'In 20 Sekunden wurde kein solches Rätsel gefunden. Versuch es mit weniger Zügen oder einem größeren Brett.',
    myBoards: 'Meine Bretter',
    name: 'Name',
    keep: 'Behalten',
    rename: 'Umbenennen',
    boardName: (n) => `Brett ${number(n)}`,
    kept: (title) => `${title} bleibt auf diesem Gerät.`,
    notRead: (why) => `Nicht gelesen: ${why}.`,
    deleteBoard: (title) => `${title} löschen`,
    pieces: 'Teile',
    howToDraw:
      'Zieh über leere Felder, um ein Fahrzeug zu zeichnen; klick auf eins für eine Wand. Zieh ein Teil, um es zu bewegen, vom Brett herunter, um es zu löschen. Tasten: Pfeile, T, +, −, R, Entf.',
    car: 'Auto',
    truck: 'Laster',
    wallButton: 'Wand',
    turn: 'Drehen',
    longer: 'Länger',
    shorter: 'Kürzer',
    makeRed: 'Rot machen',
    delete: 'Löschen',
    clear: 'Leeren',
    editPuzzle: 'Das Rätsel aus Spielen',
    noFreePlace: 'Dafür ist kein Platz frei.',
    sizeAndExit: 'Größe und Ausfahrt',
    columns: 'Spalten',
    rows: 'Zeilen',
    exit: 'Ausfahrt',
    edges,
    wouldNotFit: (n, width, height) =>
      `${count(n, { one: '# Teil passt', other: '# Teile passen' })} nicht auf ${width} mal ${height}.`,
    removeThem: 'Entfernen',
    keepSize: 'Größe behalten',
    text: 'Text',
    paste: 'Füge ein Brett in einem beliebigen Format oder einen Link ein',
    boardAs: 'Dieses Brett als',
    boardAsText: 'Dieses Brett als Text',
    notLegalYet: 'noch kein gültiges Brett',
    formats: {
      grid: 'Zeilen mit einem Zeichen pro Feld',
      framed: 'ein Kasten mit Koordinaten',
      drawing: 'Zeilen mit Leerzeichen zwischen den Feldern, @ ist das rote Auto',
      line: 'ein quadratisches Brett als ein Wort, Zeile für Zeile',
      cells: 'erstes und letztes Feld jedes Fahrzeugs, das rote zuerst',
      prolog: 'eine Liste von Prolog-Termen',
      json: 'ein JSON-Objekt, das jedes Brett ausdrücken kann',
      rows: 'sechs Zeilen zu sechs Feldern, A ist das rote Auto, jedes x eine Wand',
      bordered: 'Zeilen in einem Rahmen aus #, mit einer Lücke an der Ausfahrt',
      csv: 'ein Fahrzeug pro Zeile: Buchstabe, H oder V, Spalte, Zeile, Länge',
      bandung: 'Zeilen unter ihrer Größe und der Zahl der Teile, P ist das rote Auto, K die Ausfahrt',
      printed: 'ein Rahmen, wie ihn unjam show ausgibt',
      link: 'ein Link der App oder die Kennung eines Rätsels darin',
      pddl: 'STRIPS-Domäne und -Problem für Planer; nur zum Schreiben',
    },
    picture: {
      title: 'Bild',
      from: 'Aus einem Bild',
      notLoaded: 'Dieser Teil der App konnte nicht geladen werden. Versuch es noch einmal.',
      choose: 'Bild auswählen',
      take: 'Foto machen',
      orPaste: 'Oder füge ein Bild ein oder zieh es hierher. Es bleibt auf diesem Gerät.',
      reading: 'Das Bild wird gelesen …',
      turn: 'Brett drehen',
      close: 'Bild schließen',
      opened: 'Das geöffnete Bild',
      corners: {
        first: 'erste Ecke des Gitters; Pfeiltasten bewegen sie',
        second: 'zweite Ecke des Gitters; Pfeiltasten bewegen sie',
        third: 'dritte Ecke des Gitters; Pfeiltasten bewegen sie',
        fourth: 'vierte Ecke des Gitters; Pfeiltasten bewegen sie',
      },
      tooLarge: 'Diese Datei ist zu groß; ein Bild darf höchstens 64 MB haben.',
      notAPicture: 'Dieses Bild kann der Browser nicht öffnen; erwartet wird JPEG, PNG, WebP oder GIF.',
      sure: (share) => `Gelesen, zu ${share} sicher. Vergleich das Brett mit dem Bild.`,
      unsure: (share, cells) =>
        `Nicht sicher (${share}).${cells === 0 ? '' : ` ${count(cells, { one: '# Feld ist', other: '# Felder sind' })} markiert.`} Zieh die Ecken auf das Gitter oder ändere das Brett von Hand.`,
      noGrid: 'Kein Gitter gefunden. Zieh die vier Ecken auf das Gitter.',
      noRedCar: 'Ein Gitter, aber kein rotes Auto. Zieh die vier Ecken auf das Gitter.',
    },
  },
  share: {
    thisPuzzle: 'Dieses Rätsel, vom Anfang',
    thisAttempt: (n) => `Dieser Versuch, als Wiedergabe von ${inMoves(n)}`,
    boardAsText: 'Das Brett als Text',
    forPage: 'Für eine Webseite, mit unjam-board.js aus @unjam/web',
    copy: 'Kopieren',
    copied: {
      link: 'Link kopiert.',
      replay: 'Wiedergabe kopiert.',
      board: 'Brett kopiert.',
      snippet: 'Code kopiert.',
    },
    cannotCopy: 'Der Browser erlaubt kein Kopieren: Markiere den Link und kopiere ihn.',
    share: 'Teilen …',
    notShared: 'Das System hat den Link nicht geteilt: Kopiere ihn stattdessen.',
    qrCode: 'QR-Code',
    qrCodeOf: (text) => `QR-Code von ${text}`,
    qrTooLong: 'Dieser Link ist zu lang für einen QR-Code.',
    draft: 'Dieser Entwurf ist noch kein gültiges Brett. Der Link öffnet ihn im Editor.',
    thisDraft: 'Dieser Entwurf',
    pictures: 'Bilder',
    kinds: { picture: 'Bild', drawing: 'Zeichnung (SVG)', animation: 'Animation', card: 'Karte' },
    making: {
      picture: 'Das Bild wird erstellt …',
      drawing: 'Die Zeichnung wird erstellt …',
      animation: 'Die Animation wird erstellt …',
      card: 'Die Karte wird erstellt …',
    },
    failed: {
      picture: (why) => `Das Bild konnte nicht erstellt werden: ${why}`,
      drawing: (why) => `Die Zeichnung konnte nicht erstellt werden: ${why}`,
      animation: (why) => `Die Animation konnte nicht erstellt werden: ${why}`,
      card: (why) => `Die Karte konnte nicht erstellt werden: ${why}`,
    },
    noSolution: 'Dieses Brett hat keine Lösung zum Zeigen',
    made: (file, kilobytes) => `${file}: ${number(kilobytes)} KB.`,
    puzzle: 'Rätsel',
  },
  problems: {
    title: 'Dieser Link funktioniert nicht',
    cutOff: 'Vielleicht wurde er beim Kopieren abgeschnitten. Du kannst:',
    choose: 'Ein Rätsel wählen',
    draw: 'Ein Brett zeichnen',
    orPaste: 'Oder füge einen Link oder ein Brett ein',
    open: 'Öffnen',
    newerVersion: 'Dieser Link stammt von einer neueren Version',
    sentence: problem,
    inText: (one) => {
      const place = one.at?.text;
      return `${place ? `Zeile ${place.line}, Spalte ${place.column}: ` : ''}${problem(one)}`;
    },
    inDrawing: (one) =>
      one.code === 'no-primary'
        ? 'Füge ein rotes Auto hinzu: Zeichne ein Fahrzeug, dann Rot machen'
        : problem(one),
  },
  lab: {
    view: 'Ansicht',
    map: 'Karte',
    race: 'Rennen',
    exploring: 'Wird erkundet …',
    exploringSoFar: (n) => `Wird erkundet: bisher ${states(n)} …`,
    statesByDistance: (bars) => `Stellungen nach Abstand: ${bars}`,
    statesByDistanceTo: (most) => `Stellungen nach Abstand, 0 bis ${most} Züge`,
    noWay: 'kein Weg zur Ausfahrt',
    solved: 'gelöst',
    legend: {
      fromExit: (n) => `${moves(n)} bis zur Ausfahrt`,
      here: 'auf dem Brett gezeigt',
      near: 'einen Schritt entfernt',
      way: 'kürzester Weg',
      trail: 'deine Züge',
    },
    noneFromHere: 'Von hier wurde keine Lösung gefunden.',
    atExit: 'Gelöst: Das rote Auto steht an der Ausfahrt.',
    fromExit: (n) => `${moves(n)} bis zur Ausfahrt.`,
    closer: 'Einen Zug näher',
    hardest: 'Schwerste Stellung',
    toStart: 'Zum Anfang',
    summary: (n, partial, solved, hardest) =>
      `${states(n)}${partial ? ' (die ersten von mehr)' : ''}, ${number(solved)} gelöst, die schwerste ${moves(hardest)} entfernt.`,
    tools: {
      label: 'Karte',
      zoomIn: 'Vergrößern',
      zoomOut: 'Verkleinern',
      fit: 'Einpassen',
      picture: 'Bild (PNG)',
      table: 'Tabelle (CSV)',
    },
    speed: 'Tempo',
    speeds: { slow: 'Langsam', medium: 'Mittel', fast: 'Schnell', veryFast: 'Sehr schnell' },
    first: 'Erste',
    second: 'Zweite',
    skipToEnd: 'Zum Ende springen',
    aboutRace:
      'Beide durchsuchen dieses Brett und zeigen die Stellungen, die sie erweitern, gleich viele pro Sekunde: Wer weniger braucht, ist zuerst fertig. Die Anzahlen und Zeiten in der Tabelle sind gemessen.',
    searches: {
      bfs: {
        title: 'Breitensuche',
        lesson:
          'Nimmt die Stellungen in der Reihenfolge, in der sie sie trifft: erst alle, die einen Zug entfernt sind, dann zwei und so weiter. Die erste Lösung ist eine kürzeste.',
      },
      'bfs-layers': {
        title: 'Breitensuche in Schichten',
        lesson:
          'Nimmt die Stellungen Schicht für Schicht: alle, die einen Zug entfernt sind, dann zwei und so weiter. Die erste Lösung ist eine kürzeste.',
      },
      dfs: {
        title: 'Tiefensuche',
        lesson:
          'Macht bei der neuesten Stellung weiter und kehrt nur in einer Sackgasse um. Sie findet eine Lösung, wo es eine gibt, meist eine sehr lange.',
      },
      iddfs: {
        title: 'Iterative Tiefensuche',
        lesson:
          'Geht zuerst in die Tiefe, aber nur bis zu einer Grenze, und beginnt dann neu mit einer höheren. Ihre erste Lösung ist eine kürzeste.',
      },
      planning: {
        title: 'Planen',
        lesson:
          'Denkt vom Ziel her: Das rote Auto muss hinaus, also muss weg, was es blockiert, also auch, was das blockiert. Sie sieht wenige Stellungen an; ihre Lösung muss keine kürzeste sein.',
      },
      'a-star': {
        title: 'A*',
        lesson:
          'Nimmt die Stellung, bei der bisherige und geschätzte weitere Züge zusammen am wenigsten sind. Die Schätzung ist nie zu hoch, also ist die erste Lösung eine kürzeste.',
      },
      'ida-star': {
        title: 'Iteratives A*',
        lesson:
          'Geht in die Tiefe, solange bisherige und geschätzte weitere Züge unter einer Grenze bleiben; dann hebt es die Grenze an. Seine erste Lösung ist eine kürzeste.',
      },
      extreme: {
        title: 'Breitensuche mit weitesten Zügen',
        lesson:
          'Breitensuche, aber jedes Fahrzeug fährt immer so weit es geht. Sie sieht weniger Stellungen an und kann kürzere Lösungen verpassen.',
      },
      significant: {
        title: 'Breitensuche mit bedeutsamen Zügen',
        lesson:
          'Breitensuche, die vor allem bewegt, was der letzte Zug freigemacht hat. Sie sieht weniger Stellungen an; ihre Lösung muss keine kürzeste sein.',
      },
      engine: {
        title: 'Engine',
        lesson: `Breitensuche auf Stellungen in wenigen Bytes, in kompilierten Schleifen. ${shortest}`,
      },
      packed32: { title: 'Gepackt, 32 Bit', lesson: `Breitensuche auf Stellungen von 32 Bit. ${shortest}` },
      packed64: { title: 'Gepackt, 64 Bit', lesson: `Breitensuche auf Stellungen von 64 Bit. ${shortest}` },
      packed128: {
        title: 'Gepackt, 128 Bit',
        lesson: `Breitensuche auf Stellungen von 128 Bit. ${shortest}`,
      },
      packed256: {
        title: 'Gepackt, 256 Bit',
        lesson: `Breitensuche auf Stellungen von 256 Bit. ${shortest}`,
      },
      generic: {
        title: 'Allgemeine Engine',
        lesson: `Breitensuche auf Brettern jeder Größe, ohne kompilierte Schleifen. ${shortest}`,
      },
    },
    rows: {
      moves: 'Züge',
      steps: 'Schritte',
      shortest: { moves: 'Kürzeste in Zügen', steps: 'Kürzeste in Schritten' },
      expanded: 'Erweitert',
      generated: 'Erzeugt',
      peakFrontier: 'Größte Front',
      milliseconds: 'Millisekunden',
    },
    always: 'immer',
    notGuaranteed: 'nicht garantiert',
    frontier: 'Front',
    depth: 'Tiefe',
    resultOfRace: 'Ergebnis des Rennens',
    packed: 'Sie hält ihre Stellungen gepackt: Nur ihre Anzahl lässt sich zeigen.',
    outcomes: {
      finished: {
        moves: (n) => `Fertig: ${moves(n)}.`,
        steps: (n) => `Fertig: ${steps(n)}.`,
      },
      unsolvable: 'Bewiesen, dass es keine Lösung gibt.',
      exhausted: 'Keine Lösung gefunden, es kann aber eine geben.',
      cancelled: 'Angehalten.',
      limits: {
        states: (n) => `An der Grenze der Stellungen angehalten, nach ${states(n)}.`,
        milliseconds: (n) => `An der Zeitgrenze angehalten, nach ${states(n)}.`,
        memory: (n) => `An der Speichergrenze angehalten, nach ${states(n)}.`,
      },
      refused: (why) => `Hier nicht möglich: ${why}.`,
    },
    plan: 'Plan',
    goal: move,
    goalBlocked: (goal, blocker, eitherWay) =>
      `${move(goal)}: ${name(blocker)} steht im Weg${eitherWay ? ' und kann in beide Richtungen' : ''}`,
  },
};
export default german;
