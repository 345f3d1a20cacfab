import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, nouns, steps } from './words.ts';

export const solveText: Translation['solve'] = {
  title: 'Solution',
  from: 'À partir de',
  fromHere: 'ta position',
  fromStart: 'du début',
  reveal: 'Cela montre chaque coup d’une solution la plus courte et compte comme une aide.',
  show: 'Montrer la solution',
  searchedAll: (n) => `Toutes les positions ont été examinées : ${number(n)}.`,
  notProved: (least) => `pas prouvée la plus courte : au moins ${number(least)}`,
  shortest: { moves: 'la plus courte en coups', steps: 'la plus courte en pas' },
  length: (m, s) => `${moves(m)}, ${steps(s)}`,
  moveOf: (at, of) => `Coup ${number(at)} sur ${number(of)}`,
  speed: 'Vitesse',
  moves: 'Coups',
  asText: 'En texte',
  notation: 'Notation',
  inNotation: 'La solution dans cette notation',
  notations: {
    arrows: 'lettre, flèche, cases',
    letters: 'lettre, direction, cases',
    cells: 'véhicule et la case où il entre',
    frames: 'chaque position en lignes',
    signed: 'lettre, signe, cases',
    words: 'mots anglais',
    json: 'objets JSON',
    pddl: 'un plan en PDDL',
    csv: 'un tableau de véhicules et de cases',
  },
  review: {
    nothing: 'Joue d’abord quelques coups : chacun sera comparé au plus court chemin.',
    unsolvable: 'Ce plateau n’a pas de solution, donc aucun coup ne rapproche de la sortie.',
    limit: 'Les distances de ce plateau n’ont pas été trouvées en 20 secondes.',
    comparing: 'Comparaison de tes coups avec le plus court chemin…',
    closer: 'sur un plus court chemin',
    level: 'pas plus près',
    farther: 'plus loin',
    tryAgain: 'Réessayer d’ici',
    shortestSolution: 'Solution la plus courte',
    perfect: (n, solved) => `${moves(n)}${solved ? '' : ' jusqu’ici'}, tous sur un plus court chemin.`,
    longer: (n, solved, more, detour) =>
      `${moves(n)}${solved ? '' : ' jusqu’ici'}, ${number(more)} de plus que le plus court chemin. Le premier détour est le coup ${number(detour)}.`,
    out: 'La voiture rouge est sortie.',
    toTheExit: (n) => `${moves(n)} jusqu’à la sortie.`,
    good: (n, made) => `Coup ${number(n)} : ${made}. Un plus court chemin.`,
    bad: (n, made, lost, better, reason) =>
      `Coup ${number(n)} : ${made} a coûté ${nouns('coup', 'coups')(lost)} de plus. Mieux : ${better} ; ${reason}.`,
    graph: 'Coups jusqu’à la sortie',
    here: (n) => `${moves(n)} ici`,
    graphLabel: (start, most, end) =>
      `Distance de la sortie : ${start} au début, ${most} au plus, ${end} à la fin`,
  },
};
