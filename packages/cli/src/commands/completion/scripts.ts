// The scripts with which shells complete the command, made from what its help says.
import type { CommandText, OptionText } from './describe-commands.ts';

export type Shell = 'bash' | 'zsh' | 'fish';

const inQuotes = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The function that completes in bash, under a name, and the line that says for what. */
function bash(commands: readonly CommandText[], name: string): string {
  const paths = commands.filter(({ path }) => path !== '').map(({ path }) => inQuotes(path));
  const cases = commands.map(({ path, words, takesFiles, options }) => {
    const values = options
      .filter((option) => option.takesValue)
      .map(
        (option) =>
          `        ${option.flags.join('|')}) values=${inQuotes(option.values.join(' '))}; free=1 ;;`,
      );
    const flags = options.flatMap((option) => option.flags);
    return [
      `    ${inQuotes(path)})`,
      `      follow=${inQuotes(words.join(' '))}`,
      `      options=${inQuotes(flags.join(' '))}`,
      ...(takesFiles ? ['      files=1'] : []),
      ...(values.length > 0 ? ['      case "$before" in', ...values, '      esac'] : []),
      '      ;;',
    ].join('\n');
  });
  // zsh, which runs this too, gives a meaning of its own to variables called path and words
  return `${name}() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  local chain= next= i= prefix= follow= options= values= free= files=
  # bash takes --color=never for three words, zsh for one
  if [[ $word == = ]]; then
    word=
  elif [[ $before == = ]]; then
    before=\${COMP_WORDS[COMP_CWORD-2]}
  elif [[ $word == --*=* ]]; then
    before=\${word%%=*}
    prefix=$before=
    word=\${word#*=}
  fi
  COMPREPLY=()
  for ((i = 1; i < COMP_CWORD; i++)); do
    next="\${chain:+$chain }\${COMP_WORDS[i]}"
    case "$next" in
      ${paths.join('|')}) chain=$next ;;
    esac
  done
  case "$chain" in
${cases.join('\n')}
  esac
  if [[ -n $values ]]; then
    COMPREPLY=($(compgen -P "$prefix" -W "$values" -- "$word"))
  elif [[ $word == -* && -z $free ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  elif [[ -n $follow && -z $free ]]; then
    COMPREPLY=($(compgen -W "$follow" -- "$word"))
  elif [[ -n $files$free ]]; then
    # bash quotes names with blanks and patterns by itself; zsh and bash before 4 get them one a line
    compopt -o default 2> /dev/null || while IFS= read -r next; do COMPREPLY+=("$next"); done < <(compgen -P "$prefix" -f -- "$word")
  fi
}
complete -o filenames -F ${name} unjam
`;
}

/** A file of a function `_unjam`, which zsh runs at the first completion; or it is sourced. */
const zsh = (commands: readonly CommandText[]): string => `#compdef unjam
# completion of unjam in zsh, by its emulation of bash
(( $+functions[compdef] )) || { autoload -U compinit && compinit }
autoload -U +X bashcompinit && bashcompinit
${bash(commands, '_unjam_in_bash')}[[ $funcstack[1] == _unjam ]] && _bash_complete -o filenames -F _unjam_in_bash
`;

function fish(commands: readonly CommandText[]): string {
  const lines = commands.flatMap(({ path, words, takesFiles, options }) => {
    const typed = path.split(' ').filter((word) => word !== '');
    const seen = typed.map((word) => `__fish_seen_subcommand_from ${word}`).join('; and ');
    const here =
      words.length === 0 || typed.length === 0
        ? seen || '__fish_use_subcommand'
        : `${seen}; and not __fish_seen_subcommand_from ${words.join(' ')}`;
    const begin = `complete -c unjam -n ${inQuotes(here)}`;
    return [
      ...(words.length === 0 && !takesFiles ? [`${begin} -f`] : []),
      ...words.map((name) => {
        const full = `${path} ${name}`.trim();
        const summary = commands.find((each) => each.path === full)?.summary ?? '';
        return `${begin} -f -a ${name} -d ${inQuotes(summary)}`;
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
  bash: (commands) => `# completion of unjam in bash\n${bash(commands, '_unjam')}`,
  zsh,
  fish,
};
