import { emailProblem } from '../../../api/accounts/validate.ts';
import { type Api, apiAt } from '../../core/api.ts';
import { readKept, writeKept } from '../../core/config.ts';
import { refuseUsage } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { askSecret, askText } from '../../core/prompt.ts';

export interface LoginOptions {
  email?: string;
  passwordStdin?: boolean;
}

interface Login {
  login: { token: string; user: { name: string; role: string } };
}

/** Signs in and keeps the token for this host. */
export async function run(io: Io, { host }: Pick<Api, 'host'>, options: LoginOptions): Promise<void> {
  const email = options.email ?? (await askText(io, 'E-mail', '--email'));
  refuseUsage([emailProblem(email)]);
  const password = options.passwordStdin
    ? (await io.read()).replace(/\r?\n$/, '')
    : await askSecret(io, 'Password', '--password-stdin');

  const { login } = await apiAt(host, undefined).ask<Login>(
    'mutation ($input: LoginInput!) { login(input: $input) { token user { name role } } }',
    { input: { email, password } },
  );
  const kept = readKept(io.env);
  const file = writeKept(io.env, { host, tokens: { ...kept.tokens, [host]: login.token } });
  io.say(`Signed in to ${host} as ${login.user.name} (${login.user.role.toLowerCase()}). The token is in ${file}.`);
}
