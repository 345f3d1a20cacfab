import type { Translation } from '../translation.ts';

export const todayText: Translation['today'] = {
  number: (n) => `N° ${n}`,
  goOn: 'Continuer',
  forYou: 'Pour toi',
  level: (rating) => `à peu près ton niveau, ${rating}`,
  photo: 'Bloqué avec le vrai jeu ?',
  photoAbout: 'Prends une photo et vois le coup suivant',
  nextIn: (time) => `Prochain puzzle dans ${time}`,
  week: 'Cette semaine',
  later: 'pas encore là',
  archive: 'Tous les jours passés',
  made: (moves) => `${moves} joués`,
};
