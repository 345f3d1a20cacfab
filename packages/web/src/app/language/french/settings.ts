import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { boards, puzzles } from './words.ts';

export const settingsText: Translation['settings'] = {
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre' },
  language: 'Langue',
  system: 'Système',
  labels: 'Lettres sur les véhicules',
  timer: 'Afficher le temps',
  sounds: 'Sons',
  vibration: 'Vibrations',
  workbench: 'Atelier : Résoudre, Labo et Atlas',
  progress: 'Progression',
  solvedHere: (n) => `${puzzles(n)} résolus sur cet appareil.`,
  resetRating: 'Réinitialiser le classement',
  resetAbout: 'Ton classement repart de zéro. Les résultats et les étoiles restent.',
  reset: 'Réinitialiser',
  howToPlay: 'Comment jouer',
  keys: 'Touches',
  keyNames: { tab: 'Tab', arrows: 'Flèches', pages: 'Page préc., Page suiv.', space: 'Espace' },
  keyMeanings: {
    tab: 'vers le plateau',
    arrows: 'glisser le véhicule d’une case, avec Maj le plus loin possible ; en travers : un autre véhicule',
    pages: 'le véhicule d’avant ou d’après',
    undo: 'annuler',
    redo: 'refaire',
    hint: 'indice : chaque pression en dit plus',
    watch: 'voir, ou faire une pause',
  },
  onlyHere: 'Tes résultats restent sur cet appareil. Rien n’en sort sans que tu l’exportes.',
  exporting: 'Exporter',
  importing: 'Importer',
  fileRead: 'Fichier lu. Son contenu est maintenant ici aussi.',
  leftOut: 'Une partie du fichier n’est pas ce qu’un export écrit, et a été laissée de côté.',
  keptOwn: 'Quand il ne peut y en avoir qu’un, comme le plateau de « Créer », cet appareil a gardé le sien.',
  noRoom:
    'Il n’y avait pas de place pour les plus anciens résultats, parties ou lignes du journal du fichier.',
  boardsRead: (n) => `${boards(n)} lus.`,
  notRead: {
    large: (characters, most) =>
      `Fichier refusé : il a ${number(characters)} caractères, au plus ${number(most)} sont permis.`,
    newer: 'Fichier refusé : il vient d’une version plus récente d’Unjam. Recharge la page et réessaie.',
    json: 'Fichier refusé : ce n’est pas du JSON. Choisis un fichier exporté par cette page.',
    other:
      'Fichier refusé : c’est du JSON, mais pas de cette application. Choisis un fichier exporté par cette page.',
  },
};
