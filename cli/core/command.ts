import type { Command, CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Api } from './api.ts';
import type { Io } from './io.ts';

/** What a command works with: the terminal, and the API of the host that is meant. */
export interface Evm {
  readonly io: Io;
  readonly api: Api;
}

/** Declares what can be typed after a command's name, and what it does then. */
export type Define = (command: Command, evm: Evm) => unknown;

/** Commands by name, in the order of the help. */
export type Commands = Record<string, () => Promise<{ define: Define; verbs?: Commands }>>;

/**
 * Gives a command its commands. Along the path that was typed only the files of the path are loaded; where it ends, all
 * of that place, for its help. Without a path everything is.
 */
export async function addCommands(
  parent: CommandUnknownOpts,
  commands: Commands,
  evm: Evm,
  path?: readonly string[],
): Promise<void> {
  const [typed, ...rest] = path ?? [];
  const isOne = typed !== undefined && Object.hasOwn(commands, typed);
  const added = Object.entries(commands).map(async ([name, load]) => {
    const command = parent.command(name);
    const words = [name];
    for (let above = command.parent; above; above = above.parent) words.unshift(above.name());
    command.showHelpAfterError(`See: ${words.join(' ')} --help`);
    if (isOne && name !== typed) return;
    const { define, verbs } = await load();
    define(command, evm);
    acceptAnyCase(command);
    if (verbs && (isOne || !path)) await addCommands(command, verbs, evm, path && rest);
  });
  await Promise.all(added);
}

/** Choices may be typed as lists print them: in any case, `NOT_IN` for `not-in`. */
function acceptAnyCase(command: CommandUnknownOpts): void {
  for (const typed of [...command.options, ...command.registeredArguments]) {
    const { argChoices, parseArg } = typed;
    if (!argChoices || !parseArg) continue;
    const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', '-');
    typed.parseArg = (text, before) =>
      parseArg(argChoices.find((choice) => plain(choice) === plain(text)) ?? text, before);
  }
}
