import { Argument } from '@commander-js/extra-typings';
import type { Evm } from '../../../core/command.ts';
import { document } from '../../../core/document.ts';
import { exitCodes, Failure } from '../../../core/errors.ts';
import { byEmailOrName, chooseMatch } from '../../../core/find.ts';
import { eventOf } from '../find.ts';
import { sentence } from './texts.ts';

const query = document(`query ($id: ID!) {
  event(id: $id) { staff { userId name email role addedByName createdAt } }
}`);

export const staffColumns = ['role', 'userId', 'name', 'email'];

/** The typed names of the roles. */
export const roles = ['manager', 'scorer', 'door'] as const;

export const roleArgument = () => new Argument('<role>', 'what they may do there').choices(roles);

/** The staff of an event, in the order of their addition. */
export async function readStaff({ api }: Evm, id: string) {
  const { staff } = eventOf(await api.ask(query, { id }));
  if (!staff) throw staffHidden();
  return staff;
}

export const staffHidden = () => new Failure(sentence('hidden'), exitCodes.failed);

const invitationsQuery = document(`query ($id: ID!) {
  event(id: $id) { invitations { id role invitee invitedByName createdAt } }
}`);

export const invitationColumns = ['role', 'invitee'];

/** Open invitations to become staff or owner of an event. */
export async function readStaffInvitations({ api }: Evm, id: string) {
  const { invitations } = eventOf(await api.ask(invitationsQuery, { id }));
  if (!invitations) throw staffHidden();
  return invitations;
}

const endInvitationMutation = document(
  'mutation ($input: EndInvitationInput!) { endInvitation(input: $input) { endedInvitationId } }',
);

/** Declines or revokes an invitation. */
export const endInvitation = ({ api }: Evm, invitationId: string) =>
  api.ask(endInvitationMutation, { input: { invitationId } });

/** Finds the id of a staff member of an event by id, e-mail address or name. */
export async function findHelper(evm: Evm, eventId: string, named: string): Promise<string> {
  if (named.startsWith('user_')) return named;
  const people = new Map(
    (await readStaff(evm, eventId)).map(({ userId, ...each }) => [userId, { id: userId, ...each }]),
  );
  const noHelper = () => new Failure(sentence('noHelper'), exitCodes.failed);
  return (await chooseMatch(evm.io, 'people', named, byEmailOrName([...people.values()], named), noHelper)).id;
}

/** API input for one person: an id, or the e-mail address of an account. */
export const personInput = (typed: string) => (isId(typed) ? { userId: typed } : { email: typed });

/** API input for one or more people: ids and e-mail addresses, separated by commas. */
export function peopleInput(typed: string) {
  if (!typed.includes(',')) return personInput(typed);
  const people = typed.split(',').map((each) => each.trim());
  const [userIds, emails] = [people.filter(isId), people.filter((each) => !isId(each))];
  return { ...(userIds.length > 0 && { userIds }), ...(emails.length > 0 && { emails }) };
}

const isId = (typed: string) => typed.startsWith('user_');
