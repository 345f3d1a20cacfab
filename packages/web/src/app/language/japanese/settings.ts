import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { puzzles } from './words.ts';

export const settingsText: Translation['settings'] = {
  theme: 'テーマ',
  themes: { system: 'システム', light: 'ライト', dark: 'ダーク' },
  language: '言語',
  system: 'システム',
  labels: '車に記号を表示',
  timer: '時間を表示',
  sounds: '音',
  vibration: '振動',
  workbench: '作業台：解く・実験室・アトラス',
  progress: '進み具合',
  solvedHere: (n) => `この端末で${puzzles(n)}解きました。`,
  resetRating: 'レーティングをリセット',
  resetAbout: 'レーティングは最初からになります。結果と星は残ります。',
  reset: 'リセット',
  howToPlay: '遊び方',
  keys: 'キー',
  keyNames: { tab: 'Tab', arrows: '矢印', pages: 'Page Up、Page Down', space: 'スペース' },
  keyMeanings: {
    tab: '盤へ',
    arrows: '車を1マス動かす。Shiftと一緒なら行けるところまで。横向きの矢印は別の車へ',
    pages: '前の車、または次の車へ',
    undo: '戻す',
    redo: '進める',
    hint: 'ヒント：押すたびに詳しくなります',
    watch: '見る、または一時停止',
  },
  onlyHere: '結果はこの端末にだけあります。書き出さないかぎり外へは出ません。',
  exporting: '書き出す',
  importing: '読み込む',
  fileRead: '読み込みました。ファイルの内容がここにも入りました。',
  leftOut: 'ファイルの一部は書き出した内容ではないため、取り込みませんでした。',
  keptOwn: '「作る」の盤面のように一つしか持てないものは、この端末のものを残しました。',
  noRoom: 'ファイルにある最も古い途中の盤面、結果、またはログの行は、入りきりませんでした。',
  boardsRead: (n) => `盤面を${number(n)}個読み込みました。`,
  notRead: {
    large: (characters, most) =>
      `読み込めません：ファイルは${number(characters)}文字です。上限は${number(most)}文字です。`,
    newer:
      '読み込めません：新しいバージョンのUnjamで書き出したファイルです。ページを再読み込みして、もう一度試してください。',
    json: '読み込めません：JSONではありません。このページで書き出したファイルを選んでください。',
    other:
      '読み込めません：JSONですが、このアプリのものではありません。このページで書き出したファイルを選んでください。',
  },
};
