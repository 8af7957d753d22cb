import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeDigests } from '../digest/write.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { feedsAt, readCalendar } from '../testing/calendar.ts';
import { openPool } from '../testing/database.ts';
import { LiveClient } from '../testing/live.ts';
import { mailTo } from '../testing/mail.ts';
import { waitingFor } from '../testing/waiting.ts';
import { remindOfEvents } from './reminders/reminders.ts';
import { notifyEndedWaitlists, promoteForgotten } from './waitlist/sweep.ts';

const api = await startApi();
const { as, sql, address, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist, buildRequests } = api;
afterAll(api.close);

let organizer: Person;
let admin: Person;
beforeAll(async () => {
  admin = await buildUser({ role: 'admin' });
});
beforeEach(async () => {
  organizer = await buildUser({ role: 'organizer' });
});

const build = (facts: Parameters<typeof buildEvent>[0] = {}) =>
  buildEvent({ createdBy: organizer, title: 'Kite day', capacity: 9, ...facts });

/** Runs a mutation; returns its error code, or `done`. */
const run = async (who: Person, mutation: string, input: object) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`.replace('JoinWaitlist', 'RegisterForEvent');
  const { code } = await as(who)(`mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`, {
    input,
  });
  return code ?? 'done';
};
const cancelEvent = (event: BuiltEvent, reason?: string, who = organizer) =>
  run(who, 'cancelEvent', { eventId: event.id, reason });
const form = (person: Person, { id }: BuiltEvent) => ({ eventId: id, name: person.lastName, email: person.email });
const read = async (who: Person, { id }: BuiltEvent, fields: string) =>
  (
    await as(who)<{ event: Record<string, unknown> | null }>(`query ($id: ID!) { event(id: $id) { ${fields} } }`, {
      id,
    })
  ).data.event;
const kindsTo = async (person: Person) => (await mailTo(api, person)).map(({ kind }) => kind);

describe('cancelling an event', () => {
  test('keeps it as a record with the reason, and notifies everyone with a registration exactly once', async () => {
    const event = await build({ capacity: 1 });
    const [seated, waiting, asking] = await buildUsers(3);
    await buildRegistrations(event, [seated!]);
    await buildWaitlist(event, [waiting!]);
    await buildRequests(event, [asking!]);
    expect(await read(organizer, event, 'deletionNotifies viewerCanCancelEvent')).toEqual({
      deletionNotifies: 3,
      viewerCanCancelEvent: true,
    });

    expect(await cancelEvent(event, ' A storm is coming. ')).toBe('done');
    const after = {
      cancelledAt: expect.any(String),
      cancellationReason: 'A storm is coming.',
      version: 2,
      deletionNotifies: 0,
      viewerCanCancelEvent: false,
      viewerRegistrationState: 'CANCELLED',
    };
    expect(await read(organizer, event, Object.keys(after).join(' '))).toEqual(after);

    // cancelling it again, or deleting it later, sends no second message
    expect(await cancelEvent(event, 'Another reason')).toBe('done');
    expect(await read(organizer, event, 'version cancellationReason')).toEqual({
      version: 2,
      cancellationReason: 'A storm is coming.',
    });
    expect(await run(organizer, 'deleteEvent', { eventId: event.id })).toBe('done');
    for (const person of [seated!, waiting!, asking!]) {
      const letters = await mailTo(api, person);
      expect(letters).toMatchObject([
        { kind: 'event-deleted', data: { reason: 'A storm is coming.', title: 'Kite day', version: 2 } },
      ]);
      expect(await sql('SELECT kind FROM notices WHERE user_id = $1', [person.uuid])).toEqual([
        { kind: 'event-deleted' },
      ]);
    }
    expect(
      await sql('SELECT action, after FROM audit_entries WHERE subject_id = $1 ORDER BY id', [event.id]),
    ).toMatchObject([{ action: 'event.cancel', after: { reason: 'A storm is coming.' } }, { action: 'event.delete' }]);
  });

  test('is for its creator and admins, of approved events that have not begun', async () => {
    const [event, colleague] = [await build(), await buildUser({ role: 'organizer' })];
    expect(await cancelEvent(event, undefined, colleague)).toBe('FORBIDDEN');
    expect(await cancelEvent(event, undefined, await buildUser())).toBe('FORBIDDEN');
    expect(await cancelEvent(await build({ approval: 'pending' }))).toBe('FORBIDDEN');
    expect(await cancelEvent(await build({ date: inHours(-1) }))).toBe('EVENT_STARTED');
    expect(await cancelEvent(event, 'x'.repeat(501))).toBe('VALIDATION_FAILED');
    expect(await cancelEvent({ ...event, id: 'event_01jd5xq2m8fz4tqv7n3r6k9w0c' })).toBe('NOT_FOUND');
    expect(await read(organizer, event, 'cancelledAt')).toEqual({ cancelledAt: null });
    expect(await cancelEvent(event, undefined, admin)).toBe('done');
  });

  test('can be done to one event of a series; later edits of the series leave it out', async () => {
    const event = await build();
    expect(await run(organizer, 'repeatEvent', { eventId: event.id, every: 'WEEK', times: 3 })).toBe('done');
    const rows = await sql<{ id: string; title: string }>(
      'SELECT id, title FROM events WHERE created_by = $1 ORDER BY date',
      [organizer.uuid],
    );
    const second = { id: api.idOf('event', rows[1]!.id), uuid: rows[1]!.id, date: event.date };
    expect(await cancelEvent(second)).toBe('done');
    expect(await run(organizer, 'updateSeries', { eventId: event.id, title: 'Kite week' })).toBe('done');
    expect(
      await sql('SELECT title, cancelled_at IS NOT NULL AS gone FROM events WHERE created_by = $1 ORDER BY date', [
        organizer.uuid,
      ]),
    ).toEqual([
      { title: 'Kite week', gone: false },
      { title: 'Kite day', gone: true },
      { title: 'Kite week', gone: false },
    ]);
    // a copy is not cancelled
    expect(await run(organizer, 'duplicateEvent', { eventId: second.id, date: inHours(90), title: 'Copy' })).toBe(
      'done',
    );
    expect(await sql(`SELECT cancelled_at, cancellation_reason FROM events WHERE title = 'Copy'`)).toEqual([
      { cancelled_at: null, cancellation_reason: null },
    ]);
  });

  test('frees its place among the upcoming events that an organizer may own', async () => {
    const event = await build();
    const [{ most }] = (await sql('SELECT max_events_per_organizer AS most FROM system_settings')) as [
      { most: number },
    ];
    for (let n = 1; n < most; n += 1) await build();
    const create = { title: 'One more', description: 'Kites', date: inHours(30), location: 'Roof' };
    expect(await run(organizer, 'createEvent', create)).toBe('EVENT_LIMIT_REACHED');
    await cancelEvent(event);
    expect(await run(organizer, 'createEvent', create)).toBe('done');
  });
});

describe('a cancelled event', () => {
  test('takes and gives no seats by any route, and can no longer be changed', async () => {
    const event = await build({ capacity: 2, date: inHours(0.5) });
    await sql('UPDATE events SET self_check_in = true, walk_ins = true WHERE id = $1', [event.uuid]);
    const [seated, waiting, asking, other] = (await buildUsers(4)) as [Person, Person, Person, Person];
    await buildRegistrations(event, [seated]);
    await buildWaitlist(event, [waiting]);
    await buildRequests(event, [asking]);
    await cancelEvent(event);
    const before = await sql('SELECT * FROM registrations WHERE event_id = $1 ORDER BY id', [event.uuid]);
    const eventId = event.id;
    const one = (who: Person, mutation: string, input: object = {}) => run(who, mutation, { eventId, ...input });
    const scan = { id: '0190c5f6-3f0e-7cc1-9d6b-0c1f6a2d9b10', userId: seated.id, at: new Date() };
    const codes = {
      registerForEvent: await one(other, 'registerForEvent', form(other, event)),
      joinWaitlist: await one(other, 'joinWaitlist', form(other, event)),
      again: await one(seated, 'registerForEvent', form(seated, event)),
      cancelRegistration: await one(seated, 'cancelRegistration'),
      leaveWaitlist: await one(waiting, 'leaveWaitlist'),
      addRegistration: await one(admin, 'addRegistration', { userId: other.id }),
      removeRegistration: await one(admin, 'removeRegistration', { userId: seated.id }),
      approveRegistrations: await one(organizer, 'approveRegistrations', { userIds: [asking.id] }),
      declineRegistrations: await one(organizer, 'declineRegistrations', { userIds: [asking.id], reason: 'No' }),
      removeRegistrations: await one(organizer, 'removeRegistrations', { userIds: [seated.id] }),
      giveSeat: await one(organizer, 'giveSeat', { userId: waiting.id }),
      answerQuestions: await one(seated, 'answerQuestions', { answers: [] }),
      checkIn: await one(organizer, 'checkIn', { userId: seated.id }),
      checkInSelf: await one(seated, 'checkInSelf', { code: '123456' }),
      walkIn: await one(organizer, 'walkIn', { email: other.email }),
      addGuest: await one(organizer, 'addGuest', { name: 'A guest' }),
      updateEvent: await one(organizer, 'updateEvent', { capacity: 20 }),
      rejectEvent: await one(admin, 'rejectEvent', { reason: 'Too loud' }),
    };
    expect(Object.entries(codes).filter(([, code]) => code !== 'EVENT_CANCELLED')).toEqual([]);
    const { data } = await as(organizer)<{ checkIns: { answers: { outcome: string; message: string }[] } }>(
      'mutation ($input: CheckInsInput!) { checkIns(input: $input) { answers { outcome message } } }',
      { input: { eventId, sentAt: new Date(), scans: [scan] } },
    );
    expect(data.checkIns.answers).toEqual([{ outcome: 'EVENT_CANCELLED', message: 'This event is cancelled.' }]);
    await promoteForgotten.run({ ...api, address: api.url });
    expect(await sql('SELECT * FROM registrations WHERE event_id = $1 ORDER BY id', [event.uuid])).toEqual(before);
    expect(await sql('SELECT 1 FROM scans WHERE event_id = $1', [event.uuid])).toEqual([]);
  });

  test('stays in My Events and in the lists of those it concerns; others do not see it in lists', async () => {
    const [event, seated, other] = [await build({ date: inHours(3) }), await buildUser(), await buildUser()];
    await buildRegistrations(event, [seated]);
    await cancelEvent(event, 'Rain');
    const seen = async (who: Person) => {
      const { data } = await as(who)<Record<string, { edges: { node: { id: string } }[] }>>(
        `query {
           events(first: 100, filter: UPCOMING) { edges { node { id } } }
           free: events(first: 100, freeSeats: true) { edges { node { id } } }
           mine: myEvents(part: COMING) { edges { node { id } } }
           running: myEvents(part: RUNNING) { edges { node { id } } }
         }`,
      );
      return Object.keys(data).filter((list) => data[list]!.edges.some(({ node }) => node.id === event.id));
    };
    expect(await seen(seated)).toEqual(['events', 'mine']);
    expect(await seen(organizer)).toEqual(['events', 'running']);
    expect(await seen(admin)).toEqual(['events']);
    expect(await seen(other)).toEqual([]);
    expect(await read(other, event, 'title cancellationReason')).toEqual({
      title: 'Kite day',
      cancellationReason: 'Rain',
    });
    const { data: home } = await as(seated)<{ home: { nextEvent: unknown; upcomingEvents: { id: string }[] } }>(
      '{ home { nextEvent { id } upcomingEvents { id } } }',
    );
    expect(home.home.nextEvent).toBeNull();
    expect(home.home.upcomingEvents.map(({ id }) => id)).not.toContain(event.id);
  });

  test('shows on the ticket and in calendars', async () => {
    const [event, seated, other] = [await build(), await buildUser(), await buildUser()];
    await buildRegistrations(event, [seated]);
    const feeds = feedsAt(api);
    const all = [await feeds.make(seated, 'MINE'), await feeds.make(other, 'ALL')];
    await cancelEvent(event);
    const { data } = await as(seated)('query ($id: ID!) { ticket(id: $id) { state code payload event { title } } }', {
      id: event.id,
    });
    expect(data).toEqual({ ticket: { state: 'CANCELLED', code: null, payload: null, event: { title: 'Kite day' } } });
    for (const feed of all) {
      const { entries } = readCalendar(await (await feeds.fetchFeed(feed)).text());
      expect(entries.filter(({ uid }) => uid.startsWith(event.uuid))).toMatchObject([
        { status: 'CANCELLED', sequence: 2 },
      ]);
    }
    const file = (await read(seated, event, 'calendarFile')) as { calendarFile: string };
    expect(readCalendar(file.calendarFile).entries).toMatchObject([{ status: 'CANCELLED', sequence: 2 }]);
  });

  test('sends no reminder and no news, is no overlap, and is not in the digest', async () => {
    const event = await build({ date: inHours(20) });
    const [seated, waiting] = (await buildUsers(2)) as [Person, Person];
    await buildRegistrations(event, [seated]);
    await buildWaitlist(event, [waiting]);
    await sql(`UPDATE registrations SET created_at = now() - interval '2 days' WHERE event_id = $1`, [event.uuid]);
    await cancelEvent(event);
    const strict = await buildEvent({ date: event.date });
    await sql('UPDATE events SET refuse_overlaps = true WHERE id = $1', [strict.uuid]);
    expect(await run(seated, 'registerForEvent', form(seated, strict))).toBe('done');
    expect(await read(seated, strict, 'viewerOverlaps { id }')).toEqual({ viewerOverlaps: [] });

    await sql(`INSERT INTO message_choices (user_id, topic, way, wanted) VALUES ($1, 'digest', 'email', true)`, [
      seated.uuid,
    ]);
    await remindOfEvents.run({ ...api, address: api.url });
    await writeDigests(api.database, '2026-11-30', new Date());
    await sql(`UPDATE events SET date = now() - interval '1 minute' WHERE id = $1`, [event.uuid]);
    await notifyEndedWaitlists.run({ ...api, address: api.url });
    expect(await kindsTo(waiting)).toEqual(['event-deleted']);
    const letters = await mailTo(api, seated);
    expect(letters.filter(({ data }) => (data as { id?: string }).id === event.uuid)).toMatchObject([
      { kind: 'event-deleted' },
    ]);
    expect(JSON.stringify(letters.filter(({ kind }) => kind === 'digest'))).not.toContain(event.uuid);
  });

  test('lets go of the people of deleted accounts, and promotes nobody', async () => {
    const event = await build({ capacity: 1 });
    const [seated, waiting] = (await buildUsers(2)) as [Person, Person];
    await buildRegistrations(event, [seated]);
    await buildWaitlist(event, [waiting]);
    await cancelEvent(event);
    await sql('DELETE FROM users WHERE id = $1', [seated.uuid]);
    expect(await sql('SELECT taken, waiting FROM events WHERE id = $1', [event.uuid])).toEqual([
      { taken: 0, waiting: 1 },
    ]);
    expect(await kindsTo(waiting)).toEqual(['event-deleted']);
  });

  test('is announced to open screens at once', async () => {
    const [event, seated] = [await build(), await buildUser()];
    await buildRegistrations(event, [seated]);
    const client = await LiveClient.open(api.url, await api.tokenOf(seated));
    const feed = client.subscribe({
      query:
        'subscription ($id: ID!) { seatsChanged(eventId: $id) { cancellationReason viewerRegistrationState viewerCanCancel } }',
      variables: { id: event.id },
    });
    const before = { cancellationReason: null, viewerRegistrationState: 'REGISTERED', viewerCanCancel: true };
    expect((await feed.next()).data).toEqual({ seatsChanged: before });
    await cancelEvent(event, 'Rain');
    const after = { cancellationReason: 'Rain', viewerRegistrationState: 'CANCELLED', viewerCanCancel: false };
    await feed.until(() => JSON.stringify(feed.answers.at(-1)?.data) === JSON.stringify({ seatsChanged: after }));
    await client.close();
  });
});

describe('races against cancelling', () => {
  /** Runs the acts while the event's row is locked, so that all of them wait for it behind the cancelling. */
  const afterCancelling = async <T>(event: BuiltEvent, acts: readonly (() => Promise<T>)[]): Promise<T[]> => {
    const pool = openPool(address, 1);
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [event.uuid]);
    const cancelling = cancelEvent(event);
    await expect.poll(() => waitingFor(client)).toBe(1);
    const answers: Promise<T>[] = [];
    for (const act of acts) {
      answers.push(act());
      await expect.poll(() => waitingFor(client)).toBe(1 + answers.length);
    }
    await client.query('COMMIT');
    client.release();
    await pool.end();
    expect(await cancelling).toBe('done');
    return Promise.all(answers);
  };

  test('a registration that waits behind the cancelling gets no seat', async () => {
    const event = await build();
    const other = await buildUser();
    const codes = await afterCancelling(event, [() => run(other, 'registerForEvent', form(other, event))]);
    expect(codes).toEqual(['EVENT_CANCELLED']);
    expect(await sql('SELECT taken FROM events WHERE id = $1', [event.uuid])).toEqual([{ taken: 0 }]);
  });

  test('a cancelled seat that waits behind the cancelling promotes nobody', async () => {
    const event = await build({ capacity: 1 });
    const [seated, waiting] = (await buildUsers(2)) as [Person, Person];
    await buildRegistrations(event, [seated]);
    await buildWaitlist(event, [waiting]);
    const deleted = async () => {
      await sql('DELETE FROM users WHERE id = $1', [seated.uuid]);
      return 'done';
    };
    await afterCancelling(event, [deleted]);
    expect(await sql('SELECT state FROM registrations WHERE event_id = $1', [event.uuid])).toEqual([
      { state: 'waitlisted' },
    ]);
    expect(await kindsTo(waiting)).toEqual(['event-deleted']);
  });

  test('a check-in and a walk-in that wait behind the cancelling let nobody in', async () => {
    const event = await build({ date: inHours(1) });
    await sql('UPDATE events SET walk_ins = true WHERE id = $1', [event.uuid]);
    const [seated, other] = (await buildUsers(2)) as [Person, Person];
    await buildRegistrations(event, [seated]);
    const codes = await afterCancelling(event, [
      () => run(organizer, 'checkIn', { eventId: event.id, userId: seated.id }),
      () => run(organizer, 'walkIn', { eventId: event.id, email: other.email }),
    ]);
    expect(codes).toEqual(['EVENT_CANCELLED', 'EVENT_CANCELLED']);
    expect(await sql('SELECT 1 FROM scans WHERE event_id = $1', [event.uuid])).toEqual([]);
  });
});
