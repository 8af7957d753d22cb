import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../../testing/build.ts';
import { call, invalid, listOf, refusalOf, type RestOptions } from '../../testing/rest.ts';

let api: Api;
let organizer: Person;
let [asha, ben, cyra] = [] as unknown as [Person, Person, Person];
let event: BuiltEvent;

beforeAll(async () => {
  api = await startApi();
  organizer = await api.buildUser({ role: 'organizer' });
});
beforeEach(async () => {
  [asha, ben, cyra] = (await api.buildUsers(3)) as [Person, Person, Person];
  event = await api.buildEvent({ createdBy: organizer, capacity: 1 });
  await api.sql('UPDATE events SET needs_approval = true WHERE id = $1', [event.uuid]);
});
afterAll(() => api?.close());

const rest = <Data = Record<string, unknown>>(what: string, options?: RestOptions) => call<Data>(api, what, options);
const ask = (as: Person, headers = {}) =>
  rest<{ state: string }>(`POST /api/events/${event.id}/register`, {
    as,
    body: { name: as.lastName, email: as.email },
    headers,
  });
const decide = (how: 'approve' | 'decline', as: Person, body: object) =>
  rest<unknown[]>(`POST /api/events/${event.id}/requests/${how}`, { as, body });

test('a request for a seat answers 202 with its state, also when repeated with its key', async () => {
  const headers = { 'idempotency-key': 'once' };
  const first = await ask(asha, headers);
  expect([first.status, first.body.message, first.body.data.state]).toEqual([
    202,
    'You have asked for a seat. The organizer decides.',
    'requested',
  ]);
  const again = await ask(asha, headers);
  expect([again.status, again.text]).toEqual([202, first.text]);
  expect(refusalOf(await ask(asha))).toEqual([
    409,
    'ALREADY_REQUESTED',
    'You have already asked for a seat at this event.',
  ]);
  const gone = await rest(`DELETE /api/events/${event.id}/register`, { as: asha });
  expect([gone.status, gone.body.message]).toEqual([200, 'Your registration is cancelled.']);
});

describe('requests', () => {
  beforeEach(() => api.buildRequests(event, [asha, ben, cyra]));

  test('are listed for the creator of the event only', async () => {
    const { body } = await rest<{ userId: string; state: string }[]>(`GET /api/events/${event.id}/requests?limit=2`, {
      as: organizer,
    });
    expect(body).toMatchObject({ count: 2, total: 3, data: [{ userId: asha.id, state: 'requested' }, {}] });
    for (const as of [asha, await api.buildUser({ role: 'organizer' })])
      expect((await rest(`GET /api/events/${event.id}/requests`, { as })).status).toBe(403);
    const none = await api.buildEvent({ createdBy: organizer });
    expect((await rest(`GET /api/events/${none.id}/requests`, { as: organizer })).body).toEqual(listOf([]));
  });

  test('are approved, or declined with a reason, and failures are listed per person', async () => {
    const approved = await decide('approve', organizer, { userIds: [asha.id, ben.id, organizer.id] });
    expect([approved.status, approved.body.message]).toEqual([200, 'Done but for those named as undecided.']);
    expect(approved.body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({ userId: asha.id, state: 'confirmed' }),
        expect.objectContaining({ userId: ben.id, state: 'waitlisted' }),
      ]),
      undecided: [{ userId: organizer.id, code: 'NOT_REQUESTED', message: expect.any(String) }],
      event: { participants: [asha.id], waitlistCount: 1 },
    });
    const declined = await decide('decline', organizer, { userIds: [cyra.id], reason: 'For beginners' });
    expect(declined.body).toMatchObject({ message: 'Done.', data: [cyra.id], undecided: [] });
  });

  test('can be decided by the creator only; others get 403 before any validation error', async () => {
    for (const as of [asha, await api.buildUser({ role: 'organizer' })])
      for (const body of [{}, { userIds: [asha.id], reason: 'No' }])
        for (const how of ['approve', 'decline'] as const) expect((await decide(how, as, body)).status).toBe(403);
    expect(refusalOf(await decide('decline', organizer, { userIds: 5 }))).toEqual(
      invalid({ userIds: 'userIds must be a list', reason: 'Reason is required' }),
    );
  });
});

test('an event contains its registration rules, which are changed one by one', async () => {
  const talk = { title: 'Talk', description: 'Short.', date: inHours(30), location: 'Hall', capacity: 1 };
  const { body } = await rest<{ id: string; registrationRules: object }>('POST /api/events', {
    as: organizer,
    body: { ...talk, registrationRules: { closesAt: inHours(20), colleges: ['Hill College'] } },
  });
  const rules = {
    opensAt: null,
    closesAt: expect.stringMatching(/Z$/),
    cancelUntil: null,
    colleges: ['Hill College'],
    mostPerCollege: null,
    needsApproval: false,
    refuseOverlaps: false,
  };
  expect(body.data.registrationRules).toEqual(rules);
  const edit = (registrationRules: unknown) =>
    rest(`PUT /api/events/${body.data.id}`, { as: organizer, body: { registrationRules } });
  expect((await edit({ closesAt: null })).body.data.registrationRules).toEqual({ ...rules, closesAt: null });
  expect(refusalOf(await edit({ closesAt: 'soon', mostPerCollege: 0 }))).toEqual(
    invalid({
      'registrationRules.mostPerCollege': 'The number per college must be greater than 0',
      'registrationRules.closesAt': 'registrationRules.closesAt must be a point in time such as 2026-11-21T18:30:00Z',
    }),
  );
  expect(refusalOf(await edit('all'))).toEqual(invalid({ registrationRules: 'registrationRules must be an object' }));
});
