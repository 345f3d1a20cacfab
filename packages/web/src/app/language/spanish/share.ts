import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves } from './words.ts';

export const shareDialogText: Translation['share'] = {
  thisPuzzle: 'Este puzle, desde el inicio',
  thisAttempt: (n) => `Este intento, como repetición de ${moves(n)}`,
  boardAsText: 'El tablero como texto',
  forPage: 'Para una página web, con unjam-board.js de @unjam/board',
  copyLink: 'Copiar enlace',
  thisPage: 'Esta página',
  copy: 'Copiar',
  copied: {
    link: 'Enlace copiado.',
    replay: 'Repetición copiada.',
    board: 'Tablero copiado.',
    snippet: 'Código copiado.',
  },
  cannotCopy: 'El navegador no permite copiar: selecciona el enlace y cópialo.',
  share: 'Compartir…',
  notShared: 'El sistema no compartió el enlace: cópialo.',
  byHand: 'Copia este texto a mano:',
  qrCode: 'Código QR',
  qrCodeOf: (text) => `Código QR de ${text}`,
  qrTooLong: 'Este enlace es demasiado largo para un código QR.',
  draft: 'Este borrador aún no es un tablero válido. El enlace lo abre en el editor.',
  thisDraft: 'Este borrador',
  pictures: 'Imágenes',
  kinds: {
    picture: 'Imagen',
    drawing: 'Dibujo (SVG)',
    animation: 'Animación',
    card: 'Tarjeta',
    print: 'Tarjeta (PDF)',
  },
  making: {
    picture: 'Creando la imagen…',
    drawing: 'Creando el dibujo…',
    animation: 'Creando la animación…',
    card: 'Creando la tarjeta…',
    print: 'Creando la tarjeta para imprimir…',
  },
  failed: {
    picture: (why) => `No se pudo crear la imagen: ${why}`,
    drawing: (why) => `No se pudo crear el dibujo: ${why}`,
    animation: (why) => `No se pudo crear la animación: ${why}`,
    card: (why) => `No se pudo crear la tarjeta: ${why}`,
    print: (why) => `No se pudo crear la tarjeta para imprimir: ${why}`,
  },
  noSolution: 'este tablero no tiene solución que mostrar',
  made: (file, kilobytes) => `${file}: ${number(kilobytes)} KB.`,
  puzzle: 'Puzle',
};
