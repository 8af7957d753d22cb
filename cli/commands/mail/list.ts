import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

export interface MailOptions {
  state?: string;
  search?: string;
  cause?: string;
  byCause?: true;
  limit: string;
  json?: JsonOption;
}

const query = `query ($first: Int!, $after: String, $state: MailState, $search: String, $cause: ID) {
  mailMessages(first: $first, after: $after, state: $state, search: $search, cause: $cause) {
    edges { node { id createdAt state kind to subject attempts answer settledAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const causes = `query ($first: Int!, $after: String) {
  mailCauses(first: $first, after: $after) {
    edges { node { id createdAt kind subject total sent kept queued failed } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Lists messages, or what set them off, page by page up to the limit. */
export async function run(io: Io, { ask }: Api, options: MailOptions): Promise<void> {
  const { state, search, cause, byCause, limit, json } = options;
  if (byCause) {
    const rows = await readUpTo(
      limit,
      async (page) => (await ask<{ mailCauses: Connection }>(causes, page)).mailCauses,
    );
    const columns = ['id', 'createdAt', 'subject', 'total', 'sent', 'kept', 'queued', 'failed'];
    return showRows(io, rows, columns, json, 'No messages found.');
  }
  const variables = { state: state?.toUpperCase(), search, cause };
  const rows = await readUpTo(
    limit,
    async (page) => (await ask<{ mailMessages: Connection }>(query, { ...variables, ...page })).mailMessages,
  );
  const columns = ['createdAt', 'state', 'kind', 'to', 'subject', 'attempts'];
  showRows(io, rows, columns, json, 'No messages found.');
}
