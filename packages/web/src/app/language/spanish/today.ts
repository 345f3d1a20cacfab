import type { Translation } from '../translation.ts';

export const todayText: Translation['today'] = {
  number: (n) => `N.º ${n}`,
  goOn: 'Seguir',
  forYou: 'Para ti',
  level: (rating) => `más o menos tu nivel, ${rating}`,
  photo: '¿Atascado con uno de verdad?',
  photoAbout: 'Haz una foto y mira la siguiente jugada',
  nextIn: (time) => `Próximo puzle en ${time}`,
  week: 'Esta semana',
  later: 'aún no está',
  archive: 'Todos los días hasta hoy',
  made: (moves) => `${moves} hechos`,
};
