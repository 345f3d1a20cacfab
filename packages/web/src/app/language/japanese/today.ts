import type { Translation } from '../translation.ts';

export const todayText: Translation['today'] = {
  number: (n) => `第${n}回`,
  goOn: '続きから',
  forYou: 'あなた向け',
  level: (rating) => `あなたの実力くらい、${rating}`,
  photo: '本物で行き詰まった？',
  photoAbout: '写真を撮ると次の一手がわかります',
  nextIn: (time) => `次の問題まで${time}`,
  week: '今週',
  later: 'まだ来ていません',
  archive: 'これまでの日',
  made: (moves) => `${moves}進めました`,
};
