import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves } from './words.ts';

export const shareDialogText: Translation['share'] = {
  thisPuzzle: 'Ce puzzle, depuis le début',
  thisAttempt: (n) => `Cet essai, en lecture de ${moves(n)}`,
  boardAsText: 'Le plateau en texte',
  forPage: 'Pour une page web, avec unjam-board.js de @unjam/board',
  copyLink: 'Copier le lien',
  thisPage: 'Cette page',
  copy: 'Copier',
  copied: {
    link: 'Lien copié.',
    replay: 'Lecture copiée.',
    board: 'Plateau copié.',
    snippet: 'Code copié.',
  },
  cannotCopy: 'Le navigateur ne permet pas de copier : sélectionne le lien et copie-le.',
  share: 'Partager…',
  notShared: 'Le système n’a pas partagé le lien : copie-le plutôt.',
  byHand: 'Copiez ce texte à la main :',
  qrCode: 'Code QR',
  qrCodeOf: (text) => `Code QR de ${text}`,
  qrTooLong: 'Ce lien est trop long pour un code QR.',
  draft: 'Ce brouillon n’est pas encore un plateau valable. Le lien l’ouvre dans l’éditeur.',
  thisDraft: 'Ce brouillon',
  pictures: 'Images',
  kinds: {
    picture: 'Image',
    drawing: 'Dessin (SVG)',
    animation: 'Animation',
    card: 'Carte',
    print: 'Carte (PDF)',
  },
  making: {
    picture: 'Création de l’image…',
    drawing: 'Création du dessin…',
    animation: 'Création de l’animation…',
    card: 'Création de la carte…',
    print: 'Création de la carte à imprimer…',
  },
  failed: {
    picture: (why) => `L’image n’a pas pu être créée : ${why}`,
    drawing: (why) => `Le dessin n’a pas pu être créé : ${why}`,
    animation: (why) => `L’animation n’a pas pu être créée : ${why}`,
    card: (why) => `La carte n’a pas pu être créée : ${why}`,
    print: (why) => `La carte à imprimer n’a pas pu être créée : ${why}`,
  },
  noSolution: 'ce plateau n’a pas de solution à montrer',
  made: (file, kilobytes) => `${file} : ${number(kilobytes)} Ko.`,
  puzzle: 'Puzzle',
};
