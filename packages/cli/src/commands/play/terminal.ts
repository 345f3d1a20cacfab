// The terminal as far as a game needs it: a screen of its own, keys, the mouse, its size; and all of it given back,
// however the program ends.
import terminalKit from 'terminal-kit';
import { atTheEnd } from '../../terminal/at-the-end.ts';

const { terminal } = terminalKit;

export interface Player {
  /** A key by its name, or a character. */
  onKey(key: string): void;
  /** The left button goes down or up; column and row from 0. */
  onMouse(kind: 'down' | 'up', column: number, row: number): void;
  /** The terminal has another size, or its screen was lost. */
  onResize(): void;
}

export interface Display {
  readonly columns: number;
  readonly rows: number;
  /** Shows these lines and nothing else. */
  show(lines: readonly string[]): void;
  /** Gives the terminal back. */
  leave(): void;
}

export function takeTerminal(player: Player): Display {
  let shown: readonly string[] = [];
  let taken = true;
  const enter = (): void => {
    terminal.fullscreen(true);
    terminal.hideCursor();
    terminal.grabInput({ mouse: 'button' });
    shown = [];
  };
  const leave = (): void => {
    if (!taken) return;
    taken = false;
    terminal.grabInput(false);
    // the library leaves this one switched on
    process.stdout.write('\u001b[?1006l');
    terminal.styleReset();
    terminal.hideCursor(false);
    terminal.fullscreen(false);
  };
  atTheEnd(leave);
  // before whoever tells of the mistake, which would be lost on the game's screen
  process.prependListener('uncaughtException', leave);
  process.on('SIGCONT', () => {
    if (!taken) return;
    enter();
    player.onResize();
  });
  terminal.on('key', (key: string) => player.onKey(key));
  terminal.on('mouse', (name: string, { x, y }: { x: number; y: number }) => {
    if (name === 'MOUSE_LEFT_BUTTON_PRESSED') player.onMouse('down', x - 1, y - 1);
    if (name === 'MOUSE_LEFT_BUTTON_RELEASED') player.onMouse('up', x - 1, y - 1);
  });
  terminal.on('resize', () => {
    shown = [];
    player.onResize();
  });
  enter();
  return {
    get columns() {
      return process.stdout.columns;
    },
    get rows() {
      return process.stdout.rows;
    },
    show(lines) {
      if (!taken) return;
      // only lines that changed: a slow connection has little to carry
      const clear = shown.length === 0 ? '\u001b[2J' : '';
      const all = Array.from({ length: Math.max(lines.length, shown.length) }, (_, row) => lines[row] ?? '');
      const changes = all.flatMap((line, row) =>
        line === shown[row] ? [] : `\u001b[${row + 1};1H\u001b[0m${line}\u001b[K`,
      );
      process.stdout.write(clear + changes.join(''));
      shown = lines;
    },
    leave,
  };
}
