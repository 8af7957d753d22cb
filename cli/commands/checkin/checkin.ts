import { fromCode } from '../../../api/tickets/code.ts';
import type { Define, Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { onlyOne, withWords } from '../../core/find.ts';
import { readUpTo } from '../../core/pages.ts';
import { examples, idEmailOrName, idOrTitle, json } from '../../core/options.ts';
import { showOne } from '../../core/show.ts';
import { shownBy } from '../../core/when.ts';
import { findEvent, findParticipant } from '../events/find.ts';

const fields = 'userId name college at by door';
const guestFields = 'scanId name at by door';

const enter = document(`mutation ($input: CheckInInput!) {
  checkIn(input: $input) { person { ${fields} } attendance { in expected } }
}`);

const leave = document(`mutation ($input: UndoCheckInInput!) {
  undoCheckIn(input: $input) { person { ${fields} } attendance { in expected } }
}`);

const walkIn = document(`mutation ($input: WalkInInput!) {
  walkIn(input: $input) { person { ${fields} } attendance { in expected } }
}`);

const addGuest = document(`mutation ($input: AddGuestInput!) {
  addGuest(input: $input) { guest { ${guestFields} } attendance { in expected } }
}`);

const removeGuest = document(`mutation ($input: RemoveGuestInput!) {
  removeGuest(input: $input) { guest { ${guestFields} } attendance { in expected } }
}`);

const guestsOf = document(`query ($eventId: ID!, $first: Int!, $after: String) {
  doorList(eventId: $eventId) {
    guests(first: $first, after: $after) { edges { node { scanId name at } } pageInfo { hasNextPage endCursor } }
  }
}`);

/** Eight letters are a code where they are written as on a ticket: in capitals, or in two groups. Names are neither. */
const isCode = (typed: string) =>
  fromCode(typed) !== undefined && (typed === typed.toUpperCase() || /^\s*\S{4}[\s\p{Pd}]+\S{4}\s*$/u.test(typed));

interface At {
  readonly eventId: string;
  readonly door?: string;
}

/** Who has a seat: by their code, or as participants are named. */
const withSeat = {
  async enter(evm: Evm, at: At, typed: string) {
    const who = isCode(typed) ? { code: typed } : { userId: await findParticipant(evm, at.eventId, typed) };
    const { person, attendance } = (await evm.api.ask(enter, { input: { ...at, ...who } })).checkIn;
    return { found: person, attendance };
  },
  async undo(evm: Evm, eventId: string, typed: string) {
    const userId = await findParticipant(evm, eventId, typed);
    const { person, attendance } = (await evm.api.ask(leave, { input: { eventId, userId } })).undoCheckIn;
    return { found: person, attendance };
  },
};

/** Who comes without a seat: an e-mail address is that of an account, anything else the name of a guest. */
const walkingIn = {
  async enter(evm: Evm, at: At, typed: string) {
    if (typed.includes('@')) {
      const { person, attendance } = (await evm.api.ask(walkIn, { input: { ...at, email: typed } })).walkIn;
      return { found: person, attendance };
    }
    const { guest, attendance } = (await evm.api.ask(addGuest, { input: { ...at, name: typed } })).addGuest;
    return { found: asPerson(guest), attendance };
  },
  async undo(evm: Evm, eventId: string, typed: string) {
    const { scanId } = await findGuest(evm, eventId, typed);
    const { guest, attendance } = (await evm.api.ask(removeGuest, { input: { eventId, scanId } })).removeGuest;
    return { found: asPerson(guest), attendance };
  },
};

async function findGuest(evm: Evm, eventId: string, named: string) {
  const all = await readUpTo(
    '5000',
    async (page) => (await evm.api.ask(guestsOf, { eventId, ...page })).doorList.guests,
  );
  const none = () => new Failure(`No guest is in who is called "${named}".`, exitCodes.failed);
  const found = withWords(
    all.map(({ scanId, name, at }) => ({ id: scanId, scanId, name, more: at ?? '' })),
    named,
  );
  return onlyOne(evm.io, 'guests', named, found, none);
}

/** A guest as one of those who have an account. */
const asPerson = <G extends object>({ scanId: _, ...guest }: G & { scanId: string }) => ({
  userId: null,
  college: null,
  ...guest,
});

export const define: Define = (command, evm) =>
  command
    .description('let somebody in at an event, or take that back (helpers at its door, whoever runs it)')
    .argument('<event>', idOrTitle)
    .argument('<person>', `the code of their ticket ("ABCD EFGH"), ${idEmailOrName}`)
    .option('--door <name>', 'by which door, up to 60 characters')
    .option(
      '--walk-in',
      'they come without a seat: take a free one for this e-mail address, or for a guest by this name',
    )
    .option('--undo', 'they are not in any more; with --walk-in, a guest')
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm checkin "Robotics Workshop" "ABCD EFGH" --door "Main gate"',
        'evm checkin "Robotics Workshop" priya@college.example',
        'evm checkin "Robotics Workshop" priya@college.example --undo',
        'evm checkin "Robotics Workshop" "Nandini Das" --walk-in',
      ),
    )
    .action(async (named, typed, { door, undo, walkIn, json }) => {
      const eventId = await findEvent(evm, named);
      const by = walkIn ? walkingIn : withSeat;
      const { found, attendance } = undo
        ? await by.undo(evm, eventId, typed)
        : await by.enter(evm, { eventId, ...(door && { door }) }, typed);
      evm.io.say(`${found.name} is ${undo ? 'not in any more' : 'in'}: ${attendance.in} of ${attendance.expected}.`);
      showOne(evm.io, (await shownBy(evm, json))(found), json);
    });
