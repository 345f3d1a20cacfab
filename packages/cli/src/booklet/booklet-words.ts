// The words on a booklet, in the languages of the app.
import type { Grade } from '@unjam/core/difficulty';

/** The languages in which a booklet is printed, the first by default. */
export const bookletLanguages = ['en', 'de', 'fr', 'es', 'pt', 'ja', 'zh', 'ar'] as const;
export type BookletLanguage = (typeof bookletLanguages)[number];

/** The forms of a counted thing, by the names of the rules of plurals; `#` is the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

interface Words {
  readonly puzzles: Forms;
  readonly moves: Forms;
  readonly steps: Forms;
  readonly grades: readonly [string, string, string, string, string];
}

const two = (one: string, other: string): Forms => ({ one: `# ${one}`, other: `# ${other}` });

const words: Readonly<Record<BookletLanguage, Words>> = {
  en: {
    puzzles: two('puzzle', 'puzzles'),
    moves: two('move', 'moves'),
    steps: two('step', 'steps'),
    grades: ['beginner', 'intermediate', 'advanced', 'expert', 'grandmaster'],
  },
  de: {
    puzzles: two('Rätsel', 'Rätsel'),
    moves: two('Zug', 'Züge'),
    steps: two('Schritt', 'Schritte'),
    grades: ['Anfänger', 'Fortgeschritten', 'Profi', 'Experte', 'Großmeister'],
  },
  fr: {
    puzzles: two('puzzle', 'puzzles'),
    moves: two('coup', 'coups'),
    steps: two('pas', 'pas'),
    grades: ['Débutant', 'Intermédiaire', 'Avancé', 'Expert', 'Grand maître'],
  },
  es: {
    puzzles: two('puzle', 'puzles'),
    moves: two('movimiento', 'movimientos'),
    steps: two('paso', 'pasos'),
    grades: ['Principiante', 'Intermedio', 'Avanzado', 'Experto', 'Gran maestro'],
  },
  pt: {
    puzzles: two('desafio', 'desafios'),
    moves: two('movimento', 'movimentos'),
    steps: two('passo', 'passos'),
    grades: ['Iniciante', 'Intermediário', 'Avançado', 'Especialista', 'Grande mestre'],
  },
  ja: {
    puzzles: { other: '#問' },
    moves: { other: '#手' },
    steps: { other: '#歩' },
    grades: ['初級', '中級', '上級', '達人', '名人'],
  },
  zh: {
    puzzles: { other: '# 题' },
    moves: { other: '# 步' },
    steps: { other: '# 格' },
    grades: ['入门', '进阶', '高级', '专家', '大师'],
  },
  ar: {
    puzzles: { one: 'لغز واحد', two: 'لغزان', few: '# ألغاز', many: '# لغزًا', other: '# لغز' },
    moves: { one: 'نقلة واحدة', two: 'نقلتان', few: '# نقلات', many: '# نقلة', other: '# نقلة' },
    steps: { one: 'خطوة واحدة', two: 'خطوتان', few: '# خطوات', many: '# خطوة', other: '# خطوة' },
    grades: ['مبتدئ', 'متوسط', 'متقدم', 'خبير', 'أستاذ كبير'],
  },
};

const gradeOrder: readonly Grade[] = ['beginner', 'intermediate', 'advanced', 'expert', 'grandmaster'];

/** What is said on a booklet in a language. */
export interface BookletWords {
  readonly puzzles: (count: number) => string;
  readonly moves: (count: number) => string;
  readonly steps: (count: number) => string;
  readonly grade: (grade: Grade) => string;
}

export function bookletWords(language: BookletLanguage): BookletWords {
  const { puzzles, moves, steps, grades } = words[language];
  const rules = new Intl.PluralRules(language);
  const counted = (forms: Forms) => (count: number) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', `${count}`);
  return {
    puzzles: counted(puzzles),
    moves: counted(moves),
    steps: counted(steps),
    grade: (grade) => grades[gradeOrder.indexOf(grade)] ?? grade,
  };
}

/** The language of this machine if a booklet can be in it, otherwise English. */
export function languageHere(): BookletLanguage {
  const { locale } = new Intl.DateTimeFormat().resolvedOptions();
  return bookletLanguages.find((language) => language === locale.split('-')[0]) ?? 'en';
}
