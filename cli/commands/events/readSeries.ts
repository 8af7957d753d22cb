import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { noEvent } from './find.ts';
import { mostRepeated } from '../../../api/series/validate.ts';

const query = document(`query ($id: ID!, $first: Int!) {
  event(id: $id) {
    id date
    series(first: $first) { edges { node {
      id title date endsAt location registeredCount capacity waitlistCount organizerName
      standing: viewerRegistrationState
    } } }
  }
}`);

/** All events of the event's series, by start. Empty if the event is not part of a series. */
export async function readSeries({ api }: Evm, id: string) {
  const { event } = await api.ask(query, { id, first: mostRepeated });
  if (!event) throw noEvent();
  return (event.series?.edges ?? []).map(({ node }) => node);
}

/** The event itself, then the later events, or all others. Events with the same start count as later. */
export function eventsInScope<E extends { id: string; date: string }>(
  events: readonly E[],
  id: string,
  scope: 'FOLLOWING' | 'ALL',
): E[] {
  const here = events.find((event) => event.id === id);
  return here
    ? [here, ...events.filter((event) => event !== here && (scope === 'ALL' || event.date >= here.date))]
    : [];
}

interface SeriesOptions {
  series?: boolean | undefined;
  wholeSeries?: boolean | undefined;
}

/** The part of the series that a command changes; undefined: only the event. */
export const scopeOf = ({ series, wholeSeries }: SeriesOptions) =>
  wholeSeries ? ('ALL' as const) : series ? ('FOLLOWING' as const) : undefined;
