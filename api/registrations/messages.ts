import type { Message, Templates } from '../core/message.ts';
import { calendarFor, type EventFacts } from '../events/ics.ts';
import { factsOf, viewEvent, whenAndWhere } from '../events/messages.ts';

declare module '../core/names.ts' {
  interface MessageData {
    'registration-confirmed': EventFacts;
    'registration-cancelled': EventFacts;
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

const registrationCancelled = (event: EventFacts): Message => ({
  subject: `Registration cancelled: ${event.title}`,
  preview: 'You can register again while there are seats.',
  heading: 'Your registration is cancelled',
  blocks: [
    { text: 'Your seat is free again. The attached file takes the event out of your calendar.' },
    factsOf(event),
    { text: 'You can register again while there are seats.' },
    viewEvent(event),
  ],
});

export const messages: Templates = {
  'registration-confirmed': { english: registrationConfirmed, calendar: calendarFor('PUBLISH') },
  'registration-cancelled': { english: registrationCancelled, calendar: calendarFor('CANCEL') },
};
