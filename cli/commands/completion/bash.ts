import { type Dialect, flagCases, valueCases, wordCases } from './cases.ts';
import { pathsOf, type Place, quoteForShell, valuedFlags } from './places.ts';

const bash: Dialect = {
  words: (keys, words) =>
    `${keys.map(quoteForShell).join(' | ')}) offered=${quoteForShell(words.map(({ name }) => name).join(' '))} ;;`,
  files: (keys) =>
    `${keys.map(quoteForShell).join(' | ')}) local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$cur")); compopt -o filenames 2> /dev/null; return ;;`,
};

/** The completion script for bash 3.2 or later. */
export const bashScript = (places: readonly Place[]): string => `# Completes evm in bash: source <(evm completion bash)
_evm() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" place='' flag='' count=0 offered='' word following i
  COMPREPLY=()
  [ "$cur" = '=' ] && cur=''
  for ((i = 1; i < COMP_CWORD; i++)); do
    word="\${COMP_WORDS[i]}"
    following="\${place:+$place }$word"
    if [ "$word" = '=' ]; then continue; fi
    if [ -n "$flag" ]; then flag=''; continue; fi
    case "$word" in
      ${valuedFlags(places).join(' | ')}) flag="$word" ;;
      -*) ;;
      *)
        case "$following" in
          ${pathsOf(places).map(quoteForShell).join(' | ')}) place="$following" ;;
          *) count=$((count + 1)) ;;
        esac
        ;;
    esac
  done
  if [ -n "$flag" ]; then
    case "$place $flag" in
${valueCases(places, bash)}
    esac
  elif [[ "$cur" == -* ]]; then
    case "$place" in
${flagCases(places, bash)}
    esac
  else
    case "$place $count" in
${wordCases(places, bash)}
    esac
  fi
  COMPREPLY=($(compgen -W "$offered" -- "$cur"))
}
complete -F _evm evm`;
