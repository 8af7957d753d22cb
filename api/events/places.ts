import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { containsWords, wordsOf } from '../core/statements/search.ts';
import { canCreateEvents } from './can.ts';
import type { EventRow } from './Event.ts';
import type { EventsAtArgs } from './placesInputs.ts';
import { problem } from './problemTexts.ts';
import { eventColumns, eventSource, readEvent } from './read.ts';
import { sentence } from './texts.ts';
import { eventLimits } from './validate.ts';
import { eventVisible, viewerKeys } from './visible.ts';

/** The most places and events per request. */
export const mostPlaces = 20;

/** Places are read from this many events, the latest by start, so that the cost does not grow with all events. */
const mostEventsRead = 1000;

/** Each place has the spelling of its latest event. `NOT hidden` makes the partial index on dates usable. */
const readPlaces = statement<{ name: string }>(
  'events-places',
  `SELECT (array_agg(btrim(location) ORDER BY date DESC))[1] AS name
     FROM (SELECT location, max(date) AS date, count(*) AS count
             FROM (SELECT e.location, e.date FROM events e WHERE NOT e.hidden AND ${eventVisible()}
                    ORDER BY e.date DESC, e.id DESC LIMIT ${mostEventsRead}) AS latest
            GROUP BY location) AS spellings
    WHERE ${containsWords('evm_place(location)', '$3::text[]')}
    GROUP BY evm_place(location) ORDER BY sum(count) DESC, max(date) DESC LIMIT $4`,
);

function requirePlanner(ctx: Context): void {
  if (!canCreateEvents(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('placesForbidden'));
}

/** Throws VALIDATION_FAILED if `first` is outside its limits. */
export function checkMost(first: number): void {
  if (first < 1 || first > mostPlaces) refuseInvalid({ first: sentence('firstOutside', { most: mostPlaces }) });
}

/** The places of visible events with all words of `search` in their name, the most used first. */
export async function placesLike(ctx: Context, search: string, first: number): Promise<string[]> {
  requirePlanner(ctx);
  checkMost(first);
  return (await ctx.rows(readPlaces, [...viewerKeys(ctx), wordsOf(search), first])).map(({ name }) => name);
}

/** No event lasts longer than `eventLimits.days`, so earlier starts need not be searched. */
const readEventsAt = statement(
  'events-at',
  `SELECT ${eventColumns} FROM ${eventSource}
    WHERE evm_place(e.location) = evm_place($3) AND e.date BETWEEN $4::timestamptz - interval '${eventLimits.days} days' AND $5
      AND evm_overlap(e.date, e.over_at, $4, $5) AND e.id IS DISTINCT FROM $6::uuid AND e.cancelled_at IS NULL AND ${eventVisible()}
    ORDER BY e.date, e.id LIMIT $7`,
  readEvent,
);

/** The other visible events at this place and time, without cancelled ones. Throws VALIDATION_FAILED if the end is before the start. */
export async function eventsAt(
  ctx: Context,
  { location, from, until, except, first }: EventsAtArgs,
): Promise<EventRow[]> {
  requirePlanner(ctx);
  checkMost(first);
  if (until && until < from) refuseInvalid({ until: problem('endTooEarly') });
  const own = except ? toUuid('event', except) : null;
  return ctx.rows(readEventsAt, [...viewerKeys(ctx), location, from, until ?? from, own ?? null, first]);
}

/** The link to the place of an event on a map, by the template of the settings; null if there is none. */
export const mapLinkOf = ({ platform }: Context, { location }: Pick<EventRow, 'location'>): string | null =>
  platform.mapLinkTemplate
    ? platform.mapLinkTemplate.replace('{place}', () => encodeURIComponent(location.toWellFormed()))
    : null;
