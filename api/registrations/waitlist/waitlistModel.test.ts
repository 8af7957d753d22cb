import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { isThorough } from '../../testing/sample.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent } = api;
afterAll(api.close);

/** The model of an event: seats, the waitlist in its order, and requests. Numbers are indexes into `people`. */
interface EventModel {
  decides: boolean;
  capacity: number;
  seated: readonly number[];
  waiting: readonly number[];
  asking: readonly number[];
}

type Act =
  | {
      what: 'register' | 'join' | 'cancel' | 'leave' | 'remove' | 'giveSeat' | 'approve' | 'decline';
      who: number;
    }
  | { what: 'resize'; capacity: number };

/** The reference implementation. The API must agree with it. */
function after(model: EventModel, act: Act): EventModel {
  const { capacity, seated, waiting, asking } = model;
  if (act.what === 'resize')
    return handOn({ ...model, capacity: act.capacity < seated.length ? capacity : act.capacity });
  const { what, who } = act;
  const without = (people: readonly number[]) => people.filter((each) => each !== who);
  const isFree = seated.length < capacity && waiting.length === 0;
  const placed = isFree ? { ...model, seated: [...seated, who] } : { ...model, waiting: [...waiting, who] };
  if (what === 'register' || what === 'join') {
    if ([...seated, ...waiting, ...asking].includes(who) || (what === 'register' && !isFree)) return model;
    return model.decides ? { ...model, asking: [...asking, who] } : placed;
  }
  if (what === 'approve') return asking.includes(who) ? { ...placed, asking: without(asking) } : model;
  if (what === 'decline') return { ...model, asking: without(asking) };
  if (what === 'giveSeat')
    return waiting.includes(who)
      ? {
          ...model,
          capacity: Math.max(capacity, seated.length + 1),
          seated: [...seated, who],
          waiting: without(waiting),
        }
      : model;
  return what === 'leave'
    ? { ...model, waiting: without(waiting) }
    : handOn({ ...model, seated: without(seated), waiting: without(waiting), asking: without(asking) });
}

function handOn(model: EventModel): EventModel {
  const free = model.capacity - model.seated.length;
  return { ...model, seated: [...model.seated, ...model.waiting.slice(0, free)], waiting: model.waiting.slice(free) };
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
  approve: (event, act) =>
    send(organizer, 'approveRegistrations', 'ApproveRegistrationsInput', {
      eventId: event.id,
      userIds: [personOf(act).id],
    }),
  decline: (event, act) =>
    send(organizer, 'declineRegistrations', 'DeclineRegistrationsInput', {
      eventId: event.id,
      userIds: [personOf(act).id],
      reason: 'For beginners',
    }),
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
  const [counts] = await sql('SELECT capacity, taken, waiting, requested FROM events WHERE id = $1', [event.uuid]);
  const of = (state: string) => rows.filter((row) => row.state === state).map(({ user }) => number.get(user)!);
  return { ...counts, seated: inOrder(of('confirmed')), line: of('waitlisted'), asking: inOrder(of('requested')) };
};

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constantFrom(
        'register',
        'join',
        'join',
        'join',
        'cancel',
        'leave',
        'remove',
        'giveSeat',
        'approve',
        'approve',
        'decline',
      ),
      who: fc.integer({ min: 0, max: people.length - 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('resize'), capacity: fc.integer({ min: 1, max: 5 }) }) },
);

test('after any sequence of actions, seats, waitlist and requests agree with a small model', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.integer({ min: 1, max: 3 }),
      fc.array(act, { minLength: 8, maxLength: 20 }),
      async (decides, capacity, acts) => {
        const event = await buildEvent({ capacity, createdBy: organizer });
        await sql('UPDATE events SET needs_approval = $2 WHERE id = $1', [event.uuid, decides]);
        let model: EventModel = { decides, capacity, seated: [], waiting: [], asking: [] };
        for (const each of acts) {
          await doers[each.what](event, each);
          model = after(model, each);
          expect(await stateOf(event)).toEqual({
            capacity: model.capacity,
            taken: model.seated.length,
            waiting: model.waiting.length,
            requested: model.asking.length,
            seated: inOrder(model.seated),
            line: model.waiting,
            asking: inOrder(model.asking),
          });
        }
        await sql('DELETE FROM events WHERE id = $1', [event.uuid]);
      },
    ),
    { numRuns: isThorough ? 200 : 25 },
  );
});
