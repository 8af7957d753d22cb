import type { Context } from '../core/context.ts';
import { statement } from '../core/rows.ts';

/** A college that fewer people have named may be a slip, or say too much of one of them. */
const fewest = 3;

/** Colleges whose names differ in case, accents and spaces only are one; it is called what most of its people call it. */
const read = statement<{ name: string }>(
  'colleges-known',
  `SELECT (array_agg(btrim(college) ORDER BY people DESC, college))[1] AS name
     FROM (SELECT college, count(*) AS people FROM users WHERE btrim(college) <> '' GROUP BY college) spelled
    GROUP BY evm_college_id(college) HAVING sum(people) >= ${fewest} ORDER BY sum(people) DESC, 1 LIMIT 300`,
);

/** The colleges of at least three people, by the number of their people. Everybody may know them: who registers chooses. */
export async function knownColleges(ctx: Context): Promise<string[]> {
  return (await ctx.rows(read)).map(({ name }) => name);
}
