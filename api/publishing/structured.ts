import { productName } from '../core/messages/message.ts';
import { PublishedState, type PublishedEvent } from '../events/PublishedEvent.ts';

/** Where the pages of an event are, as absolute addresses. */
export interface EventAddresses {
  readonly base: string;
  readonly page: string;
  readonly picture: string;
  /** The description of the picture. */
  readonly caption: string | null;
}

/** The event for search engines, as https://schema.org/Event. */
export const structuredEvent = (event: PublishedEvent, { base, page, picture, caption }: EventAddresses) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  '@id': page,
  url: page,
  name: event.title,
  description: event.description,
  startDate: event.date.toISOString(),
  ...(event.endsAt && { endDate: event.endsAt.toISOString() }),
  eventStatus: `https://schema.org/${event.state === PublishedState.CANCELLED ? 'EventCancelled' : 'EventScheduled'}`,
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: { '@type': 'Place', name: event.location, address: event.location },
  image: [caption ? { '@type': 'ImageObject', url: picture, contentUrl: picture, caption } : picture],
  organizer: { '@type': 'Organization', name: productName, url: base },
  ...(event.state === PublishedState.OPEN && { remainingAttendeeCapacity: event.freeSeats }),
  ...(availability[event.state] && {
    offers: { '@type': 'Offer', url: page, availability: `https://schema.org/${availability[event.state]}` },
  }),
});

const availability: Readonly<Partial<Record<PublishedState, string>>> = {
  [PublishedState.OPEN]: 'InStock',
  [PublishedState.FULL]: 'SoldOut',
  [PublishedState.NOT_OPEN]: 'PreOrder',
};
