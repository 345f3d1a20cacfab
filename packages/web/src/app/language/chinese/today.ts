import type { Translation } from '../translation.ts';

export const todayText: Translation['today'] = {
  number: (n) => `第 ${n} 期`,
  goOn: '继续',
  forYou: '为你推荐',
  level: (rating) => `与你的水平相当，${rating}`,
  photo: '被实物难住了？',
  photoAbout: '拍张照片，看下一步怎么走',
  nextIn: (time) => `距下一题还有 ${time}`,
  week: '本周',
  later: '还没到',
  archive: '往期题目',
  made: (moves) => `已走 ${moves}`,
};
