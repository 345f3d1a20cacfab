import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves } from './words.ts';

export const shareDialogText: Translation['share'] = {
  thisPuzzle: 'このパズル（最初から）',
  thisAttempt: (n) => `この挑戦（${moves(n)}の再生）`,
  boardAsText: '盤面のテキスト',
  forPage: 'ウェブページ用（@unjam/boardのunjam-board.jsと）',
  copyLink: 'リンクをコピー',
  thisPage: 'このページ',
  copy: 'コピー',
  copied: {
    link: 'リンクをコピーしました。',
    replay: '再生をコピーしました。',
    board: '盤面をコピーしました。',
    snippet: 'コードをコピーしました。',
  },
  cannotCopy: 'ブラウザがコピーを許していません。リンクを選んでコピーしてください。',
  share: '共有…',
  notShared: 'リンクを共有できませんでした。代わりにコピーしてください。',
  byHand: 'このテキストを手動でコピーしてください：',
  qrCode: 'QRコード',
  qrCodeOf: (text) => `${text}のQRコード`,
  qrTooLong: 'このリンクはQRコードには長すぎます。',
  draft: 'この下書きはまだ正しい盤面ではありません。リンクは編集ページで開きます。',
  thisDraft: 'この下書き',
  pictures: '画像',
  kinds: {
    picture: '画像',
    drawing: '図（SVG）',
    animation: 'アニメーション',
    card: 'カード',
    print: 'カード（PDF）',
  },
  making: {
    picture: '画像を作っています…',
    drawing: '図を作っています…',
    animation: 'アニメーションを作っています…',
    card: 'カードを作っています…',
    print: '印刷用カードを作っています…',
  },
  failed: {
    picture: (why) => `画像を作れませんでした：${why}`,
    drawing: (why) => `図を作れませんでした：${why}`,
    animation: (why) => `アニメーションを作れませんでした：${why}`,
    card: (why) => `カードを作れませんでした：${why}`,
    print: (why) => `印刷用カードを作れませんでした：${why}`,
  },
  noSolution: 'この盤面には見せる解がありません',
  made: (file, kilobytes) => `${file}：${number(kilobytes)} KB。`,
  puzzle: 'パズル',
};
