import { problemSentences } from '../problem-words.ts';
import type { Translation } from '../translation.ts';

const problem = problemSentences(
  {
    'empty-input': '这里没有棋盘',
    'several-boards': '这里不止一个棋盘',
    'input-too-large': '文本太长',
    'binary-input': '这不是文本',
    'unknown-format': '应用不认识这种格式',
    'unknown-puzzle': '没有这道题',
    'ambiguous-reading': '这段文字有几种读法',
    'unexpected-character': '这里有不该出现的字符',
    unfinished: '文本不完整',
    'ragged-rows': '各行长度不一样',
    'not-square': '格子数不能组成正方形',
    'number-out-of-range': '数字太小或太大',
    'bad-json': '这不是有效的棋盘 JSON',
    'board-size': '棋盘的行和列为 2 到 16',
    'bad-label': '有车辆的标记不能使用',
    'vehicle-too-short': '车辆 {vehicle} 至少要占两格',
    'bent-vehicle': '车辆 {vehicle} 必须在同一行或同一列',
    'broken-vehicle': '车辆 {vehicle} 中间有空隙',
    'off-the-board': '有东西在棋盘外',
    overlap: '这一格上不止一样东西',
    'same-label': '不止一辆车叫 {vehicle}',
    'no-primary': '没有红车',
    'ambiguous-primary': '不清楚哪辆是红车',
    'unreachable-exit': '出口与红车不符',
    'not-expressible': '这种格式无法表示这个棋盘',
    'unsupported-board': '这种方法不能处理这个棋盘',
    'unknown-vehicle': '有一步不适合任何车辆',
    'illegal-move': '第 {move} 步走不了',
  },
  (row, column) => `第 ${row} 行第 ${column} 列`,
  { before: '（', between: '；', after: '）' },
);

export const problemText: Translation['problems'] = {
  title: '这个链接打不开',
  cutOff: '可能复制时被截断了。',
  youCan: '你可以：',
  gone: '目录里没有这道题。它已被移除，或者链接没有复制完整。',
  notYet: '这一天还没到。到了那天才会开放题目。',
  choose: '选一道题',
  draw: '画一个棋盘',
  orPaste: '或者粘贴链接或棋盘',
  open: '打开',
  newerVersion: '这个链接来自更新的版本',
  noPage: (name, pages) => `这个应用没有 ${name} 这一页。它有：${pages}`,
  stop: '。',
  sentence: problem,
  inText: (one) => {
    const place = one.at?.text;
    return `${place ? `第 ${place.line} 行第 ${place.column} 个字符：` : ''}${problem(one)}`;
  },
  inDrawing: (one) => (one.code === 'no-primary' ? '加一辆红车：画一辆车，再点“设为红车”' : problem(one)),
};
