import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { hints, moves, squares } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n, s) => `${moves(n)}（${squares(s)}）で解けました。`,
  solvedWithHelp: (n) => `助けを借りて${moves(n)}で解けました。`,
  fewest: 'これ以上短い解はありません！',
  fewestMoves: (n) => `手数は最少です。歩数の最少は${number(n)}です。`,
  shortest: (n) => `最短の解は${moves(n)}です。`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['一部の手を見ました'] : [])];
    return parts.length === 0 ? '' : `${parts.join('、')}。`;
  },
  solutionShown: '解答の手順を見ました。',
  nextPuzzle: '次のパズル',
  stars: (n, meaning) => `星3つ中${n}つ：${meaning}`,
  starNames: {
    none: '未クリア',
    solved: 'クリア',
    alone: '助けなしでクリア',
    fewest: '助けなしの最少手数でクリア',
  },
};
