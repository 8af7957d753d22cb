import type { Api } from '../../core/api.ts';
import { noEvent } from '../../core/errors.ts';
import { findEvent } from '../../core/find.ts';
import type { Io } from '../../core/io.ts';
import { type Connection, readUpTo } from '../../core/pages.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

export interface ParticipantsOptions {
  search?: string;
  sort?: string;
  limit: string;
  json?: JsonOption;
}

interface Participants {
  event: { participants: Connection } | null;
}

const query = `query ($id: ID!, $first: Int!, $after: String, $search: String, $sort: ParticipantSort) {
  event(id: $id) {
    participants(first: $first, after: $after, search: $search, sort: $sort) {
      edges { node { userId name email college phone specialRequirements createdAt } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

/** Lists who has a seat at an event, with e-mail addresses as far as the server tells them. */
export async function run(io: Io, api: Api, named: string, options: ParticipantsOptions): Promise<void> {
  const id = await findEvent(io, api, named);
  const rows = await readUpTo(options.limit, async (page) => {
    const { event } = await api.ask<Participants>(query, {
      id,
      search: options.search,
      sort: options.sort?.toUpperCase(),
      ...page,
    });
    if (!event) throw noEvent();
    return event.participants;
  });
  showRows(io, rows, ['name', 'email', 'college', 'createdAt'], options.json, 'No participants found.');
}
