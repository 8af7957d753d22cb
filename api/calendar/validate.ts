import { lineProblem } from '../core/validate.ts';

/** What a feed may be, and how much it holds. */
export const feedLimits = {
  /** Feeds of tags that a person has at once. */
  tags: 20,
  /** Characters of a tag, as at events. */
  tag: 30,
  /** For how long what is past stays in it, and what is gone is told. */
  days: 90,
  events: 2000,
  /** What is gone, of which the latest are told. */
  gone: 500,
} as const;

export type FeedWanted = { readonly kind: 'mine' | 'all' | 'tag'; readonly tag?: string | null };

/** What is wrong with the tag of a feed that shall be made; nothing where it is fine. */
export function validateFeed({ kind, tag }: FeedWanted): { tag?: string } {
  const problem = kind === 'tag' ? tagProblem((tag ?? '').trim()) : tag ? 'Only a calendar of one tag has a tag' : '';
  return problem ? { tag: problem } : {};
}

function tagProblem(tag: string): string | undefined {
  if (!tag) return 'Tag is required';
  if (tag.length > feedLimits.tag) return `Tag must be at most ${feedLimits.tag} characters`;
  const wrong = lineProblem(tag);
  return wrong && `Tag ${wrong}`;
}
