import { useSignal } from '@preact/signals';
import type { Reading } from '@unjam/core/shapes';
import { bringText } from '../language/english/bring.ts';
import { editText } from '../language/english/edit.ts';
import { Select } from '../parts/choices.tsx';
import { Boards, boardOf } from './boards.tsx';
import { openBoard } from './brought.ts';
import {
  type ColumnFields,
  columnRoles,
  columnsOf,
  columnsValue,
  fieldsOf,
  fieldsOfUnread,
  type MeaningField,
  meaningOf,
} from './meaning.ts';
import { type Brought, type Origin, readAgain } from './read-text.ts';
import { edgeInWords, refusalInWords, roleInWords, signInWords } from './reading-words.ts';

interface Props {
  readonly from: Origin;
  /** How the text was read, if it was, and the other ways. */
  readonly reading?: Reading;
  readonly others?: readonly Reading[];
}

/** What a person changed, as long as the text is read so; then it is the present reading that is shown. */
interface Changes {
  readonly of: Reading | undefined;
  readonly said: Readonly<Record<string, string>>;
  readonly columns?: Pick<ColumnFields, 'roles' | 'from'>;
  /** What came of reading again, if that opened no board. */
  readonly left?: Brought;
}

/** Fields that say what a text means: which sign is empty, a wall, the border, which car is red, and what columns are. */
export function MeaningForm({ from, reading, others = [] }: Props) {
  const kept = useSignal<Changes>({ of: reading, said: {} });
  const changes: Changes = kept.value.of === reading ? kept.value : { of: reading, said: {} };
  const change = (more: Partial<Changes>) => {
    kept.value = { ...changes, ...more };
  };
  const fields = reading ? fieldsOf(reading, others) : fieldsOfUnread(from.text);
  const shown = reading && columnsOf(reading);
  const columns = shown && { ...shown, ...changes.columns };
  const read = () => {
    const meaning = meaningOf(fields, changes.said, changes.columns && columnsValue(changes.columns));
    const again = readAgain(from, { ...from.meaning, ...meaning });
    const [only, ...more] = again.kind === 'boards' ? again.boards : [];
    if (only && more.length === 0) openBoard(only);
    change({ left: again });
  };
  const t = bringText();
  return (
    <form
      class="meaning"
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <fieldset>
        <legend>{t.means}</legend>
        <div class="fields">
          {fields.map((field) => (
            <Select
              key={field.option}
              label={labelOf(field)}
              value={changes.said[field.option] ?? field.value ?? ''}
              options={[
                ...(field.value === undefined ? [{ value: '', label: t.searched }] : []),
                ...field.values.map((value) => ({ value, label: valueInWords(field, value) })),
              ]}
              onChange={(value) => change({ said: { ...changes.said, [field.option]: value } })}
            />
          ))}
          {columns && <Columns columns={columns} onChange={(now) => change({ columns: now })} />}
        </div>
      </fieldset>
      <button type="submit" class="button plain">
        {t.readAgain}
      </button>
      <div role="status">{changes.left && <Left left={changes.left} />}</div>
    </form>
  );
}

function Columns({
  columns: { roles, shown, from },
  onChange,
}: {
  columns: ColumnFields;
  onChange: (columns: Pick<ColumnFields, 'roles' | 'from'>) => void;
}) {
  const t = bringText();
  return (
    <>
      {roles.map((role, index) => (
        <Select
          key={index}
          label={t.column(index + 1, shown[index] ?? '')}
          value={role}
          options={columnRoles.map((value) => ({ value, label: roleInWords(value) }))}
          onChange={(value) => onChange({ roles: roles.map((one, i) => (i === index ? value : one)), from })}
        />
      ))}
      <Select
        label={t.countedFrom}
        value={from}
        options={['0', '1'].map((value) => ({ value, label: value }))}
        onChange={(value) => onChange({ roles, from: value === '0' ? '0' : '1' })}
      />
    </>
  );
}

/** What came of reading again, where that opened no board. */
function Left({ left }: { readonly left: Brought }) {
  const t = bringText();
  if (left.kind === 'refused')
    return <p class="problem">{`${t.notSoEither} ${refusalInWords(left.problem, left.shape)}`}</p>;
  if (left.kind === 'question')
    return (
      <>
        <p>{t.chooseReading}</p>
        <Boards boards={left.readings.map((reading) => boardOf(reading, left.readings, left.from))} />
      </>
    );
  return left.kind === 'boards' && left.boards.length > 1 ? <Boards boards={left.boards} /> : null;
}

const labelOf = ({ option }: MeaningField): string => {
  const t = bringText();
  return option === 'exit' ? editText().exit : t.fields[option];
};

const valueInWords = ({ option }: MeaningField, value: string): string =>
  option === 'exit' ? edgeInWords(value) : option === 'primary' ? value : signInWords(value);
