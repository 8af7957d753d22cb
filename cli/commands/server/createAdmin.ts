import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { askSecret, askText } from '../../core/prompt.ts';
import { inPlace } from './place.ts';

export interface CreateAdminOptions {
  email?: string;
  firstName?: string;
  lastName?: string;
  college?: string;
  passwordStdin?: boolean;
}

/** Makes an account that may do everything. */
export async function run(io: Io, _api: Api, options: CreateAdminOptions): Promise<void> {
  const account = {
    email: options.email ?? (await askText(io, 'E-mail', '--email')),
    firstName: options.firstName ?? (await askText(io, 'First name', '--first-name')),
    lastName: options.lastName ?? (await askText(io, 'Last name', '--last-name')),
    college: options.college ?? (await askText(io, 'College', '--college')),
    password: options.passwordStdin
      ? (await io.read()).replace(/\r?\n$/, '')
      : await askSecret(io, 'Password', '--password-stdin'),
  };
  const id = await inPlace(io, async (config) =>
    (await import('../../../api/manage/createAdmin.ts')).createAdmin(config, account),
  );
  io.out(id);
  io.say(`${account.email} is an admin and can sign in now.`);
}
