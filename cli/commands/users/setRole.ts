import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { confirm } from '../../core/prompt.ts';
import { type JsonOption, type Row, showOne } from '../../core/show.ts';

export interface SetRoleOptions {
  yes?: boolean;
  json?: JsonOption;
}

const query = `mutation ($input: UpdateUserRoleInput!) {
  updateUserRole(input: $input) { user { id name email role } }
}`;

/** Gives a person another role, which signs them out everywhere. */
export async function run(io: Io, { ask }: Api, userId: string, role: string, options: SetRoleOptions): Promise<void> {
  await confirm(io, `Make ${userId} ${role}? They will have to sign in again.`, options.yes);
  const { updateUserRole } = await ask<{ updateUserRole: { user: Row } }>(query, {
    input: { userId, role: role.toUpperCase() },
  });
  io.say(`User role updated successfully to ${role}`);
  showOne(io, updateUserRole.user, options.json);
}
