import { useEffect, useEffectEvent, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePlacesNowQuery } from '../../__generated__/usePlacesNowQuery.graphql.ts';
import { usePausedAt } from '../../core/connection.ts';
import { useNow } from '../../core/now.ts';
import { useOwnEventNews } from '../../core/useOwnEventNews.ts';
import { boardAt, nextMoment } from './boardAt.ts';

const query = graphql`
  query usePlacesNowQuery {
    placesNow {
      place
      events {
        id
        title: localTitle
        localLanguage
        date
        endsAt
      }
      next {
        id
        title: localTitle
        localLanguage
        date
        endsAt
      }
    }
  }
`;

/** The longest time between two reads, in ms: events may also be changed or cancelled. */
const readInterval = 60_000;
/** Screens read within this time after an event has begun or ended, not all at the same moment, in ms. */
const spread = 10_000;

/**
 * The places with events now; undefined until they are read. The clock of the device begins and ends events. They are read
 * again after that, every minute, after news about own events, and when the page or the connection comes back.
 */
export function usePlacesNow() {
  const environment = useRelayEnvironment();
  const [places, setPlaces] = useState<usePlacesNowQuery['response']['placesNow']>();
  const now = useNow();
  const pausedAt = usePausedAt();
  const read = () =>
    fetchQuery<usePlacesNowQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      next: (answer) => setPlaces(answer.placesNow),
      // the last answer stays, and the next read follows
      error: () => undefined,
    });
  const readNow = useEffectEvent(read);
  useOwnEventNews(read);
  useEffect(() => {
    const subscription = readNow();
    return () => subscription.unsubscribe();
  }, []);
  useEffect(() => {
    if (pausedAt) return undefined;
    const start = Date.now();
    const delay = Math.min(readInterval, nextMoment(places ?? [], start) - start) + spread * Math.random();
    const timer = setInterval(() => document.hidden || readNow(), delay);
    return () => clearInterval(timer);
  }, [places, pausedAt]);
  return places && boardAt(places, pausedAt || now);
}
