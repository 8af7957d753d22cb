import type { Block, Message, Templates, TopicsOf } from '../core/message.ts';
import type { MessageData } from '../core/names.ts';
import type { EventFacts } from '../events/ics.ts';
import { whenAndWhere } from '../events/messages.ts';

declare module '../core/names.ts' {
  interface Topics {
    digest: true;
  }
  interface MessageData {
    digest: {
      readonly own: PersonalDigest;
      /** Added when the mail is rendered. */
      readonly timeZone?: string;
    };
  }
}

/** The part of the digest that differs per person. */
interface PersonalDigest {
  /** Events of the next days that the person attends or owns, soonest first. */
  readonly mine: readonly EventFacts[];
  /** Events created within the last week, newest first. */
  readonly fresh: readonly EventFacts[];
  /** The number of unread notices. */
  readonly unread: number;
}

const countPhrase = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** Renders each event in two lines. */
const listOf = (title: string, events: readonly EventFacts[], timeZone: string, link: Block): Block[] =>
  events.length === 0
    ? []
    : [
        { text: title },
        ...events.map((event): Block => ({ text: `${event.title}\n${whenAndWhere({ ...event, timeZone })}` })),
        link,
      ];

export const digest = ({ own: { mine, fresh, unread }, timeZone = '' }: MessageData['digest']): Message => {
  const parts = [
    mine.length > 0 && countPhrase(mine.length, 'event of yours', 'events of yours'),
    fresh.length > 0 && countPhrase(fresh.length, 'new event', 'new events'),
    unread > 0 && countPhrase(unread, 'unread notice', 'unread notices'),
  ].filter(Boolean);
  return {
    subject: `Your week: ${parts.join(', ')}`,
    preview: mine[0] ? `${mine[0].title}: ${whenAndWhere({ ...mine[0], timeZone })}` : 'What is new at your college.',
    heading: 'Your week',
    blocks: [
      ...listOf('Your events of the next seven days:', mine, timeZone, {
        link: { label: 'View my events', path: '/my-events' },
      }),
      ...listOf('New within the last week:', fresh, timeZone, { link: { label: 'View all events', path: '/events' } }),
      ...(unread > 0
        ? [
            { text: `You have not read ${countPhrase(unread, 'notice', 'notices')}.` },
            { link: { label: 'View notices', path: '/notifications' } },
          ]
        : []),
    ],
  };
};

export const messages: Templates = { digest: { compose: digest, topic: 'digest' } };

export const topics: TopicsOf = { digest: { name: 'your week', ways: ['email'], isOff: true } };
