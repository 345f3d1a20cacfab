import { type CatalogueEntry, formatBoardSize, sizesOf } from '@unjam/core/catalogue';
import { grades, themes } from '@unjam/core/difficulty';
import { puzzlesText } from '../language/english/puzzles.ts';
import { formatGrade } from '../model/catalogue.ts';
import { Select } from '../parts/choices.tsx';
import { type Filter, sortings } from './filter.ts';

interface Props {
  readonly entries: readonly CatalogueEntry[];
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

/** The fields of the filter. */
export function FilterPanel({ entries, filter, onChange }: Props) {
  const t = puzzlesText();
  const any = { value: '', label: t.any };
  const select = <Key extends keyof Filter>(
    label: string,
    key: Key,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Select
      label={label}
      value={filter[key]}
      options={options}
      // the value is one of the options, which are those of this key
      onChange={(value) => onChange({ [key]: value as Filter[Key] })}
    />
  );
  const length = (label: string, key: 'from' | 'to') => (
    <label class="field">
      <span>{label}</span>
      <input
        type="number"
        min="1"
        max="99"
        inputMode="numeric"
        value={filter[key]}
        onInput={(event) => onChange({ [key]: event.currentTarget.value.slice(0, 3) })}
      />
    </label>
  );
  return (
    <section class="panel filters" aria-label={t.filter}>
      {select(t.grade, 'grade', [any, ...grades.map(({ id }) => ({ value: id, label: formatGrade(id) }))])}
      {select(t.theme, 'theme', [any, ...themes.map(({ id }) => ({ value: id, label: t.themes[id] }))])}
      {select(t.size, 'size', [
        any,
        ...sizesOf(entries).map((size) => ({
          value: formatBoardSize(size),
          label: t.by(size.width, size.height),
        })),
      ])}
      {select(t.walls, 'walls', [
        any,
        { value: '0', label: t.wallCounts.none },
        { value: '1', label: t.wallCounts.one },
        { value: '2', label: t.wallCounts.more },
      ])}
      {select(t.done, 'done', [
        any,
        { value: 'no', label: t.doneStates.no },
        { value: 'yes', label: t.doneStates.yes },
      ])}
      {length(t.minMoves, 'from')}
      {length(t.maxMoves, 'to')}
      {select(
        t.sortBy,
        'sorting',
        sortings.map((sorting) => ({ value: sorting, label: t.sortings[sorting] })),
      )}
    </section>
  );
}
