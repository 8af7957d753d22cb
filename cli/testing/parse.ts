import { type Command, CommanderError } from 'commander';
import { buildProgram } from '../evm.ts';

/** What a command line means: what its file would be given; or what is said where it is wrong. */
export async function parse(argv: readonly string[]): Promise<unknown> {
  const said: string[] = [];
  let given: unknown;
  try {
    const program = programFor(said, (typed) => {
      given = typed;
    });
    await program.parseAsync([...argv], { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError) return said.join('\n').split('\n')[0];
    throw error;
  }
  return given;
}

/** The program without a place to run in. */
export const programFor = (said: string[], mean: (typed: unknown[]) => void = () => {}): Command =>
  buildProgram(
    {
      out: () => {},
      say: (line) => said.push(line),
      read: () => Promise.resolve(''),
      readBytes: () => Promise.resolve(Buffer.from('')),
      canAsk: false,
      interrupt: () => new AbortController().signal,
      width: undefined,
      color: false,
      env: {},
    },
    (_, host, __, typed) => {
      mean(host === undefined ? typed : [...typed, { host }]);
      return Promise.resolve();
    },
  );
