import { exitCodes, Failure } from './errors.ts';
import type { Io } from './io.ts';

/** Loaded when a question is really asked: most runs ask none. */
const questions = async () => (await import('inquirer')).default;

/** A line of text; elsewhere than on a terminal the option must be given. */
export async function askText(io: Io, message: string, option: string): Promise<string> {
  refuseWithoutTerminal(io, option);
  const inquirer = await questions();
  return (await inquirer.prompt<{ answer: string }>([{ type: 'input', name: 'answer', message }])).answer;
}

/** A secret, not shown while it is typed. */
export async function askSecret(io: Io, message: string, option: string): Promise<string> {
  refuseWithoutTerminal(io, option);
  const inquirer = await questions();
  return (await inquirer.prompt<{ answer: string }>([{ type: 'password', name: 'answer', message, mask: '•' }])).answer;
}

/** Asks before something that cannot be taken back; `yes` answers beforehand. Throws when the answer is no. */
export async function confirm(io: Io, message: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  refuseWithoutTerminal(io, '--yes');
  const inquirer = await questions();
  const { answer } = await inquirer.prompt<{ answer: boolean }>([
    { type: 'confirm', name: 'answer', message, default: false },
  ]);
  if (!answer) throw new Failure('Nothing was changed.');
}

function refuseWithoutTerminal(io: Io, option: string): void {
  if (!io.canAsk) throw new Failure(`There is nobody to ask here: give ${option}.`, exitCodes.usage);
}
