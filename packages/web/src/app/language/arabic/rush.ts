import type { Translation } from '../translation.ts';
import { boards, inMoves } from './words.ts';

export const rushText: Translation['rush'] = {
  about: {
    rush: 'ثلاث دقائق وأكبر عدد من الألواح، وكل لوح أصعب قليلًا. تستمر الساعة إن غادرت.',
    streak: 'حُلّ كل لوح بأقل النقلات. أول لوح يحتاج إلى أكثر ينهي السلسلة. بلا ساعة وبلا تراجع.',
  },
  start: 'ابدأ',
  today: 'ألواح اليوم',
  rival: (n) => `من أرسل إليك هذا حلّ ${boards(n)}. ألواحك هي نفسها.`,
  shared: 'كل من لديه هذا الرابط يحصل على الألواح نفسها.',
  boards,
  inARow: (n) => `${n} على التوالي`,
  best: (result) => `الأفضل: ${result}`,
  never: { rush: 'أكبر عدد ممكن', streak: 'بأقل النقلات فقط' },
  left: (time) => `بقي ${time}`,
  clock: 'الوقت المتبقي',
  solved: 'المحلول',
  ofMoves: (fewest) => `من ${fewest}`,
  board: (place) => `اللوح ${place}`,
  skip: 'تخطَّ، 10 ث',
  end: 'إنهاء',
  timeUp: 'انتهى الوقت.',
  away: 'انتهى الوقت أثناء غيابك.',
  missed: (fewest) => `يُحَل هذا اللوح في ${inMoves(fewest)}. هنا تنتهي السلسلة.`,
  all: 'كان هذا آخر لوح!',
  record: 'أفضل نتيجة لك حتى الآن!',
  known: (n) => `أنت تعرف هذه الألواح؛ تُحسب نتيجتك الأولى: ${n}.`,
  against: {
    more: 'أكثر ممن أرسل إليك هذا.',
    same: 'مثل من أرسل إليك هذا.',
    fewer: 'من أرسل إليك هذا لديه أكثر.',
  },
  again: 'العب مرة أخرى',
  same: 'الألواح نفسها مرة أخرى',
  ends: (n) => `تنتهي محاولتك على ألواح أخرى (المحلولة: ${n}) إن بدأت.`,
  said: {
    rush: (n) => `Unjam السباق: ${boards(n)} في 3 دقائق`,
    streak: (n) => `Unjam السلسلة: ${boards(n)} على التوالي بأقل النقلات`,
  },
  sameBoards: 'الألواح نفسها لك:',
};
