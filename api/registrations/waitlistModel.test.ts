import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { isThorough } from '../testing/sample.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent } = api;
afterAll(api.close);

/** What a line is: who sits, and who waits in which order. */
interface Line {
  capacity: number;
  seated: readonly number[];
  waiting: readonly number[];
}

type Act =
  | { what: 'register' | 'join' | 'cancel' | 'leave' | 'remove' | 'giveSeat'; who: number }
  | { what: 'resize'; capacity: number };

/** Ten lines that everything else must agree with. */
function after({ capacity, seated, waiting }: Line, act: Act): Line {
  if (act.what === 'resize')
    return handOn(
      act.capacity < seated.length ? { capacity, seated, waiting } : { capacity: act.capacity, seated, waiting },
    );
  const { what, who } = act;
  const without = (people: readonly number[]) => people.filter((each) => each !== who);
  const isIn = seated.includes(who) || waiting.includes(who);
  const isFree = seated.length < capacity && waiting.length === 0;
  if (what === 'register' || what === 'join') {
    if (isIn || (what === 'register' && !isFree)) return { capacity, seated, waiting };
    return isFree ? { capacity, seated: [...seated, who], waiting } : { capacity, seated, waiting: [...waiting, who] };
  }
  if (what === 'giveSeat')
    return waiting.includes(who)
      ? { capacity: Math.max(capacity, seated.length + 1), seated: [...seated, who], waiting: without(waiting) }
      : { capacity, seated, waiting };
  return handOn({ capacity, seated: what === 'leave' ? seated : without(seated), waiting: without(waiting) });
}

function handOn({ capacity, seated, waiting }: Line): Line {
  const free = capacity - seated.length;
  return { capacity, seated: [...seated, ...waiting.slice(0, free)], waiting: waiting.slice(free) };
}

const organizer = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
const people = await buildUsers(6);

const doers: Record<Act['what'], (event: BuiltEvent, act: Act) => Promise<unknown>> = {
  register: (event, act) => send(personOf(act), 'registerForEvent', 'RegisterForEventInput', form(event, act)),
  join: (event, act) => send(personOf(act), 'joinWaitlist', 'RegisterForEventInput', form(event, act)),
  cancel: (event, act) => send(personOf(act), 'cancelRegistration', 'CancelRegistrationInput', { eventId: event.id }),
  leave: (event, act) => send(personOf(act), 'leaveWaitlist', 'LeaveWaitlistInput', { eventId: event.id }),
  remove: (event, act) =>
    send(admin, 'removeRegistration', 'RemoveRegistrationInput', { eventId: event.id, userId: personOf(act).id }),
  giveSeat: (event, act) =>
    send(organizer, 'giveSeat', 'GiveSeatInput', { eventId: event.id, userId: personOf(act).id }),
  resize: (event, act) =>
    send(organizer, 'updateEvent', 'UpdateEventInput', {
      eventId: event.id,
      capacity: (act as { capacity: number }).capacity,
    }),
};
const personOf = (act: Act): Person => people[(act as { who: number }).who]!;
const form = ({ id }: BuiltEvent, act: Act) => ({
  eventId: id,
  name: personOf(act).lastName,
  email: personOf(act).email,
});
const send = async (who: Person, name: string, input: string, given: object) => {
  const { code } = await as(who)(`mutation ($input: ${input}!) { ${name}(input: $input) { __typename } }`, {
    input: given,
  });
  if (code === 'INTERNAL') throw new Error(`${name} failed`);
};

const number = new Map(people.map(({ uuid }, n) => [uuid, n]));
const inOrder = (people: readonly number[]) => people.toSorted((a, b) => a - b);
const stateOf = async (event: BuiltEvent) => {
  const rows = await sql<{ user: string; state: string }>(
    'SELECT user_id AS user, state FROM registrations WHERE event_id = $1 ORDER BY place',
    [event.uuid],
  );
  const [counts] = await sql('SELECT capacity, taken, waiting FROM events WHERE id = $1', [event.uuid]);
  const of = (state: string) => rows.filter((row) => row.state === state).map(({ user }) => number.get(user)!);
  return { ...counts, seated: inOrder(of('confirmed')), line: of('waitlisted') };
};

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constantFrom('register', 'join', 'join', 'join', 'cancel', 'leave', 'remove', 'giveSeat'),
      who: fc.integer({ min: 0, max: people.length - 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('resize'), capacity: fc.integer({ min: 1, max: 5 }) }) },
);

test('whatever people do one after the other, the line is as ten lines of a model say', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(act, { minLength: 8, maxLength: 20 }),
      async (capacity, acts) => {
        const event = await buildEvent({ capacity, createdBy: organizer });
        let model: Line = { capacity, seated: [], waiting: [] };
        for (const each of acts) {
          await doers[each.what](event, each);
          model = after(model, each);
          expect(await stateOf(event)).toEqual({
            capacity: model.capacity,
            taken: model.seated.length,
            waiting: model.waiting.length,
            seated: inOrder(model.seated),
            line: model.waiting,
          });
        }
        await sql('DELETE FROM events WHERE id = $1', [event.uuid]);
      },
    ),
    { numRuns: isThorough ? 200 : 25 },
  );
});
