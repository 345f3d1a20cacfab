import type { Translation } from '../translation.ts';

/** What each format of boards is called. */
export const formatText: Translation['formats'] = {
  grid: '每格一个字符的行',
  framed: '带坐标的框',
  drawing: '格子以空格分隔的行，@ 是红车',
  line: '正方形棋盘写成一个词，逐行',
  cells: '每辆车的首尾格，红车在前',
  prolog: 'Prolog 项的列表',
  json: '能表示任何棋盘的 JSON 对象',
  rows: '六行六格，A 是红车，x 是墙',
  bordered: '# 边框中的行，出口处有缺口',
  csv: '每行一辆车：标记、H 或 V、列、行、长度',
  bandung: '大小和棋子数下面的行，P 是红车，K 是出口',
  printed: 'unjam show 打印的框',
  link: '应用的链接，或其中题目的编号',
  pddl: '供规划器使用的 STRIPS；问题按其形状读取',
  list: '尺寸，然后每行一辆车：字母、行、列、长度、h 或 v',
  matrix: '数字行（JSON 或 Python），1 是红车',
  cars: '车辆在 cars 中的 JSON，行和列从 0 数起',
};
