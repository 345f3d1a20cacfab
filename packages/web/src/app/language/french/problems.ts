import { problemSentences } from '../problem-words.ts';
import type { Translation } from '../translation.ts';

const problem = problemSentences(
  {
    'empty-input': 'Il n’y a pas de plateau ici',
    'several-boards': 'Il y a plusieurs plateaux ici',
    'input-too-large': 'Le texte est trop long',
    'binary-input': 'Ce n’est pas du texte',
    'unknown-format': 'L’application ne connaît pas ce format',
    'unknown-puzzle': 'Ce puzzle n’existe pas',
    'ambiguous-reading': 'Le texte peut se lire de plusieurs façons',
    'unexpected-character': 'Un caractère n’est pas à sa place',
    unfinished: 'Le texte s’arrête trop tôt',
    'ragged-rows': 'Les lignes n’ont pas la même longueur',
    'not-square': 'Le nombre de cases ne forme pas un carré',
    'number-out-of-range': 'Un nombre est trop petit ou trop grand',
    'bad-json': 'Ce JSON ne décrit pas un plateau',
    'board-size': 'Un plateau a de 2 à 16 colonnes et lignes',
    'bad-label': 'L’étiquette d’un véhicule n’est pas permise',
    'vehicle-too-short': 'Le véhicule {vehicle} doit occuper au moins deux cases',
    'bent-vehicle': 'Le véhicule {vehicle} doit tenir sur une ligne ou une colonne',
    'broken-vehicle': 'Le véhicule {vehicle} a un trou',
    'off-the-board': 'Une pièce sort du plateau',
    overlap: 'Il y a plus d’une pièce sur cette case',
    'same-label': 'Plusieurs véhicules s’appellent {vehicle}',
    'no-primary': 'Il manque une voiture rouge',
    'ambiguous-primary': 'On ne sait pas quelle voiture est la rouge',
    'unreachable-exit': 'La sortie ne correspond pas à la voiture rouge',
    'not-expressible': 'Ce format ne peut pas décrire ce plateau',
    'unsupported-board': 'Cette méthode n’accepte pas ce plateau',
    'unknown-vehicle': 'Un coup ne correspond à aucun véhicule',
    'illegal-move': 'Le coup {move} est impossible',
  },
  (row, column) => `ligne ${row}, colonne ${column}`,
);

export const problemText: Translation['problems'] = {
  title: 'Ce lien ne marche pas',
  cutOff: 'Il a peut-être été coupé en le copiant.',
  youCan: 'Tu peux :',
  gone: 'Le catalogue n’a pas ce puzzle. Il en a été retiré, ou le lien n’a pas été copié en entier.',
  notYet: 'Ce jour n’est pas encore arrivé. Son puzzle s’ouvrira ce jour-là.',
  choose: 'Choisir un puzzle',
  draw: 'Dessiner un plateau',
  orPaste: 'Ou coller un lien ou un plateau',
  open: 'Ouvrir',
  newerVersion: 'Ce lien vient d’une version plus récente',
  noPage: (name, pages) => `Cette application n’a pas de page ${name}. Elle a : ${pages}`,
  stop: '.',
  sentence: problem,
  inText: (one) => {
    const place = one.at?.text;
    return `${place ? `Ligne ${place.line}, colonne ${place.column} : ` : ''}${problem(one)}`;
  },
  inDrawing: (one) =>
    one.code === 'no-primary'
      ? 'Ajoute une voiture rouge : dessine un véhicule, puis Mettre en rouge'
      : problem(one),
};
