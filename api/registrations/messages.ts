import type { Block, Message, Templates, TopicsOf } from '../core/message.ts';
import type { MessageData } from '../core/names.ts';
import { calendarFor, type EventFacts } from '../events/ics.ts';
import { factsOf, viewEvent, whenAndWhere } from '../events/messages.ts';

interface OptionalReason {
  readonly reason?: string;
}

declare module '../core/names.ts' {
  interface Topics {
    registrations: true;
    reminders: true;
    letters: true;
  }
  interface MessageData {
    'registration-confirmed': EventFacts;
    'registration-cancelled': EventFacts & OptionalReason;
    'registration-ended': EventFacts & OptionalReason & { readonly had: 'waitlisted' | 'requested' };
    'waitlist-seat': EventFacts;
    'waitlist-ended': EventFacts;
    'request-in-line': EventFacts;
    'organizer-letter': EventFacts & { readonly subject: string; readonly text: string; readonly from: string };
    'request-declined': EventFacts & { readonly reason: string };
    reminder: EventFacts;
  }
}

export const registrationConfirmed = (event: EventFacts): Message => ({
  subject: `You are registered: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'You are registered',
  blocks: [
    { text: 'Your seat is reserved. We look forward to seeing you.' },
    factsOf(event),
    viewEvent(event),
    { text: 'The attached file puts the event into your calendar.' },
    { text: 'If you cannot come, please cancel on the page of the event, so that somebody else gets your seat.' },
  ],
});

const reasonBlocks = ({ reason }: OptionalReason): Block[] =>
  reason ? [{ text: 'The organizer gives this reason:' }, { quote: reason }] : [];

const registrationCancelled = ({ reason, ...event }: EventFacts & OptionalReason): Message => ({
  subject: `Registration cancelled: ${event.title}`,
  preview: 'You can register again while there are seats.',
  heading: 'Your registration is cancelled',
  blocks: [
    { text: 'Your seat is free again. The attached file takes the event out of your calendar.' },
    ...reasonBlocks({ reason }),
    factsOf(event),
    { text: 'You can register again while there are seats.' },
    viewEvent(event),
  ],
});

const registrationEnded = ({ reason, had, ...event }: MessageData['registration-ended']): Message => {
  const inLine = had === 'waitlisted';
  return {
    subject: `${inLine ? 'You are no longer in line' : 'Your request has ended'}: ${event.title}`,
    preview: reason ?? whenAndWhere(event),
    heading: inLine ? 'You are no longer in line' : 'Your request for a seat has ended',
    blocks: [
      {
        text: inLine
          ? 'The organizer has taken you out of the line for a seat at this event.'
          : 'The organizer has ended your request for a seat at this event.',
      },
      ...reasonBlocks({ reason }),
      factsOf(event),
      { link: { label: 'Find another event', path: '/events' } },
    ],
  };
};

const waitlistSeat = (event: EventFacts): Message => ({
  subject: `You have a seat: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'A seat came free, and it is yours',
  blocks: [
    { text: 'You were in line for a seat at this event. One is yours now, and you are registered.' },
    factsOf(event),
    viewEvent(event),
    { text: 'The attached file puts the event into your calendar.' },
    { text: 'If you cannot come, please cancel on the page of the event, so that the next in line gets your seat.' },
  ],
});

const waitlistEnded = (event: EventFacts): Message => ({
  subject: `No seat came free: ${event.title}`,
  preview: 'Registration has ended, and the line with it.',
  heading: 'No seat came free for you',
  blocks: [
    { text: 'We are sorry: registration for this event has ended, and no seat came free before it was your turn.' },
    factsOf(event),
    { link: { label: 'Find another event', path: '/events' } },
  ],
});

const requestInLine = (event: EventFacts): Message => ({
  subject: `You are in line: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'Your request is approved, and you are in line',
  blocks: [
    { text: 'The organizer has approved your request. All seats are taken at the moment, so you are in line for one.' },
    factsOf(event),
    { text: 'As soon as one comes free and it is your turn, you have it, and we write to you.' },
    viewEvent(event),
  ],
});

const requestDeclined = ({ reason, ...event }: EventFacts & { reason: string }): Message => ({
  subject: `Your request was declined: ${event.title}`,
  preview: reason,
  heading: 'Your request for a seat was declined',
  blocks: [
    { text: 'We are sorry: the organizer has declined your request for a seat at this event. The reason:' },
    { quote: reason },
    factsOf(event),
    { link: { label: 'Find another event', path: '/events' } },
  ],
});

/** The text is a quote under the author's name, so that it does not look like a message of the platform. */
const organizerLetter = ({ subject, text, from, ...event }: MessageData['organizer-letter']): Message => ({
  subject: `${event.title}: ${subject}`,
  preview: text.slice(0, 150),
  heading: subject,
  blocks: [
    { text: `${from} has written to you about an event for which you have a seat, wait or have asked:` },
    { quote: text },
    factsOf(event),
    viewEvent(event),
  ],
});

const reminder = (event: EventFacts): Message => ({
  subject: `Coming up: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'An event of yours is coming up',
  blocks: [
    { text: 'You have a seat at this event:' },
    factsOf(event),
    viewEvent(event),
    { text: 'If you cannot come, please cancel on the page of the event, so that somebody else gets your seat.' },
  ],
});

export const messages: Templates = {
  'registration-confirmed': {
    compose: registrationConfirmed,
    topic: 'registrations',
    calendar: calendarFor('PUBLISH'),
  },
  'registration-cancelled': { compose: registrationCancelled, topic: 'registrations', calendar: calendarFor('CANCEL') },
  'registration-ended': { compose: registrationEnded, topic: 'registrations' },
  'waitlist-seat': { compose: waitlistSeat, topic: 'registrations', calendar: calendarFor('PUBLISH') },
  'waitlist-ended': { compose: waitlistEnded, topic: 'registrations' },
  'request-in-line': { compose: requestInLine, topic: 'registrations' },
  'organizer-letter': { compose: organizerLetter, topic: 'letters' },
  'request-declined': { compose: requestDeclined, topic: 'registrations' },
  reminder: { compose: reminder, topic: 'reminders' },
};

export const topics: TopicsOf = {
  registrations: { name: 'your seats', ways: ['email', 'push'] },
  reminders: { name: 'events of yours that come up', ways: ['email', 'push', 'sms'] },
  letters: { name: 'messages from organizers', ways: ['email', 'push'] },
};
