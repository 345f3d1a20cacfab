import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { inMoves, move, moves, name, states, steps } from './words.ts';

const shortest = 'حلّها من أقصر الحلول.';

export const labText: Translation['lab'] = {
  view: 'العرض',
  map: 'الخريطة',
  race: 'السباق',
  exploring: 'جارٍ الاستكشاف…',
  exploringSoFar: (n) => `جارٍ الاستكشاف: ${states(n)} حتى الآن…`,
  statesByDistance: (bars) => `الأوضاع حسب المسافة: ${bars}`,
  statesByDistanceTo: (most) => `الأوضاع حسب المسافة، من 0 إلى ${most} نقلة`,
  noWay: 'لا طريق إلى المخرج',
  noWayFound: 'لم يُعثر على طريق',
  solved: 'محلول',
  legend: {
    fromExit: (n) => `${moves(n)} عن المخرج`,
    here: 'معروض على اللوح',
    near: 'على بعد خطوة',
    way: 'أقصر طريق',
    trail: 'نقلاتك',
  },
  noneFromHere: 'لم يُعثر على حل من هنا.',
  atExit: 'محلول: السيارة الحمراء عند المخرج.',
  fromExit: (n) => `${moves(n)} عن المخرج.`,
  fromExitAtMost: (n) => `${moves(n)} عن المخرج على الأكثر.`,
  closer: 'أقرب بنقلة',
  hardest: 'أصعب وضع',
  toStart: 'إلى البداية',
  summary: (n, solved, hardest) =>
    `${states(n)}، ${number(solved)} محلول${hardest === undefined ? '' : `، والأصعب على بعد ${inMoves(hardest)}`}.`,
  summaryOfFirst: (n, solved) =>
    `${states(n)} (الأولى من أكثر)، ${number(solved)} محلول. قد يكون المخرج أقرب عبر أوضاع أخرى.`,
  tools: {
    label: 'الخريطة',
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    fit: 'ملاءمة',
    picture: 'صورة (PNG)',
    table: 'جدول (CSV)',
  },
  speed: 'السرعة',
  speeds: { slow: 'بطيئة', medium: 'متوسطة', fast: 'سريعة', veryFast: 'سريعة جدًا' },
  first: 'الأولى',
  second: 'الثانية',
  skipToEnd: 'إلى النهاية',
  aboutRace:
    'تبحث الاثنتان في هذا اللوح وتعرضان الأوضاع التي توسّعانها، بالعدد نفسه في الثانية: من تحتاج إلى أوضاع أقل تنتهي أولًا. الأعداد والأوقات في الجدول مقيسة.',
  searches: {
    bfs: {
      title: 'البحث بالعرض أولًا',
      lesson: 'تأخذ الأوضاع بترتيب لقائها: كل ما يبعد نقلة، ثم نقلتين، وهكذا. أول حل تلقاه من أقصر الحلول.',
    },
    'bfs-layers': {
      title: 'البحث بالعرض طبقة طبقة',
      lesson: 'تأخذ الأوضاع طبقة بعد طبقة: كل ما يبعد نقلة، ثم نقلتين، وهكذا. أول حل تلقاه من أقصر الحلول.',
    },
    dfs: {
      title: 'البحث بالعمق أولًا',
      lesson: 'تتابع من آخر وضع ولا ترجع إلا عند طريق مسدود. تجد حلًا حيث يوجد، وغالبًا ما يكون طويلًا جدًا.',
    },
    iddfs: {
      title: 'البحث بالعمق المتزايد',
      lesson: 'تتعمق أولًا لكن حتى حد معين، ثم تبدأ من جديد بحد أعلى. أول حل لها من أقصر الحلول.',
    },
    planning: {
      title: 'التخطيط',
      lesson:
        'تفكر من الهدف: يجب أن تخرج الحمراء، فيجب أن يذهب ما يسد طريقها، فما يسد طريق ذاك. تفحص أوضاعًا قليلة؛ وقد لا يكون حلها الأقصر.',
    },
    'a-star': {
      title: 'A*',
      lesson:
        'تأخذ الوضع الأقل في مجموع نقلاته والنقلات المقدّرة الباقية. التقدير لا يزيد أبدًا على الحقيقة، فأول حل من أقصر الحلول.',
    },
    'ida-star': {
      title: 'A* بالعمق المتزايد',
      lesson: 'تتعمق ما دام مجموع النقلات والمقدّر الباقي ضمن حد؛ ثم ترفع الحد. أول حل لها من أقصر الحلول.',
    },
    extreme: {
      title: 'البحث بالعرض بأبعد النقلات',
      lesson: 'بالعرض أولًا، لكن كل مركبة تسير إلى أبعد حد. تفحص أوضاعًا أقل وقد تفوتها حلول أقصر.',
    },
    significant: {
      title: 'البحث بالعرض بالنقلات المهمة',
      lesson:
        'بالعرض أولًا، لكنها تحرك غالبًا ما أفسحت له النقلة الأخيرة. تفحص أوضاعًا أقل؛ وقد لا يكون حلها الأقصر.',
    },
    engine: { title: 'المحرك', lesson: `بالعرض أولًا على أوضاع في بضعة بايتات، بحلقات مترجمة. ${shortest}` },
    packed32: { title: 'محرك 32 بت', lesson: `بالعرض أولًا على أوضاع من 32 بت. ${shortest}` },
    packed64: { title: 'محرك 64 بت', lesson: `بالعرض أولًا على أوضاع من 64 بت. ${shortest}` },
    packed128: { title: 'محرك 128 بت', lesson: `بالعرض أولًا على أوضاع من 128 بت. ${shortest}` },
    packed256: { title: 'محرك 256 بت', lesson: `بالعرض أولًا على أوضاع من 256 بت. ${shortest}` },
    generic: {
      title: 'المحرك العام',
      lesson: `بالعرض أولًا على ألواح من أي حجم، بلا حلقات مترجمة. ${shortest}`,
    },
  },
  rows: {
    moves: 'النقلات',
    steps: 'الخطوات',
    shortest: { moves: 'الأقصر في النقلات', steps: 'الأقصر في الخطوات' },
    expanded: 'وُسّع',
    generated: 'وُلّد',
    peakFrontier: 'أكبر جبهة',
    milliseconds: 'ميلي ثانية',
  },
  always: 'دائمًا',
  notGuaranteed: 'غير مضمون',
  frontier: 'الجبهة',
  depth: 'العمق',
  resultOfRace: 'نتيجة السباق',
  packed: 'تحفظ أوضاعها مضغوطة: لا يُعرض إلا عددها.',
  outcomes: {
    finished: { moves: (n) => `انتهت: ${moves(n)}.`, steps: (n) => `انتهت: ${steps(n)}.` },
    unsolvable: 'ثبت أنه لا حل.',
    exhausted: 'لم تجد حلًا، وقد يوجد حل.',
    cancelled: 'توقفت.',
    limits: {
      states: (n) => `توقفت عند حد الأوضاع، بعد ${states(n)}.`,
      milliseconds: (n) => `توقفت عند حد الوقت، بعد ${states(n)}.`,
      memory: (n) => `توقفت عند حد الذاكرة، بعد ${states(n)}.`,
    },
    refused: (why) => `غير ممكن هنا: ${why}.`,
  },
  plan: 'الخطة',
  goal: move,
  goalBlocked: (goal, blocker, eitherWay) =>
    `${move(goal)}: في الطريق ${name(blocker)}${eitherWay ? '، ويمكنها السير في الاتجاهين' : ''}`,
};
