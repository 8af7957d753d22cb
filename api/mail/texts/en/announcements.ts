import type { MailData, News } from '../../kinds.ts';
import type { Block, Message } from '../../message.ts';
import { viewEvent } from './events.ts';

/** How much of an announcement stands beside its subject. */
const previewLength = 140;

export const announcement = ({ more = [], ...news }: MailData['announcement']): Message => ({
  subject: `Important: ${[news, ...more].map(({ title }) => title).join('; ')}`,
  preview: [...news.content.replaceAll(/\s+/g, ' ')].slice(0, previewLength).join(''),
  heading: news.title,
  blocks: [...bodyOf(news), ...more.flatMap((each): Block[] => [{ text: each.title }, ...bodyOf(each)])],
});

const bodyOf = ({ content, author, event }: News): Block[] => [
  { text: event ? `${author} has news about ${event.title}:` : `${author} has news for everybody:` },
  { quote: content },
  event ? viewEvent(event) : { link: { label: 'View announcements', path: '/announcements' } },
];
