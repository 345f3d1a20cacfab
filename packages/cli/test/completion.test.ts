// Completion in bash, zsh and fish.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { scratch } from './command.ts';
import { unjamHere } from './in-process.ts';

describe('completion', () => {
  /** Files whose names begin as subcommands and shells do. */
  const files = ['solved.txt', 'bundle.txt', 'zebra.txt', 'my board.txt', 'k*b.txt', 'kxxb.txt'];

  /** What bash offers after these words, the last of which is being typed. */
  async function offered(...words: string[]): Promise<string[]> {
    const script = (await unjamHere(['completion', 'bash'])).stdout;
    const typed = ['unjam', ...words].map((word) => `'${word}'`).join(' ');
    const run = `${script}\nCOMP_WORDS=(${typed}); COMP_CWORD=${words.length}; _unjam; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const folder = scratch();
    for (const name of files) writeFileSync(join(folder, name), '');
    const { stdout, stderr } = spawnSync('bash', ['-c', run], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toBe('');
    return stdout.split('\n').filter((word) => word !== '');
  }

  test.each<[string[], string[]]>([
    [['so'], ['solve']],
    [['solve', 'so'], ['solved.txt']],
    [['solve', '-o', 'z'], ['zebra.txt']],
    [['solve', 'my'], ['my board.txt']],
    [['solve', 'k*'], ['k*b.txt']],
    [['man', 'z'], []],
    [['help', 'z'], []],
    [['solve', '--met'], ['--metric']],
    [
      ['solve', '--metric', 'm'],
      ['moves', 'moves,steps'],
    ],
    [['atlas', 'bu'], ['build']],
    [['atlas', 'build', '--sh'], ['--shards']],
    [['convert', '--to', 'ba'], ['bandung']],
    [['solve', '--color', '=', 'al'], ['always']],
    [
      ['solve', '--color', '='],
      ['auto', 'always', 'never'],
    ],
    [['--color', 'always', 'so'], ['solve']],
    [
      ['help', 'a'],
      ['analyze', 'atlas', 'algorithms'],
    ],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
  ])('%j in bash', async (words, expected) => {
    expect(await offered(...words)).toEqual(expected);
  });

  test('the script for fish', async () => {
    expect((await unjamHere(['completion', 'fish'])).stdout).toMatch(
      /complete -c unjam -n '__fish_seen_subcommand_from solve' -l metric -x -a 'moves steps /,
    );
    expect((await unjamHere(['completion', 'fish'])).stdout).toMatch(
      /^complete -c unjam -n '__fish_seen_subcommand_from man' -f$/m,
    );
  });

  const has = (shell: string): boolean => spawnSync(shell, ['--version']).status === 0;

  test.skipIf(!has('fish'))(`in fish${has('fish') ? '' : ' (SKIPPED: fish is not installed)'}`, async () => {
    const folder = scratch();
    writeFileSync(join(folder, 'unjam.fish'), (await unjamHere(['completion', 'fish'])).stdout);
    for (const name of files) writeFileSync(join(folder, name), '');
    const offers = (line: string): string[] => {
      const run = `source unjam.fish; complete -C '${line}'`;
      const { stdout, stderr } = spawnSync('fish', ['--no-config', '-c', run], {
        cwd: folder,
        encoding: 'utf8',
      });
      expect(stderr).toBe('');
      return stdout.split('\n').flatMap((offer) => (offer === '' ? [] : [offer.split('\t')[0] ?? '']));
    };
    expect(offers('unjam so')).toEqual(['solve']);
    expect(offers('unjam solve so')).toEqual(['solved.txt']);
    expect(offers('unjam solve --metric m')).toEqual(['moves', 'moves,steps']);
    expect(offers('unjam atlas bu')).toEqual(['build']);
    expect(offers('unjam help al')).toEqual(['algorithms']);
    expect(offers('unjam solve --color al')).toEqual(['always']);
    expect(offers('unjam completion z')).toEqual(['zsh']);
    expect(offers('unjam man z')).toEqual([]);
    expect(offers('unjam solve my')).toEqual(['my board.txt']);
  });

  test.skipIf(!has('zsh'))(`in zsh${has('zsh') ? '' : ' (SKIPPED: zsh is not installed)'}`, async () => {
    const folder = scratch();
    writeFileSync(join(folder, '_unjam'), (await unjamHere(['completion', 'zsh'])).stdout);
    for (const name of files) writeFileSync(join(folder, name), '');
    // a shell at a terminal of its own, in which Tab is pressed, with the script as a function to load at its first use
    const press = (typed: string, offered: string) =>
      `zpty -w -n shell $'${typed}\\t'\nzpty -r shell seen $'*${offered}*'\nprint -r -- "$seen"\nzpty -w -n shell $'\\x15'`;
    const run = `zmodload zsh/zpty
zpty -b shell zsh -f -i
zpty -w shell 'fpath=($PWD $fpath); autoload -U compinit; compinit -u -D; PS1=; print read""y'
zpty -r shell before $'*ready*'
${press('unjam solve --metric ste', 'steps')}
${press('unjam anal', 'analyze')}
${press('unjam solve --color=al', '--color=always')}
${press('unjam solve my', 'board.txt')}
zpty -d shell`;
    const { stdout, stderr } = spawnSync('zsh', ['-f', '-c', run], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 120_000,
    });
    expect(stderr).toBe('');
    expect(stdout).toMatch(/--metric .*steps.*unjam .*analyze.*--color=always.*unjam solve my\\ board\.txt/s);
  });

  test('another shell is refused', async () => {
    expect((await unjamHere(['completion', 'tcsh'])).stderr).toMatch(
      /unknown shell 'tcsh'; expected bash, zsh, fish/,
    );
  });
});
