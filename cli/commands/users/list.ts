import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

export interface ListOptions {
  search?: string;
  role?: string;
  college?: string;
  limit: string;
  json?: JsonOption;
}

const query = `query ($first: Int!, $after: String, $search: String, $role: Role, $college: String) {
  users(first: $first, after: $after, search: $search, role: $role, college: $college) {
    edges { node { id name email role college createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Lists people, page by page up to the limit. */
export async function run(io: Io, { ask }: Api, options: ListOptions): Promise<void> {
  const variables = { search: options.search, role: options.role?.toUpperCase(), college: options.college };
  const people = await readUpTo(
    options.limit,
    async (page) => (await ask<{ users: Connection }>(query, { ...variables, ...page })).users,
  );
  showRows(io, people, ['id', 'name', 'email', 'role', 'college'], options.json, 'Nobody found.');
}
