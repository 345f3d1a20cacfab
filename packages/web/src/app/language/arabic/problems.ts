import { problemSentences } from '../problem-words.ts';
import type { Translation } from '../translation.ts';

const problem = problemSentences(
  {
    'empty-input': 'لا يوجد لوح هنا',
    'several-boards': 'يوجد أكثر من لوح هنا',
    'input-too-large': 'النص طويل جدًا',
    'binary-input': 'هذا ليس نصًا',
    'unknown-format': 'لا يعرف التطبيق هذه الصيغة',
    'unknown-puzzle': 'هذا اللغز غير موجود',
    'ambiguous-reading': 'يمكن قراءة النص بأكثر من طريقة',
    'unexpected-character': 'يوجد حرف في غير مكانه',
    unfinished: 'النص ينقطع قبل نهايته',
    'ragged-rows': 'الصفوف ليست متساوية الطول',
    'not-square': 'عدد الخانات لا يكوّن مربعًا',
    'number-out-of-range': 'رقم أصغر أو أكبر من المسموح',
    'bad-json': 'هذا ليس JSON صالحًا للوح',
    'board-size': 'للوح من 2 إلى 16 عمودًا وصفًا',
    'bad-label': 'رمز إحدى المركبات غير مسموح',
    'vehicle-too-short': 'تحتاج المركبة {vehicle} إلى خانتين على الأقل',
    'bent-vehicle': 'يجب أن تقع المركبة {vehicle} في صف واحد أو عمود واحد',
    'broken-vehicle': 'في المركبة {vehicle} فجوة',
    'off-the-board': 'هناك قطعة خارج اللوح',
    overlap: 'في هذه الخانة أكثر من قطعة',
    'same-label': 'أكثر من مركبة تحمل الرمز {vehicle}',
    'no-primary': 'لا توجد سيارة حمراء',
    'ambiguous-primary': 'ليس واضحًا أي سيارة هي الحمراء',
    'unreachable-exit': 'المخرج لا يناسب السيارة الحمراء',
    'not-expressible': 'لا تستطيع هذه الصيغة وصف هذا اللوح',
    'unsupported-board': 'لا تعمل هذه الخوارزمية على هذا اللوح',
    'unknown-vehicle': 'نقلة لا تناسب أي مركبة',
    'illegal-move': 'النقلة {move} غير ممكنة',
  },
  (row, column) => `الصف ${row}، العمود ${column}`,
  { before: ' (', between: '؛ ', after: ')' },
);

export const problemText: Translation['problems'] = {
  title: 'هذا الرابط لا يعمل',
  cutOff: 'ربما انقطع عند نسخه.',
  youCan: 'يمكنك أن:',
  gone: 'لا يوجد هذا اللغز في الفهرس. أُزيل منه، أو لم يُنسخ الرابط كاملًا.',
  notYet: 'لم يأت هذا اليوم بعد. يُفتح لغزه حين يأتي.',
  choose: 'اختر لغزًا',
  draw: 'ارسم لوحًا',
  orPaste: 'أو ألصق رابطًا أو لوحًا',
  open: 'افتح',
  newerVersion: 'صُنع هذا الرابط بإصدار أحدث',
  noPage: (name, pages) => `لا توجد في هذا التطبيق صفحة ${name}. فيه: ${pages}`,
  stop: '.',
  sentence: problem,
  inText: (one) => {
    const place = one.at?.text;
    return `${place ? `السطر ${place.line}، العمود ${place.column}: ` : ''}${problem(one)}`;
  },
  inDrawing: (one) =>
    one.code === 'no-primary' ? 'أضف سيارة حمراء: ارسم مركبة ثم «اجعلها حمراء»' : problem(one),
};
