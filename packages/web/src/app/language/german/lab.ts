import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { move, moves, name, states, steps } from './words.ts';

const shortest = 'Seine Lösung ist eine kürzeste.';

export const labText: Translation['lab'] = {
  view: 'Ansicht',
  map: 'Karte',
  race: 'Rennen',
  exploring: 'Wird erkundet …',
  exploringSoFar: (n) => `Wird erkundet: bisher ${states(n)} …`,
  statesByDistance: (bars) => `Stellungen nach Abstand: ${bars}`,
  statesByDistanceTo: (most) => `Stellungen nach Abstand, 0 bis ${most} Züge`,
  noWay: 'kein Weg zur Ausfahrt',
  noWayFound: 'kein Weg gefunden',
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
  fromExitAtMost: (n) => `Höchstens ${moves(n)} bis zur Ausfahrt.`,
  closer: 'Einen Zug näher',
  hardest: 'Schwerste Stellung',
  toStart: 'Zum Anfang',
  summary: (n, solved, hardest) =>
    `${states(n)}, ${number(solved)} gelöst${hardest === undefined ? '' : `, die schwerste ${moves(hardest)} entfernt`}.`,
  summaryOfFirst: (n, solved) =>
    `${states(n)} (die ersten von mehr), ${number(solved)} gelöst. Über andere Stellungen ist die Ausfahrt vielleicht näher.`,
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
};
