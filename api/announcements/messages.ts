import type { Block, Message, Templates, TopicsOf } from '../core/messages/message.ts';
import { truncate } from '../core/texts/truncate.ts';
import type { MessageData } from '../core/names.ts';
import { viewEvent } from '../events/messages.ts';
import { sentence } from './texts.ts';

declare module '../core/names.ts' {
  interface Topics {
    announcements: true;
  }
  interface MessageData {
    /** `more`: other announcements of the same minute. */
    announcement: News & { readonly more?: readonly News[] };
  }
}

interface News {
  /** The uuid of the announcement. */
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly author: string;
  /** `id` is its uuid. Null for a general announcement. */
  readonly event: { readonly id: string; readonly title: string } | null;
}

/** The length of the preview that mail programs show next to the subject, in characters. */
const previewLength = 140;

export const announcement = ({ more = [], ...news }: MessageData['announcement']): Message => ({
  subject: sentence('subject', { titles: [news, ...more].map(({ title }) => title).join('; ') }),
  preview: truncate(news.content.replaceAll(/\s+/g, ' '), previewLength),
  heading: news.title,
  blocks: [...bodyOf(news), ...more.flatMap((each): Block[] => [{ text: each.title }, ...bodyOf(each)])],
});

const bodyOf = ({ content, author, event }: News): Block[] => [
  { text: event ? sentence('newsOfEvent', { author, event: event.title }) : sentence('newsForAll', { author }) },
  { quote: content },
  event ? viewEvent(event) : { link: { label: sentence('view'), path: '/announcements' } },
];

export const messages: Templates = { announcement: { compose: announcement, topic: 'announcements' } };

export const topics: TopicsOf = { announcements: { name: sentence('topic'), ways: ['email', 'push'] } };
