import { emailProblem } from '../../../api/accounts/validate.ts';
import { openApi } from '../../core/api.ts';
import { readKept, writeKept } from '../../core/config.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { askSecret, askText } from '../../core/prompt.ts';

export interface LoginOptions {
  host?: string;
  email?: string;
  passwordStdin?: boolean;
}

interface Login {
  login: { token: string; user: { name: string; role: string } };
}

/** Signs in and keeps the token for this host. */
export async function run(io: Io, options: LoginOptions): Promise<void> {
  const { host, ask } = openApi({ ...io.env, EVM_TOKEN: '' }, options.host);
  const email = options.email ?? (await askText(io, 'E-mail', '--email'));
  const problem = emailProblem(email);
  if (problem) throw new Failure(problem, exitCodes.usage);
  const password = options.passwordStdin
    ? (await io.read()).replace(/\r?\n$/, '')
    : await askSecret(io, 'Password', '--password-stdin');

  const { login } = await ask<Login>(
    'mutation ($input: LoginInput!) { login(input: $input) { token user { name role } } }',
    { input: { email, password } },
  );
  const kept = readKept(io.env);
  const file = writeKept(io.env, { host, tokens: { ...kept.tokens, [host]: login.token } });
  io.say(`Signed in to ${host} as ${login.user.name} (${login.user.role.toLowerCase()}). The token is in ${file}.`);
}
