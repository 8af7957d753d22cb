import type { Place, Word } from './places.ts';

/** Writes a case of a shell's `case` statement: the keys that match, and the words or files to offer. */
export interface Dialect {
  words(keys: readonly string[], words: readonly Word[]): string;
  files(keys: readonly string[]): string;
}

/** Cases for the values of a flag. The key is the place and the flag. */
export const valueCases = (places: readonly Place[], shell: Dialect): string =>
  lines(
    places.flatMap(({ path, flags }) =>
      flags.flatMap((flag) =>
        cases(
          shell,
          flag.names.map((name) => `${path} ${name}`),
          flag,
        ),
      ),
    ),
  );

/** Cases for the flags. The key is the place. */
export const flagCases = (places: readonly Place[], shell: Dialect): string =>
  lines(
    places.map(({ path, flags }) =>
      shell.words(
        [path],
        flags.flatMap(({ names, description }) => names.map((name) => ({ name, description }))),
      ),
    ),
  );

/** Cases for commands and arguments. The key is the place and the number of arguments so far. */
export const wordCases = (places: readonly Place[], shell: Dialect): string =>
  lines(
    places.flatMap(({ path, commands, arguments: args }) => [
      ...(commands.length > 0 ? [shell.words([`${path} 0`], commands)] : []),
      ...args.flatMap((argument, n) => cases(shell, [`${path} ${n}`], argument)),
    ]),
  );

function cases(
  shell: Dialect,
  keys: readonly string[],
  { values, isFile }: { values: readonly string[]; isFile: boolean },
): string[] {
  if (isFile) return [shell.files(keys)];
  return values.length > 0
    ? [
        shell.words(
          keys,
          values.map((name) => ({ name, description: '' })),
        ),
      ]
    : [];
}

const lines = (all: readonly string[]) => all.map((each) => `      ${each}`).join('\n');
