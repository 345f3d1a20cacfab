import { number } from '../language.ts';
import type { Translation } from '../translation.ts';
import { inMoves } from './words.ts';

export const shareDialogText: Translation['share'] = {
  thisPuzzle: 'هذا اللغز، من البداية',
  thisAttempt: (n) => `هذه المحاولة، كعرض من ${inMoves(n)}`,
  boardAsText: 'اللوح كنص',
  forPage: 'لصفحة ويب، مع unjam-board.js من @unjam/board',
  copyLink: 'نسخ الرابط',
  thisPage: 'هذه الصفحة',
  copy: 'نسخ',
  copied: { link: 'نُسخ الرابط.', replay: 'نُسخ العرض.', board: 'نُسخ اللوح.', snippet: 'نُسخت الشيفرة.' },
  cannotCopy: 'لا يسمح المتصفح بالنسخ: حدّد الرابط وانسخه.',
  share: 'مشاركة…',
  notShared: 'لم يشارك النظام الرابط: انسخه بدلًا من ذلك.',
  byHand: 'انسخ هذا النص يدويًا:',
  qrCode: 'رمز QR',
  qrCodeOf: (text) => `رمز QR لـ ${text}`,
  qrTooLong: 'هذا الرابط أطول من أن يسعه رمز QR.',
  draft: 'هذه المسودة ليست لوحًا صالحًا بعد. الرابط يفتحها في المحرر.',
  thisDraft: 'هذه المسودة',
  pictures: 'الصور',
  kinds: {
    picture: 'صورة',
    drawing: 'رسم (SVG)',
    animation: 'رسم متحرك',
    card: 'بطاقة',
    print: 'بطاقة (PDF)',
  },
  making: {
    picture: 'جارٍ صنع الصورة…',
    drawing: 'جارٍ صنع الرسم…',
    animation: 'جارٍ صنع الرسم المتحرك…',
    card: 'جارٍ صنع البطاقة…',
    print: 'جارٍ صنع بطاقة الطباعة…',
  },
  failed: {
    picture: (why) => `تعذّر صنع الصورة: ${why}`,
    drawing: (why) => `تعذّر صنع الرسم: ${why}`,
    animation: (why) => `تعذّر صنع الرسم المتحرك: ${why}`,
    card: (why) => `تعذّر صنع البطاقة: ${why}`,
    print: (why) => `تعذّر صنع بطاقة الطباعة: ${why}`,
  },
  noSolution: 'ليس لهذا اللوح حل يُعرض',
  made: (file, kilobytes) => `${file}: ${number(kilobytes)} كيلوبايت.`,
  puzzle: 'لغز',
};
