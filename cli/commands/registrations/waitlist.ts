import { waitlistManagersOnly } from '../../../api/registrations/validate.ts';
import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Person } from '../../core/find.ts';
import { readUpTo } from '../../core/pages.ts';
import { eventOf } from '../events/find.ts';

const query = document(`query ($id: ID!, $first: Int!, $after: String) {
  event(id: $id) {
    waitlist(first: $first, after: $after) {
      edges { node { id: userId name email } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`);

/** A limit above the length of any waitlist. */
export const unlimited = '1000000';

/** The whole waitlist in order. Only for the creator of the event, its managers and admins. */
export const readWaitlist = (evm: Evm, eventId: string): Promise<Person[]> =>
  readUpTo(unlimited, async (page) =>
    listOrFailure(eventOf(await evm.api.ask(query, { id: eventId, ...page })).waitlist),
  );

/** Throws a Failure if the server hides the list from the viewer (null). */
export function listOrFailure<List>(list: List | null): List {
  if (!list) throw new Failure(waitlistManagersOnly, exitCodes.failed);
  return list;
}
