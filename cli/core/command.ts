import type { Command, CommandUnknownOpts } from '@commander-js/extra-typings';
import type { Api } from './api.ts';
import type { Io } from './io.ts';

/** The terminal, and the API of the selected host. */
export interface Evm {
  readonly io: Io;
  readonly api: Api;
}

/** Declares the arguments and options of a command, and its action. */
export type Define = (command: Command, evm: Evm) => unknown;

/** Commands by name, in help order. */
export type Commands = Record<string, () => Promise<{ define: Define; verbs?: Commands }>>;

/**
 * Adds subcommands to a command. Loads only the files along the typed path. At the end of the path, loads all commands of
 * that level for the help. Without a path, loads everything.
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

/** Accepts choices as lists print them: in any case, and `NOT_IN` for `not-in`. */
function acceptAnyCase(command: CommandUnknownOpts): void {
  for (const typed of [...command.options, ...command.registeredArguments]) {
    const { argChoices, parseArg } = typed;
    if (!argChoices || !parseArg) continue;
    const plain = (text: string) => text.trim().toLowerCase().replaceAll('_', '-');
    typed.parseArg = (text, before) =>
      parseArg(argChoices.find((choice) => plain(choice) === plain(text)) ?? text, before);
  }
}
