import type { Context } from '../core/context.ts';
import { toId } from '../core/ids.ts';
import { statement } from '../core/rows.ts';

/** Whom something is for: of an event by its uuid, or of a college. */
export interface Audience {
  readonly audience: string;
  readonly eventUuid: string | null;
  readonly college: string | null;
}

/** In a statement, whether the announcement `a` is for the person whose uuid stands at `self`. The same as audience.sql. */
export const isAddressed = (self: string): string => `CASE a.audience WHEN 'everybody' THEN true
  WHEN 'seats' THEN EXISTS (SELECT FROM seats s WHERE s.event_id = a.event_id AND s.user_id = ${self})
  WHEN 'line' THEN EXISTS (SELECT FROM registrations r
    WHERE r.event_id = a.event_id AND r.user_id = ${self} AND r.state = 'waitlisted')
  WHEN 'college' THEN evm_college_id(a.college) = (SELECT evm_college_id(p.college) FROM users p WHERE p.id = ${self})
  ELSE (SELECT p.role <> 'participant' FROM users p WHERE p.id = ${self}) END`;

const people = statement<{ id: string }>(
  'announcement-people',
  `SELECT id FROM evm_addressed($1, $2, $3) AS id WHERE $4::uuid IS NULL OR id = $4`,
);

/** Those of an audience, by their ids: all, or as far as it is the person of this uuid. */
export async function addressedBy(ctx: Context, who: Audience, uuid: string | null): Promise<ReadonlySet<string>> {
  const rows = await ctx.rows(people, [who.audience, who.eventUuid, who.college, uuid]);
  return new Set(rows.map(({ id }) => toId('user', id)));
}
