import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { inMoves, nouns, states } from './words.ts';

const seconds = nouns('0 ثانية', 'ثانية واحدة', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية');

export const searchText: Translation['search'] = {
  limits: {
    cancelled: (n) => `توقف بعد ${states(n)}.`,
    milliseconds: (n, s) => `لم يُعثر على حل في ${seconds(s)}: فُحص ${states(n)}.`,
    states: (n) => `لم يُعثر على حل ضمن ${states(n)}.`,
    memory: (n) => `لم يُعثر على حل: ${states(n)} تملأ الذاكرة المتاحة لهذه الصفحة.`,
  },
  solving: 'جارٍ الحل…',
  searched: (n) => `فُحص ${states(n)}…`,
  searchedWithBest: (n, best, least) =>
    `الأفضل حتى الآن ${number(best)}، على الأقل ${number(least)} · فُحص ${states(n)}…`,
  alreadySolved: 'اللغز محلول بالفعل.',
  replay: (n) => `إعادة عرض ${inMoves(n)}.`,
  stopped: 'توقف.',
};
