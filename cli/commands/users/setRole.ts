import type { Api } from '../../core/api.ts';
import { findUser } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { confirm } from '../../core/prompt.ts';
import { type JsonOption, refuseFields, type Row, showOne } from '../../core/show.ts';

export interface SetRoleOptions {
  yes?: boolean;
  json?: JsonOption;
}

const fields = ['id', 'name', 'email', 'role'];

const query = `mutation ($input: UpdateUserRoleInput!) {
  updateUserRole(input: $input) { user { ${fields.join(' ')} } }
}`;

/** Gives a person, who is named by id, e-mail address or name, another role, which signs them out everywhere. */
export async function run(io: Io, api: Api, named: string, role: string, options: SetRoleOptions): Promise<void> {
  refuseFields(options.json, fields);
  const { id, name } = await findUser(io, api, named);
  await confirm(io, `Make ${name} ${role}? They will have to sign in again.`, options.yes);
  const { updateUserRole } = await api.ask<{ updateUserRole: { user: Row } }>(query, {
    input: { userId: id, role: role.toUpperCase() },
  });
  io.say(`User role updated successfully to ${role}`);
  showOne(io, updateUserRole.user, options.json);
}
