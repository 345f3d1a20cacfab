import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { inMoves } from './words.ts';

export const shareDialogText: Translation['share'] = {
  thisPuzzle: 'Dieses Rätsel, vom Anfang',
  thisAttempt: (n) => `Dieser Versuch, als Wiedergabe von ${inMoves(n)}`,
  boardAsText: 'Das Brett als Text',
  forPage: 'Für eine Webseite, mit unjam-board.js aus @unjam/board',
  copyLink: 'Link kopieren',
  thisPage: 'Diese Seite',
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
  byHand: 'Diesen Text von Hand kopieren:',
  qrCode: 'QR-Code',
  qrCodeOf: (text) => `QR-Code von ${text}`,
  qrTooLong: 'Dieser Link ist zu lang für einen QR-Code.',
  draft: 'Dieser Entwurf ist noch kein gültiges Brett. Der Link öffnet ihn im Editor.',
  thisDraft: 'Dieser Entwurf',
  pictures: 'Bilder',
  kinds: {
    picture: 'Bild',
    drawing: 'Zeichnung (SVG)',
    animation: 'Animation',
    card: 'Karte',
    print: 'Karte (PDF)',
  },
  making: {
    picture: 'Das Bild wird erstellt …',
    drawing: 'Die Zeichnung wird erstellt …',
    animation: 'Die Animation wird erstellt …',
    card: 'Die Karte wird erstellt …',
    print: 'Die Druckkarte wird erstellt …',
  },
  failed: {
    picture: (why) => `Das Bild konnte nicht erstellt werden: ${why}`,
    drawing: (why) => `Die Zeichnung konnte nicht erstellt werden: ${why}`,
    animation: (why) => `Die Animation konnte nicht erstellt werden: ${why}`,
    card: (why) => `Die Karte konnte nicht erstellt werden: ${why}`,
    print: (why) => `Die Druckkarte konnte nicht erstellt werden: ${why}`,
  },
  noSolution: 'Dieses Brett hat keine Lösung zum Zeigen',
  made: (file, kilobytes) => `${file}: ${number(kilobytes)} KB.`,
  puzzle: 'Rätsel',
};
