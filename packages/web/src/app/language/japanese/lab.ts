import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { move, moves, name, states, steps } from './words.ts';

const shortest = '解は最短です。';

export const labText: Translation['lab'] = {
  view: '表示',
  map: '地図',
  race: '競争',
  exploring: '調べています…',
  exploringSoFar: (n) => `調べています：これまで${states(n)}…`,
  statesByDistance: (bars) => `距離ごとの局面：${bars}`,
  statesByDistanceTo: (most) => `距離ごとの局面、0〜${most}手`,
  noWay: '出口への道なし',
  noWayFound: '道は見つかりません',
  solved: 'クリア',
  legend: {
    fromExit: (n) => `出口まで${moves(n)}`,
    here: '盤面に表示中',
    near: '1歩でつながる局面',
    way: '最短の道',
    trail: 'あなたの手順',
  },
  noneFromHere: 'ここからの解は見つかりませんでした。',
  atExit: 'クリア：赤い車は出口にいます。',
  fromExit: (n) => `出口まで${moves(n)}です。`,
  fromExitAtMost: (n) => `出口まで最大${moves(n)}です。`,
  closer: '1手近づく',
  hardest: '最難の局面',
  toStart: '最初に戻る',
  summary: (n, solved, hardest) =>
    `${states(n)}、うちクリア${number(solved)}${hardest === undefined ? '' : `、最難は${moves(hardest)}先です`}。`,
  summaryOfFirst: (n, solved) =>
    `${states(n)}（一部）、うちクリア${number(solved)}。ほかの局面を通れば、出口はもっと近いかもしれません。`,
  tools: {
    label: '地図',
    zoomIn: '拡大',
    zoomOut: '縮小',
    fit: '全体表示',
    picture: '画像（PNG）',
    table: '表（CSV）',
  },
  speed: '速さ',
  speeds: { slow: '遅い', medium: '普通', fast: '速い', veryFast: 'とても速い' },
  first: '1番目',
  second: '2番目',
  skipToEnd: '最後までとばす',
  aboutRace:
    'どちらもこの盤面を探索し、展開する局面を1秒に同じ数だけ見せます。必要な局面が少ないほうが先に終わります。表の数と時間は実測です。',
  searches: {
    bfs: {
      title: '幅優先探索',
      lesson:
        '出会った順に局面を調べます。まず1手先すべて、次に2手先、と続きます。最初に見つかる解は最短です。',
    },
    'bfs-layers': {
      title: '層ごとの幅優先探索',
      lesson: '1層ずつ調べます。1手先すべて、次に2手先、と続きます。最初に見つかる解は最短です。',
    },
    dfs: {
      title: '深さ優先探索',
      lesson:
        '最新の局面から進み、行き止まりでだけ戻ります。解があれば見つけますが、たいていとても長い解です。',
    },
    iddfs: {
      title: '反復深化深さ優先探索',
      lesson: '決めた深さまで深く進み、深さを増やしてやり直します。最初の解は最短です。',
    },
    planning: {
      title: 'プランニング',
      lesson:
        'ゴールから考えます。赤い車を出すには邪魔をどける、そのためにはその邪魔をどける、という順です。調べる局面は少なく、解は最短とは限りません。',
    },
    'a-star': {
      title: 'A*',
      lesson:
        'これまでの手数と、残りの見積もりの合計が最も少ない局面を選びます。見積もりは多すぎないので、最初の解は最短です。',
    },
    'ida-star': {
      title: '反復深化A*',
      lesson: '手数と残りの見積もりが上限に収まる間、深く進み、その後上限を上げます。最初の解は最短です。',
    },
    extreme: {
      title: '端まで動かす幅優先探索',
      lesson:
        '幅優先ですが、車はいつも行けるところまで動きます。調べる局面は減りますが、短い解を逃すことがあります。',
    },
    significant: {
      title: '意味のある手の幅優先探索',
      lesson:
        '幅優先ですが、主に直前の手で空いた車を動かします。調べる局面は減りますが、解は最短とは限りません。',
    },
    engine: {
      title: 'エンジン',
      lesson: `数バイトに詰めた局面の幅優先探索を、コンパイルしたループで行います。${shortest}`,
    },
    packed32: { title: '32ビットエンジン', lesson: `32ビットの局面の幅優先探索です。${shortest}` },
    packed64: { title: '64ビットエンジン', lesson: `64ビットの局面の幅優先探索です。${shortest}` },
    packed128: { title: '128ビットエンジン', lesson: `128ビットの局面の幅優先探索です。${shortest}` },
    packed256: { title: '256ビットエンジン', lesson: `256ビットの局面の幅優先探索です。${shortest}` },
    generic: {
      title: '汎用エンジン',
      lesson: `どの大きさの盤面でも使える幅優先探索で、コンパイルしたループはありません。${shortest}`,
    },
  },
  rows: {
    moves: '手数',
    steps: '歩数',
    shortest: { moves: '手数で最短', steps: '歩数で最短' },
    expanded: '展開',
    generated: '生成',
    peakFrontier: '最大の待ち数',
    milliseconds: 'ミリ秒',
  },
  always: '必ず',
  notGuaranteed: '保証なし',
  frontier: '待ち',
  depth: '深さ',
  resultOfRace: '競争の結果',
  packed: '局面を詰めて持つので、数だけを見せます。',
  outcomes: {
    finished: { moves: (n) => `終了：${moves(n)}。`, steps: (n) => `終了：${steps(n)}。` },
    unsolvable: '解がないことを証明しました。',
    exhausted: '解は見つかりませんでしたが、あるかもしれません。',
    cancelled: '止めました。',
    limits: {
      states: (n) => `局面数の上限で止まりました（${states(n)}）。`,
      milliseconds: (n) => `時間の上限で止まりました（${states(n)}）。`,
      memory: (n) => `メモリの上限で止まりました（${states(n)}）。`,
    },
    refused: (why) => `ここではできません：${why}。`,
  },
  plan: 'プラン',
  goal: move,
  goalBlocked: (goal, blocker, eitherWay) =>
    `${move(goal)}：${name(blocker)}が邪魔${eitherWay ? '（どちらへも動けます）' : ''}`,
};
