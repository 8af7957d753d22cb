import type { Context } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { statement } from '../core/statements/rows.ts';
import { containsWords, wordsOf } from '../core/statements/search.ts';
import { sentence } from './texts.ts';
import { eventVisible, viewerKeys } from './visible.ts';

/** Tags are read from this many events, the latest by start. Without a limit the cost would grow every year. */
const latest = 2000;

export const mostTags = 50;

/** Counts the spellings first, because folding each tag of each event would take most of the time. */
const readTags = statement<{ tag: string }>(
  'event-tags',
  `SELECT (array_agg(tag ORDER BY count DESC, tag))[1] AS tag
     FROM (SELECT tag, count(*) AS count
             FROM (SELECT tags FROM events e WHERE NOT e.hidden AND ${eventVisible()}
                    ORDER BY e.date DESC, e.id DESC LIMIT ${latest}) AS e,
                  unnest(e.tags) AS tag
            GROUP BY tag) AS spellings
    WHERE ${containsWords('evm_fold(tag)', '$3::text[]')}
    GROUP BY evm_fold(tag) ORDER BY sum(count) DESC, 1 LIMIT $4`,
);

/** The tags of visible events, the most frequent first. Each is listed once, in its most frequent spelling. */
export async function eventTags(ctx: Context, search: string | null | undefined, first: number): Promise<string[]> {
  if (first < 1 || first > mostTags) refuseInvalid({ first: sentence('firstOutside', { most: mostTags }) });
  const rows = await ctx.rows(readTags, [...viewerKeys(ctx), wordsOf(search), first]);
  return rows.map(({ tag }) => tag);
}
