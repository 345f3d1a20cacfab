import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves, states, steps } from './words.ts';

export const solveText: Translation['solve'] = {
  title: '解答',
  from: '開始',
  fromHere: '今の局面',
  fromStart: '最初',
  searchedAll: (n) => `全${states(n)}を調べました。`,
  notProved: (least) => `最短とは未証明：${number(least)}以上`,
  shortest: { moves: '手数で最短', steps: '歩数で最短' },
  length: (m, s) => `${moves(m)}、${steps(s)}`,
  moveOf: (at, of) => `${number(of)}手中${number(at)}手目`,
  speed: '速さ',
  moves: '手順',
  asText: 'テキスト',
  notation: '記法',
  inNotation: 'この記法での解',
  notations: {
    arrows: '記号、矢印、マス数',
    letters: '記号、方向の文字、マス数',
    cells: '車と、入るマス',
    frames: 'すべての局面を行で',
    signed: '記号、符号、マス数',
    words: '英語の言葉',
    json: 'JSONオブジェクト',
    pddl: 'PDDLのプラン',
    csv: '車とマスの表',
  },
  review: {
    nothing: 'まず何手か動かしましょう。1手ずつ最短の道と比べます。',
    unsolvable: 'この盤面に解はないので、どの手も出口に近づきません。',
    limit: 'この盤面の距離は20秒では求まりませんでした。',
    comparing: '最短の道と比べています…',
    closer: '最短の道の上',
    level: '近づいていません',
    farther: '遠ざかりました',
    tryAgain: 'ここからやり直す',
    shortestSolution: '最短の解',
    perfect: (n, solved) => `${solved ? '' : 'ここまで'}${moves(n)}、すべて最短の道です。`,
    longer: (n, solved, more, detour) =>
      `${solved ? '' : 'ここまで'}${moves(n)}、最短より${number(more)}手多いです。最初の回り道は${number(detour)}手目です。`,
    out: '赤い車が出ました。',
    toTheExit: (n) => `出口まで${moves(n)}です。`,
    good: (n, made) => `${number(n)}手目：${made}。最短の道です。`,
    bad: (n, made, lost, better, reason) =>
      `${number(n)}手目：${made}は${moves(lost)}の損です。よりよい手：${better}。${reason}。`,
    graph: '出口までの手数',
    here: (n) => `ここで${moves(n)}`,
    graphLabel: (start, most, end) => `出口までの距離：最初${start}、最大${most}、最後${end}`,
  },
};
