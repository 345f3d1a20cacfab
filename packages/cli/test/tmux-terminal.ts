// A terminal in tmux, in which the command runs as at a person's terminal.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { program, root } from './command.ts';

/** A terminal of its own with a shell in it. */
export class Terminal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'unjam-'));

  constructor(environment: Readonly<Record<string, string>> = {}) {
    symlinkSync(join(root, 'puzzles'), join(this.#folder, 'puzzles'));
    const settings = Object.entries(environment).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    this.#tmux(
      '-f',
      '/dev/null',
      'new-session',
      '-d',
      '-x',
      '80',
      '-y',
      '24',
      ...settings,
      '-c',
      this.#folder,
      'sh',
    );
  }

  #tmux(...words: readonly string[]): string {
    const { stdout, stderr, status } = spawnSync('tmux', ['-S', join(this.#folder, 'socket'), ...words], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  }

  /** Keys by their names in tmux. */
  press(...keys: readonly string[]): void {
    this.#tmux('send-keys', ...keys);
  }

  type(text: string): void {
    this.#tmux('send-keys', '-l', text);
  }

  /** Starts the game, and waits until it is there. */
  async play(board = 'puzzles/seeds/g2.txt', node = ''): Promise<void> {
    this.type(
      `PS1='ready '; unjam() { "${process.execPath}" ${node} "${program}" "$@"; }; clear; unjam play ${board}`,
    );
    this.press('Enter');
    await this.see(/best possible: (?:\d|not known)|unsolvable/);
  }

  screen(): string {
    return this.#tmux('capture-pane', '-p');
  }

  painted(): string {
    return this.#tmux('capture-pane', '-p', '-e');
  }

  /** Waits until the screen shows something; throws after a minute and a half, which a busy machine may need. */
  async see(wanted: RegExp | string): Promise<string> {
    for (let waited = 0; waited < 90_000; waited += 50) {
      const screen = this.screen();
      if (typeof wanted === 'string' ? screen.includes(wanted) : wanted.test(screen)) return screen;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`never saw ${wanted} on the screen\n${this.screen()}`);
  }

  resize(columns: number, rows: number): void {
    this.#tmux('resize-window', '-x', `${columns}`, '-y', `${rows}`);
  }

  /** Presses and lets go of the left button; column and row from 1. */
  drag(from: readonly [number, number], to: readonly [number, number]): void {
    this.type(`\u001b[<0;${from.join(';')}M`);
    this.type(`\u001b[<0;${to.join(';')}m`);
  }

  /** A shell's command that sends a signal to the game in this terminal. */
  kill(signal: string): void {
    const shell = this.#tmux('display', '-p', '#{pane_pid}').trim();
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', shell], { encoding: 'utf8' }).stdout.trim();
    expect(children).toMatch(/^\d+$/);
    process.kill(Number(children), signal);
  }

  /** Whether the terminal is as it was: no screen of the game's, a cursor, no mouse, lines and echo. */
  async expectRestored(): Promise<void> {
    await this.see(/(?:^|\n)ready ?\n*$/);
    const modes = '#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{mouse_button_flag} #{mouse_sgr_flag}';
    expect(this.#tmux('display', '-p', modes).trim()).toBe('0 1 0 0 0');
    this.type('stty -a | grep -wo -e "-*icanon" -e "-*echo" | tr "\\n" " "; echo "status $?"');
    this.press('Enter');
    await this.see('icanon echo status 0');
  }

  end(): void {
    this.#tmux('kill-server');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
