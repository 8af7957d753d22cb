import { toId } from '../core/ids.ts';
import type { Block, Message, Templates, TopicsOf } from '../core/message.ts';
import { rangeInWords } from '../core/period.ts';
import { calendarFor, type EventFacts } from './ics.ts';

declare module '../core/names.ts' {
  interface Topics {
    events: true;
  }
  interface MessageData {
    'event-changed': EventChange;
    'event-withdrawn': EventFacts;
    'event-restored': EventFacts;
    'event-deleted': EventFacts;
    'event-rejected': EventRejection;
  }
}

/** The standing of a seat: no seat; the event takes place; it is on hold; it was deleted. */
export type SeatStanding = 'none' | 'on' | 'off' | 'gone';

interface EventChange extends EventFacts {
  readonly was: Pick<EventFacts, 'title' | 'location' | 'date' | 'endsAt'> & { readonly standing?: SeatStanding };
}

interface EventRejection extends EventFacts {
  readonly reason: string;
}

const when = ({ date, endsAt, timeZone = '' }: Pick<EventFacts, 'date' | 'endsAt' | 'timeZone'>) =>
  rangeInWords(date, endsAt, timeZone);

export const whenAndWhere = (event: EventFacts) => `${when(event)}, ${event.location}`;

export const factsOf = (event: EventFacts): Block => ({
  facts: [
    ['Event', event.title],
    ['When', when(event)],
    ['Where', event.location],
  ],
});

export const viewEvent = ({ id }: Pick<EventFacts, 'id'>): Block => ({
  link: { label: 'View event', path: `/events/${toId('event', id)}` },
});

export const eventChanged = (event: EventChange): Message => ({
  subject: `Changed: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'An event of yours has changed',
  blocks: [
    {
      text:
        event.was.standing === 'off'
          ? 'An event that you are registered for takes place after all, but has changed. You keep your seat. This is how it is now:'
          : 'An event that you are registered for has changed. You keep your seat. This is how it is now:',
    },
    factsOf(event),
    { text: 'Before, it was:' },
    { facts: changedFacts(event) },
    viewEvent(event),
    { text: 'The attached file changes the event in your calendar.' },
    {
      text: 'If you can no longer come, please cancel on the page of the event, so that somebody else gets your seat.',
    },
  ],
});

/** The old values of the facts that have changed. */
function changedFacts({ was, ...event }: EventChange): [label: string, value: string][] {
  const facts: [label: string, value: string][] = [];
  if (was.title !== event.title) facts.push(['Event', was.title]);
  const wasThen = when({ ...was, timeZone: event.timeZone });
  if (wasThen !== when(event)) facts.push(['When', wasThen]);
  if (was.location !== event.location) facts.push(['Where', was.location]);
  return facts;
}

const eventWithdrawn = (event: EventFacts): Message => ({
  subject: `On hold: ${event.title}`,
  preview: 'For now, the event does not take place.',
  heading: 'An event of yours is on hold',
  blocks: [
    { text: 'We are sorry: an event that you are registered for was put on hold. For now, it does not take place.' },
    factsOf(event),
    { text: 'You keep your seat, and we will write to you if the event takes place after all.' },
    { text: 'The attached file takes the event out of your calendar.' },
    { link: { label: 'Find another event', path: '/events' } },
  ],
});

const eventRestored = (event: EventFacts): Message => ({
  subject: `Takes place after all: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'An event of yours takes place after all',
  blocks: [
    { text: 'An event that you are registered for takes place after all, as it was planned. You have kept your seat.' },
    factsOf(event),
    viewEvent(event),
    { text: 'The attached file puts the event back into your calendar.' },
    { text: 'If you cannot come, please cancel on the page of the event, so that somebody else gets your seat.' },
  ],
});

const eventRejected = (event: EventRejection): Message => ({
  subject: `Not approved: ${event.title}`,
  preview: event.reason,
  heading: 'Your event was not approved',
  blocks: [
    { text: 'An admin has looked at your event and did not approve it. The reason:' },
    { quote: event.reason },
    factsOf(event),
    { text: 'Only you and the admins see it now. Once you have changed it, it is looked at again.' },
    viewEvent(event),
  ],
});

const eventDeleted = (event: EventFacts): Message => ({
  subject: `Cancelled: ${event.title}`,
  preview: 'The event will not take place.',
  heading: 'An event of yours is cancelled',
  blocks: [
    { text: 'We are sorry: an event that you are registered for will not take place.' },
    factsOf(event),
    { text: 'You need do nothing. The attached file takes the event out of your calendar.' },
    { link: { label: 'Find another event', path: '/events' } },
  ],
});

export const messages: Templates = {
  'event-changed': { compose: eventChanged, topic: 'events', calendar: calendarFor('PUBLISH') },
  'event-withdrawn': { compose: eventWithdrawn, topic: 'events', calendar: calendarFor('CANCEL') },
  'event-restored': { compose: eventRestored, topic: 'events', calendar: calendarFor('PUBLISH') },
  'event-deleted': { compose: eventDeleted, topic: 'events', calendar: calendarFor('CANCEL') },
  'event-rejected': { compose: eventRejected, topic: 'events' },
};

export const topics: TopicsOf = { events: { name: 'changes of your events', ways: ['email', 'push', 'sms'] } };
