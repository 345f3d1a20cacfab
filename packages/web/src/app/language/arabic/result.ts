import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { hints, inMoves, moves, squares } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n, s) => `حُلّ في ${inMoves(n)} (${squares(s)}).`,
  solvedWithHelp: (n) => `حُلّ بمساعدة في ${inMoves(n)}.`,
  fewest: 'هذا أقل عدد ممكن!',
  fewestMoves: (n) => `أقل عدد ممكن من النقلات؛ وأقل عدد من الخطوات ${number(n)}.`,
  shortest: (n) => `في أقصر حل ${moves(n)}.`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['شوهدت بعض النقلات'] : [])];
    return parts.length === 0 ? '' : `${parts.join('، ')}.`;
  },
  solutionShown: 'لقد رأيت نقلات من الحل.',
  nextPuzzle: 'اللغز التالي',
  stars: (n, meaning) => `${n} من 3 نجوم: ${meaning}`,
  starNames: {
    none: 'لم يُحل',
    solved: 'محلول',
    alone: 'محلول بلا مساعدة',
    fewest: 'محلول بلا مساعدة بأقل النقلات',
  },
};
