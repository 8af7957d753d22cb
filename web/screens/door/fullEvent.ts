import { graphql } from 'relay-runtime';
import type { fullEventQuery$data } from '../../__generated__/fullEventQuery.graphql.ts';
import { errorCode, errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { requestWithoutStore } from './readDoor.ts';

const eventQuery = graphql`
  query fullEventQuery($id: ID!) {
    event(id: $id) {
      capacity
      waitlistCount
      organizerName
      viewerCanEdit
    }
  }
`;

/** The refusal of a walk-in at a full event. */
export interface FullEvent {
  readonly sentences: readonly string[];
  /** The label of the button that raises the capacity; undefined if that is impossible. */
  readonly offer: string | undefined;
}

/**
 * Explains that an event is full. Offers one more seat to viewers who may raise the capacity; others read whom to ask.
 * Undefined for other errors.
 */
export async function explainFull(eventId: string, error: unknown, hasRaised = false): Promise<FullEvent | undefined> {
  if (errorCode(error) !== 'EVENT_FULL') return undefined;
  const refused = errorMessage(error, '');
  // after an attempt to raise the capacity, the refusal says that it is at its limit
  const event = hasRaised ? null : await readEvent(eventId).catch(() => null);
  if (!event) return { sentences: [refused], offer: undefined };
  const { capacity, waitlistCount, organizerName, viewerCanEdit } = event;
  if (!viewerCanEdit) return { sentences: [refused, t('door.askToRaise', { name: organizerName })], offer: undefined };
  const line = waitlistCount > 0 ? [t('door.lineWaits', { count: waitlistCount })] : [];
  return {
    sentences: [refused, ...line, t('door.oneMore')],
    offer: t('door.letInAnyway', { from: capacity, to: capacity + 1 }),
  };
}

async function readEvent(id: string) {
  // the store does not see the seats that this door gives
  return (await requestWithoutStore<fullEventQuery$data>(eventQuery, { id })).event;
}
