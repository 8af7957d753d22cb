import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { restOf } from '../testing/rest.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { checkIn, undo, giveBack, codeOf, ticketOf } = doorsOf(api);
const rest = restOf(api);
afterAll(api.close);

const organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
const admin = await buildUser({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
let [asha, ben] = [] as unknown as [Person, Person];
let event: BuiltEvent;
let seats: string[];
beforeEach(async () => {
  [asha, ben] = (await buildUsers(2, { firstName: 'Asha', lastName: 'Rao' })) as [Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day' });
  seats = await buildRegistrations(event, [asha, ben]);
});

describe('refused check-ins', () => {
  test('people on the waitlist, with a request or without a registration are refused', async () => {
    const [waiting, asking, stranger] = await buildUsers(3);
    await api.buildWaitlist(event, [waiting!]);
    await api.buildRequests(event, [asking!]);
    const refusalFor = async (who: { id: string }) => {
      const { code, message } = await checkIn(organizer, event, { userId: who.id });
      return [code, message];
    };
    expect(await refusalFor(waiting!)).toEqual(['NO_SEAT', 'This person is in line and has no seat.']);
    expect(await refusalFor(asking!)).toEqual(['NO_SEAT', 'This person has asked for a seat and has none yet.']);
    expect(await refusalFor(stranger!)).toEqual(['NO_SEAT', 'This person has no seat at this event.']);
    expect(await refusalFor({ id: 'user_1' })).toEqual(['NO_SEAT', 'This person has no seat at this event.']);
  });

  test('the ticket of a cancelled seat is refused, also if the person has a new seat', async () => {
    const [code, ticket] = [await codeOf(seats[0]!), ticketOf(seats[0]!, event)];
    await giveBack(asha, event);
    const codes = async () => [
      (await checkIn(organizer, event, { code })).code,
      (await checkIn(organizer, event, { ticket })).code,
    ];
    expect(await codes()).toEqual(['TICKET_GIVEN_BACK', 'TICKET_GIVEN_BACK']);
    await buildRegistrations(event, [asha]);
    expect(await codes()).toEqual(['TICKET_GIVEN_BACK', 'TICKET_GIVEN_BACK']);
  });

  test('a ticket or code of another event is refused; the message names the event if it is visible', async () => {
    const other = await buildEvent({ title: 'Robotics', createdBy: admin });
    const [of] = await buildRegistrations(other, [asha]);
    const references = [{ ticket: ticketOf(of!, other) }, { code: await codeOf(of!) }];
    for (const reference of references) {
      const refused = await checkIn(organizer, event, reference);
      expect([refused.code, refused.message]).toEqual(['WRONG_EVENT', 'This is a ticket of another event: Robotics.']);
      expect(refused.extensions!.event).toEqual({ id: other.id, title: 'Robotics', date: other.date.toISOString() });
    }
    await sql(`UPDATE events SET approval = 'rejected' WHERE id = $1`, [other.uuid]);
    for (const reference of references) {
      const hidden = await checkIn(organizer, event, reference);
      expect([hidden.code, hidden.message]).toEqual(['WRONG_EVENT', 'This is a ticket of another event.']);
    }
  });

  test('foreign, altered and forged tickets and unknown codes are refused', async () => {
    const ticket = ticketOf(seats[0]!, event);
    const codes = [
      { ticket: 'https://example.org' },
      { ticket: `${ticket.slice(0, 20)}${ticket[20] === 'A' ? 'B' : 'A'}${ticket.slice(21)}` },
      { ticket: ticketOf(seats[0]!, event, 'another secret') },
      { code: 'not one' },
      { code: 'ZZZZ ZZZZ' },
    ].map(async (named) => (await checkIn(organizer, event, named)).code);
    expect(await Promise.all(codes)).toEqual([
      'NOT_A_TICKET',
      'TICKET_ALTERED',
      'TICKET_FORGED',
      'NOT_A_TICKET',
      'NOT_A_TICKET',
    ]);
  });

  test.each<[string, object, Record<string, string>]>([
    ['without a person', {}, { userId: 'Name the person by userId, by code or by ticket, and by one of them only' }],
    [
      'with two identifications and too long values',
      { code: 'A'.repeat(31), ticket: 'A'.repeat(401), door: 'A'.repeat(61) },
      {
        userId: 'Name the person by userId, by code or by ticket, and by one of them only',
        code: 'Code must be at most 30 characters',
        ticket: 'Ticket must be at most 400 characters',
        door: 'Door must be at most 60 characters',
      },
    ],
    [
      'with an invisible character in the door',
      { userId: 'x', door: 'Gate\u200b' },
      { door: 'Door must not contain invisible characters' },
    ],
  ])('a check-in %s is refused', async (_, input, fields) => {
    expect((await checkIn(organizer, event, input)).fields).toEqual(fields);
  });
});

test('only keepers of the door can check in, undo, and see list and counts', async () => {
  const colleague = await buildUser({ role: 'organizer' });
  for (const who of [asha, colleague]) {
    expect((await checkIn(who, event, { userId: asha.id })).code).toBe('FORBIDDEN');
    expect((await undo(who, event, { userId: asha.id })).code).toBe('FORBIDDEN');
    const list = await as(who)('query ($id: ID!) { doorList(eventId: $id) { publicKey } }', { id: event.id });
    expect(list.code).toBe('FORBIDDEN');
    expect((await rest(`GET /api/events/${event.id}/checkins`, { as: who })).status).toBe(403);
    const { data } = await as(who)<{ event: object }>(
      'query ($id: ID!) { event(id: $id) { viewerCanKeepDoor attendance { in } } }',
      { id: event.id },
    );
    expect(data.event).toEqual({ viewerCanKeepDoor: false, attendance: null });
  }
});
