import type { Message, Templates, TopicsOf } from '../core/messages/message.ts';
import { titleNow, titleOf } from '../core/texts/translated.ts';
import { truncate } from '../core/texts/truncate.ts';
import type { MessageData } from '../core/names.ts';
import { calendarFor, type EventFacts } from '../events/ics.ts';
import { factsOf, type OptionalReason, reasonBlocks, viewEvent, whenAndWhere } from '../events/messages.ts';
import { sentence } from './texts.ts';

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
  subject: sentence('confirmedSubject', { title: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('confirmedHeading'),
  blocks: [
    { text: sentence('confirmedLead') },
    factsOf(event),
    viewEvent(event),
    { text: sentence('calendarFile') },
    { text: sentence('pleaseCancel') },
  ],
});

const registrationCancelled = ({ reason, ...event }: EventFacts & OptionalReason): Message => ({
  subject: sentence('cancelledSubject', { title: titleOf(event) }),
  preview: sentence('registerAgain'),
  heading: sentence('cancelledHeading'),
  blocks: [
    { text: sentence('cancelledLead') },
    ...reasonBlocks({ reason }),
    factsOf(event),
    { text: sentence('registerAgain') },
    viewEvent(event),
  ],
});

const registrationEnded = ({ reason, had, ...event }: MessageData['registration-ended']): Message => {
  const inLine = had === 'waitlisted';
  return {
    subject: inLine
      ? sentence('endedWaitingSubject', { title: titleOf(event) })
      : sentence('endedRequestSubject', { title: titleOf(event) }),
    preview: reason ?? whenAndWhere(event),
    heading: inLine ? sentence('endedWaitingHeading') : sentence('endedRequestHeading'),
    blocks: [
      { text: inLine ? sentence('endedWaitingLead') : sentence('endedRequestLead') },
      ...reasonBlocks({ reason }),
      factsOf(event),
      { link: { label: sentence('findEvent'), path: '/events' } },
    ],
  };
};

const waitlistSeat = (event: EventFacts): Message => ({
  subject: sentence('seatSubject', { title: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('seatHeading'),
  blocks: [
    { text: sentence('seatLead') },
    factsOf(event),
    viewEvent(event),
    { text: sentence('calendarFile') },
    { text: sentence('pleaseCancelForNext') },
  ],
});

const waitlistEnded = (event: EventFacts): Message => ({
  subject: sentence('waitlistEndedSubject', { title: titleOf(event) }),
  preview: sentence('waitlistEndedPreview'),
  heading: sentence('waitlistEndedHeading'),
  blocks: [
    { text: sentence('waitlistEndedLead') },
    factsOf(event),
    { link: { label: sentence('findEvent'), path: '/events' } },
  ],
});

const requestInLine = (event: EventFacts): Message => ({
  subject: sentence('inLineSubject', { title: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('inLineHeading'),
  blocks: [{ text: sentence('inLineLead') }, factsOf(event), { text: sentence('inLineNext') }, viewEvent(event)],
});

const requestDeclined = ({ reason, ...event }: EventFacts & { reason: string }): Message => ({
  subject: sentence('declinedSubject', { title: titleOf(event) }),
  preview: reason,
  heading: sentence('declinedHeading'),
  blocks: [
    { text: sentence('declinedLead') },
    { quote: reason },
    factsOf(event),
    { link: { label: sentence('findEvent'), path: '/events' } },
  ],
});

/** The text is a quote under the author's name, so that it does not look like a message of the platform. */
const organizerLetter = ({ subject, text, from, ...event }: MessageData['organizer-letter']): Message => ({
  subject: `${titleNow(event)}: ${subject}`,
  preview: truncate(text, 150),
  heading: subject,
  blocks: [{ text: sentence('letterLead', { from }) }, { quote: text }, factsOf(event), viewEvent(event)],
});

const reminder = (event: EventFacts): Message => ({
  subject: sentence('reminderSubject', { title: titleOf(event) }),
  preview: whenAndWhere(event),
  heading: sentence('reminderHeading'),
  blocks: [{ text: sentence('reminderLead') }, factsOf(event), viewEvent(event), { text: sentence('pleaseCancel') }],
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
  registrations: { name: sentence('topicRegistrations'), ways: ['email', 'push'] },
  reminders: { name: sentence('topicReminders'), ways: ['email', 'push', 'sms'] },
  letters: { name: sentence('topicLetters'), ways: ['email', 'push'] },
};
