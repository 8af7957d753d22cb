import type { Context } from '../core/context/context.ts';
import { toId } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';

/** The people of an event (by uuid) or of a college. */
export interface Audience {
  readonly audience: string;
  readonly eventUuid: string | null;
  readonly college: string | null;
}

/** SQL condition: the announcement `a` is for the person with the uuid `self`. */
export const isAddressed = (self: string): string =>
  `(a.audience = 'everybody' OR evm_is_addressed(a.audience, a.event_id, a.college, ${self}))`;

const readAddressed = statement<{ id: string }>(
  'announcement-people',
  `SELECT id FROM evm_addressed($1, $2, $3) AS id WHERE $4::uuid IS NULL OR id = $4`,
);

/** The user ids of an audience. If `uuid` is given, at most that person. */
export async function userIdsInAudience(
  ctx: Context,
  target: Audience,
  uuid: string | null,
): Promise<ReadonlySet<string>> {
  const rows = await ctx.rows(readAddressed, [target.audience, target.eventUuid, target.college, uuid]);
  return new Set(rows.map(({ id }) => toId('user', id)));
}
