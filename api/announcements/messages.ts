import type { Block, Message, Templates, TopicsOf } from '../core/messages/message.ts';
import { onOneLine } from '../core/messages/boldText.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import type { Written } from '../core/texts/texts.ts';
import { titleOf, type TitleFacts } from '../core/texts/translated.ts';
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
    announcement: News & {
      readonly more?: readonly News[];
      /** The translations for this reader, by the uuid of the announcement. */
      readonly own?: Readonly<Record<string, Pick<News, 'title' | 'content' | 'language'>>>;
    };
  }
}

interface News {
  /** The uuid of the announcement. */
  readonly id: string;
  readonly title: string;
  readonly content: string;
  /** The language of title and content. Missing in letters of earlier releases. */
  readonly language?: LanguageName | null;
  readonly author: string;
  /** `id` is its uuid. Null for a general announcement. */
  readonly event: (TitleFacts & { readonly id: string }) | null;
}

/** The length of the preview that mail programs show next to the subject, in characters. */
const previewLength = 140;

export const announcement = ({ more = [], own = {}, ...main }: MessageData['announcement']): Message => {
  const [news, ...others] = [main, ...more].map((each) => ({ ...each, ...own[each.id] })) as [News, ...News[]];
  return {
    subject: sentence('subject', { titles: [news, ...others].map(({ title }) => title).join('; ') }),
    preview: written(news, truncate(onOneLine(news.content), previewLength)),
    heading: written(news, news.title),
    blocks: [
      ...bodyOf(news),
      ...others.flatMap((each): Block[] => [{ text: written(each, each.title) }, ...bodyOf(each)]),
    ],
  };
};

const written = ({ language = null }: Pick<News, 'language'>, text: string): Written => ({ text, language });

const bodyOf = ({ author, event, ...news }: News): Block[] => [
  { text: event ? sentence('newsOfEvent', { author, event: titleOf(event) }) : sentence('newsForAll', { author }) },
  { quote: written(news, news.content) },
  event ? viewEvent(event) : { link: { label: sentence('view'), path: '/announcements' } },
];

export const messages: Templates = { announcement: { compose: announcement, topic: 'announcements' } };

export const topics: TopicsOf = { announcements: { name: sentence('topic'), ways: ['email', 'push'] } };
