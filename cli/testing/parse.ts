import { CommanderError, type CommandUnknownOpts } from '@commander-js/extra-typings';
import { buildProgram } from '../evm.ts';

/** Parses a command line without running it. Returns the arguments followed by the options, or the error message. */
export async function parse(argv: readonly string[]): Promise<unknown> {
  const said: string[] = [];
  const program = await programFor(said);
  let given: unknown[] | undefined;
  const visit = (command: CommandUnknownOpts) => {
    if (command.commands.length === 0)
      command.action((...typed: unknown[]) => {
        const { host } = program.opts() as { host?: string };
        given = [...typed.slice(0, -1), ...(host === undefined ? [] : [{ host }])];
      });
    command.commands.forEach(visit);
  };
  visit(program);
  try {
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return said.join('\n').split('\n')[0];
    throw error;
  }
  return given;
}

/** The program with all commands, without input and output. Messages go to `said`. */
export const programFor = (said: string[]): Promise<CommandUnknownOpts> =>
  buildProgram({
    out: () => {},
    say: (line) => said.push(line),
    read: () => Promise.resolve(''),
    readBytes: () => Promise.resolve(Buffer.from('')),
    canAsk: false,
    interrupt: () => new AbortController().signal,
    width: undefined,
    color: false,
    env: {},
  });
