// The game in a terminal, played in tmux.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { program, scratch, unjam } from './command.ts';
import { unjamHere } from './in-process.ts';
import { Terminal } from './tmux-terminal.ts';

const hasTmux = spawnSync('tmux', ['-V']).status === 0;
if (!hasTmux) console.warn('SKIPPED: the game in a terminal; there is no program tmux');
const missing = hasTmux ? '' : ' (SKIPPED: there is no program tmux)';

describe('without a terminal', () => {
  test('it says so', () => {
    expect(unjam(['play', 'puzzles/seeds/g2.txt'])).toEqual({
      status: 2,
      stdout: '',
      stderr: 'unjam: play needs a terminal; expected one for standard input and output\n',
    });
  });

  test('help lists all keys', async () => {
    const { stdout } = await unjamHere(['play', '--help']);
    for (const key of ['Tab', 'arrows', 'Backspace', 'Ctrl-Y', 'Ctrl-R', '?', 'Space', 'Esc'])
      expect(stdout).toContain(`  ${key}`);
    expect((await unjamHere(['--help'])).stdout).toMatch(/^ {2}play .*terminal/m);
  });
});

describe.skipIf(!hasTmux)(`in a terminal${missing}`, () => {
  let terminal: Terminal;
  beforeEach(() => {
    terminal = new Terminal();
  });
  afterEach(() => terminal.end());

  test('without a board it is the puzzle of today', async () => {
    const { stdout } = await unjamHere(['daily', '--json']);
    const { moves } = JSON.parse(stdout);
    await terminal.play('');
    await terminal.see(`best possible: ${moves}`);
    terminal.press('q');
    await terminal.see('not solved');
  });

  test('80 × 24 show board, counts and keys; arrows, undo, redo, restart', async () => {
    await terminal.play();
    const screen = terminal.screen().split('\n');
    expect(screen[0]).toBe('g2 · 0 moves, 0 steps · best possible: 8');
    expect(screen[1]).toMatch(/^ +┌─{36}┐$/);
    expect(screen[20]).toMatch(/^ +└─{36}┘$/);
    expect(screen[23]).toMatch(/^Tab\/letter .* Esc$/);
    terminal.press('a', 'Right', 'Right');
    await terminal.see('1 move, 2 steps');
    terminal.press('g', 'Down');
    await terminal.see('2 moves, 3 steps');
    terminal.press('BSpace');
    await terminal.see('1 move, 2 steps');
    terminal.press('C-y');
    await terminal.see('2 moves, 3 steps');
    terminal.press('C-r');
    await terminal.see('0 moves, 0 steps');
    terminal.press('C-z');
    await terminal.see('2 moves, 3 steps');
    terminal.press('Escape');
    await terminal.see('g2: not solved · 2 moves, 3 steps');
    expect(terminal.screen()).toContain('a→2, g↓1\n');
    await terminal.expectRestored();
  });

  test('a hint, then the whole solution, stopped and continued', async () => {
    await terminal.play();
    terminal.type('?');
    await terminal.see('Car a right 1: it makes room for truck b, which blocks car c; 7 moves remain.');
    terminal.press('Right');
    await terminal.see('1 move, 1 step');
    terminal.press('Space');
    await terminal.see(/\d moves to go; any key stops/);
    terminal.press('Space');
    await terminal.see('Stopped; Space goes on.');
    terminal.press('Space');
    await terminal.see('Solved in 8 moves, 16 steps.');
    terminal.press('Space');
    await terminal.see('The red car is at the exit.');
    terminal.press('Escape');
    await terminal.see('g2: solved · 8 moves, 16 steps');
    await terminal.expectRestored();
  });

  test('the mouse chooses, drags, and points', async () => {
    await terminal.play();
    // car a stands on the first row; a cell is 6 by 3, the board begins at column 23, row 2
    terminal.drag([28, 4], [40, 4]);
    await terminal.see('1 move, 2 steps');
    terminal.drag([26, 16], [26, 16]);
    await terminal.see('Car c cannot move.');
    terminal.drag([36, 4], [36, 4]);
    terminal.drag([25, 4], [25, 4]);
    await terminal.see('2 moves, 4 steps');
    terminal.press('Escape');
    await terminal.expectRestored();
  });

  test('a new size of the terminal redraws everything, even if it is very small', async () => {
    await terminal.play();
    terminal.resize(40, 12);
    await terminal.see(/^ +┌─{18}┐$/m);
    terminal.resize(20, 5);
    await terminal.see('20 × 5 is too small');
    terminal.resize(120, 40);
    await terminal.see(/^ +┌─{48}┐$/m);
    terminal.press('a', 'Right');
    await terminal.see('1 move, 1 step');
    terminal.press('C-q');
    await terminal.expectRestored();
  });

  test.each([
    ['Ctrl-C', 130, () => terminal.press('C-c')],
    ['SIGTERM', 143, () => terminal.kill('SIGTERM')],
    ['SIGHUP', 129, () => terminal.kill('SIGHUP')],
    ['SIGINT', 130, () => terminal.kill('SIGINT')],
    ['SIGQUIT', 131, () => terminal.kill('SIGQUIT')],
  ])('%s restores the terminal and ends with status %i', async (_, status, end) => {
    await terminal.play();
    end();
    await terminal.see(/(?:^|\n)ready ?\n*$/);
    terminal.type('echo "ended with $?"');
    terminal.press('Enter');
    await terminal.see(`ended with ${status}`);
    await terminal.expectRestored();
  });

  test('after an internal error the terminal is restored, and the error is printed', async () => {
    // when the game is there, however long its start takes
    const sign = join(scratch(), 'now');
    const failure = `import { existsSync } from "node:fs";
      setInterval(() => { if (existsSync("${sign}")) throw new Error("on purpose"); }, 50);`;
    await terminal.play(undefined, `--import "data:text/javascript,${encodeURIComponent(failure)}"`);
    writeFileSync(sign, '');
    await terminal.see('unjam: internal error: on purpose');
    await terminal.expectRestored();
  });

  test.each([
    ['', ''],
    [' by a shell that sets the modes of the terminal back', 'stty sane; '],
  ])('stopped by a signal and continued%s', async (_, reset) => {
    await terminal.play();
    terminal.kill('SIGSTOP');
    // the prompt of the shell, which was told
    await terminal.see('ready');
    // the game's modes are still set, in which a line ends with a line feed
    terminal.type(`${reset}fg`);
    terminal.press('C-j');
    // drawn anew, over the words of the shell
    await terminal.see(/^g2 · 0 moves(?![\s\S]*ready)/);
    terminal.press('a', 'Right');
    await terminal.see('1 move, 1 step');
    terminal.press('Escape');
    await terminal.expectRestored();
  });

  test('stopped as by Ctrl+Z in a shell it gives the terminal back, and takes it again', async () => {
    await terminal.play();
    terminal.kill('SIGTSTP');
    await terminal.see('ready');
    await terminal.expectRestored();
    terminal.type('fg');
    terminal.press('Enter');
    await terminal.see(/^g2 · 0 moves(?![\s\S]*ready)/);
    terminal.press('a', 'Right');
    await terminal.see('1 move, 1 step');
    terminal.press('Escape');
    await terminal.expectRestored();
  });

  test('an unsolvable board says so', async () => {
    await terminal.play("'XX.A/...A/...A/...A'");
    expect(terminal.screen()).toContain('unsolvable');
    terminal.press('Escape');
    await terminal.expectRestored();
  });

  test.each([
    ['--limit-states 10', 'states', 'it may not look at more states.'],
    ['--limit-time 1ms', 'time', 'its time is up.'],
  ])('%s ends each search, and says so', async (limit, which, why) => {
    // 62,764 states: no machine looks at them in a millisecond
    await terminal.play(`N.BBB../NMMJJJ./N.AAA.H/XXG.PLH/FFGDPLC/QQ.DEEC/KKII.OO ${limit}`);
    expect(terminal.screen()).toContain(`best possible: not known (limit: ${which})`);
    for (const key of ['?', 'Space']) {
      terminal.press(key);
      await terminal.see(`The search ended before it found a solution: ${why}`);
    }
    terminal.press('Escape');
    await terminal.expectRestored();
  });

  test('--json prints the moves at the end', async () => {
    await terminal.play('puzzles/seeds/g2.txt --json');
    terminal.press('a', 'Right', 'Escape');
    await terminal.see('"steps":1,"played":"a→1"}');
  });

  test('the examples of the help', async () => {
    const { stdout } = await unjamHere(['play', '--help']);
    const examples = stdout.split('\n').flatMap((line) => /^ {2}unjam play (.*)$/.exec(line)?.[1] ?? []);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      await terminal.play(example);
      terminal.press('Escape');
      await terminal.see('not solved');
    }
  });
});

describe.skipIf(!hasTmux)(`colours${missing}`, () => {
  test.each([
    ['where there are', {}, true],
    ['not with NO_COLOR', { NO_COLOR: '1' }, false],
  ])('%s; letters always', async (_, environment, coloured) => {
    const terminal = new Terminal(environment);
    try {
      await terminal.play();
      for (const label of '@abcdefg') expect(terminal.screen()).toMatch(new RegExp(`[│║].*${label}.*[│║]`));
      expect(terminal.painted().includes('48;5;')).toBe(coloured);
    } finally {
      terminal.end();
    }
  });

  test('a dumb terminal is refused', async () => {
    const terminal = new Terminal();
    try {
      terminal.type(
        `TERM=dumb "${process.execPath}" "${program}" play puzzles/seeds/g2.txt; echo "status $?"`,
      );
      terminal.press('Enter');
      await terminal.see('unjam: play needs a terminal that can move its cursor; TERM is dumb');
      await terminal.see('status 2');
    } finally {
      terminal.end();
    }
  });
});
