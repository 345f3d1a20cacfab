// The scripts with which shells complete the command, made from what its help says.
import type { CommandText, OptionText } from './describe-commands.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

const inQuotes = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function bash(commands: readonly CommandText[]): string {
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => inQuotes(path));
  const cases = commands.map(({ path, subcommands, options }) => {
    const values = options
      .filter((option) => option.takesValue)
      .map(
        (option) =>
          `        ${option.flags.join('|')}) values=${inQuotes(option.values.join(' '))}; free=1 ;;`,
      );
    const flags = options.flatMap((option) => option.flags);
    return [
      `    ${inQuotes(path)})`,
      `      subcommands=${inQuotes(subcommands.join(' '))}`,
      `      options=${inQuotes(flags.join(' '))}`,
      ...(values.length > 0 ? ['      case "$before" in', ...values, '      esac'] : []),
      '      ;;',
    ].join('\n');
  });
  return `# completion of unjam in bash
_unjam() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} path= next i
  local subcommands= options= values= free=
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${path:+$path }\${COMP_WORDS[i]}"
    case "$next" in
      ${paths.join('|')}) path=$next ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  if [[ -n $values ]]; then
    COMPREPLY=($(compgen -W "$values" -- "$word"))
  elif [[ $word == -* && -z $free ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  else
    COMPREPLY=($(compgen -W "$subcommands" -- "$word") $(compgen -f -- "$word"))
  fi
}
complete -o filenames -F _unjam unjam
`;
}

const zsh = (commands: readonly CommandText[]): string => `#compdef unjam
# completion of unjam in zsh, by its emulation of bash
autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
${bash(commands)}`;

function fish(commands: readonly CommandText[]): string {
  const lines = commands.flatMap(({ path, subcommands, options }) => {
    const words = path.split(' ').filter((word) => word !== '');
    const seen = words.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
    const here =
      subcommands.length === 0 || words.length === 0
        ? seen || '__fish_use_subcommand'
        : `${seen}; and not __fish_seen_subcommand_from ${subcommands.join(' ')}`;
    const begin = `complete -c unjam -n ${inQuotes(here)}`;
    return [
      ...subcommands.map((name) => {
        const full = `${path} ${name}`.trim();
        const summary = commands.find((each) => each.path === full)?.summary ?? '';
        return `${begin} -a ${name} -d ${inQuotes(summary)}`;
      }),
      ...options.map((option) => `${begin} ${fishOption(option)}`),
    ];
  });
  return `# completion of unjam in fish\n${lines.join('\n')}\n`;
}

function fishOption({ flags, description, takesValue, values }: OptionText): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`));
  const value = values.length > 0 ? `-x -a ${inQuotes(values.join(' '))} ` : takesValue ? '-r ' : '';
  return `${names.join(' ')} ${value}-d ${inQuotes(description)}`;
}

/** The script of each shell. */
export const scripts: Readonly<Record<Shell, (commands: readonly CommandText[]) => string>> = {
  bash,
  zsh,
  fish,
};
