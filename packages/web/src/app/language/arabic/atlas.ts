import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { inMoves, inPuzzles, moves, nouns, puzzles, states } from './words.ts';

/** After a preposition. */
const inWalls = nouns('0 جدار', 'جدار واحد', 'جدارين', 'جدران', 'جدارًا', 'جدار');
/** Vehicles or walls that could be left out, after a noun. */
const inPieces = nouns('0 قطعة', 'قطعة واحدة', 'قطعتين', 'قطع', 'قطعة', 'قطعة');

export const atlasText: Translation['atlas'] = {
  title: 'الأطلس',
  loading: 'جارٍ تحميل الأطلس…',
  about: (size, n, all) => `كل الألغاز الدنيا بحجم ${size}: ${puzzles(n)}، ${states(all)}.`,
  size: (width, height, least, most) => {
    const having = least === most ? inWalls(most) : `جدران من ${number(least)} إلى ${number(most)}`;
    return `${width} في ${height}${most === 0 ? '' : ` مع ${having}`}`;
  },
  board: 'الألواح',
  transferred: (kilobytes) => `حُمّل حتى الآن ${number(kilobytes)} كيلوبايت.`,
  failed: {
    missing: (why) => `لا أطلس هنا (${why}). يحمله unjam serve والتطبيق المبني.`,
    version: (why) => `أعد تحميل الصفحة لتحصل على أحدث تطبيق (${why}).`,
    'no-ranges': (why) => `لا يمكن تحميل الأطلس إلا كاملًا (${why}).`,
    'other-file': (why) =>
      `تغيّر الأطلس في الأثناء (${why}). أعد تحميل الصفحة؛ فإن لم ينفع، فيجب تحديثه على الخادم.`,
    damaged: (why) => `الأطلس تالف (${why}). أعد تحميل الصفحة؛ فإن لم ينفع، فيجب تحديثه على الخادم.`,
    network: (why) => `تعذّر الوصول إلى الأطلس (${why}). حاول مرة أخرى حين تكون متصلًا.`,
    storage: (why) => `حُمّل الأطلس الآن، لكنه لم يُحفظ (${why}).`,
  },
  withoutNetwork:
    'أنت بلا اتصال، وهذا الأطلس ليس على هذا الجهاز. حين تتصل حمّله هنا لتستعمله بلا شبكة؛ وكل ما سواه يعمل الآن.',
  again: 'حاول مرة أخرى',
  filter: 'تصفية وترتيب',
  filterLabel: 'تصفية',
  measures: {
    moves: 'النقلات',
    steps: 'الخطوات',
    vehicles: 'المركبات',
    trucks: 'الشاحنات',
    walls: 'الجدران',
    rating: 'الصعوبة',
  },
  least: (measure) => `${measure}، الأدنى`,
  most: (measure) => `${measure}، الأقصى`,
  timeFrom: 'الوقت، من',
  timeTo: 'الوقت، حتى',
  statesFrom: 'الأوضاع، من',
  statesTo: 'الأوضاع، أقل من',
  any: 'الكل',
  themes: 'المواضيع',
  sort: 'الترتيب',
  orders: {
    longest: 'الأكثر نقلات',
    shortest: 'الأقل نقلات',
    hardest: 'الأصعب على الناس',
    easiest: 'الأسهل على الناس',
    'most-steps': 'الأكثر خطوات',
    'most-vehicles': 'الأكثر مركبات',
    'fewest-vehicles': 'الأقل مركبات',
    'most-states': 'الأكثر أوضاعًا',
    'fewest-states': 'الأقل أوضاعًا',
  },
  clear: 'أظهر الكل',
  draw: 'اسحب لغزًا',
  found: (n, of) => `${number(n)} من ${inPuzzles(of)}`,
  none: 'لا لغز يطابق هذه التصفية.',
  page: (at, of) => `الصفحة ${number(at)} من ${number(of)}`,
  pages: 'صفحات الألغاز',
  previous: 'السابق',
  next: 'التالي',
  map: {
    title: 'النقلات والمركبات',
    label: (n) => `رسم للنقلات من اليسار إلى اليمين وللمركبات من الأسفل إلى الأعلى، ${puzzles(n)}`,
    hint: 'اسحب فوق جزء من رسم لترى ألغازه وحدها. بلوحة المفاتيح: الأسهم تحرك الجزء، ومع Shift تغيّر حجمه، وEsc يزيله.',
    axes: (most, vehicles) => `النقلات من 0 إلى ${most} → · المركبات ${vehicles} ↑`,
  },
  times: {
    title: 'الوقت المتوقع',
    label: (bars) => `رسم للوقت الذي يحتاجه نصف اللاعبين: ${bars}`,
  },
  card: moves,
  inSteps: (n) => `أصعب وضع في الخطوات: ${number(n)}`,
  predicted: (time, rating) => `نحو ${time}، الصعوبة ${rating}`,
  select: 'اختر',
  selected: (n) => `المختار: ${number(n)}`,
  selectNone: 'لا تختر شيئًا',
  printing: (n) => (n > 0 ? `اطبع المختار (${number(n)})` : 'اطبع هذه الصفحة'),
  save: 'احفظ كنص',
  puzzle: 'لغز من الأطلس',
  play: 'العب',
  solve: 'الحل',
  lab: 'الخريطة',
  edit: 'ارسم',
  copyLink: 'انسخ الرابط',
  linkCopied: 'نُسخ الرابط.',
  copyFailed: 'لا يسمح المتصفح بالنسخ: افتح اللغز وشاركه من هناك.',
  facts: {
    id: 'المعرّف',
    moves: 'أقصر حل',
    steps: 'أصعب وضع في الخطوات',
    solutions: 'أقصر الحلول',
    states: 'الأوضاع المتصلة به',
    time: 'الوقت المتوقع',
    rating: 'الصعوبة',
    themes: 'المواضيع',
  },
  noThemes: 'بلا',
  find: 'ابحث عن لوح',
  findLabel: 'لوح بأي صيغة',
  findPlayed: 'اللوح الذي ألعبه',
  finding: 'جارٍ البحث عن أوضاعه المتصلة…',
  answers: {
    found: (own, hardest) =>
      `إنه هنا. يحتاج هذا الوضع إلى ${inMoves(own)}؛ ويحتاج أصعب الأوضاع المتصلة به إلى ${inMoves(hardest)}.`,
    reduced: (own, pieces, hardest) =>
      `يحتاج إلى ${inMoves(own)}. يمكن إزالة ${inPieces(pieces)} دون أن يسهل؛ وما يبقى موجود هنا، ويحتاج أصعب أوضاعه إلى ${inMoves(hardest)}.`,
    absent: (n) =>
      `أوضاعه ليست في هذا الأطلس، مع أن أصعبها يحتاج إلى ${inMoves(n)}: ليس في الأطلس صف أو عمود ممتلئ من الحافة إلى الحافة، ولا مركبة ثانية في صف السيارة الحمراء.`,
    size: (size) => `في هذا الأطلس ألواح بحجم ${size} فقط.`,
    shape:
      'لا أطلس فيه هذا اللوح: للسيارة الحمراء خانتان وتقف في الصف الثالث من حافة، وللمركبات الأخرى خانتان أو ثلاث.',
    walls: (size) => `في هذا الأطلس ألواح بحجم ${size} فقط؛ ولهذا اللوح عدد آخر من الجدران.`,
    unsolvable: 'ليس لهذا اللوح حل، فلا أطلس فيه هذا اللوح.',
    limit: 'أوضاعه المتصلة أكثر من أن تُستكشف هنا.',
    broken: (why) => `هذا ليس لوحًا: ${why}.`,
  },
  show: 'أظهره',
  offline: 'بلا اتصال',
  offlineOffer: (megabytes) =>
    `حجم الأطلس كله ${megabytes} ميغابايت. حين يكون على هذا الجهاز تعمل الصفحة بلا اتصال.`,
  load: (megabytes) => `حمّل ${megabytes} ميغابايت كلها`,
  progress: (share) => `جارٍ تحميل الأطلس: ${share}`,
  kept: 'الأطلس كله على هذا الجهاز.',
  inMemory: 'الأطلس كله محمّل، حتى تُغلق هذه الصفحة.',
  forget: 'أزله من هذا الجهاز',
};
