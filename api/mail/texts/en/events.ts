import { toId } from '../../../core/ids.ts';
import { inWords } from '../../dates.ts';
import type { EventFacts, MailData } from '../../kinds.ts';
import type { Block, Message } from '../../message.ts';

const whenAndWhere = ({ date, location }: EventFacts) => `${inWords(date)}, ${location}`;

const factsOf = ({ title, date, location }: EventFacts): Block => ({
  facts: [
    ['Event', title],
    ['When', inWords(date)],
    ['Where', location],
  ],
});

const viewEvent = ({ id }: Pick<EventFacts, 'id'>): Block => ({
  link: { label: 'View event', path: `/events/${toId('event', id)}` },
});

export const registrationConfirmed = (event: MailData['registration-confirmed']): Message => ({
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

export const registrationCancelled = (event: MailData['registration-cancelled']): Message => ({
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

export const eventChanged = (event: MailData['event-changed']): Message => ({
  subject: `Changed: ${event.title}`,
  preview: whenAndWhere(event),
  heading: 'An event of yours has changed',
  blocks: [
    { text: 'An event that you are registered for has changed. You keep your seat. This is how it is now:' },
    factsOf(event),
    { text: 'Before, it was:' },
    { facts: whatWas(event) },
    viewEvent(event),
    { text: 'The attached file changes the event in your calendar.' },
    {
      text: 'If you can no longer come, please cancel on the page of the event, so that somebody else gets your seat.',
    },
  ],
});

/** What is different now, as it was before. */
function whatWas({ was, ...event }: MailData['event-changed']): [label: string, value: string][] {
  const facts: [label: string, value: string][] = [];
  if (was.title !== event.title) facts.push(['Event', was.title]);
  if (Date.parse(was.date) !== Date.parse(event.date)) facts.push(['When', inWords(was.date)]);
  if (was.location !== event.location) facts.push(['Where', was.location]);
  return facts;
}

export const eventDeleted = (event: MailData['event-deleted']): Message => ({
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

/** How much of an announcement stands beside its subject. */
const previewLength = 140;

export const announcement = ({ title, content, author, event }: MailData['announcement']): Message => ({
  subject: `Important: ${title}`,
  preview: [...content.replaceAll(/\s+/g, ' ')].slice(0, previewLength).join(''),
  heading: title,
  blocks: [
    { text: event ? `${author} has news about ${event.title}:` : `${author} has news for everybody:` },
    { quote: content },
    event ? viewEvent(event) : { link: { label: 'View announcements', path: '/announcements' } },
  ],
});
