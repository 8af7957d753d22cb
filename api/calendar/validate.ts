import { problem as sharedProblem } from '../core/texts/problemTexts.ts';
import type { Sentence } from '../core/texts/texts.ts';
import { lineProblem, onlyProblems } from '../core/validation/validate.ts';
import { problem } from './problemTexts.ts';

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
export function validateFeed({ kind, tag }: FeedFields): { tag?: Sentence } {
  if (kind === 'tag') return onlyProblems({ tag: tagProblem((tag ?? '').trim()) });
  return tag ? { tag: problem('tagUnexpected') } : {};
}

function tagProblem(tag: string): Sentence | undefined {
  const field = problem('tag');
  if (!tag) return sharedProblem('required', { field });
  if (tag.length > feedLimits.tag) return sharedProblem('tooLong', { field, most: feedLimits.tag });
  return lineProblem(tag, field);
}
