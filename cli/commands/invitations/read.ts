import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { chooseMatch, matchesWithWords } from '../../core/find.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const query = document(`query {
  viewerInvitations { id role eventTitle date invitedByName invitee eventId createdAt }
}`);

/** The viewer's open invitations, the newest first. */
export const readInvitations = async ({ api }: Evm) => (await api.ask(query, {})).viewerInvitations;

/** Finds an invitation's id by its id or by words of the event's title. */
export async function findInvitation(evm: Evm, named: string): Promise<string> {
  if (named.startsWith('invitation_')) return named;
  const all = (await readInvitations(evm)).map(({ id, eventTitle, role }) => ({
    id,
    name: eventTitle,
    more: role.toLowerCase(),
  }));
  const none = () =>
    new Failure(sentence('notAsked'), exitCodes.failed, message('seeCommand', { command: 'evm invitations list' }));
  return (await chooseMatch(evm.io, 'invitations', named, matchesWithWords(all, named), none)).id;
}
