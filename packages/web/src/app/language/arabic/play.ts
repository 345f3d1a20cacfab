import { number } from '../language.ts';
import type { Translation } from '../translation.ts';

export const playText: Translation['play'] = {
  moves: 'النقلات',
  time: 'الوقت',
  best: (fewest) => `· الأفضل ${number(fewest)}`,
  noSolution: 'بلا حل',
  looking: 'جارٍ البحث عن أقصر حل…',
  tools: 'اللعبة',
  restart: 'من جديد',
  hint: 'تلميح',
  watch: 'شاهد',
  pause: 'توقف',
  more: 'المزيد',
  solution: 'الحل',
  edit: 'تغيير',
  photo: 'صورة',
  notLoaded: 'تعذّر تحميل المساعدة. تحقّق من الاتصال واضغط مرة أخرى.',
  lessons: {
    exit: {
      task: 'أخرج السيارة الحمراء: اسحبها إلى المخرج على اليمين.',
      learned: 'خرجت! كانت تلك نقلة واحدة مهما كانت المسافة.',
    },
    blocker: {
      task: 'سيارة تسد الطريق. هي لا تسير إلا لأعلى ولأسفل: حرّكها أولًا.',
      learned: 'نقلتان. لا سيارة تدور أو تقفز أو تترك صفها أو عمودها.',
    },
    crossing: {
      task: 'الآن سيارة ثانية تسد طريق الأولى. ابدأ بها.',
      learned: 'هذه هي اللعبة كلها: اعثر على ما يسد طريق السادّ. النقلات الأقل أفضل.',
    },
  },
  nextLesson: 'الدرس التالي',
  firstPuzzle: 'العب اللغز الأول',
  skipLessons: 'تخطَّ الدروس',
};
