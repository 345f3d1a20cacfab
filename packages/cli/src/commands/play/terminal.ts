// The terminal during a game: a separate screen, keys, the mouse and the size. It is restored even if the program
// fails.
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

interface Display {
  readonly columns: number;
  readonly rows: number;
  /** Shows these lines and nothing else. */
  show(lines: readonly string[]): void;
  /** Restores the terminal. */
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
  const restore = (): void => {
    terminal.grabInput(false);
    // the library does not switch this mouse mode off
    process.stdout.write('\u001b[?1006l');
    terminal.styleReset();
    terminal.hideCursor(false);
    terminal.fullscreen(false);
  };
  const leave = (): void => {
    if (taken) restore();
    taken = false;
  };
  atTheEnd(leave);
  // before the handler that prints the error, which would be lost on the game's screen
  process.prependListener('uncaughtException', leave);
  // the shell gets the terminal while the game is stopped; without its input only a timer keeps the game from its end
  let awake: NodeJS.Timeout | undefined;
  process.on('SIGTSTP', () => {
    awake ??= setInterval(() => {}, 1000);
    if (taken) restore();
    process.kill(process.pid, 'SIGSTOP');
  });
  process.on('SIGCONT', () => {
    clearInterval(awake);
    awake = undefined;
    if (!taken) return;
    // some shells, such as bash, set the modes back when the game is stopped; Node sets no mode that it thinks is there
    process.stdin.setRawMode(false);
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
      // only lines that changed, for slow connections
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
