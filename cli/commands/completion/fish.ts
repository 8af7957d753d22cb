import { type Flag, pathsOf, type Place, valuedFlags } from './places.ts';

export const fishScript = (places: readonly Place[]): string => `# Completes evm in fish: evm completion fish | source
function __evm_place -d 'The command so far, and how many of its arguments are there'
    set -l known ${pathsOf(places).map(quoteForFish).join(' ')}
    set -l valued ${valuedFlags(places).join(' ')}
    set -l place
    set -l count 0
    set -l flag
    for word in (commandline -opc)[2..]
        if test -n "$flag"
            set flag
        else if contains -- $word $valued
            set flag $word
        else if string match -q -- '-*' $word
            continue
        else if contains -- (string join ' ' $place $word) $known
            set -a place $word
        else
            set count (math $count + 1)
        end
    end
    string join ' ' $place $count
end
function __evm_at
    string match -qr -- "^$argv\\$" (__evm_place)
end
complete -c evm -f
${places.flatMap(linesOf).join('\n')}`;

function linesOf({ path, commands, flags, arguments: args }: Place): string[] {
  const at = (count: string) =>
    `complete -c evm -n ${quoteForFish(`__evm_at ${quoteForFish([path, count].filter(Boolean).join(' '))}`)}`;
  return [
    ...commands.map(({ name, description }) => `${at('0')} -a ${quoteForFish(name)} -d ${quoteForFish(description)}`),
    ...args.flatMap(({ values, isFile }, n) => {
      if (isFile) return [`${at(String(n))} -F`];
      return values.length > 0 ? [`${at(String(n))} -a ${quoteForFish(values.join(' '))}`] : [];
    }),
    ...flags.map((flag) => `${at('\\d+')} ${namesOf(flag)}${valuesOf(flag)} -d ${quoteForFish(flag.description)}`),
  ];
}

const namesOf = ({ names }: Flag) =>
  names.map((name) => (name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`)).join(' ');

function valuesOf({ takesValue, values, isFile }: Flag): string {
  if (isFile) return ' -r -F';
  if (values.length > 0) return ` -x -a ${quoteForFish(values.join(' '))}`;
  return takesValue ? ' -x' : '';
}

/** Quotes a text for fish, where only backslashes and single quotes need a backslash. */
const quoteForFish = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
