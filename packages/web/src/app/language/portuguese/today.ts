import type { Translation } from '../translation.ts';

export const todayText: Translation['today'] = {
  number: (n) => `N.º ${n}`,
  goOn: 'Continuar',
  forYou: 'Para você',
  level: (rating) => `perto do seu nível, ${rating}`,
  photo: 'Travou em um de verdade?',
  photoAbout: 'Tire uma foto e veja o próximo lance',
  nextIn: (time) => `Próximo desafio em ${time}`,
  week: 'Esta semana',
  later: 'ainda não chegou',
  archive: 'Todos os dias até hoje',
  made: (moves) => `${moves} feitos`,
};
