import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { type BuiltEvent, type EventFacts, inHours, type Person } from '../../testing/build.ts';
import { withChangedFunction } from '../../testing/changedFunction.ts';
import { waitingFor } from '../../testing/waiting.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist } = api;
afterAll(api.close);

const organizer = await buildUser({ role: 'organizer' });
let [asha, ben] = [] as unknown as [Person, Person];
beforeEach(async () => {
  [asha, ben] = (await buildUsers(2)) as [Person, Person];
});

/** An event that begins `from` hours from now and ends `until` hours from now, or has no end. */
const buildAt = (from: number, until?: number, facts: EventFacts = {}) =>
  buildEvent({ createdBy: organizer, date: inHours(from), endsAt: until ? inHours(until) : null, ...facts });
const buildRefusingOverlaps = async (from: number, until?: number, facts?: EventFacts) => {
  const event = await buildAt(from, until, facts);
  await sql('UPDATE events SET refuse_overlaps = true WHERE id = $1', [event.uuid]);
  return event;
};
const readEvent = async (person: Person, event: BuiltEvent, first = 10) =>
  (
    await as(person)<{ event: { viewerRegistrationState: string; viewerOverlaps: { title: string }[] } }>(
      'query ($id: ID!, $first: Int!) { event(id: $id) { viewerRegistrationState viewerOverlaps(first: $first) { title } } }',
      { id: event.id, first },
    )
  ).data.event;
const titles = async (person: Person, event: BuiltEvent, first?: number) =>
  (await readEvent(person, event, first)).viewerOverlaps.map(({ title }) => title);
const send = (mutation: 'registerForEvent' | 'joinWaitlist') => (person: Person, event: BuiltEvent) =>
  as(person)<Record<string, { registration: { state: string } }>>(
    `mutation ($input: RegisterForEventInput!) { ${mutation}(input: $input) { registration { state } } }`,
    { input: { eventId: event.id, name: 'Asha', email: person.email } },
  );
const register = send('registerForEvent');
const join = send('joinWaitlist');

describe('viewerOverlaps', () => {
  const noon = new Date('2099-12-04T12:00:00Z');
  const minutes = (from: number, until: number | null): EventFacts => ({
    date: new Date(noon.getTime() + from * 60_000),
    endsAt: until === null ? null : new Date(noon.getTime() + until * 60_000),
  });
  test.each<[string, boolean, number, number | null, number, number | null]>([
    ['an event that begins while the other goes on', true, 0, 60, 30, 90],
    ['an event that contains the other', true, 0, 60, 10, 20],
    ['an event that ends as the other begins', false, -60, 0, 0, 60],
    ['an event that begins as the other ends', false, 60, 120, 0, 60],
    ['an event without an end that begins during the other', true, 59, null, 0, 60],
    ['an event without an end that begins as the other ends', false, 60, null, 0, 60],
    ['an event that goes on when the other, without an end, begins', true, -60, 1, 0, null],
    ['an event that ends when the other, without an end, begins', false, -60, 0, 0, null],
    ['two events without an end at the same moment', true, 0, null, 0, null],
    ['two events without an end, a minute apart', false, 1, null, 0, null],
  ])('%s: overlap is %s', async (_, overlaps, from, until, otherFrom, otherUntil) => {
    const mine = await buildEvent({ ...minutes(from, until), title: 'Mine' });
    const other = await buildEvent({ ...minutes(otherFrom, otherUntil), title: 'Other' });
    await buildRegistrations(mine, [asha]);
    expect(await titles(asha, other)).toEqual(overlaps ? ['Mine'] : []);
    expect(await titles(asha, mine)).toEqual([]);
    expect(await titles(ben, other)).toEqual([]);
    await buildRegistrations(other, [ben]);
    expect(await titles(ben, mine)).toEqual(overlaps ? ['Other'] : []);
  });

  test('places on the waitlist, requests and events that the viewer may no longer see are no overlaps', async () => {
    const [wanted, full, held] = [await buildAt(48, 50), await buildAt(48, 50, { capacity: 1 }), await buildAt(48, 50)];
    await buildRegistrations(full, [ben]);
    await buildWaitlist(full, [asha]);
    await buildRegistrations(held, [asha]);
    await sql(`UPDATE events SET approval = 'rejected', rejection_reason = 'Later' WHERE id = $1`, [held.uuid]);
    expect(await titles(asha, wanted)).toEqual([]);
  });

  test('`first` limits the overlaps, the earliest first; one statement serves a whole list', async () => {
    const wanted = await buildAt(100, 110);
    for (const [n, hour] of [104, 102, 106, 103].entries())
      await buildRegistrations(await buildAt(hour, 107, { title: `Number ${n}` }), [asha]);
    expect(await titles(asha, wanted, 3)).toEqual(['Number 1', 'Number 3', 'Number 0']);
    const list = (fields: string) => as(asha)(`{ events(first: 100) { edges { node { ${fields} } } } }`);
    const sent = async (fields: string) => {
      const before = api.database.reader.sent;
      expect((await list(fields)).errors).toEqual([]);
      return api.database.reader.sent - before;
    };
    expect((await sent('id viewerOverlaps { id title }')) - (await sent('id'))).toBe(1);
    expect((await as(asha)(`{ events { edges { node { viewerOverlaps(first: 11) { id } } } } }`)).fields).toEqual({
      first: 'first must lie between 1 and 10.',
    });
  });
});

describe('an event that refuses overlaps', () => {
  test('the refusal names the other event; after cancelling there the person can register', async () => {
    const chess = await buildAt(48, 50, { title: 'Chess evening' });
    const kites = await buildRefusingOverlaps(49, 51, { title: 'Kite day' });
    expect((await readEvent(asha, kites)).viewerRegistrationState).toBe('OPEN');
    await register(asha, chess);
    expect(await readEvent(asha, kites)).toEqual({
      viewerRegistrationState: 'OVERLAPS',
      viewerOverlaps: [{ title: 'Chess evening' }],
    });
    for (const refused of [await register(asha, kites), await join(asha, kites)]) {
      expect(refused.code).toBe('OVERLAPS');
      expect(refused.errors[0]!.message).toMatch(
        /^You have a seat at “Chess evening” at that time \(.+\d\d:\d\d.+\), and this event takes nobody who has one elsewhere\.$/,
      );
    }
    expect(await api.seatsOf(kites)).toMatchObject({ rows: 0, taken: 0 });
    await as(asha)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
      id: chess.id,
    });
    expect((await register(asha, kites)).data.registerForEvent!.registration.state).toBe('CONFIRMED');
    // the other event does not refuse overlaps
    expect((await register(asha, chess)).errors).toEqual([]);
    expect((await readEvent(asha, kites)).viewerRegistrationState).toBe('REGISTERED');
  });

  test('requests, joining the waitlist and registering for a series are refused too', async () => {
    await buildRegistrations(await buildAt(48, 50, { title: 'Chess evening' }), [asha]);
    const asking = await buildRefusingOverlaps(49);
    await sql('UPDATE events SET needs_approval = true WHERE id = $1', [asking.uuid]);
    expect((await register(asha, asking)).code).toBe('OVERLAPS');
    const full = await buildRefusingOverlaps(49, 51, { capacity: 1 });
    await buildRegistrations(full, [ben]);
    expect((await join(asha, full)).code).toBe('OVERLAPS');
    const later = await buildRefusingOverlaps(72);
    await sql('INSERT INTO series_events (series_id, event_id) SELECT $1, unnest($2::uuid[])', [
      asking.uuid,
      [asking.uuid, later.uuid],
    ]);
    const { data } = await as(asha)<{ registerForSeries: { registrations: object[]; withoutSeat: object[] } }>(
      `mutation ($input: RegisterForEventInput!) { registerForSeries(input: $input) {
         registrations { event { id } } withoutSeat { eventId code message } } }`,
      { input: { eventId: asking.id, name: 'Asha', email: asha.email } },
    );
    expect(data.registerForSeries).toEqual({
      registrations: [{ event: { id: later.id } }],
      withoutSeat: [{ eventId: asking.id, code: 'OVERLAPS', message: expect.stringContaining('“Chess evening”') }],
    });
  });

  test('people on the waitlist are promoted despite an overlap, and admins may register people despite one', async () => {
    const full = await buildRefusingOverlaps(48, 50, { capacity: 1 });
    await register(ben, full);
    expect((await join(asha, full)).data.joinWaitlist!.registration.state).toBe('WAITLISTED');
    const chess = await buildAt(49, 51);
    await register(asha, chess);
    await as(ben)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
      id: full.id,
    });
    expect((await readEvent(asha, full)).viewerRegistrationState).toBe('REGISTERED');
    const other = await buildRefusingOverlaps(48, 50);
    const admin = await buildUser({ role: 'admin' });
    const { errors } = await as(admin)(
      'mutation ($event: ID!, $user: ID!) { addRegistration(input: { eventId: $event, userId: $user }) { event { id } } }',
      { event: other.id, user: asha.id },
    );
    expect(errors).toEqual([]);
  });
});

describe('concurrent registrations of one person for two overlapping events', () => {
  /** Makes both registrations wait: a registration references the person's row, and another transaction holds its lock. */
  async function bothAtOnce(): Promise<string[]> {
    const [one, other] = [await buildRefusingOverlaps(48, 50), await buildRefusingOverlaps(49, 51)];
    await api.tokenOf(asha);
    const holder = await api.database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [asha.uuid]);
    const answers = [register(asha, one), register(asha, other)];
    await expect
      .poll(() => waitingFor(holder))
      .toBe(2)
      .finally(() => holder.query('COMMIT'));
    holder.release();
    return (await Promise.all(answers)).map(({ code = 'done' }) => code).toSorted((a, b) => a.localeCompare(b));
  }
  const countSeats = async () => (await sql('SELECT FROM seats WHERE user_id = $1', [asha.uuid])).length;

  test('the person gets one of two overlapping seats', async () => {
    expect(await bothAtOnce()).toEqual(['done', 'OVERLAPS']);
    expect(await countSeats()).toBe(1);
  });

  test('the race is real: without the lock the person gets both seats', async () => {
    await withChangedFunction(api, 'evm_take_seat', [/pg_advisory_xact_lock\(.*\)/, '1'], async () => {
      expect(await bothAtOnce()).toEqual(['done', 'done']);
      expect(await countSeats()).toBe(2);
    });
  });
});
