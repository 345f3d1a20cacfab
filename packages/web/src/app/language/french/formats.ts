import type { Translation } from '../translation.ts';

/** What each format of boards is called. */
export const formatText: Translation['formats'] = {
  grid: 'des lignes d’un caractère par case',
  framed: 'un cadre avec des coordonnées',
  drawing: 'des lignes de cases séparées par des espaces, @ pour la rouge',
  line: 'un plateau carré en un mot, ligne après ligne',
  cells: 'première et dernière case de chaque véhicule, la rouge d’abord',
  prolog: 'une liste de termes Prolog',
  json: 'un objet JSON, qui peut décrire tout plateau',
  rows: 'six lignes de six cases, A pour la rouge, chaque x un mur',
  bordered: 'des lignes dans un bord de #, ouvert à la sortie',
  csv: 'un véhicule par ligne : lettre, H ou V, colonne, ligne, longueur',
  bandung: 'des lignes sous leur taille et le nombre de pièces, P pour la rouge, K à la sortie',
  printed: 'un cadre, comme unjam show l’affiche',
  link: 'un lien de l’application, ou l’identifiant d’un de ses puzzles',
  pddl: 'domaine et problème STRIPS pour planificateurs ; les problèmes sont lus d’après leur forme',
  list: 'la taille, puis un véhicule par ligne : lettre, ligne, colonne, longueur, h ou v',
  matrix: 'des lignes de nombres en JSON ou Python, 1 est la voiture rouge',
  cars: 'JSON avec les véhicules dans cars, lignes et colonnes à partir de 0',
};
