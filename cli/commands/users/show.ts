import type { Api } from '../../core/api.ts';
import { noUser } from '../../core/errors.ts';
import { findUser } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, type Row, showOne } from '../../core/show.ts';

interface Shown {
  user: (Row & { registrations: { totalCount: number } }) | null;
}

const query = `query ($id: ID!) {
  user(id: $id) { id name email role college emailVerified createdAt registrations(first: 1) { totalCount } }
}`;

/** Shows one person, who is named by id, e-mail address or name. */
export async function run(io: Io, api: Api, named: string, { json }: { json?: JsonOption }): Promise<void> {
  const { id } = await findUser(io, api, named);
  const { user } = await api.ask<Shown>(query, { id });
  if (!user) throw noUser();
  const { registrations, ...rest } = user;
  showOne(io, { ...rest, registrations: registrations.totalCount }, json);
}
