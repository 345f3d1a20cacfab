import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves } from './words.ts';

const boards = (n: number) => `${number(n)}面`;

export const rushText: Translation['rush'] = {
  about: {
    rush: '3分間でできるだけ多くの盤面を解きます。少しずつ難しくなります。離れても時計は進みます。',
    streak: 'どの盤面も最短手数で解きます。それより多くかかった盤面で終わりです。時間制限なし、待ったなし。',
  },
  start: '始める',
  today: '今日の盤面',
  rival: (n) => `送ってくれた人は${boards(n)}解きました。同じ盤面に挑戦できます。`,
  shared: 'このリンクではだれでも同じ盤面になります。',
  boards,
  inARow: (n) => `${n}連勝`,
  best: (result) => `最高：${result}`,
  never: { rush: 'できるだけ多く', streak: '最短手数だけ' },
  left: (time) => `残り${time}`,
  clock: '残り時間',
  solved: '解いた数',
  ofMoves: (fewest) => `／${fewest}`,
  board: (place) => `${place}面目`,
  skip: 'とばす（10秒）',
  end: '終える',
  timeUp: '時間切れです。',
  away: '離れている間に時間切れになりました。',
  missed: (fewest) => `この盤面は${moves(fewest)}で解けます。連勝はここまでです。`,
  all: '最後の盤面まで解きました！',
  record: '自己最高です！',
  known: (n) => `この盤面は経験済みです。最初の結果が残ります：${n}`,
  against: {
    more: '送ってくれた人を上回りました。',
    same: '送ってくれた人と同じです。',
    fewer: '送ってくれた人のほうが上です。',
  },
  again: 'もう一度遊ぶ',
  same: '同じ盤面でもう一度',
  ends: (n) => `始めると、別の盤面での挑戦（${n}問解決）は終わります。`,
  said: {
    rush: (n) => `Unjam ラッシュ：3分で${boards(n)}`,
    streak: (n) => `Unjam 連勝：最短手数で${boards(n)}連続`,
  },
  sameBoards: '同じ盤面はこちら：',
};
