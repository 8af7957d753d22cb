import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { restOf } from '../testing/rest.ts';
import { fromCode } from './code.ts';
import { readTicket } from './payload.ts';
import { publicKeyOf } from './sign.ts';

const api = await startApi();
const rest = restOf(api);
afterAll(api.close);

let organizer: Person;
let person: Person;
let event: BuiltEvent;
let registrationId: string;
beforeEach(async () => {
  [organizer, person] = [await api.buildUser({ role: 'organizer' }), await api.buildUser({ firstName: 'Asha' })];
  event = await api.buildEvent({ createdBy: organizer, title: 'Kite day', capacity: 2 });
  [registrationId] = (await api.buildRegistrations(event, [person])) as [string];
});

interface TicketFields {
  registrationId: string;
  name: string;
  state: string;
  code: string | null;
  payload: string | null;
  event: { title: string } | null;
}
const fields = '{ registrationId name state code payload event { title } }';
const ticket = async (id: string, as = person) =>
  (await api.as(as)<{ ticket: TicketFields | null }>(`query ($id: ID!) { ticket(id: $id) ${fields} }`, { id })).data
    .ticket;
const giveBack = () =>
  api.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { __typename } }', {
    id: event.id,
  });
const door = () => ({
  eventId: event.id,
  keyOf: (id: string) => publicKeyOf(api.config.secret, id),
  isGivenBack: () => false,
});

describe('a seat has a ticket', () => {
  test('that the holder finds by registration, by event, and on the event', async () => {
    const own = await ticket(registrationId);
    expect(own).toMatchObject({ registrationId, state: 'VALID', event: { title: 'Kite day' } });
    const [{ number }] = (await api.sql<{ number: string }>(
      'SELECT ticket_number AS number FROM registrations WHERE user_id = $1',
      [person.uuid],
    )) as [{ number: string }];
    expect(fromCode(own!.code!)).toBe(Number(number));
    expect(await readTicket(own!.payload!, door())).toEqual({ kind: 'VALID', eventId: event.id, registrationId });
    expect(await ticket(event.id)).toEqual(own);
    const { data } = await api.as(person)(`query ($id: ID!) { event(id: $id) { viewerTicket ${fields} } }`, {
      id: event.id,
    });
    expect(data).toEqual({ event: { viewerTicket: own } });
  });

  test('that no other user can read, not even an admin', async () => {
    const others = [await api.buildUser(), organizer, await api.buildUser({ role: 'admin' })];
    for (const other of others)
      expect([await ticket(registrationId, other), await ticket(event.id, other)]).toEqual([null, null]);
  });

  test('but a waitlist entry or a request has none', async () => {
    const [waiting, asking] = [await api.buildUser(), await api.buildUser()];
    const eventWithRequest = await api.buildEvent({ createdBy: organizer });
    const full = await api.buildEvent({ createdBy: organizer, capacity: 1 });
    await api.buildRegistrations(full, [person]);
    const [inLine] = await api.buildWaitlist(full, [waiting]);
    const [request] = await api.buildRequests(eventWithRequest, [asking]);
    expect(await ticket(inLine!, waiting)).toBeNull();
    expect(await ticket(request!, asking)).toBeNull();
    expect(await ticket('event_nonsense')).toBeNull();
    expect(await ticket(person.id)).toBeNull();
  });

  test('over REST too, with an error sentence if there is none', async () => {
    const { data } = (await rest(`GET /api/tickets/${registrationId}`, { as: person })).body;
    const { code, payload } = (await ticket(registrationId))!;
    expect(data).toMatchObject({ registrationId, state: 'valid', code, payload, event: { title: 'Kite day' } });
    const refused = await rest(`GET /api/tickets/${registrationId}`, { as: organizer });
    expect([refused.status, refused.body]).toMatchObject([404, { message: 'You have no such ticket.' }]);
  });
});

describe('a ticket has a state', () => {
  test('GIVEN_BACK, without code and payload, after the seat was given back', async () => {
    await api.sql(`UPDATE registrations SET name = 'Asha of the kites' WHERE user_id = $1`, [person.uuid]);
    await giveBack();
    const gone = { registrationId, state: 'GIVEN_BACK', code: null, payload: null };
    expect(await ticket(registrationId)).toMatchObject({ ...gone, name: 'Asha of the kites' });
    // a ticket that was ended before names were stored
    await api.sql('UPDATE ended_tickets SET name = NULL');
    expect((await ticket(registrationId))?.name).toMatch(/^Asha Number /);
    expect((await ticket(event.id))?.state).toBe('GIVEN_BACK');
    const { data } = await api.as(person)('query ($id: ID!) { event(id: $id) { viewerTicket { state } } }', {
      id: event.id,
    });
    expect(data).toEqual({ event: { viewerTicket: null } });
  });

  test('VALID with a new code for a seat that was taken again', async () => {
    const first = await ticket(registrationId);
    await giveBack();
    const [again] = await api.buildRegistrations(event, [person]);
    const second = await ticket(event.id);
    expect(second).toMatchObject({ registrationId: again, state: 'VALID' });
    expect([first!.code, first!.payload]).not.toContain(second!.code);
    expect(first!.payload).not.toBe(second!.payload);
    expect((await ticket(registrationId))?.state).toBe('GIVEN_BACK');
  });

  test('OVER or ON_HOLD, depending on the event', async () => {
    await api.sql('UPDATE events SET date = $2, ends_at = $3 WHERE id = $1', [event.uuid, inHours(-2), inHours(1)]);
    expect((await ticket(registrationId))?.state).toBe('VALID');
    await api.sql('UPDATE events SET ends_at = $2 WHERE id = $1', [event.uuid, inHours(-1)]);
    expect((await ticket(registrationId))?.state).toBe('OVER');
    // an event without an end is over after 12 hours
    for (const [hours, state] of [
      [-11, 'VALID'],
      [-13, 'OVER'],
    ] as const) {
      await api.sql('UPDATE events SET date = $2, ends_at = NULL WHERE id = $1', [event.uuid, inHours(hours)]);
      expect((await ticket(registrationId))?.state).toBe(state);
    }
    await api.sql(`UPDATE events SET approval = 'rejected' WHERE id = $1`, [event.uuid]);
    expect(await ticket(registrationId)).toMatchObject({ state: 'ON_HOLD', event: null });
  });
});

test('the tickets of a list of events are loaded by one statement', async () => {
  const events = [event];
  for (let n = 0; n < 5; n += 1) events.push(await api.buildEvent({ createdBy: organizer }));
  for (const each of events.slice(1)) await api.buildRegistrations(each, [person]);
  const before = api.database.reader.sent;
  await api.as(person)('{ myEvents(part: COMING) { edges { node { id } } } }');
  const between = api.database.reader.sent;
  const { data } = await api.as(person)<{ myEvents: { edges: { node: { viewerTicket: { code: string } } }[] } }>(
    '{ myEvents(part: COMING) { edges { node { viewerTicket { code } } } } }',
  );
  expect(new Set(data.myEvents.edges.map(({ node }) => node.viewerTicket.code)).size).toBe(6);
  expect(api.database.reader.sent - between).toBe(between - before + 1);
});
