import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { nouns } from './words.ts';

export const settingsText: Translation['settings'] = {
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  system: 'Sistema',
  labels: 'Letras en los vehículos',
  timer: 'Mostrar el tiempo',
  sounds: 'Sonidos',
  vibration: 'Vibración',
  workbench: 'Taller: Resolver, Laboratorio y Atlas',
  progress: 'Progreso',
  solvedHere: (n) => `${nouns('puzle resuelto', 'puzles resueltos')(n)} en este dispositivo.`,
  resetRating: 'Restablecer la puntuación',
  resetAbout: 'Tu puntuación empieza de nuevo. Los resultados y las estrellas se quedan.',
  reset: 'Restablecer',
  howToPlay: 'Cómo se juega',
  keys: 'Teclas',
  keyNames: { tab: 'Tab', arrows: 'Flechas', pages: 'Re Pág, Av Pág', space: 'Espacio' },
  keyMeanings: {
    tab: 'al tablero',
    arrows: 'deslizar el vehículo una casilla, con Mayús hasta donde pueda; de través: otro vehículo',
    pages: 'el vehículo anterior o el siguiente',
    undo: 'deshacer',
    redo: 'rehacer',
    hint: 'pista: cada pulsación dice más',
    watch: 'ver, o hacer una pausa',
  },
  onlyHere: 'Tus resultados están solo en este dispositivo. Nada sale de él si no lo exportas.',
  exporting: 'Exportar',
  importing: 'Importar',
  fileRead: 'Leído. Lo que tiene el archivo ahora también está aquí.',
  leftOut: 'Una parte del archivo no es lo que escribe una exportación, y se omitió.',
  keptOwn: 'Donde solo puede haber uno, como el tablero de «Crear», este dispositivo conservó el suyo.',
  noRoom:
    'No hubo sitio para las partidas, los resultados o las filas del registro más antiguos del archivo.',
  boardsRead: (n) => `${nouns('tablero leído', 'tableros leídos')(n)}.`,
  notRead: {
    large: (characters, most) =>
      `No se leyó: el archivo tiene ${number(characters)} caracteres; el máximo es ${number(most)}.`,
    newer:
      'No se leyó: una versión más reciente de Unjam exportó este archivo. Recarga la página y prueba otra vez.',
    json: 'No se leyó: el archivo no es JSON. Se espera un archivo exportado por esta página.',
    other:
      'No se leyó: el archivo es JSON, pero no de esta aplicación. Se espera un archivo exportado por esta página.',
  },
};
