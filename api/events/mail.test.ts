import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { dispatcherLock } from '../core/journal/dispatcher.ts';
import { type Api, startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { ask } from '../testing/client.ts';
import { mailTo, minutesLater } from '../testing/mail.ts';

let api: Api;
let organizer: Person;
let admin: Person;
let registered: Person[];
let event: BuiltEvent;
beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});
beforeEach(async () => {
  organizer = await api.buildUser({ role: 'organizer' });
  registered = await api.buildUsers(3);
  event = await buildEvent();
  await api.buildRegistrations(event, registered);
});
afterAll(() => api?.close());

const buildEvent = (facts: Parameters<Api['buildEvent']>[0] = {}) =>
  api.buildEvent({
    createdBy: organizer,
    title: 'Kite day',
    location: 'Roof',
    date: new Date('2099-05-04T10:00:00Z'),
    capacity: 9,
    tags: ['wind'],
    ...facts,
  });
const edit = (changes: Record<string, unknown>, { id }: BuiltEvent = event, as = organizer) =>
  api.as(as)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id version } } }', {
    input: { eventId: id, ...changes },
  });
const remove = ({ id }: BuiltEvent = event, as = organizer, reason?: string) =>
  api.as(as)('mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }', {
    input: { eventId: id, reason },
  });

const messages = async () =>
  api.sql<{ kind: string; userId: string }>(
    `SELECT kind, user_id AS "userId" FROM mail_messages WHERE data->>'id' = ANY($1) ORDER BY user_id`,
    [[event.uuid]],
  );
const toRegistered = (kind: string) =>
  registered.map(({ uuid }) => ({ kind, userId: uuid })).toSorted((a, b) => (a.userId < b.userId ? -1 : 1));

describe('mail about a change', () => {
  test.each([
    ['title', { title: 'Kite night' }],
    ['place', { location: 'Garden' }],
    ['date', { date: '2099-05-05T10:00:00.000Z' }],
    ['end', { endsAt: '2099-05-04T12:00:00+00:00' }],
  ])('a change of the %s is mailed to all registered people, with the old facts', async (_, changes) => {
    expect((await edit(changes)).errors).toEqual([]);
    expect(await messages()).toEqual(toRegistered('event-changed'));

    const [row] = await mailTo(api, registered[0]!);
    const titles = { title: 'Kite day', language: null, titles: null };
    const before = { ...titles, location: 'Roof', date: '2099-05-04T10:00:00.000Z', endsAt: null };
    const { date, ...facts } = row!.data;
    expect({ ...facts, date: new Date(date as string).toISOString() }).toEqual({
      ...before,
      ...changes,
      id: event.uuid,
      version: 2,
      standing: 'on',
      was: { ...before, id: event.uuid, version: 1, standing: 'on' },
    });
  });

  test.each([
    ['description', { description: 'Bring a kite.' }],
    ['tags', { tags: ['wind', 'sky'] }],
    ['picture', { image: 'https://evm.example/kite.png' }],
    ['capacity', { capacity: 10 }],
    [
      'title, place and date to what they are',
      { title: ' Kite day ', location: 'Roof ', date: '2099-05-04T15:30:00+05:30' },
    ],
  ])('a change of the %s sends no mail', async (_, changes) => {
    expect((await edit(changes)).errors).toEqual([]);
    expect(await messages()).toEqual([]);
  });

  test('people who cancelled, turned e-mail off or are registered elsewhere get no mail about a change', async () => {
    const [left, silent, elsewhere] = (await api.buildUsers(3)) as [Person, Person, Person];
    await api.buildRegistrations(event, [left, silent]);
    await api.buildRegistrations(await buildEvent(), [elsewhere]);
    await api.sql('UPDATE users SET notify_email = false WHERE id = $1', [silent.uuid]);
    const cancelling = 'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }';
    await api.as(left)(cancelling, { id: event.id });
    await edit({ title: 'Kite night' });

    expect((await mailTo(api, left)).map(({ kind }) => kind)).toEqual(['registration-cancelled']);
    for (const person of [silent, elsewhere, organizer]) expect(await mailTo(api, person)).toEqual([]);
    expect(await mailTo(api, registered[0]!)).toHaveLength(1);
  });

  test('a refused change sends no mail', async () => {
    const changes = { title: 'Kite night' };
    const answers = [
      await edit({ ...changes, capacity: 2 }),
      await edit({ ...changes, version: 7 }),
      await edit({ ...changes, location: '' }),
      await edit(changes, event, registered[0]),
    ];
    expect(answers.map(({ code }) => code)).toEqual([
      'CAPACITY_BELOW_TAKEN',
      'STALE_EDIT',
      'VALIDATION_FAILED',
      'FORBIDDEN',
    ]);
    expect(await messages()).toEqual([]);
  });

  test('a change of a past event sends no mail, but a move to or from the past does', async () => {
    event = await buildEvent({ date: inHours(-48) });
    await api.buildRegistrations(event, registered);
    await edit({ title: 'Kite night', date: inHours(-24).toISOString() });
    expect(await messages()).toEqual([]);
    await edit({ date: inHours(24).toISOString() });
    expect(await messages()).toHaveLength(3);
    await minutesLater(api);
    await edit({ date: inHours(-24).toISOString() });
    expect(await messages()).toHaveLength(6);
  });

  test('a change of a rejected event sends no mail', async () => {
    await api.sql(`UPDATE events SET approval = 'rejected', rejection_reason = 'Rude' WHERE id = $1`, [event.uuid]);
    for (const as of [admin, organizer]) await edit({ title: `Ruder than ${as.role}` }, event, as);
    expect(await messages()).toEqual([]);
  });

  test('if the journal cannot be written, the event does not change', async () => {
    await api.sql("ALTER TABLE journal ADD CONSTRAINT broken CHECK (kind <> 'standing.changed') NOT VALID");
    const codes = [(await edit({ title: 'Kite night' })).code, (await remove()).code];
    await api.sql('ALTER TABLE journal DROP CONSTRAINT broken');
    expect(codes).toEqual(['INTERNAL', 'INTERNAL']);
    expect(await api.sql('SELECT title, taken FROM events WHERE id = $1', [event.uuid])).toEqual([
      { title: 'Kite day', taken: 3 },
    ]);
  });
});

describe('mail about a deletion', () => {
  test('a deletion is mailed to all registered people, with a higher version for calendars', async () => {
    await edit({ capacity: 20 });
    await remove();
    expect(await messages()).toEqual(toRegistered('event-deleted'));
    const [row] = await mailTo(api, registered[0]!);
    expect(row!.data).toMatchObject({ id: event.uuid, title: 'Kite day', location: 'Roof', version: 3 });
  });

  test('a refused deletion or that of a past event sends no mail', async () => {
    expect((await remove(event, registered[0])).code).toBe('FORBIDDEN');
    expect(await messages()).toEqual([]);
    event = await buildEvent({ date: inHours(-1) });
    await api.buildRegistrations(event, registered);
    expect((await remove()).errors).toEqual([]);
    expect(await messages()).toEqual([]);
  });
});

describe('the reason of a change', () => {
  const [reason, later] = ['  The roof is wet.  ', 'Garden it is.'];
  const lettersTo = async (person: Person) => (await mailTo(api, person)).map(({ data }) => data);

  test('people with a seat read it in mail and notice', async () => {
    await edit({ location: 'Hall', reason });
    expect(await lettersTo(registered[0]!)).toMatchObject([{ location: 'Hall', reason: 'The roof is wet.' }]);
    const { notices } = (
      await api.as(registered[0]!)<{ notices: { edges: { node: { text: string } }[] } }>(
        '{ notices(first: 1) { edges { node { text } } } }',
      )
    ).data;
    expect(notices.edges[0]!.node.text).toBe('Now at Hall. The roof is wet.');
  });

  test('a later change within the same letter keeps it, unless it has another one', async () => {
    await edit({ location: 'Hall', reason });
    await edit({ title: 'Kite night' });
    expect(await lettersTo(registered[0]!)).toMatchObject([{ title: 'Kite night', reason: 'The roof is wet.' }]);
    await edit({ location: 'Garden', reason: later });
    expect(await lettersTo(registered[0]!)).toMatchObject([{ location: 'Garden', reason: later }]);
    // the next letter has none
    await minutesLater(api);
    await edit({ title: 'Kites' });
    expect((await lettersTo(registered[0]!)).at(-1)).not.toHaveProperty('reason');
  });

  test('people who lose an event that is deleted read it, but not that of an earlier change', async () => {
    await edit({ location: 'Hall', reason });
    await remove(event, organizer, later);
    expect(await lettersTo(registered[0]!)).toMatchObject([{ standing: 'gone', reason: later }]);
    event = await buildEvent();
    await api.buildRegistrations(event, registered);
    await edit({ location: 'Hall', reason }, event);
    await remove();
    expect((await lettersTo(registered[0]!)).at(-1)).not.toHaveProperty('reason');
  });

  test('it has at most 500 characters and no control characters', async () => {
    for (const wrong of ['x'.repeat(501), 'Wet\u0007'])
      for (const answer of [await edit({ location: 'Hall', reason: wrong }), await remove(event, organizer, wrong)])
        expect(answer).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect((await edit({ location: 'Hall', reason: '  ' })).errors).toEqual([]);
  });

  test('the audit trail has it', async () => {
    await edit({ location: 'Hall', reason }, event, admin);
    await remove(event, admin, later);
    const rows = await api.sql<{ after: object }>(`SELECT after FROM audit_entries WHERE subject_id = $1 ORDER BY id`, [
      event.id,
    ]);
    expect(rows.map(({ after }) => after)).toEqual([
      { fields: 'location', reason: 'The roof is wet.' },
      { reason: later },
    ]);
  });
});

describe('people who wait for a seat or ask for one', () => {
  let waiting: Person;
  let asking: Person;
  beforeEach(async () => {
    [waiting, asking] = (await api.buildUsers(2)) as [Person, Person];
    event = await buildEvent({ capacity: 3 });
    await api.buildRegistrations(event, registered);
    await api.buildWaitlist(event, [waiting]);
    await api.buildRequests(event, [asking]);
  });
  const bellOf = async (who: Person) =>
    (await api.sql<{ kind: string }>('SELECT kind FROM notices WHERE user_id = $1', [who.uuid])).map(
      ({ kind }) => kind,
    );
  const kindsOf = async (who: Person) => (await mailTo(api, who)).map(({ kind }) => kind);
  const leave = () =>
    api.as(waiting)('mutation ($id: ID!) { leaveWaitlist(input: { eventId: $id }) { deletedRegistrationId } }', {
      id: event.id,
    });

  test('hear of a change and of its end like people with a seat: by the bell and one letter each', async () => {
    await edit({ location: 'Garden' });
    await edit({ location: 'Cellar' });
    for (const who of [waiting, asking, registered[0]!]) {
      expect([await kindsOf(who), await bellOf(who)]).toEqual([['event-changed'], ['event-changed']]);
    }
    await minutesLater(api);
    const [letter] = await mailTo(api, waiting);
    expect(letter!.data).toMatchObject({ location: 'Cellar', was: { location: 'Roof' }, standing: 'waits' });
    await api.as(organizer)('mutation ($id: ID!) { cancelEvent(input: { eventId: $id }) { event { id } } }', {
      id: event.id,
    });
    for (const who of [waiting, asking]) expect(await kindsOf(who)).toEqual(['event-changed', 'event-deleted']);
  });

  test('get one letter if the event changes and a seat becomes free', async () => {
    await edit({ location: 'Garden' });
    await api.as(registered[0]!)(
      'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }',
      { id: event.id },
    );
    expect(await mailTo(api, waiting)).toMatchObject([{ kind: 'waitlist-seat', data: { location: 'Garden' } }]);
  });

  test('get no letter about an event that they have left since, nor if they are declined', async () => {
    await edit({ location: 'Garden' });
    expect(await kindsOf(waiting)).toEqual(['event-changed']);
    await leave();
    expect(await kindsOf(waiting)).toEqual([]);
    await api.as(organizer)(
      'mutation ($input: DeclineRegistrationsInput!) { declineRegistrations(input: $input) { declinedUserIds } }',
      { input: { eventId: event.id, userIds: [asking.id], reason: 'Full' } },
    );
    expect(await kindsOf(asking)).toEqual(['request-declined']);
  });

  const cancel = async (who: Person) => {
    const { errors } = await api.as(who)(
      'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }',
      { id: event.id },
    );
    expect(errors).toEqual([]);
  };

  test('get no letter about an event that they have left since, even if they had a seat before', async () => {
    const [person] = registered as [Person];
    await cancel(person);
    await minutesLater(api);
    await api.as(person)('mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { event { id } } }', {
      input: { eventId: event.id, name: 'Asha Rao', email: person.email },
    });
    await edit({ location: 'Garden' });
    expect(await kindsOf(person)).toEqual(['registration-cancelled', 'event-changed']);
    await cancel(person);
    expect([await kindsOf(person), await bellOf(person)]).toEqual([['registration-cancelled'], []]);
  });

  test('still hear that they have lost a seat if they leave the waitlist later', async () => {
    const [person] = registered as [Person];
    const reason = 'Double';
    await api.as(organizer)(
      'mutation ($input: RemoveRegistrationsInput!) { removeRegistrations(input: $input) { removedUserIds } }',
      { input: { eventId: event.id, userIds: [person.id], reason } },
    );
    const lost = await mailTo(api, person);
    expect(lost).toMatchObject([{ kind: 'registration-cancelled', data: { reason } }]);
    await api.as(person)('mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { event { id } } }', {
      input: { eventId: event.id, name: 'Asha Rao', email: person.email },
    });
    await cancel(person);
    expect([await mailTo(api, person), await bellOf(person)]).toEqual([lost, ['registration-cancelled']]);
  });

  test('get no letter if they leave before the journal has reached the change', async () => {
    const journal = await api.database.pool.connect();
    onTestFinished(() => journal.release(true));
    await journal.query('SELECT pg_advisory_lock($1)', [dispatcherLock]);
    const send = async (who: Person, mutation: string) =>
      expect((await ask(api.url, `mutation { ${mutation} }`, {}, { token: await api.tokenOf(who) })).errors).toEqual(
        [],
      );
    await send(organizer, `updateEvent(input: { eventId: "${event.id}", location: "Garden" }) { event { id } }`);
    await send(waiting, `leaveWaitlist(input: { eventId: "${event.id}" }) { deletedRegistrationId }`);
    await journal.query('SELECT pg_advisory_unlock($1)', [dispatcherLock]);
    await api.settled();
    expect([await kindsOf(waiting), await bellOf(waiting)]).toEqual([[], []]);
    expect([await kindsOf(asking), await bellOf(asking)]).toEqual([['event-changed'], ['event-changed']]);
  });
});

describe('the number of people who are notified', () => {
  const audience = async (as: Person = organizer, { id }: BuiltEvent = event) =>
    (
      await api.as(as)<{ event: { changeNotifies: number | null; deletionNotifies: number | null } }>(
        'query ($id: ID!) { event(id: $id) { changeNotifies deletionNotifies } }',
        { id },
      )
    ).data.event;

  test('is that of the messages, the waitlist too', async () => {
    event = await buildEvent({ capacity: 3 });
    await api.buildRegistrations(event, registered);
    await api.buildWaitlist(event, await api.buildUsers(2));
    expect(await audience()).toEqual({ changeNotifies: 5, deletionNotifies: 5 });
    await edit({ title: 'Kite night' });
    expect(await messages()).toHaveLength(5);
    await remove();
    expect((await messages()).filter(({ kind }) => kind === 'event-deleted')).toHaveLength(5);
  });

  test('is 0 without recipients, and hidden from people who cannot edit', async () => {
    expect(await audience(registered[0])).toEqual({ changeNotifies: null, deletionNotifies: null });
    expect(await audience(organizer, await buildEvent())).toEqual({ changeNotifies: 0, deletionNotifies: 0 });
    const past = await buildEvent({ date: inHours(-1) });
    await api.buildRegistrations(past, registered);
    expect(await audience(admin, past)).toMatchObject({ deletionNotifies: 0 });
    await api.sql(`UPDATE events SET approval = 'pending' WHERE id = $1`, [event.uuid]);
    expect(await audience()).toMatchObject({ changeNotifies: 0 });
  });
});
