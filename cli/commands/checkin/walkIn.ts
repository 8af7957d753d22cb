import type { Evm } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { maxSearchResults, chooseMatch, matchesWithWords } from '../../core/find.ts';
import { readUpTo } from '../../core/pages.ts';
import { fields } from './checkin.ts';
import { sentence } from './texts.ts';

const guestFields = 'scanId name at by door';

const walkInMutation = document(`mutation ($input: WalkInInput!) {
  walkIn(input: $input) { person { ${fields} } attendance { in expected } }
}`);

const addGuestMutation = document(`mutation ($input: AddGuestInput!) {
  addGuest(input: $input) { guest { ${guestFields} } attendance { in expected } }
}`);

const removeGuestMutation = document(`mutation ($input: RemoveGuestInput!) {
  removeGuest(input: $input) { guest { ${guestFields} } attendance { in expected } }
}`);

const guestSearchQuery = document(`query ($eventId: ID!, $first: Int!, $after: String, $search: String) {
  doorList(eventId: $eventId) {
    guests(first: $first, after: $after, search: $search) { edges { node { scanId name at } } pageInfo { hasNextPage endCursor } }
  }
}`);

/** The place of a check-in. */
export interface CheckInPlace {
  readonly eventId: string;
  readonly door?: string;
}

const readGuests = (evm: Evm, eventId: string, search: string) =>
  readUpTo(
    maxSearchResults,
    async (page) => (await evm.api.ask(guestSearchQuery, { eventId, search, ...page })).doorList.guests,
  );

interface Entry extends CheckInPlace {
  readonly raiseCapacity?: boolean;
  /** Also if a guest of this name is in already. */
  readonly another?: boolean;
}

/**
 * Check-in without a seat. An e-mail address identifies an account; any other text is the name of a guest. Without
 * `another`, the server refuses a repeated command.
 */
export const walkInCheckIn = {
  async enter(evm: Evm, { another = false, ...at }: Entry, typed: string) {
    if (typed.includes('@')) {
      const { person, attendance } = (await evm.api.ask(walkInMutation, { input: { ...at, email: typed } })).walkIn;
      return { found: person, attendance };
    }
    const input = { ...at, name: typed, another };
    const { guest, attendance } = (await evm.api.ask(addGuestMutation, { input })).addGuest;
    return { found: asPerson(guest), attendance };
  },
  async undo(evm: Evm, eventId: string, typed: string) {
    const { scanId } = await findGuest(evm, eventId, typed);
    const { guest, attendance } = (await evm.api.ask(removeGuestMutation, { input: { eventId, scanId } })).removeGuest;
    return { found: asPerson(guest), attendance };
  },
};

async function findGuest(evm: Evm, eventId: string, named: string) {
  const guests = await readGuests(evm, eventId, named);
  const none = () => new Failure(sentence('noGuest', { named }), exitCodes.failed);
  const found = matchesWithWords(
    guests.map(({ scanId, name, at }) => ({ id: scanId, scanId, name, more: at ?? '' })),
    named,
  );
  return chooseMatch(evm.io, 'guests', named, found, none);
}

/** Gives a guest the same fields as a person with an account. */
const asPerson = <G extends object>({ scanId: _, name, ...guest }: G & { scanId: string; name: string }) => ({
  userId: null,
  name,
  college: null,
  ...guest,
});
