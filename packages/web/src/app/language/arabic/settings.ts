import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { boards, puzzles } from './words.ts';

export const settingsText: Translation['settings'] = {
  theme: 'المظهر',
  themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
  language: 'اللغة',
  system: 'النظام',
  labels: 'رموز على المركبات',
  timer: 'إظهار الوقت',
  sounds: 'الأصوات',
  vibration: 'الاهتزاز',
  workbench: 'الورشة: الحل والمختبر والأطلس',
  progress: 'التقدم',
  solvedHere: (n) => `حُلّ على هذا الجهاز ${puzzles(n)}.`,
  resetRating: 'إعادة ضبط التقييم',
  resetAbout: 'يبدأ تقييمك من جديد. تبقى النتائج والنجوم.',
  reset: 'إعادة الضبط',
  howToPlay: 'طريقة اللعب',
  keys: 'المفاتيح',
  keyNames: { tab: 'Tab', arrows: 'الأسهم', pages: 'Page Up، Page Down', space: 'المسافة' },
  keyMeanings: {
    tab: 'إلى اللوح',
    arrows: 'خانة واحدة، ومع Shift إلى أبعد حد؛ وعرضًا على مسارها: مركبة أخرى',
    pages: 'المركبة السابقة أو اللاحقة',
    undo: 'تراجع',
    redo: 'إعادة',
    hint: 'تلميح: كل ضغطة تقول أكثر',
    watch: 'شاهد أو توقف',
  },
  onlyHere: 'نتائجك على هذا الجهاز فقط. لا يغادره شيء ما لم تصدّره.',
  exporting: 'تصدير',
  importing: 'استيراد',
  fileRead: 'قُرئ الملف. ما فيه أصبح هنا أيضًا.',
  keptOwn: 'ما لا يكون منه إلا واحد، مثل لوح «ارسم»، بقي كما هو على هذا الجهاز.',
  noRoom: 'لم يتسع المكان لأقدم الألعاب أو أسطر السجل في الملف.',
  boardsRead: (n) => `قُرئ ${boards(n)}.`,
  notRead: {
    large: (characters, most) => `لم يُقرأ: في الملف ${number(characters)} حرف، والحد ${number(most)}.`,
    json: 'لم يُقرأ: الملف ليس JSON. المطلوب ملف صدّرته هذه الصفحة.',
    other: 'لم يُقرأ: الملف JSON لكن هذا التطبيق لم يصدّره. المطلوب ملف صدّرته هذه الصفحة.',
  },
};
