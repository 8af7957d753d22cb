import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { deleteEndedTickets } from './sweep.ts';
import { codeCount } from './code.ts';

const api = await startApi();
afterAll(api.close);

let organizer: Person;
let person: Person;
let event: BuiltEvent;
beforeEach(async () => {
  [organizer, person] = [await api.buildUser({ role: 'organizer' }), await api.buildUser()];
  event = await api.buildEvent({ createdBy: organizer, capacity: 1 });
});

const take = async (who = person, field = 'registerForEvent') => {
  const answer = await api.as(who)(
    `mutation ($input: RegisterForEventInput!) { ${field}(input: $input) { registration { id } } }`,
    { input: { eventId: event.id, name: 'Asha Rao', email: who.email } },
  );
  expect(answer.errors).toEqual([]);
};
const giveBack = async (who = person) =>
  api.as(who)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { deletedRegistrationId } }', {
    id: event.id,
  });
const seatOf = async (who: Person) => {
  const [row] = await api.sql<{ id: string; number: string }>(
    'SELECT id, ticket_number AS number FROM registrations WHERE user_id = $1',
    [who.uuid],
  );
  return row!;
};
const endedOf = (who: Person) =>
  api.sql<{ id: string; number: string; event: string }>(
    'SELECT registration_id AS id, ticket_number AS number, event_id AS event FROM ended_tickets WHERE user_id = $1',
    [who.uuid],
  );

describe('the ticket of a given-back seat', () => {
  test('is kept without a read of other people’s tickets, even with a plan from when the table was empty', async () => {
    const others = await api.buildUsers(40);
    const fair = await api.buildEvent({ capacity: 40 });
    await api.buildRegistrations(fair, others);
    await api.sql('VACUUM ended_tickets');
    const client = await api.database.pool.connect();
    await client.query('BEGIN');
    for (const { uuid } of others) await client.query('SELECT evm_leave_seat($1, $2, true)', [fair.uuid, uuid]);
    const { rows } = await client.query(
      `SELECT n_tup_ins AS kept, seq_tup_read AS read FROM pg_stat_xact_user_tables WHERE relname = 'ended_tickets'`,
    );
    await client.query('ROLLBACK');
    client.release();
    expect(rows).toEqual([{ kept: '40', read: '0' }]);
  });

  test('survives for the last 20 seats per person and event', async () => {
    const given: string[] = [];
    for (let n = 0; n < 23; n += 1) {
      await take();
      given.push((await seatOf(person)).id);
      await giveBack();
    }
    expect((await endedOf(person)).map(({ id }) => id).toSorted()).toEqual(given.slice(-20).toSorted());
  });

  test('has a random number in the range of eight-letter codes', async () => {
    const numbers = await api.sql<{ number: string }>(
      `SELECT (uuid_hash_extended(gen_random_uuid(), 0) & 9223372036854775807) % 110075314176 AS number
         FROM generate_series(1, 2000)`,
    );
    const all = numbers.map(({ number }) => Number(number));
    expect(codeCount).toBe(110_075_314_176);
    expect(new Set(all).size).toBe(2000);
    // uniformly distributed: each tenth gets its share
    const tenths = Array.from({ length: 10 }, (_, n) =>
      all.filter((each) => Math.floor((each / codeCount) * 10) === n),
    );
    expect(Math.min(...tenths.map(({ length }) => length))).toBeGreaterThan(100);
    await take();
    const { number } = await seatOf(person);
    expect(Number(number)).toBeLessThan(codeCount);
  });

  test('is remembered only if there was a seat', async () => {
    await take();
    const { id, number } = await seatOf(person);
    const other = await api.buildUser();
    await take(other, 'joinWaitlist');
    const waiting = await seatOf(other);
    await giveBack();
    expect(await endedOf(person)).toEqual([{ id, number, event: event.uuid }]);
    // the next person in line got the seat and keeps the number of their waitlist entry
    expect(await seatOf(other)).toEqual(waiting);
    await take(person, 'joinWaitlist');
    await giveBack();
    expect(await endedOf(person)).toHaveLength(1);
    expect(await endedOf(other)).toEqual([]);
  });

  test('is remembered if the organizer removes the person, or if they become an organizer', async () => {
    await take();
    const removed = await seatOf(person);
    const other = await api.buildUser();
    await take(other, 'joinWaitlist');
    const answer = await api.as(organizer)(
      'mutation ($input: RemoveRegistrationsInput!) { removeRegistrations(input: $input) { removedUserIds } }',
      { input: { eventId: event.id, userIds: [person.id] } },
    );
    expect(answer.errors).toEqual([]);
    expect(await endedOf(person)).toEqual([{ ...removed, event: event.uuid }]);

    const next = await seatOf(other);
    await api.as(await api.buildUser({ role: 'admin' }))(
      'mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }',
      { input: { userId: other.id, role: 'ORGANIZER' } },
    );
    expect(await endedOf(other)).toEqual([{ ...next, event: event.uuid }]);
  });

  test('is deleted with the event, with the account, and after 90 days', async () => {
    const gone = await api.buildUser();
    await take(gone);
    await giveBack(gone);
    await take(gone);
    await api.sql('DELETE FROM users WHERE id = $1', [gone.uuid]);
    expect(await endedOf(gone)).toEqual([]);

    for (let times = 0; times < 2; times += 1) {
      await take();
      await giveBack();
    }
    await take();
    const [old] = await endedOf(person);
    await api.sql(`UPDATE ended_tickets SET ended_at = now() - interval '91 days' WHERE registration_id = $1`, [
      old!.id,
    ]);
    await deleteEndedTickets.run(api);
    expect(await endedOf(person)).toHaveLength(1);
    await api.sql('DELETE FROM events WHERE id = $1', [event.uuid]);
    expect(await endedOf(person)).toEqual([]);
  });
});
