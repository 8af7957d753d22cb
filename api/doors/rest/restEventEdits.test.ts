import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toUuid } from '../../core/ids/ids.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { inHours, type Person } from '../../testing/build.ts';
import { invalid, noEvent, refusalOf, restOf } from '../../testing/rest.ts';

interface Event {
  _id: string;
  title: string;
  date: string;
  updatedAt: string;
}

let api: Api;
let rest: ReturnType<typeof restOf>;
let participant: Person;
let organizer: Person;
let colleague: Person;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
  await api.sql('UPDATE system_settings SET max_events_per_organizer = 1000');
});
afterAll(() => api?.close());

const chess = { title: 'Chess evening', description: 'Bring a clock.', location: 'Hall 1' };
const create = () => rest<Event>('POST /api/events', { as: organizer, body: { ...chess, date: inHours(30) } });

const edit = (id: string, body: object, as = organizer) => rest(`PUT /api/events/${id}`, { as, body });

describe('cancelling', () => {
  test('keeps the event with the reason; then it takes no seats and no changes', async () => {
    const { _id } = (await create()).body.data;
    const cancel = (as: Person, body = {}) => rest(`POST /api/events/${_id}/cancel`, { as, body });
    for (const person of [participant, colleague])
      expect(refusalOf(await cancel(person))).toEqual([403, 'FORBIDDEN', 'Only its creator and admins can do this.']);
    const { status, body } = await cancel(organizer, { reason: 'A storm is coming.' });
    expect([status, body.message]).toEqual([200, 'Event cancelled.']);
    const cancelled = { cancelledAt: expect.any(String), cancellationReason: 'A storm is coming.' };
    expect(body.data).toMatchObject({ _id, title: 'Chess evening', ...cancelled });
    expect((await rest(`GET /api/events/${_id}`, { as: participant })).body.data).toMatchObject(cancelled);
    const refused = [409, 'EVENT_CANCELLED', 'This event is cancelled.'];
    const form = { name: 'Asha', email: participant.email };
    expect(refusalOf(await rest(`POST /api/events/${_id}/register`, { as: participant, body: form }))).toEqual(refused);
    expect(refusalOf(await edit(_id, { title: 'Again' }))).toEqual(refused);
  });
});

describe('editing', () => {
  test('changes the given fields and ignores a claimed owner', async () => {
    const { data: before } = (await create()).body;
    const claims = { createdBy: colleague.id, organizerName: 'The Dean', participants: [], eventId: 'event_1' };
    const { status, body } = await edit(before._id, { title: 'Quiet chess', capacity: '20', ...claims });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        ...before,
        title: 'Quiet chess',
        localTitle: 'Quiet chess',
        capacity: 20,
        updatedAt: body.data.updatedAt,
      },
    });
    expect((await edit(before._id, { location: 'Hall 2' }, admin)).body.data).toMatchObject({
      createdBy: organizer.id,
    });
  });

  test('moves an event with its end and deadlines if the whole event is sent back with another date', async () => {
    const { data: made } = (await create()).body;
    const after = (hours: number) => new Date(Date.parse(made.date) + hours * 3_600_000).toISOString();
    const timesIn = (hours: number) => ({
      date: after(hours),
      endDate: after(hours + 2),
      registrationRules: expect.objectContaining({ closesAt: after(hours - 10) }),
    });
    const rules = { closesAt: after(-10), mostPerCollege: 5 };
    const { data: before } = (await edit(made._id, { endDate: after(2), registrationRules: rules })).body;
    expect(before).toMatchObject(timesIn(0));
    const moved = { ...before, date: after(72) };
    expect(refusalOf(await edit(made._id, { ...moved, capacity: 'many' }))).toEqual(
      invalid({ capacity: 'Capacity must be greater than 0' }),
    );
    const { data } = (await edit(made._id, moved)).body;
    expect(data).toEqual({ ...before, ...timesIn(72), updatedAt: data.updatedAt });
  });

  test('is refused to others, and for unknown events', async () => {
    const { _id } = (await create()).body.data;
    const forbidden = [403, 'FORBIDDEN', 'You do not have permission to edit this event.'];
    for (const body of [{ title: 'Mine' }, { date: 'soon' }]) {
      for (const person of [participant, colleague])
        expect(refusalOf(await edit(_id, body, person))).toEqual(forbidden);
      expect(refusalOf(await edit('event_01jd5xq2m8fz4tqv7n3r6k9w0c', body))).toEqual(noEvent);
    }
    expect((await rest(`GET /api/events/${_id}`, { as: participant })).body.data.title).toBe('Chess evening');
  });

  test('is refused if a field is wrong, the event has changed, or people would lose their seats', async () => {
    const { _id } = (await create()).body.data;
    await api.buildRegistrations({ uuid: toUuid('event', _id)! }, [participant, await api.buildUser()]);
    expect(refusalOf(await edit(_id, { title: '', date: 'soon' }))).toEqual(
      invalid({ title: 'Title is required', date: 'Date is required' }),
    );
    expect(refusalOf(await edit(_id, { title: '', capacity: 0 }))).toEqual(
      invalid({ title: 'Title is required', capacity: 'Capacity must be greater than 0' }),
    );
    const few = 'Capacity cannot be lower than the number of people already registered.';
    expect(refusalOf(await edit(_id, { capacity: 1 }))).toEqual([409, 'CAPACITY_BELOW_TAKEN', few, { capacity: few }]);
    expect(refusalOf(await edit(_id, { version: 99, title: 'Late' }))).toEqual([
      409,
      'STALE_EDIT',
      'Somebody else has changed this event since you opened it. Nothing was overwritten.',
    ]);
  });
});

describe('an event that is sent back whole', () => {
  const save = (event: Event, as = organizer) => rest<Event>(`PUT /api/events/${event._id}`, { as, body: event });

  test('is saved if it has not been edited since it was read', async () => {
    const { data: made } = (await create()).body;
    const { data: read } = (await rest<Event>(`GET /api/events/${made._id}`, { as: organizer })).body;
    const { status, body } = await save({ ...read, title: 'Quiet chess' });
    expect([status, body.data.title]).toEqual([200, 'Quiet chess']);
    expect((await save({ ...body.data, title: 'Loud chess' })).body.data.title).toBe('Loud chess');
    // a new registration is no edit
    await api.buildRegistrations({ uuid: toUuid('event', made._id)! }, [participant]);
    const { data: seen } = (await rest<Event>(`GET /api/events/${made._id}`, { as: admin })).body;
    expect((await save({ ...seen, title: 'Blind chess' }, admin)).status).toBe(200);
  });

  test('overwrites no edit of others', async () => {
    const { data: old } = (await create()).body;
    expect((await edit(old._id, { location: 'Hall 2' }, admin)).status).toBe(200);
    const stale = [
      409,
      'STALE_EDIT',
      'Somebody else has changed this event since you opened it. Nothing was overwritten.',
    ];
    expect(refusalOf(await save({ ...old, title: 'Late' }))).toEqual(stale);
    const { data } = (await rest<Event>(`GET /api/events/${old._id}`, { as: organizer })).body;
    expect(data).toMatchObject({ title: 'Chess evening', location: 'Hall 2' });
    // without `updatedAt`, the last edit wins
    const { updatedAt: _, ...unread } = old;
    expect((await save({ ...unread, title: 'Late' } as Event)).body.data).toMatchObject({ location: 'Hall 1' });
  });

  test('is saved by exactly one of several concurrent requests', async () => {
    const { data: read } = (await create()).body;
    const answers = await Promise.all(
      [organizer, admin, organizer, admin].map((as, n) => save({ ...read, title: `Chess ${n}` }, as)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });

  test('is refused if `updatedAt` is unreadable', async () => {
    const { data: read } = (await create()).body;
    expect(refusalOf(await save({ ...read, updatedAt: 'now' }))).toEqual(
      invalid({ updatedAt: 'updatedAt must be a point in time such as 2026-11-21T18:30:00Z' }),
    );
  });
});

describe('deleting', () => {
  test('deletes the event, with or without a content type', async () => {
    for (const headers of [undefined, { 'content-type': 'application/json' }]) {
      const { _id } = (await create()).body.data;
      const { status, body } = await rest(`DELETE /api/events/${_id}`, { as: organizer, ...(headers && { headers }) });
      expect([status, body]).toEqual([200, { success: true, message: 'Event deleted.', data: { id: _id } }]);
      expect(refusalOf(await rest(`GET /api/events/${_id}`, { as: organizer }))).toEqual(noEvent);
      expect(refusalOf(await rest(`DELETE /api/events/${_id}`, { as: organizer }))).toEqual(noEvent);
    }
  });

  test('is refused to others', async () => {
    const { _id } = (await create()).body.data;
    const forbidden = [403, 'FORBIDDEN', 'You do not have permission to delete this event.'];
    for (const person of [participant, colleague])
      expect(refusalOf(await rest(`DELETE /api/events/${_id}`, { as: person }))).toEqual(forbidden);
    expect((await rest(`DELETE /api/events/${_id}`, { as: admin })).status).toBe(200);
  });
});
