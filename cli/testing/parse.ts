import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { buildProgram } from '../evm.ts';

/** Parses a command line without running it. Returns the arguments followed by the options, or the error message. */
export async function parse(argv: readonly string[]): Promise<unknown> {
  const messages: string[] = [];
  const program = await programFor(messages);
  let actionArguments: unknown[] | undefined;
  const visit = (command: CommandUnknownOpts) => {
    if (command.commands.length === 0)
      command.action((...typed: unknown[]) => {
        const { host } = program.opts() as { host?: string };
        actionArguments = [...typed.slice(0, -1), ...(host === undefined ? [] : [{ host }])];
      });
    command.commands.forEach(visit);
  };
  visit(program);
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return messages.join('\n').split('\n')[0];
    throw error;
  }
  return actionArguments;
}

/** The program with all commands, without input and output. Messages go to `messages`. */
export const programFor = (messages: string[]): Promise<CommandUnknownOpts> =>
  buildProgram({
    out: () => {},
    say: (line) => messages.push(line),
    readBytes: () => Promise.resolve(Buffer.from('')),
    canAsk: false,
    interrupt: () => new AbortController().signal,
    width: undefined,
    color: false,
    env: {},
  });
