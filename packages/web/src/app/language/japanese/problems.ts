import { problemSentences } from '../problem-words.ts';
import type { Translation } from '../translation.ts';

const problem = problemSentences(
  {
    'empty-input': '盤面がありません',
    'several-boards': '盤面が2つ以上あります',
    'input-too-large': 'テキストが長すぎます',
    'binary-input': 'テキストではありません',
    'unknown-format': 'このアプリが知らない形式です',
    'unknown-puzzle': 'このパズルはありません',
    'ambiguous-reading': 'この文字列は何通りかに読めます',
    'unexpected-character': 'ここには使えない文字があります',
    unfinished: 'テキストが途中で終わっています',
    'ragged-rows': '行の長さがそろっていません',
    'not-square': 'マスの数が正方形になりません',
    'number-out-of-range': '数が小さすぎるか大きすぎます',
    'bad-json': '盤面として正しいJSONではありません',
    'board-size': '盤面は縦横2〜16マスです',
    'bad-label': '使えない車の記号があります',
    'vehicle-too-short': '車{vehicle}は2マス以上必要です',
    'bent-vehicle': '車{vehicle}は1つの行か列に置いてください',
    'broken-vehicle': '車{vehicle}にすき間があります',
    'off-the-board': '盤面の外にはみ出しています',
    overlap: 'このマスに2つ以上のものがあります',
    'same-label': '記号{vehicle}の車が2台以上あります',
    'no-primary': '赤い車がありません',
    'ambiguous-primary': 'どれが赤い車か決まりません',
    'unreachable-exit': '出口が赤い車に合っていません',
    'not-expressible': 'この形式ではこの盤面を表せません',
    'unsupported-board': 'この方法はこの盤面を扱えません',
    'unknown-vehicle': 'どの車にも合わない手があります',
    'illegal-move': '{move}手目は動かせません',
  },
  (row, column) => `${row}行${column}列`,
  { before: '（', between: '；', after: '）' },
);

export const problemText: Translation['problems'] = {
  title: 'このリンクは開けません',
  cutOff: 'コピーしたときに途中で切れたのかもしれません。',
  youCan: '次のことができます：',
  gone: 'このパズルは目録にありません。目録から外されたか、リンクの一部が欠けています。',
  notYet: 'この日はまだ来ていません。その日になると開きます。',
  choose: 'パズルを選ぶ',
  draw: '盤面を描く',
  orPaste: 'またはリンクか盤面を貼り付ける',
  open: '開く',
  newerVersion: 'このリンクは新しいバージョンで作られました',
  noPage: (name, pages) => `このアプリに ${name} というページはありません。ページは${pages}です`,
  stop: '。',
  sentence: problem,
  inText: (one) => {
    const place = one.at?.text;
    return `${place ? `${place.line}行目${place.column}文字目：` : ''}${problem(one)}`;
  },
  inDrawing: (one) =>
    one.code === 'no-primary' ? '赤い車を加えてください：車を描いて「赤にする」を押します' : problem(one),
};
