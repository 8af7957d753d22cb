import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../../testing/build.ts';
import { onServer } from '../../testing/database.ts';
import { startProcess } from '../../testing/process.ts';
import { waitingFor } from '../../testing/waiting.ts';
import { remindOfEvents } from './reminders.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildRequests, buildWaitlist } = api;
afterAll(api.close);

const remind = () => remindOfEvents.run({ ...api, address: api.url });
const edit = (event: BuiltEvent, changes: Record<string, unknown>) =>
  as(organizer)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { remindBefore } } }', {
    input: { eventId: event.id, ...changes },
  });

/** Reminders per person for an event. There are as many notices as mails. */
async function remindersOf(event: BuiltEvent) {
  const of = async (table: string) =>
    Object.fromEntries(
      (
        await sql<{ id: string; times: number }>(
          `SELECT user_id AS id, count(*)::int AS times FROM ${table} WHERE kind = 'reminder' AND data->>'id' = $1 GROUP BY 1`,
          [event.uuid],
        )
      ).map(({ id, times }) => [id, times]),
    );
  const notices = await of('notices');
  expect(await of('mail_messages')).toEqual(notices);
  return notices;
}

let organizer: Person;
let asha: Person;
beforeEach(async () => {
  organizer = await buildUser({ role: 'organizer' });
  asha = await buildUser();
});

/** Gives these people seats that they have had for two months. */
async function buildOldSeats(event: BuiltEvent, people: readonly Person[]) {
  await buildRegistrations(event, people);
  await sql(`UPDATE registrations SET created_at = now() - interval '60 days' WHERE event_id = $1`, [event.uuid]);
}

/** An event that begins `hours` from now, with a seat for Asha. */
async function buildUpcoming(hours: number, remindBefore?: number[]) {
  const event = await buildEvent({ createdBy: organizer, date: inHours(hours) });
  await buildOldSeats(event, [asha]);
  if (remindBefore) await edit(event, { remindBefore });
  return event;
}

/** Simulates that time passes: moves the event closer, with its record of reminders and its seats. */
async function wait({ uuid }: BuiltEvent, hours: number) {
  await sql(`UPDATE reminded SET date = date - $2 * interval '1 hour' WHERE event_id = $1`, [uuid, hours]);
  await sql(`UPDATE events SET date = date - $2 * interval '1 hour' WHERE id = $1`, [uuid, hours]);
  await sql(`UPDATE registrations SET created_at = created_at - $2 * interval '1 hour' WHERE event_id = $1`, [
    uuid,
    hours,
  ]);
}

describe('people with a seat are reminded', () => {
  test('by default people are reminded a day and an hour before the event, once each', async () => {
    const event = await buildUpcoming(24.5);
    await edit(event, { title: 'Kite day' });
    await remind();
    expect(await remindersOf(event)).toEqual({});
    await wait(event, 1);
    await remind();
    await remind();
    expect(await remindersOf(event)).toEqual({ [asha.uuid]: 1 });
    await wait(event, 22);
    await remind();
    expect(await remindersOf(event)).toEqual({ [asha.uuid]: 1 });
    await wait(event, 0.6);
    await remind();
    await remind();
    expect(await remindersOf(event)).toEqual({ [asha.uuid]: 2 });
    const { data } = await as(asha)<{ notices: { edges: { node: { title: string; path: string } }[] } }>(
      '{ notices(first: 1) { edges { node { title path } } } }',
    );
    expect(data.notices.edges[0]!.node).toEqual({
      title: 'Coming up: Kite day',
      path: `/events/${event.id}`,
    });
  });

  test('the organizer sets the times of reminders, or turns them off', async () => {
    const early = await buildUpcoming(160, [10_080]);
    const never = await buildUpcoming(23, []);
    await remind();
    expect(await remindersOf(early)).toEqual({ [asha.uuid]: 1 });
    expect(await remindersOf(never)).toEqual({});
  });

  test('people are reminded again if the event moves to another day', async () => {
    const event = await buildUpcoming(23);
    await remind();
    await edit(event, { date: inHours(72) });
    await remind();
    expect(await remindersOf(event)).toEqual({ [asha.uuid]: 1 });
    await wait(event, 49);
    await remind();
    expect(await remindersOf(event)).toEqual({ [asha.uuid]: 2 });
  });

  test('a reminder is useless after the event has begun', async () => {
    const event = await buildUpcoming(23);
    await remind();
    const [mail] = await sql<{ at: Date }>(
      `SELECT useless_after AS at FROM mail_messages WHERE kind = 'reminder' AND data->>'id' = $1`,
      [event.uuid],
    );
    expect(mail!.at).toEqual(new Date(event.date));
  });
});

describe('no reminder is sent', () => {
  test('people on the waitlist, with a request, who cancelled or who just got a seat get no reminder', async () => {
    const [ben, cyra, dev, eve] = (await buildUsers(4)) as [Person, Person, Person, Person];
    const event = await buildUpcoming(23);
    await buildOldSeats(event, [dev]);
    await buildRequests(event, [cyra]);
    await sql('UPDATE events SET capacity = taken WHERE id = $1', [event.uuid]);
    await buildWaitlist(event, [ben, eve]);
    // Ben gets the seat, and a letter about it
    await as(dev)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
      id: event.id,
    });
    await remind();
    expect(await remindersOf(event)).toEqual({ [asha.uuid]: 1 });
    // the reminder an hour before the event is for him, too
    await wait(event, 22.2);
    await remind();
    expect(await remindersOf(event)).toEqual({ [asha.uuid]: 2, [ben.uuid]: 1 });
  });

  test('a pending event sends no reminder', async () => {
    const pending = await buildUpcoming(23);
    await sql(`UPDATE events SET approval = 'pending' WHERE id = $1`, [pending.uuid]);
    await remind();
    expect(await remindersOf(pending)).toEqual({});
  });

  test('a reminder that is late by half of its time is skipped', async () => {
    const event = await buildUpcoming(11);
    await remind();
    expect(await remindersOf(event)).toEqual({});
  });

  test('a reminder waits for a concurrent change of the date and then follows it', async () => {
    const event = await buildUpcoming(23);
    const client = await api.database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query('BEGIN');
    await client.query(`UPDATE events SET date = date + interval '2 days' WHERE id = $1`, [event.uuid]);
    let isDone = false;
    const reminding = remind().finally(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await waitingFor(client)) > 0).toBe(true);
    await client.query('COMMIT');
    await reminding;
    expect(await remindersOf(event)).toEqual({});
  });

  test('a begun event sends no reminder', async () => {
    const event = await buildUpcoming(-0.1, [5]);
    await remind();
    expect(await remindersOf(event)).toEqual({});
  });
});

describe('remindBefore', () => {
  const readRemindBefore = async (event: BuiltEvent) =>
    (
      await as(asha)<{ event: { remindBefore: number[] } }>('query ($id: ID!) { event(id: $id) { remindBefore } }', {
        id: event.id,
      })
    ).data.event.remindBefore;

  test('remindBefore defaults to a day and an hour; duplicates are dropped, the earliest reminder is first', async () => {
    const event = await buildUpcoming(100);
    expect(await readRemindBefore(event)).toEqual([1440, 60]);
    await edit(event, { remindBefore: [30, 10_080, 30] });
    expect(await readRemindBefore(event)).toEqual([10_080, 30]);
  });

  test.each([
    [[4], 'A reminder comes between 5 minutes and 30 days before the event begins'],
    [[43_201], 'A reminder comes between 5 minutes and 30 days before the event begins'],
    [[5, 6, 7, 8, 9, 10], 'An event can have at most 5 reminders'],
  ])('remindBefore cannot be %j', async (remindBefore, sentence) => {
    const event = await buildUpcoming(100);
    expect(await edit(event, { remindBefore })).toMatchObject({ fields: { remindBefore: sentence } });
    expect(await readRemindBefore(event)).toEqual([1440, 60]);
  });
});

describe('each of many people is reminded once', () => {
  const many = 450;
  let event: BuiltEvent;
  beforeEach(async () => {
    event = await buildEvent({ createdBy: organizer, date: inHours(23), capacity: many });
    await buildOldSeats(event, await buildUsers(many));
  });
  const times = async () => {
    const each = Object.values(await remindersOf(event));
    return { people: each.length, doubled: each.filter((count) => count > 1).length };
  };

  test('concurrent sweeps remind each person once', async () => {
    await Promise.all([remind(), remind(), remind()]);
    expect(await times()).toEqual({ people: many, doubled: 0 });
  });

  test('the race is real: looking first and writing then reminds people twice', async () => {
    const carelessly = async () => {
      if ((await sql('SELECT FROM reminded WHERE event_id = $1', [event.uuid])).length > 0) return;
      await sql(
        `SELECT evm_post('reminder', user_id, jsonb_build_object('id', event_id)) FROM seats WHERE event_id = $1`,
        [event.uuid],
      );
      await sql(`INSERT INTO reminded SELECT id, date, 1440 FROM events WHERE id = $1 ON CONFLICT DO NOTHING`, [
        event.uuid,
      ]);
    };
    await Promise.all([carelessly(), carelessly()]);
    expect((await times()).doubled).toBe(many);
  });

  test('a process that is killed while reminding leaves no person out and reminds none twice', async () => {
    const env = { JWT_SECRET: api.config.secret };
    const countReminded = async () => (await times()).people;
    const [last] = await sql<{ id: string }>('SELECT max(user_id::text) AS id FROM seats WHERE event_id = $1', [
      event.uuid,
    ]);
    await onServer(api.address, async (holder) => {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [last!.id]);
      const first = await startProcess(api.address, env);
      // it waits in the middle of the last batch
      await expect.poll(countReminded).toBe(400);
      await first.kill();
    });
    const others = await Promise.all([startProcess(api.address, env), startProcess(api.address, env)]);
    await expect.poll(countReminded).toBe(many);
    for (const each of others) await each.stop();
    expect(await times()).toEqual({ people: many, doubled: 0 });
  });
});
