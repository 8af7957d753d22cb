import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { byEmailOrName, chooseMatch } from '../../core/find.ts';
import { examples, idEmailOrName, idOrTitle, joined, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showOne } from '../../core/show.ts';
import { eventOf, findEvent } from '../events/find.ts';
import { readWaitlist } from './waitlist.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const eventFields = 'id title registeredCount capacity waitlistCount';

const query = document('query ($id: ID!) { event(id: $id) { registeredCount capacity } }');

const mutation = document(`mutation ($input: GiveSeatInput!) { giveSeat(input: $input) { event { ${eventFields} } } }`);

/** States how many people the seat passes over, and asks first. */
export const define: Define = (command, evm) =>
  command
    .description(
      'give somebody in line a seat before those in front of them (creator and managers of the event, admins)',
    )
    .argument('<event>', idOrTitle)
    .argument('<user>', idEmailOrName)
    .addOption(yes())
    .addOption(json(eventFields))
    .addHelpText(
      'after',
      examples(
        'evm registrations give-seat "Robotics Workshop" priya@college.example',
        'evm registrations give-seat event_01jd… user_01jd… --yes',
      ),
    )
    .action(async (named, user, { yes, json }) => {
      const eventId = await findEvent(evm, named);
      const waitlist = await readWaitlist(evm, eventId);
      const found = user.startsWith('user_') ? waitlist.filter(({ id }) => id === user) : byEmailOrName(waitlist, user);
      const person = await chooseMatch(evm.io, 'inLine', user, found, () => notOnWaitlist(user));
      const { registeredCount, capacity } = eventOf(await evm.api.ask(query, { id: eventId }));
      const passed = sentence('passed', { count: waitlist.indexOf(person) });
      const question = sentence('giveSeatQuestion', { name: person.name, passed });
      const isFull = registeredCount >= capacity;
      await confirm(evm.io, isFull ? joined(question, sentence('oneSeatMore')) : question, yes);
      const { giveSeat } = await evm.api.ask(mutation, { input: { eventId, userId: person.id } });
      await tell(evm.io, sentence('hasSeat', { name: person.name }));
      showOne(evm.io, giveSeat.event, json);
    });

const notOnWaitlist = (named: string) =>
  new Failure(
    sentence('notInLine', { named }),
    exitCodes.failed,
    sentence('seeWhoWaits', { command: 'evm registrations list <event> --state waitlisted' }),
  );
