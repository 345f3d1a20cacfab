import type { Translation } from '../translation.ts';
import { hints, inMoves, moves } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n) => `حُلّ في ${inMoves(n)}.`,
  solvedWithHelp: (n) => `حُلّ بمساعدة في ${inMoves(n)}.`,
  perfect: 'ممتاز!',
  fewest: 'هذا أقل عدد ممكن!',
  shortest: (n) => `في أقصر حل ${moves(n)}.`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['شوهدت بعض النقلات'] : [])];
    return parts.length === 0 ? '' : `${parts.join('، ')}.`;
  },
  solutionShown: 'لقد رأيت نقلات من الحل.',
  feel: 'الصوت والاهتزاز؟',
  yes: 'نعم',
  no: 'لا، شكرًا',
  days: 'ألغازك اليومية',
  bandNames: { fewest: 'الأقل', help: 'مساعدة' },
  nextPuzzle: 'اللغز التالي',
  suited: 'اللوح التالي سيناسبك أكثر.',
  howClose: 'كم كنت قريبًا؟',
  race: 'سباق البحث',
  stars: (n, meaning) => `${n} من 3 نجوم: ${meaning}`,
  starNames: {
    none: 'لم يُحل',
    solved: 'محلول',
    alone: 'محلول بلا مساعدة',
    fewest: 'محلول بلا مساعدة بأقل النقلات',
  },
};
