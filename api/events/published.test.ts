import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { saveSettings } from '../testing/settings.ts';

let api: Api;
let admin: Person;
let organizer: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
  organizer = await api.buildUser({ role: 'organizer' });
});
afterAll(() => api?.close());
beforeEach(() => saveSettings(api, admin, { eventPublishingAllowed: true }));

const unknown = 'event_01jd5xq2m8fz4tqv7n3r6k9w0c';

async function publish(isPublished = true, more: { approval?: 'pending' } = {}) {
  const event = await api.buildEvent({ createdBy: organizer, title: 'Dawn yoga', ...more });
  const { errors } = await api.as(organizer)(
    'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { isPublished } } }',
    { input: { eventId: event.id, isPublished } },
  );
  expect(errors).toEqual([]);
  return event;
}

/** The answers of both doors without a session. */
async function asVisitor(id: string) {
  const { data, errors, status } = await api.graphql<{ publishedEvent: { title: string } | null }>(
    'query ($id: ID!) { publishedEvent(id: $id) { title date endsAt location } }',
    { id },
  );
  const rest = await fetch(`${api.url}/api/events/${id}/published`);
  const { requestId: _, ...body } = (await rest.json()) as Record<string, unknown>;
  return { data, errors, status, rest: [rest.status, rest.headers.get('cache-control'), body] };
}

test('a visitor sees the facts of a published event, and caches must revalidate the answer', async () => {
  const { id, date } = await publish();
  const { data, rest } = await asVisitor(id);
  const facts = { title: 'Dawn yoga', date: date.toISOString(), location: 'Main hall' };
  expect(data.publishedEvent).toEqual({ ...facts, endsAt: null });
  expect(rest).toEqual([
    200,
    'private, no-cache',
    {
      success: true,
      data: {
        _id: id,
        id,
        ...facts,
        endDate: null,
        description: 'Bring friends.',
        language: null,
        translations: [],
        image: null,
        imageDescription: null,
        state: 'OPEN',
        freeSeats: 50,
        hasWaitlist: true,
        opensAt: null,
      },
    },
  ]);
});

test('events are not published by default, and the settings do not allow it by default', async () => {
  const event = await api.buildEvent({ createdBy: organizer });
  expect((await asVisitor(event.id)).data).toEqual({ publishedEvent: null });
  const { id } = await publish();
  await api.sql('UPDATE system_settings SET event_publishing_allowed = DEFAULT');
  expect((await asVisitor(id)).data).toEqual({ publishedEvent: null });
});

test('a duplicate is not published until its organizer publishes it; new dates of a series are', async () => {
  const event = await publish();
  const date = new Date(event.date.getTime() + 86_400_000).toISOString();
  const as = api.as(organizer);
  const copied = await as<{ duplicateEvent: { event: { id: string } } }>(
    'mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id } } }',
    { input: { eventId: event.id, date } },
  );
  expect((await asVisitor(copied.data.duplicateEvent.event.id)).data).toEqual({ publishedEvent: null });
  const repeated = await as<{ repeatEvent: { eventIds: string[] } }>(
    'mutation ($input: RepeatEventInput!) { repeatEvent(input: $input) { eventIds } }',
    { input: { eventId: event.id, every: 'DAY', times: 2 } },
  );
  expect((await asVisitor(repeated.data.repeatEvent.eventIds.at(-1)!)).data.publishedEvent).not.toBeNull();
});

test('the answers for unpublished, pending, deleted, unknown and refused events are identical', async () => {
  const deleted = await publish();
  await api.as(organizer)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
    id: deleted.id,
  });
  const ids = [(await publish(false)).id, (await publish(true, { approval: 'pending' })).id, deleted.id, unknown, 'x'];
  const answers = [];
  for (const id of ids) answers.push(await asVisitor(id));
  const { id: refused } = await publish();
  await saveSettings(api, admin, { eventPublishingAllowed: false });
  answers.push(await asVisitor(refused));
  expect(answers[0]).toMatchObject({
    data: { publishedEvent: null },
    errors: [],
    status: 200,
    rest: [404, 'no-store', {}],
  });
  for (const each of answers) expect(each).toEqual(answers[0]);
});

test('a withdrawn event disappears at once, also for caches', async () => {
  const { id } = await publish();
  expect((await asVisitor(id)).data.publishedEvent).not.toBeNull();
  const path = `${api.url}/api/events/${id}/published`;
  const headers = { 'if-none-match': (await fetch(path)).headers.get('etag')! };
  const known = await fetch(path, { headers });
  // a cache asks each time
  expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
  await api.as(organizer)(
    'mutation ($id: ID!) { updateEvent(input: { eventId: $id, isPublished: false }) { event { id } } }',
    { id },
  );
  expect((await asVisitor(id)).data.publishedEvent).toBeNull();
  expect((await fetch(path, { headers })).status).toBe(404);
});

test('a network with too many look-ups is refused, for each id', async () => {
  const { id } = await publish();
  // other tests ask from another network
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
  const askOften = async (event: string) => {
    const fields = Array.from({ length: 10 }, (_, n) => `a${n}: publishedEvent(id: "${event}") { title }`);
    const body = JSON.stringify({ query: `{ ${fields.join(' ')} }` });
    const answer = await fetch(`${api.url}/graphql`, { method: 'POST', headers, body });
    const { errors } = (await answer.json()) as { errors?: { extensions: { code: string } }[] };
    return errors?.at(-1)?.extensions.code;
  };
  expect(await askOften(id)).toBeUndefined();
  const codes = await Promise.all(Array.from({ length: 160 }, (_, n) => askOften(n % 2 ? unknown : id)));
  for (const each of [0, 1]) expect(codes.filter((_, n) => n % 2 === each)).toContain('TOO_MANY_REQUESTS');
});
