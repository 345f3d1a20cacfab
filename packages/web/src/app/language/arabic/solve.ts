import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { inMoves, moves, states, steps } from './words.ts';

export const solveText: Translation['solve'] = {
  title: 'الحل',
  from: 'من',
  fromHere: 'وضعك',
  fromStart: 'البداية',
  reveal: 'سيُعرض كل نقلة من أقصر حل، ويُحسب ذلك مساعدة.',
  show: 'أظهر الحل',
  searchedAll: (n) => `فُحصت كل الأوضاع: ${states(n)}.`,
  notProved: (least) => `لم يثبت أنه الأقصر: على الأقل ${number(least)}`,
  shortest: { moves: 'الأقصر في النقلات', steps: 'الأقصر في الخطوات' },
  length: (m, s) => `${moves(m)}، ${steps(s)}`,
  moveOf: (at, of) => `النقلة ${number(at)} من ${number(of)}`,
  speed: 'السرعة',
  moves: 'النقلات',
  asText: 'كنص',
  notation: 'التدوين',
  inNotation: 'الحل بهذا التدوين',
  notations: {
    arrows: 'رمز، سهم، خانات',
    letters: 'رمز، حرف، خانات',
    cells: 'المركبة والخانة التي تدخلها',
    frames: 'كل وضع في صفوف',
    signed: 'رمز، إشارة، خانات',
    words: 'كلمات إنجليزية',
    json: 'كائنات JSON',
    pddl: 'خطة بلغة PDDL',
    csv: 'جدول مركبات وخانات',
  },
  review: {
    nothing: 'العب بعض النقلات أولًا: ثم تُقارن كل منها بأقصر طريق.',
    unsolvable: 'ليس لهذا اللوح حل، فلا نقلة تقرّبه من المخرج.',
    limit: 'تعذّر إيجاد مسافات هذا اللوح في 20 ثانية.',
    comparing: 'جارٍ مقارنة نقلاتك بأقصر طريق…',
    closer: 'على أقصر طريق',
    level: 'ليست أقرب',
    farther: 'أبعد',
    tryAgain: 'حاول مجددًا من هنا',
    shortestSolution: 'أقصر حل',
    perfect: (n, solved) => `${moves(n)}${solved ? '' : ' حتى الآن'}، كلها على أقصر طريق.`,
    longer: (n, solved, more, detour) =>
      `${moves(n)}${solved ? '' : ' حتى الآن'}، بزيادة ${number(more)} على أقصر طريق. أول التفاف هو النقلة ${number(detour)}.`,
    out: 'خرجت السيارة الحمراء.',
    toTheExit: (n) => `${moves(n)} إلى المخرج.`,
    good: (n, made) => `النقلة ${number(n)}: ${made}. أقصر طريق.`,
    bad: (n, made, lost, better, reason) =>
      `النقلة ${number(n)}: ${made} كلّفت زيادة قدرها ${inMoves(lost)}. الأفضل: ${better}؛ ${reason}.`,
    graph: 'النقلات إلى المخرج',
    here: (n) => `هنا ${moves(n)}`,
    graphLabel: (start, most, end) =>
      `المسافة إلى المخرج: ${start} في البداية، ${most} على الأكثر، ${end} في النهاية`,
  },
};
