import { longestSearch } from '../../../api/core/validate.ts';
import { cleanTags } from '../../../api/events/validate.ts';
import { currentSession } from '../../core/session.ts';

export type EventView = 'all' | 'upcoming' | 'past';
/** What the list shows, as it stands in its address. */
export type EventFilters = { view: EventView; q: string; tags: readonly string[]; mine: boolean };

export function readFilters(search: string): EventFilters {
  const params = new URLSearchParams(search);
  const view = params.get('filter');
  return {
    view: view === 'upcoming' || view === 'past' ? view : 'all',
    q: (params.get('q') ?? '').slice(0, longestSearch),
    tags: cleanTags((params.get('tags') ?? '').split(',')),
    mine: params.has('mine'),
  };
}

/** The address of the list with these filters; what is not set does not stand in it. */
export function eventsHref({ view, q, tags, mine }: EventFilters): string {
  const params = new URLSearchParams();
  if (view !== 'all') params.set('filter', view);
  if (q) params.set('q', q);
  if (tags.length) params.set('tags', tags.join(','));
  if (mine) params.set('mine', '1');
  const search = params.toString();
  return search ? `/events?${search}` : '/events';
}

export function withTag(filters: EventFilters, tag: string): EventFilters {
  return { ...filters, tags: cleanTags([...filters.tags, tag]) };
}

export function withoutTag(filters: EventFilters, tag: string): EventFilters {
  return { ...filters, tags: filters.tags.filter((each) => each !== tag) };
}

/** The same filters as variables of the list's query. */
export function filterVariables({ view, q, tags, mine }: EventFilters) {
  return {
    // counting everything would cost more with every year that has passed
    counted: view === 'upcoming' || q.trim() !== '' || tags.length > 0 || mine,
    filter: ({ all: 'ALL', upcoming: 'UPCOMING', past: 'PAST' } as const)[view],
    search: q.trim() || null,
    tags: tags.length ? [...tags] : null,
    organizer: (mine && currentSession()?.user.id) || null,
  };
}
