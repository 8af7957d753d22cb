import { Argument } from '@commander-js/extra-typings';
import type { Evm } from '../../../core/command.ts';
import { document } from '../../../core/document.ts';
import { exitCodes, Failure } from '../../../core/errors.ts';
import { byEmailOrName, onlyOne } from '../../../core/find.ts';
import { eventOf } from '../find.ts';

const query = document(`query ($id: ID!) {
  event(id: $id) { staff { userId name email role addedByName createdAt } }
}`);

export const columns = ['role', 'userId', 'name', 'email'];

/** The roles as they are typed. */
export const roles = ['manager', 'scorer', 'door'] as const;

export const role = () => new Argument('<role>', 'what they may do there').choices(roles);

/** Who helps at an event, in the order in which they were named. */
export async function readStaff({ api }: Evm, id: string) {
  const { staff } = eventOf(await api.ask(query, { id }));
  if (!staff) throw notShown();
  return staff;
}

const notShown = () =>
  new Failure('Only the creator of the event, its managers and admins see who helps there.', exitCodes.failed);

const askedQuery = document(`query ($id: ID!) {
  event(id: $id) { invitations { id role invitee invitedByName createdAt } }
}`);

export const askedColumns = ['role', 'invitee'];

/** Who is asked to help at an event, or to take it over, and has not answered. */
export async function readAsked({ api }: Evm, id: string) {
  const { invitations } = eventOf(await api.ask(askedQuery, { id }));
  if (!invitations) throw notShown();
  return invitations;
}

const ending = document(
  'mutation ($input: EndInvitationInput!) { endInvitation(input: $input) { endedInvitationId } }',
);

/** Declines an invitation, or takes it back. */
export const endInvitation = ({ api }: Evm, invitationId: string) => api.ask(ending, { input: { invitationId } });

/** Of those who help at an event, the one who is named by id, e-mail address or name. */
export async function findHelper(evm: Evm, eventId: string, named: string): Promise<string> {
  if (named.startsWith('user_')) return named;
  const people = new Map(
    (await readStaff(evm, eventId)).map(({ userId, ...each }) => [userId, { id: userId, ...each }]),
  );
  const noHelper = () => new Failure('Nobody of that name helps at the event.', exitCodes.failed);
  return (await onlyOne(evm.io, 'people', named, byEmailOrName([...people.values()], named), noHelper)).id;
}

/** How a person is handed to the API: by their id or the address of their account. */
export const personOf = (typed: string) => (typed.startsWith('user_') ? { userId: typed } : { email: typed });

/** How several are: one by an id, or by addresses with commas between them. */
export const peopleOf = (typed: string) =>
  typed.includes(',') ? { emails: typed.split(',').map((each) => each.trim()) } : personOf(typed);
