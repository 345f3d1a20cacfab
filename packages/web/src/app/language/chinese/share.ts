import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { moves } from './words.ts';

export const shareDialogText: Translation['share'] = {
  thisPuzzle: '这道题，从头开始',
  thisAttempt: (n) => `这次尝试，${moves(n)}的回放`,
  boardAsText: '棋盘的文本',
  forPage: '用于网页，配合 @unjam/board 的 unjam-board.js',
  copyLink: '复制链接',
  thisPage: '此页面',
  copy: '复制',
  copied: { link: '链接已复制。', replay: '回放已复制。', board: '棋盘已复制。', snippet: '代码已复制。' },
  cannotCopy: '浏览器不允许复制：请选中链接再复制。',
  share: '分享…',
  notShared: '系统没有分享链接：请改用复制。',
  byHand: '请手动复制这段文字：',
  qrCode: '二维码',
  qrCodeOf: (text) => `${text} 的二维码`,
  qrTooLong: '链接太长，放不进二维码。',
  draft: '这份草稿还不是有效的棋盘。链接会在编辑页打开它。',
  thisDraft: '这份草稿',
  pictures: '图片',
  kinds: { picture: '图片', drawing: '矢量图（SVG）', animation: '动画', card: '卡片', print: '卡片（PDF）' },
  making: {
    picture: '正在生成图片…',
    drawing: '正在生成矢量图…',
    animation: '正在生成动画…',
    card: '正在生成卡片…',
    print: '正在生成打印卡片…',
  },
  failed: {
    picture: (why) => `无法生成图片：${why}`,
    drawing: (why) => `无法生成矢量图：${why}`,
    animation: (why) => `无法生成动画：${why}`,
    card: (why) => `无法生成卡片：${why}`,
    print: (why) => `无法生成打印卡片：${why}`,
  },
  noSolution: '这个棋盘没有可展示的解',
  made: (file, kilobytes) => `${file}：${number(kilobytes)} KB。`,
  puzzle: '题目',
};
