import type { Api } from '../../core/api.ts';
import { findUser } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, type Row, showRows } from '../../core/show.ts';
import { edgeOf } from '../../core/when.ts';

export interface AuditOptions {
  action?: string;
  actor?: string;
  subject?: string;
  from?: string;
  to?: string;
  limit: string;
  json?: JsonOption;
}

interface Change {
  field: string;
  before: string | null;
  after: string | null;
}

const query = `query (
  $first: Int!, $after: String, $action: String, $actorId: ID, $subjectId: ID, $from: DateTime, $to: DateTime
) {
  auditTrail(
    first: $first, after: $after, action: $action, actorId: $actorId, subjectId: $subjectId, from: $from, to: $to
  ) {
    edges { node {
      id action actorId actorName subjectId subjectName address createdAt changes { field before after }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Lists the audit trail, page by page up to the limit. */
export async function run(io: Io, api: Api, options: AuditOptions): Promise<void> {
  const { action, actor, subject, from, to } = options;
  const variables = {
    action,
    from: from === undefined ? undefined : edgeOf(from, 'first', '--from'),
    to: to === undefined ? undefined : edgeOf(to, 'last', '--to'),
    actorId: actor === undefined ? undefined : await idOf(io, api, actor),
    subjectId: subject === undefined ? undefined : await idOf(io, api, subject),
  };
  const found = await readUpTo(
    options.limit,
    async (page) =>
      (await api.ask<{ auditTrail: Connection<Row & { changes: Change[] }> }>(query, { ...variables, ...page }))
        .auditTrail,
  );
  const rows = found.map((entry) => ({ ...entry, summary: entry.changes.map(lineOf).join('; ') }));
  const columns = ['createdAt', 'actorName', 'action', 'subjectName', 'summary'];
  showRows(io, rows, columns, options.json, 'No entries found.');
}

/** Whatever looks like an id is one: things that are gone have left theirs in the trail. */
const idOf = async (io: Io, api: Api, named: string): Promise<string> =>
  /^[a-z]+_[0-9a-z]{26}$/.test(named) ? named : (await findUser(io, api, named)).id;

const lineOf = ({ field, before, after }: Change) => `${field}: ${before ?? '–'} → ${after ?? '–'}`;
