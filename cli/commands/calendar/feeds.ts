import { Argument } from '@commander-js/extra-typings';
import { Failure } from '../../core/errors.ts';
import { document } from '../../core/document.ts';
import type { Evm } from '../../core/command.ts';
import { enumOf } from '../../core/options.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const kinds = ['mine', 'all', 'tag'] as const;

export type FeedKind = (typeof kinds)[number];

/** Identifies a calendar feed by its content: a person has at most one of each kind, and one per tag. */
export const kindArgument = () =>
  new Argument('<kind>', 'your own events, all events, or those with a tag').choices(kinds);

export const tagArgument = () => new Argument('[tag]', 'the tag, for the kind "tag"');

export const feedFields = 'kind tag url createdAt';

export const feedsQuery = document('query { calendarFeeds { id kind tag url createdAt } }');

/** The id of the viewer's calendar feed. Throws a Failure if there is none. */
export async function findFeed({ api }: Evm, kind: FeedKind, tag?: string): Promise<string> {
  const { calendarFeeds } = await api.ask(feedsQuery, {});
  const found = calendarFeeds.find(
    (feed) => feed.kind === enumOf(kind) && (feed.tag ?? '').toLowerCase() === (tag ?? '').trim().toLowerCase(),
  );
  if (!found) throw new Failure(sentence('noSuch'), undefined, message('seeCommand', { command: 'evm calendar list' }));
  return found.id;
}

export const feedName = (kind: FeedKind, tag?: string) =>
  kind === 'tag'
    ? sentence('calendarOfTag', { tag: String(tag) })
    : sentence(kind === 'all' ? 'calendarOfAll' : 'calendarOfOwn');
