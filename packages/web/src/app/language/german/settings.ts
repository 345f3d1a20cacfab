import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { boards, puzzles } from './words.ts';

export const settingsText: Translation['settings'] = {
  theme: 'Farben',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  system: 'System',
  labels: 'Buchstaben auf den Fahrzeugen',
  timer: 'Zeit anzeigen',
  sounds: 'Töne',
  vibration: 'Vibration',
  workbench: 'Werkbank: Lösen, Labor und Atlas',
  progress: 'Fortschritt',
  solvedHere: (n) => `${puzzles(n)} auf diesem Gerät gelöst.`,
  resetRating: 'Wertung zurücksetzen',
  resetAbout: 'Deine Wertung beginnt von vorn. Ergebnisse und Sterne bleiben.',
  reset: 'Zurücksetzen',
  howToPlay: 'Spielanleitung',
  keys: 'Tasten',
  keyNames: { tab: 'Tab', arrows: 'Pfeile', pages: 'Bild auf, Bild ab', space: 'Leertaste' },
  keyMeanings: {
    tab: 'zum Brett',
    arrows: 'das Fahrzeug ein Feld schieben, mit Umschalt so weit es geht; quer dazu: ein anderes Fahrzeug',
    pages: 'das Fahrzeug davor oder danach',
    undo: 'zurück',
    redo: 'wieder vor',
    hint: 'Tipp: Jeder Druck verrät mehr',
    watch: 'ansehen oder anhalten',
  },
  onlyHere: 'Deine Ergebnisse sind nur auf diesem Gerät. Nichts verlässt es, wenn du es nicht exportierst.',
  exporting: 'Exportieren',
  importing: 'Importieren',
  fileRead: 'Gelesen. Was in der Datei steht, ist jetzt auch hier.',
  leftOut: 'Ein Teil der Datei ist nicht, was ein Export schreibt, und wurde ausgelassen.',
  keptOwn: 'Was es nur einmal geben kann, wie das Brett in „Bauen“, blieb wie auf diesem Gerät.',
  noRoom: 'Für die ältesten angefangenen Bretter, Ergebnisse oder Protokollzeilen der Datei war kein Platz.',
  boardsRead: (n) => `${boards(n)} gelesen.`,
  notRead: {
    large: (characters, most) =>
      `Nicht gelesen: Die Datei hat ${number(characters)} Zeichen, höchstens ${number(most)} sind erlaubt.`,
    newer:
      'Nicht gelesen: Eine neuere Version von Unjam hat diese Datei exportiert. Lade die Seite neu und versuche es noch einmal.',
    json: 'Nicht gelesen: Die Datei ist kein JSON. Erwartet wird eine Datei, die diese Seite exportiert hat.',
    other:
      'Nicht gelesen: Die Datei ist JSON, aber nicht von dieser App. Erwartet wird eine Datei, die diese Seite exportiert hat.',
  },
};
