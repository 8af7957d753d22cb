import type { Define, Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { byEmailOrName, onlyOne } from '../../core/find.ts';
import { examples, idEmailOrName, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { eventOf, findEvent, noParticipant, participantsNamed } from '../events/find.ts';
import { readLine } from './line.ts';

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
      const { userId, waits, next } = await findRegistered(evm, eventId, user);
      const question = waits
        ? `Take ${user} out of the line?`
        : `Give back the seat of ${user}? ${next ? 'The first in line has it then.' : 'Somebody else can take it then.'}`;
      await confirm(evm.io, question, yes);
      const { removeRegistration } = await evm.api.ask(mutation, { input: { eventId, userId } });
      const { removedRegistrationId, event: left } = removeRegistration;
      const isGivenOn = left !== null && left.registeredCount >= left.capacity;
      evm.io.say(
        waits
          ? 'They are no longer in line.'
          : isGivenOn
            ? 'The first in line has the seat.'
            : 'The seat is free again.',
      );
      showOne(evm.io, { removedRegistrationId, ...left }, json);
    });

/** Whose seat or place in line is meant, and whether somebody else waits. */
async function findRegistered(evm: Evm, eventId: string, named: string) {
  const { waitlistCount } = eventOf(await evm.api.ask(query, { id: eventId }));
  const line = waitlistCount > 0 ? await readLine(evm, eventId) : [];
  const next = line.length > 0;
  if (named.startsWith('user_')) return { userId: named, waits: line.some(({ id }) => id === named), next };
  const found = byEmailOrName([...(await participantsNamed(evm, eventId, named)), ...line], named);
  const person = await onlyOne(evm.io, 'participants', named, found, () => noParticipant(named));
  return { userId: person.id, waits: line.includes(person), next };
}
