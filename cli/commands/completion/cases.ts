import type { Place, Word } from './places.ts';

/** How a shell says what it offers where one of the keys holds. */
export interface Dialect {
  words(keys: readonly string[], words: readonly Word[]): string;
  files(keys: readonly string[]): string;
}

/** What a flag can be given; the keys are the place and the flag. */
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

/** Which flags there are; the key is the place. */
export const flagCases = (places: readonly Place[], shell: Dialect): string =>
  lines(
    places.map(({ path, flags }) =>
      shell.words(
        [path],
        flags.flatMap(({ names, description }) => names.map((name) => ({ name, description }))),
      ),
    ),
  );

/** What can stand where no flag does; the keys are the place and how many arguments there are already. */
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
