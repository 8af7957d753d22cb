import { inWords } from '../core/texts/inWords.ts';
import { toId } from '../core/ids/ids.ts';
import type { Block, Copy, Message, Templates, TopicsOf } from '../core/messages/message.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { isRenamed, titleOf, type TitleFacts } from '../core/texts/translated.ts';
import { calendarFor, type EventFacts } from './ics.ts';
import { sentence } from './texts.ts';

declare module '../core/names.ts' {
  interface Topics {
    events: true;
  }
  interface MessageData {
    'event-changed': EventChange & OptionalReason;
    'event-withdrawn': EventFacts;
    'event-restored': EventFacts;
    'event-deleted': EventFacts & OptionalReason;
    'event-rejected': EventRejection;
  }
}

/** A reason that the organizer may give. */
export interface OptionalReason {
  readonly reason?: string;
}

/** The standing of a seat: none; the person waits or asks for one; the event takes place; it is on hold; it was deleted. */
export type SeatStanding = 'none' | 'waits' | 'on' | 'off' | 'gone';

interface EventChange extends EventFacts {
  readonly standing?: SeatStanding;
  readonly was: TitleFacts & Pick<EventFacts, 'location' | 'date' | 'endsAt'> & { readonly standing?: SeatStanding };
}

interface EventRejection extends EventFacts {
  readonly reason: string;
}

const when = ({ date, endsAt, timeZone = '' }: Pick<EventFacts, 'date' | 'endsAt' | 'timeZone'>): Sentence =>
  sentence('when', { when: { from: date, to: endsAt, zone: timeZone } });

export const whenAndWhere = (event: Pick<EventFacts, 'date' | 'endsAt' | 'location' | 'timeZone'>): Sentence =>
  sentence('whenAndWhere', { when: when(event), where: event.location });

export const factsOf = (event: EventFacts): Block => ({
  facts: [
    [sentence('eventFact'), titleOf(event)],
    [sentence('whenFact'), when(event)],
    [sentence('whereFact'), event.location],
  ],
});

export const viewEvent = ({ id }: Pick<EventFacts, 'id'>): Block => ({
  link: { label: sentence('view'), path: `/events/${toId('event', id)}` },
});

export const reasonBlocks = ({ reason }: OptionalReason): Block[] =>
  reason ? [{ text: sentence('reasonLead') }, { quote: reason }] : [];

export const eventChanged = ({ reason, ...event }: EventChange & OptionalReason): Message => {
  // empty if the title has changed only for readers of the recipient's previous language
  const before = changedFacts(event);
  return {
    subject: sentence('changedSubject', { event: titleOf(event) }),
    preview: reason ? sentence('factsAndReason', { facts: newFacts(event), reason }) : newFacts(event),
    heading: sentence('changedHeading'),
    blocks: [
      { text: changeLead(event) },
      factsOf(event),
      ...(before.length > 0 ? [{ text: sentence('before') }, { facts: before }] : []),
      ...reasonBlocks({ reason }),
      viewEvent(event),
      ...(waits(event) ? [] : [{ text: sentence('entryChanged') }, { text: sentence('cancelNow') }]),
    ],
  };
};

/** People without a seat have nothing in their calendar. */
const waits = ({ standing }: EventChange) => standing === 'waits';

function changeLead(event: EventChange): Sentence {
  if (waits(event)) return sentence('changedWhileWaiting');
  return event.was.standing === 'off' ? sentence('changedAndRestored') : sentence('changed');
}

/** The new values of the facts that have changed. The subject has the new title. */
function newFacts(event: EventChange): Sentence {
  const { was, location: where } = event;
  if (was.location === where && isElsewhen(event)) return sentence('nowWhen', { when: when(event) });
  if (isElsewhen(event)) return sentence('nowWhenAndWhere', { when: when(event), where });
  if (was.location !== where) return sentence('nowWhere', { where });
  return isRenamed(was, event) ? sentence('formerTitle', { event: titleOf(was) }) : whenAndWhere(event);
}

/** Whether begin or end have changed. The same instant may be written in two notations. */
const isElsewhen = ({ was, ...event }: EventChange) =>
  inWords(when({ ...was, timeZone: event.timeZone })) !== inWords(when(event));

/** The old values of the facts that have changed. */
function changedFacts(event: EventChange): [label: Sentence, value: Copy][] {
  const { was, timeZone } = event;
  const facts: [label: Sentence, value: Copy][] = [];
  if (isRenamed(was, event)) facts.push([sentence('eventFact'), titleOf(was)]);
  if (isElsewhen(event)) facts.push([sentence('whenFact'), when({ ...was, timeZone })]);
  if (was.location !== event.location) facts.push([sentence('whereFact'), was.location]);
  return facts;
}

const eventWithdrawn = (event: EventFacts): Message => ({
  subject: sentence('heldSubject', { event: titleOf(event) }),
  preview: sentence('heldPreview'),
  heading: sentence('heldHeading'),
  blocks: [
    { text: sentence('held') },
    factsOf(event),
    { text: sentence('seatKept') },
    { text: sentence('entryRemoved') },
    { link: { label: sentence('findAnother'), path: '/events' } },
  ],
});

const eventRestored = (event: EventFacts): Message => ({
  subject: sentence('restoredSubject', { event: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('restoredHeading'),
  blocks: [
    { text: sentence('restored') },
    factsOf(event),
    viewEvent(event),
    { text: sentence('entryRestored') },
    { text: sentence('cancelInTime') },
  ],
});

const eventRejected = (event: EventRejection): Message => ({
  subject: sentence('rejectedSubject', { event: titleOf(event) }),
  preview: event.reason,
  heading: sentence('rejectedHeading'),
  blocks: [
    { text: sentence('rejected') },
    { quote: event.reason },
    factsOf(event),
    { text: sentence('changeRejected') },
    viewEvent(event),
  ],
});

const eventDeleted = ({ reason, ...event }: EventFacts & OptionalReason): Message => ({
  subject: sentence('deletedSubject', { event: titleOf(event) }),
  preview: reason ?? sentence('deletedPreview'),
  heading: sentence('deletedHeading'),
  blocks: [
    { text: sentence('deleted') },
    ...reasonBlocks({ reason }),
    factsOf(event),
    { text: sentence('deletedEntryRemoved') },
    { link: { label: sentence('findAnother'), path: '/events' } },
  ],
});

export const messages: Templates = {
  'event-changed': {
    compose: eventChanged,
    topic: 'events',
    calendar: (event, frame) => (waits(event) ? undefined : calendarFor('PUBLISH')(event, frame)),
  },
  'event-withdrawn': { compose: eventWithdrawn, topic: 'events', calendar: calendarFor('CANCEL') },
  'event-restored': { compose: eventRestored, topic: 'events', calendar: calendarFor('PUBLISH') },
  'event-deleted': { compose: eventDeleted, topic: 'events', calendar: calendarFor('CANCEL') },
  'event-rejected': { compose: eventRejected, topic: 'events' },
};

export const topics: TopicsOf = { events: { name: sentence('topic'), ways: ['email', 'push', 'sms'] } };
