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
  /** The key that does the same; it is written on the button where there is a keyboard. */
  readonly keys?: string | undefined;
  /** Whether a press that is held does it again and again. */
  readonly repeats?: boolean | undefined;
}

/** After how many milliseconds a press is held, and how many are between two times then. */
const HELD = 450;
const AGAIN = 110;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the present press was held: its end is no click. */
let held = false;

const release = (): void => clearTimeout(timer);

const holding = (act: () => void) => ({
  onPointerDown: () => {
    release();
    held = false;
    const again = () => {
      held = true;
      act();
      timer = setTimeout(again, AGAIN);
    };
    timer = setTimeout(again, HELD);
  },
  onPointerUp: release,
  onPointerLeave: release,
  onPointerCancel: release,
  onContextMenu: (event: Event) => event.preventDefault(),
});

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
  repeats,
}: ButtonProps) => (
  <button
    type="button"
    class={`button ${kind}`}
    // `disabled` would take the focus from the button that was just pressed
    aria-disabled={disabled ? 'true' : undefined}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-keyshortcuts={keys}
    {...(repeats && holding(onClick))}
    onClick={() => {
      if (!disabled && !(repeats && held)) onClick();
      held = false;
    }}
  >
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </button>
);
