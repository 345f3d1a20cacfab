// Counts in the languages other than English, each with its own plural forms.

/** A text for each plural form of a language; `#` stands for the number. */
type Forms<Form extends Intl.LDMLPluralRule> = Readonly<Record<Form, string>>;

/**
 * Chooses among the plural forms of a language.
 *
 * @param code - the language
 * @param write - how a number is written; default: its digits
 * @returns the text for a number, with the number in place of `#`
 *
 * @example
 * const count = plurals<'one' | 'other'>('de');
 * count(2, { one: '# Zug', other: '# Züge' }) // '2 Züge'
 */
export function plurals<Form extends Intl.LDMLPluralRule>(
  code: string,
  write: (count: number) => string = String,
): (count: number, forms: Forms<Form>) => string {
  const rules = new Intl.PluralRules(code);
  return (count, forms) => {
    const texts: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
    return (texts[rules.select(count)] ?? texts.other ?? '').replaceAll('#', write(count));
  };
}
