import type { Translation } from '../translation.ts';

export const todayText: Translation['today'] = {
  number: (n) => `العدد ${n}`,
  goOn: 'تابع',
  forYou: 'لك',
  level: (rating) => `قريب من مستواك، ${rating}`,
  photo: 'هل تعثرت في لعبة حقيقية؟',
  photoAbout: 'التقط صورة وشاهد النقلة التالية',
  nextIn: (time) => `اللغز التالي بعد ${time}`,
  week: 'هذا الأسبوع',
  later: 'لم يأت بعد',
  archive: 'كل الأيام حتى الآن',
  made: (moves) => `لُعب منها ${moves}`,
};
