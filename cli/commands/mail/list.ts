import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

export interface MailOptions {
  state?: string;
  search?: string;
  limit: string;
  json?: JsonOption;
}

const query = `query ($first: Int!, $after: String, $state: MailState, $search: String) {
  mailMessages(first: $first, after: $after, state: $state, search: $search) {
    edges { node { id createdAt state kind to subject attempts answer settledAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Lists messages, page by page up to the limit. */
export async function run(io: Io, { ask }: Api, options: MailOptions): Promise<void> {
  const variables = { state: options.state?.toUpperCase(), search: options.search };
  const rows = await readUpTo(
    options.limit,
    async (page) => (await ask<{ mailMessages: Connection }>(query, { ...variables, ...page })).mailMessages,
  );
  const columns = ['createdAt', 'state', 'kind', 'to', 'subject', 'attempts'];
  showRows(io, rows, columns, options.json, 'No messages found.');
}
