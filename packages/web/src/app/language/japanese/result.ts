import type { Translation } from '../translation.ts';
import { hints, moves } from './words.ts';

export const resultText: Translation['result'] = {
  solvedIn: (n) => `${moves(n)}で解けました。`,
  solvedWithHelp: (n) => `助けを借りて${moves(n)}で解けました。`,
  perfect: 'パーフェクト！',
  fewest: 'これ以上短い解はありません！',
  shortest: (n) => `最短の解は${moves(n)}です。`,
  help: (n, watched) => {
    const parts = [...(n > 0 ? [hints(n)] : []), ...(watched ? ['一部の手を見ました'] : [])];
    return parts.length === 0 ? '' : `${parts.join('、')}。`;
  },
  solutionShown: '解答の手順を見ました。',
  feel: '音と振動を使いますか？',
  yes: 'はい',
  no: 'いいえ',
  days: 'これまでの今日の一問',
  bandNames: { fewest: '最短', help: 'ヒント' },
  nextPuzzle: '次のパズル',
  suited: '次の盤面はもっとあなたに合います。',
  howClose: 'どこまで迫れた？',
  race: '探索の競走',
  stars: (n, meaning) => `星3つ中${n}つ：${meaning}`,
  starNames: {
    none: '未クリア',
    solved: 'クリア',
    alone: '助けなしでクリア',
    fewest: '助けなしの最少手数でクリア',
  },
};
