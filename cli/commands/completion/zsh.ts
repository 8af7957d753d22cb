import { type Dialect, flagCases, valueCases, wordCases } from './cases.ts';
import { pathsOf, type Place, quoteForShell, valuedFlags } from './places.ts';

const zsh: Dialect = {
  words: (keys, words) =>
    `(${keys.map(quoteForShell).join(' | ')}) offered=(${words
      .map(({ name, description }) => quoteForShell(description ? `${name}:${description}` : name))
      .join(' ')}) ;;`,
  files: (keys) => `(${keys.map(quoteForShell).join(' | ')}) _files; return ;;`,
};

/** The completion script for zsh: sourced, or as a file `_evm` in `fpath`. */
export const zshScript = (places: readonly Place[]): string => `#compdef evm
# Completes evm in zsh: source <(evm completion zsh)
_evm() {
  local place='' flag='' word following
  local -i count=0 i
  local -a offered
  for ((i = 2; i < CURRENT; i++)); do
    word="\${words[i]}"
    following="\${place:+$place }$word"
    if [[ -n $flag ]]; then flag=''; continue; fi
    case $word in
      (${valuedFlags(places).join(' | ')}) flag=$word ;;
      (-*) ;;
      (*)
        case $following in
          (${pathsOf(places).map(quoteForShell).join(' | ')}) place=$following ;;
          (*) count+=1 ;;
        esac
        ;;
    esac
  done
  if [[ -n $flag ]]; then
    case "$place $flag" in
${valueCases(places, zsh)}
    esac
  elif [[ \${words[CURRENT]} == -* ]]; then
    case "$place" in
${flagCases(places, zsh)}
    esac
  else
    case "$place $count" in
${wordCases(places, zsh)}
    esac
  fi
  _describe evm offered
}
if [[ \${funcstack[1]} == _evm ]]; then _evm "$@"; else compdef _evm evm; fi`;
