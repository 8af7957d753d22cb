import type { Context } from '../core/context/context.ts';
import { statement } from '../core/statements/rows.ts';

/** A name that fewer people use may be a typo, or may identify a person. */
const leastPeople = 3;

/** Groups names that differ only in case, accents and spaces. The most common spelling represents the group. */
const readColleges = statement<{ name: string }>(
  'colleges-known',
  `SELECT (array_agg(btrim(college) ORDER BY people DESC, college))[1] AS name
     FROM (SELECT college, count(*) AS people FROM users WHERE btrim(college) <> '' GROUP BY college) spelled
    GROUP BY evm_college_id(college) HAVING sum(people) >= ${leastPeople} ORDER BY sum(people) DESC, 1 LIMIT 300`,
);

/** Colleges of at least three people, most people first, at most 300. Public, because the sign-up form offers them. */
export async function knownColleges(ctx: Context): Promise<string[]> {
  return (await ctx.rows(readColleges)).map(({ name }) => name);
}
