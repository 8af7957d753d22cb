import { lineProblemEnd } from '../core/validate.ts';

/** Limits of feeds. */
export const feedLimits = {
  /** TAG feeds per person. */
  tags: 20,
  /** The length of a tag in characters, as for events. */
  tag: 30,
  /** For how many days past events and tombstones stay in a feed. */
  days: 90,
  events: 2000,
  /** Tombstones per feed, the latest ones. */
  gone: 500,
} as const;

export type FeedFields = { readonly kind: 'mine' | 'all' | 'tag'; readonly tag?: string | null };

/** Validates the tag of a new feed; returns no field if valid. */
export function validateFeed({ kind, tag }: FeedFields): { tag?: string } {
  const problem = kind === 'tag' ? tagProblem((tag ?? '').trim()) : tag ? 'Only a calendar of one tag has a tag' : '';
  return problem ? { tag: problem } : {};
}

function tagProblem(tag: string): string | undefined {
  if (!tag) return 'Tag is required';
  if (tag.length > feedLimits.tag) return `Tag must be at most ${feedLimits.tag} characters`;
  const wrong = lineProblemEnd(tag);
  return wrong && `Tag ${wrong}`;
}
