import type { Context } from '../core/context/context.ts';
import { statement } from '../core/statements/rows.ts';
import { holdsWords, isPlainWord, wordsOf } from '../core/statements/search.ts';
import { nameOf } from './read.ts';

/** The events that contain the words of a search, also those that the viewer may not see. */
export interface Found {
  /** Their ids as a list of PostgreSQL; null if they are so many that reading along an index by date is cheaper. */
  readonly ids: string | null;
}

/**
 * The most events to read by id. A page along the date index takes a third of the time if 500 of 2,000 events have the
 * words. If 500 of 20,000 have them, it takes as long.
 */
const mostFound = 400;

/** The most words. Each number of words is a prepared statement of its own. */
const mostWords = 4;

/**
 * Looks up the words of a search before the list is read, so that both statements can stay prepared. Planning a list for
 * its words would take several times as long as reading it. Undefined for rare searches.
 */
export async function findEvents(ctx: Context, search: string | null | undefined): Promise<Found | undefined> {
  const words = wordsOf(search);
  if (words.length === 0 || words.length > mostWords || !words.every(isPlainWord)) return undefined;
  const values: string[] = [];
  // hides the words from the planner, so that it keeps the plan
  const bind = (value: string) => `(SELECT $${values.push(value)}::text)`;
  const where = holdsWords('e.search_text', words, bind).join(' AND ');
  const text = `SELECT CASE WHEN count(*) <= ${mostFound} THEN coalesce(array_agg(id), '{}')::text END AS ids
    FROM (SELECT e.id FROM events e WHERE ${where} LIMIT ${mostFound + 1}) found`;
  const [found] = await ctx.rows(statement<Found>(nameOf(text), text), values);
  return found;
}
