import type { Block, Copy, Message, Templates, TopicsOf } from '../core/messages/message.ts';
import type { MessageData } from '../core/names.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { titleOf } from '../core/texts/translated.ts';
import type { EventFacts } from '../events/ics.ts';
import { whenAndWhere } from '../events/messages.ts';
import { sentence } from './texts.ts';

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

/** Renders each event in two lines. */
const listOf = (title: Sentence, events: readonly EventFacts[], timeZone: string, link: Block): Block[] =>
  events.length === 0
    ? []
    : [
        { text: title },
        ...events.map((event): Block => {
          const facts = { title: titleOf(event), whenAndWhere: whenAndWhere({ ...event, timeZone }) };
          return { text: sentence('event', facts) };
        }),
        link,
      ];

export const digest = ({ own: { mine, fresh, unread }, timeZone = '' }: MessageData['digest']): Message => {
  const parts = [
    ...(mine.length > 0 ? [sentence('mine', { n: mine.length })] : []),
    ...(fresh.length > 0 ? [sentence('fresh', { n: fresh.length })] : []),
    ...(unread > 0 ? [sentence('unread', { n: unread })] : []),
  ];
  return {
    subject: sentence('subject', {
      parts: parts.reduce<Copy>((before, next) => (before ? sentence('list', { before, next }) : next), ''),
    }),
    preview: mine[0]
      ? sentence('nextEvent', { title: titleOf(mine[0]), whenAndWhere: whenAndWhere({ ...mine[0], timeZone }) })
      : sentence('news'),
    heading: sentence('heading'),
    blocks: [
      ...listOf(sentence('myEvents'), mine, timeZone, {
        link: { label: sentence('viewMine'), path: '/my-events' },
      }),
      ...listOf(sentence('freshEvents'), fresh, timeZone, { link: { label: sentence('viewAll'), path: '/events' } }),
      ...(unread > 0
        ? [
            { text: sentence('notRead', { n: unread }) },
            { link: { label: sentence('viewNotices'), path: '/notifications' } },
          ]
        : []),
    ],
  };
};

export const messages: Templates = { digest: { compose: digest, topic: 'digest' } };

export const topics: TopicsOf = { digest: { name: sentence('topic'), ways: ['email'], isOff: true } };
