import type { Translation } from '../translation.ts';

export const todayText: Translation['today'] = {
  number: (n) => `Nr. ${n}`,
  goOn: 'Weiterspielen',
  forYou: 'Für dich',
  level: (rating) => `etwa dein Niveau, ${rating}`,
  photo: 'Hängst du an einem echten fest?',
  photoAbout: 'Mach ein Foto und sieh den nächsten Zug',
  nextIn: (time) => `Nächstes Rätsel in ${time}`,
  week: 'Diese Woche',
  later: 'noch nicht da',
  archive: 'Alle Tage bisher',
  made: (moves) => `${moves} gemacht`,
};
