import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icons.tsx';

interface ButtonProps {
  readonly icon?: IconName;
  readonly children: ComponentChildren;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly kind?: 'plain' | 'main' | 'tool';
  readonly pressed?: boolean;
  /** Whether what the button opens is open. */
  readonly expanded?: boolean;
  /** The key that does the same. */
  readonly keys?: string | undefined;
}

/** A button; of kind `tool` it has its icon above its name. */
export const Button = ({
  icon,
  children,
  onClick,
  disabled,
  kind = 'plain',
  pressed,
  expanded,
  keys,
}: ButtonProps) => (
  <button
    type="button"
    class={`button ${kind}`}
    // `disabled` would take the focus from the button that was just pressed
    aria-disabled={disabled ? 'true' : undefined}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-keyshortcuts={keys}
    onClick={() => {
      if (!disabled) onClick();
    }}
  >
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </button>
);

interface ChoiceProps<T extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** A choice among a few values, side by side. */
export function Choice<T extends string>({ legend, name, value, options, onChange }: ChoiceProps<T>) {
  return (
    <fieldset class="choice">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export const Select = ({ label, value, options, onChange }: SelectProps) => (
  <label class="field">
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);
