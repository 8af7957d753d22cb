import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { restOf } from '../testing/rest.ts';

const api = await startApi();
const { buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { codeOf, ticketOf } = doorsOf(api);
const rest = restOf(api);
afterAll(api.close);

const organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
let [asha, ben] = [] as unknown as [Person, Person];
let event: BuiltEvent;
let seats: string[];
beforeEach(async () => {
  [asha, ben] = (await buildUsers(2, { firstName: 'Asha', lastName: 'Rao' })) as [Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day' });
  seats = await buildRegistrations(event, [asha, ben]);
});

describe('check-ins over REST', () => {
  const path = () => `/api/events/${event.id}/checkins`;

  test('REST checks a person in, refuses the second time, lists, counts and undoes', async () => {
    const answer = await rest(`POST ${path()}`, { as: organizer, body: { userId: asha.id, door: 'Main gate' } });
    expect([answer.status, answer.body.message]).toEqual([201, 'Asha Rao is in.']);
    expect(answer.body.data).toMatchObject({ userId: asha.id, by: 'Ravi Menon', state: 'confirmed' });
    const again = await rest(`POST ${path()}`, { as: organizer, body: { code: await codeOf(seats[0]!) } });
    expect(again.status).toBe(409);
    expect(again.body).toEqual({
      success: false,
      code: 'ALREADY_IN',
      message: 'Asha Rao is already in.',
      at: answer.body.data['at'],
      by: 'Ravi Menon',
      door: 'Main gate',
      name: 'Asha Rao',
      userId: asha.id,
    });
    for (const _ of 'ab') {
      const retried = await rest(`POST ${path()}`, {
        as: organizer,
        body: { userId: asha.id },
        headers: { 'Idempotency-Key': 'refused' },
      });
      expect(retried.body).toEqual(again.body);
    }
    const list = await rest<object[]>(`GET ${path()}`, { as: organizer });
    expect([list.body.total, list.body.data]).toEqual([1, [answer.body.data]]);
    const counts = await rest(`GET /api/events/${event.id}/attendance`, { as: organizer });
    expect(counts.body.data).toEqual({ in: 1, expected: 2, walkIns: 0 });
    const out = await rest(`DELETE ${path()}`, { as: organizer, body: { userId: asha.id } });
    expect([out.status, out.body.message]).toEqual([200, 'Asha Rao is not in any more.']);
    expect((await rest(`DELETE ${path()}`, { as: organizer, body: { userId: asha.id } })).body.code).toBe(
      'NOT_CHECKED_IN',
    );
  });

  test.each<[string, string, (code: string) => object, string]>([
    ['a used code', '', (code) => ({ code }), 'ALREADY_IN'],
    ['an unknown code', '', () => ({ code: 'ZZZZ ZZZZ' }), 'NOT_A_TICKET'],
    ['a walk-in who is in', '/walkins', () => ({ email: asha.email }), 'ALREADY_IN'],
    ['an unknown walk-in', '/walkins', () => ({ email: 'nobody@evm.example' }), 'VALIDATION_FAILED'],
    ['a wrong code of the event', '/checkins/self', () => ({ code: '000 000' }), 'WRONG_CODE'],
  ])('%s is refused the same way again under the same Idempotency-Key', async (_, at, bodyOf, code) => {
    await api.sql(`UPDATE events SET walk_ins = true, self_check_in = true, date = now() WHERE id = $1`, [event.uuid]);
    await rest(`POST ${path()}`, { as: organizer, body: { userId: asha.id } });
    const body = bodyOf(await codeOf(seats[0]!));
    const target = at === '' ? path() : `/api/events/${event.id}${at}`;
    const as = at === '/checkins/self' ? ben : organizer;
    const send = () =>
      rest(`POST ${target}`, { as, body, headers: { 'Idempotency-Key': `again ${code}`.replace(' ', '-') + at } });
    const first = await send();
    expect(first.body.code).toBe(code);
    expect((await send()).body).toEqual(first.body);
  });

  test('a person without a seat is 409, an invalid ticket 422', async () => {
    const stranger = await buildUser();
    const none = await rest(`POST ${path()}`, { as: organizer, body: { userId: stranger.id } });
    expect([none.status, none.body.code]).toEqual([409, 'NO_SEAT']);
    const wrong = await rest(`POST ${path()}`, { as: organizer, body: { ticket: 'nonsense' } });
    expect([wrong.status, wrong.body.code]).toEqual([422, 'NOT_A_TICKET']);
    const other = await buildEvent({ title: 'Robotics', date: inHours(50) });
    const [of] = await buildRegistrations(other, [asha]);
    const elsewhere = await rest(`POST ${path()}`, { as: organizer, body: { ticket: ticketOf(of!, other) } });
    expect(elsewhere.body).toMatchObject({ code: 'WRONG_EVENT', event: { title: 'Robotics' } });
  });
});
