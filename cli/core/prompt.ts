import { exitCodes, Failure } from './errors.ts';
import type { Io } from './io.ts';

/** What a person can be asked. */
export interface Questions {
  text(message: string): Promise<string>;
  /** Not shown while it is typed. */
  secret(message: string): Promise<string>;
  /** No, unless it is typed. */
  yes(message: string): Promise<boolean>;
  /** The value of the choice that was made. */
  choice(message: string, choices: readonly { name: string; value: string }[]): Promise<string>;
}

/** A line of text; elsewhere than on a terminal the option must be given. */
export async function askText(io: Io, message: string, option: string): Promise<string> {
  refuseWithoutTerminal(io, option);
  return (await questionsOf(io)).text(message);
}

/** A password, not shown while it is typed; with `--password-stdin` it is what standard input holds. */
export async function askPassword(io: Io, { passwordStdin }: { passwordStdin?: true | undefined }): Promise<string> {
  if (passwordStdin) return (await io.read()).replace(/\r?\n$/, '');
  refuseWithoutTerminal(io, '--password-stdin');
  return (await questionsOf(io)).secret('Password');
}

/** Asks before something that cannot be taken back; `yes` answers beforehand. Throws when the answer is no. */
export async function confirm(io: Io, message: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  refuseWithoutTerminal(io, '--yes');
  if (!(await (await questionsOf(io)).yes(message))) throw new Failure('Nothing was changed.');
}

/** The person at the terminal, or who answers for them. */
export const questionsOf = async (io: Io): Promise<Questions> => io.questions ?? atTerminal();

function refuseWithoutTerminal(io: Io, option: string): void {
  if (!io.canAsk) throw new Failure(`There is nobody to ask here: give ${option}.`, exitCodes.usage);
}

/** Inquirer is loaded when a question is really asked: most runs ask none. Questions are talk, so they go to stderr. */
async function atTerminal(): Promise<Questions> {
  const { default: inquirer } = await import('inquirer');
  const prompt = inquirer.createPromptModule({ output: process.stderr });
  return {
    text: async (message) => (await prompt<{ answer: string }>([{ type: 'input', name: 'answer', message }])).answer,
    secret: async (message) =>
      (await prompt<{ answer: string }>([{ type: 'password', name: 'answer', message, mask: '•' }])).answer,
    yes: async (message) =>
      (await prompt<{ answer: boolean }>([{ type: 'confirm', name: 'answer', message, default: false }])).answer,
    choice: async (message, choices) =>
      (await prompt<{ answer: string }>([{ type: 'select', name: 'answer', message, choices: [...choices] }])).answer,
  };
}
