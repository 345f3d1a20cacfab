import { number } from '../language.ts';
import type { Translation } from '../translation.ts';

export const playText: Translation['play'] = {
  moves: '手数',
  time: '時間',
  best: (fewest) => `・最短${number(fewest)}`,
  noSolution: '解なし',
  looking: '最短の解を探しています…',
  tools: 'ゲーム',
  restart: '最初へ',
  hint: 'ヒント',
  watch: '見る',
  pause: '一時停止',
  more: 'その他',
  solution: '解答',
  edit: '変える',
  photo: '写真',
  notLoaded: 'ヘルプを読み込めませんでした。接続を確認して、もう一度押してください。',
  lessons: {
    exit: {
      task: '赤い車を出しましょう。右の出口までドラッグします。',
      learned: '出ました！どれだけ滑っても1手です。',
    },
    blocker: {
      task: '車が道をふさいでいます。上下にしか動きません。先に動かしましょう。',
      learned: '2手でした。車は曲がらず、跳ばず、自分の行や列から出ません。',
    },
    crossing: {
      task: '今度は1台目の前に2台目がいます。それから始めましょう。',
      learned: 'これがゲームのすべてです。邪魔している車の邪魔を見つけます。手数は少ないほどよいです。',
    },
  },
  nextLesson: '次のレッスン',
  firstPuzzle: '最初のパズルへ',
  skipLessons: 'レッスンをとばす',
};
