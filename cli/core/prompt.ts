import { styleText } from 'node:util';
import type { Sentence } from '../../api/core/texts/texts.ts';
import { exitCodes, Failure } from './errors.ts';
import type { Io, Questions } from './io.ts';
import { words } from './language.ts';
import { textOfFile } from './text.ts';
import { message } from './texts.ts';

/** Asks for a line of text. Without a terminal, throws a usage error that names the option. */
export async function askText(io: Io, question: Sentence, option: string): Promise<string> {
  refuseWithoutTerminal(io, option);
  return (await questionsOf(io)).text(await words(question));
}

/** Asks for a password without showing it, or reads it from standard input with `--password-stdin`. */
export async function askPassword(io: Io, { passwordStdin }: { passwordStdin?: true | undefined }): Promise<string> {
  if (passwordStdin) return (await textOfFile(io, '-')).replace(/\r?\n$/, '');
  refuseWithoutTerminal(io, '--password-stdin');
  return (await questionsOf(io)).secret(await words(message('password')));
}

/** Asks before a change that cannot be undone. `yes` skips the question. Throws a Failure if the answer is no. */
export async function confirm(io: Io, question: Sentence, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  refuseWithoutTerminal(io, '--yes');
  if (!(await (await questionsOf(io)).yes(await words(question)))) throw new Failure(message('nothingChanged'));
}

/** Questions to the user at the terminal, or the answers of a test. */
export const questionsOf = async (io: Io): Promise<Questions> => io.questions ?? atTerminal();

function refuseWithoutTerminal(io: Io, option: string): void {
  if (!io.canAsk) throw new Failure(message('nobodyToAsk', { option }), exitCodes.usage);
}

/** Loads Inquirer only for a question, because most runs ask none. Questions go to stderr, as messages do. */
async function atTerminal(): Promise<Questions> {
  const { default: inquirer } = await import('inquirer');
  const prompt = inquirer.createPromptModule({ output: process.stderr });
  return {
    text: async (message) => (await prompt<{ answer: string }>([{ type: 'input', name: 'answer', message }])).answer,
    secret: async (message) =>
      (await prompt<{ answer: string }>([{ type: 'password', name: 'answer', message, mask: '•' }])).answer,
    yes: async (message) => {
      const theme = { keywords: await yesAndNo() };
      return (await prompt<{ answer: boolean }>([{ type: 'confirm', name: 'answer', message, default: false, theme }]))
        .answer;
    },
    choice: async (message, choices) => {
      const theme = { style: { keysHelpTip: await keysOfList() } };
      return (
        await prompt<{ answer: string }>([{ type: 'select', name: 'answer', message, choices: [...choices], theme }])
      ).answer;
    },
  };
}

/** The answers to a question. Inquirer also takes their first letters, and those of the English ones. */
async function yesAndNo() {
  const [yes, no] = await Promise.all([words(message('yes')), words(message('no'))]);
  const error = await words(message('yesOrNo', { yes, no }));
  return { yes, no, error: () => error };
}

/** The line below a list. */
async function keysOfList() {
  const actions = [await words(message('navigate')), await words(message('select'))];
  return (keys: readonly (readonly [key: string, action: string])[]) =>
    keys
      .map(([key, action], n) => `${styleText('bold', key)} ${styleText('dim', actions[n] ?? action)}`)
      .join(styleText('dim', ' • '));
}
