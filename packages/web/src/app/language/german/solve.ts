import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { count, moves, states, steps } from './words.ts';

export const solveText: Translation['solve'] = {
  title: 'Lösung',
  from: 'Ab',
  fromHere: 'deiner Stellung',
  fromStart: 'dem Anfang',
  reveal: 'Das zeigt jeden Zug einer kürzesten Lösung und zählt als Hilfe.',
  show: 'Lösung zeigen',
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
};
