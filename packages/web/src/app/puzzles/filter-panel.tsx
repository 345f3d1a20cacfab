import { type CatalogueEntry, formatBoardSize, sizesOf } from '@unjam/core/catalogue';
import { grades, themes } from '@unjam/core/difficulty';
import { Select } from '../controls.tsx';
import { formatGrade } from './catalogue.ts';
import { type Filter, sortings } from './filter.ts';

interface Props {
  readonly entries: readonly CatalogueEntry[];
  readonly filter: Filter;
  readonly onChange: (part: Partial<Filter>) => void;
}

const any = { value: '', label: 'Any' };

/** The fields of the filter. */
export function FilterPanel({ entries, filter, onChange }: Props) {
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
    <section class="panel filters" aria-label="Filter">
      {select('Grade', 'grade', [any, ...grades.map(({ id }) => ({ value: id, label: formatGrade(id) }))])}
      {select('Theme', 'theme', [
        any,
        ...themes.map(({ id, title }) => ({
          value: id,
          label: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
        })),
      ])}
      {select('Size', 'size', [
        any,
        ...sizesOf(entries).map((size) => ({
          value: formatBoardSize(size),
          label: `${size.width} by ${size.height}`,
        })),
      ])}
      {select('Walls', 'walls', [
        any,
        { value: '0', label: 'None' },
        { value: '1', label: 'One' },
        { value: '2', label: 'Two or more' },
      ])}
      {select('Solved', 'done', [any, { value: 'no', label: 'Not yet' }, { value: 'yes', label: 'Solved' }])}
      {length('Min moves', 'from')}
      {length('Max moves', 'to')}
      {select(
        'Sort by',
        'sorting',
        sortings.map((sorting) => ({ value: sorting, label: describeSorting[sorting] })),
      )}
    </section>
  );
}

const describeSorting = {
  easiest: 'Easiest',
  hardest: 'Hardest',
  shortest: 'Shortest',
  longest: 'Longest',
} as const;
