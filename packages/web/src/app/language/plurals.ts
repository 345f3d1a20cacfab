// Counts in the languages other than English, with numbers as the reader writes them.

import { plurals as pluralsOf } from '@unjam/board/languages/parts/plurals';
import { number } from './language.ts';

/** Chooses among the plural forms of a language. */
export const plurals = <Form extends Intl.LDMLPluralRule>(code: string) => pluralsOf<Form>(code, number);
