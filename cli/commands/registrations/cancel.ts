import type { Define, Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { chooseMatch } from '../../core/find.ts';
import { examples, idEmailOrName, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { eventOf, findEvent, noParticipant } from '../events/find.ts';
import { searchRegistrations } from './requests.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const eventFields = 'id title registeredCount capacity';

const query = document('query ($id: ID!) { event(id: $id) { waitlistCount } }');

const mutation = document(`mutation ($input: RemoveRegistrationInput!) {
  removeRegistration(input: $input) { removedRegistrationId event { ${eventFields} } }
}`);

export const define: Define = (command, evm) =>
  command
    .description('give the seat of a participant back, or their place in line (admins)')
    .argument('<event>', idOrTitle)
    .argument('<user>', idEmailOrName)
    .addOption(yes())
    .addOption(json(`removedRegistrationId ${eventFields}`))
    .addHelpText(
      'after',
      examples(
        'evm registrations cancel "Robotics Workshop" priya@college.example',
        'evm registrations cancel event_01jd… user_01jd… --yes',
      ),
    )
    .action(async (event, user, { yes, json }) => {
      const eventId = await findEvent(evm, event);
      const { userId, waits, next } = await findRegistration(evm, eventId, user);
      const question = waits
        ? sentence('leaveLineQuestion', { user })
        : sentence(next ? 'giveOnQuestion' : 'giveBackQuestion', { user });
      await confirm(evm.io, question, yes);
      const { removeRegistration } = await evm.api.ask(mutation, { input: { eventId, userId } });
      const { removedRegistrationId, event: left } = removeRegistration;
      const isGivenOn = left !== null && left.registeredCount >= left.capacity;
      await tell(evm.io, sentence(waits ? 'noLongerInLine' : isGivenOn ? 'givenOn' : 'seatFree'));
      showOne(evm.io, { removedRegistrationId, ...left }, json);
    });

/** Finds the person with a seat or on the waitlist. `next` is true if the event's waitlist is not empty. */
async function findRegistration(evm: Evm, eventId: string, named: string) {
  const matches = await searchRegistrations(evm, eventId, named, { state: ['CONFIRMED', 'WAITLISTED'] });
  const { id: userId, state } = await chooseMatch(evm.io, 'participants', named, matches, () => noParticipant(named));
  const { waitlistCount } = eventOf(await evm.api.ask(query, { id: eventId }));
  return { userId, waits: state === 'WAITLISTED', next: waitlistCount > 0 };
}
