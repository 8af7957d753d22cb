import { mostDecisions } from '../../../api/registrations/validate.ts';
import type { Define, Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import type { Person } from '../../core/find.ts';
import { dryRun, examples, idOrTitle, joined, json, unchanged, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { type JsonOptionValue, showRows } from '../../core/show.ts';
import { eventOf, findEvent } from '../events/find.ts';
import { idBatches, readRequests, failIfUndecided, requestersHelp } from './requests.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const fields = 'state userId name email';

const mutation = document(`mutation ($input: ApproveRegistrationsInput!) {
  approveRegistrations(input: $input) { registrations { ${fields} } undecided { userId message } }
}`);

const query = document(`query ($id: ID!) {
  event(id: $id) { registeredCount capacity hasWaitlist registrationRules { closesAt mostPerCollege } }
}`);

/** `--all` asks first, because many people are notified. */
export const define: Define = (command, evm) =>
  command
    .description(
      'give people the seat that they have asked for, or a place in line (creator and managers of the event, admins)',
    )
    .argument('<event>', idOrTitle)
    .argument('[users...]', requestersHelp)
    .option('--all', 'everybody who has asked')
    .addOption(dryRun())
    .addOption(yes())
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm registrations approve "Robotics Workshop" priya@college.example ravi',
        'evm registrations approve event_01jd… --all --dry-run',
        'evm registrations approve event_01jd… --all --yes --json state,email',
      ),
    )
    .action(async (named, users, { all, dryRun, yes, json }) => {
      const eventId = await findEvent(evm, named);
      const people = await readRequests(evm, eventId, users, all);
      if (dryRun) return showPlan(evm, eventId, people, json);
      if (all) {
        const requests = sentence('requests', { count: people.length });
        await confirm(evm.io, sentence('approveQuestion', { requests }), yes);
      }
      const approved = [];
      const undecided = [];
      for (const userIds of idBatches(people, mostDecisions)) {
        const { approveRegistrations } = await evm.api.ask(mutation, { input: { eventId, userIds } });
        approved.push(...approveRegistrations.registrations);
        undecided.push(...approveRegistrations.undecided);
      }
      const seats = approved.filter(({ state }) => state === 'CONFIRMED').length;
      await tell(evm.io, sentence('approved', { seats, inLine: approved.length - seats }));
      showRows(evm.io, approved, ['state', 'name', 'email'], json, sentence('nobodyApproved'));
      failIfUndecided(people, undecided);
    });

/** Shows the expected result per person, in the order of their requests, as the server decides it. */
async function showPlan({ io, api }: Evm, id: string, people: readonly Person[], json: JsonOptionValue): Promise<void> {
  const { registeredCount, capacity, hasWaitlist, registrationRules } = eventOf(await api.ask(query, { id }));
  const { closesAt, mostPerCollege } = registrationRules;
  const isLineOpen = hasWaitlist && (closesAt === null || new Date(closesAt) > new Date());
  const free = Math.max(0, capacity - registeredCount);
  const rows = people.map(({ id: userId, name, email }, n) => {
    const state = n < free ? 'CONFIRMED' : isLineOpen ? 'WAITLISTED' : 'REQUESTED';
    return { state, userId, name, email };
  });
  const count = (expected: string) => rows.filter(({ state }) => state === expected).length;
  const plan = sentence('wouldApprove', { seats: count('CONFIRMED'), inLine: count('WAITLISTED') });
  const beyond = mostPerCollege === null ? undefined : sentence('beyondMost', { most: mostPerCollege });
  await tell(io, unchanged(beyond ? joined(plan, beyond) : plan));
  showRows(io, rows, ['state', 'name', 'email'], json, '');
}
