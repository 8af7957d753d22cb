import type { FastifyInstance } from 'fastify';
import { decodeUuid } from '../../api/core/ids/typeId.ts';
import type { Query } from './database.ts';
import { type Card, cardFields, eventVisible, withState } from './events.ts';
import { viewerOf } from './viewer.ts';

interface ListRequest {
  Querystring: { first: string; after?: string; search?: string };
}

/** A page of events after a cursor: upcoming events first, then past ones. An event must contain all words of a search. */
export function listRoutes(app: FastifyInstance, read: Query, write: Query): void {
  app.get<ListRequest>('/events', async (request) => {
    const viewer = await viewerOf(request, read, write);
    const { after, search } = request.query;
    const first = Number(request.query.first);
    const [now, , date, id] = after?.split('~') ?? [new Date().toISOString()];
    const words = (search ?? '').split(/\s+/).filter(Boolean);
    const place = date && id ? [date, decodeUuid(id.slice('event_'.length))] : [];
    const part = place.length === 0 ? 'start' : date! >= now! ? 'upcoming' : 'past';
    // An unnamed statement is planned for its words, because some trigrams are rare and others are not.
    const name = words.length > 0 ? '' : `events-${part}`;
    const values = [viewer.id, viewer.role === 'admin', now, first + 1, ...place, ...words];
    const events = await read<Card>(name, textOf(part, words.length), values);
    const page = events.slice(0, first);
    const last = page.at(-1);
    const endCursor = last && Buffer.from(JSON.stringify([now, last.date, last.id])).toString('base64url');
    return {
      events: page.map((each) => withState(each, viewer)),
      pageInfo: { endCursor: endCursor ?? null, hasNextPage: events.length > first },
    };
  });
}

function textOf(part: 'start' | 'upcoming' | 'past', words: number): string {
  const firstWord = part === 'start' ? 5 : 7;
  const found = Array.from(
    { length: words },
    (_, n) => ` AND e.search_text LIKE '%' || evm_fold($${firstWord + n}) || '%'`,
  );
  const where = `NOT e.hidden AND ${eventVisible}${found.join('')}`;
  const [later, earlier] = ['>', '<'].map((than) => `AND (e.date, e.id) ${than} ($5::timestamptz, $6::uuid)`);
  const upcoming = `SELECT ${cardFields} FROM events e WHERE ${where} AND e.date >= $3 ${part === 'upcoming' ? later : ''}
    ORDER BY e.date, e.id LIMIT $4`;
  const past = `SELECT ${cardFields} FROM events e WHERE ${where} AND e.date < $3 ${part === 'past' ? earlier : ''}
    ORDER BY e.date DESC, e.id DESC LIMIT $4`;
  return part === 'past' ? past : `(${upcoming}) UNION ALL (${past}) LIMIT $4`;
}
