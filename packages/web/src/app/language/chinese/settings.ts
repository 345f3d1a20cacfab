import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { puzzles } from './words.ts';

export const settingsText: Translation['settings'] = {
  theme: '主题',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  language: '语言',
  system: '跟随系统',
  labels: '在车上显示标记',
  timer: '显示时间',
  sounds: '声音',
  vibration: '振动',
  workbench: '工作台：求解、实验室和图集',
  progress: '进度',
  solvedHere: (n) => `在这台设备上解开了 ${puzzles(n)}。`,
  resetRating: '重置等级分',
  resetAbout: '等级分将从头开始，成绩和星星会保留。',
  reset: '重置',
  howToPlay: '玩法',
  keys: '按键',
  keyNames: { tab: 'Tab', arrows: '方向键', pages: 'Page Up、Page Down', space: '空格' },
  keyMeanings: {
    tab: '到棋盘',
    arrows: '滑动一格，按住 Shift 滑到底；垂直于车道方向：换另一辆车',
    pages: '上一辆车或下一辆车',
    undo: '撤销',
    redo: '重做',
    hint: '提示：每按一次说得更多',
    watch: '观看或暂停',
  },
  onlyHere: '你的成绩只在这台设备上。除非你导出，否则不会离开设备。',
  exporting: '导出',
  importing: '导入',
  fileRead: '已读取。文件中的内容现在也在这里。',
  keptOwn: '只能有一份的内容，例如“编辑”中的棋盘，保留了这台设备上的。',
  noRoom: '空间不足，文件中最早的对局或记录行没有加入。',
  boardsRead: (n) => `已读取 ${number(n)} 个棋盘。`,
  notRead: {
    large: (characters, most) => `未读取：文件有 ${number(characters)} 个字符，最多 ${number(most)} 个。`,
    json: '未读取：文件不是 JSON。需要由本页导出的文件。',
    other: '未读取：文件是 JSON，但不是本应用导出的。需要由本页导出的文件。',
  },
};
