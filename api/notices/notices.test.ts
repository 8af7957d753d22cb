import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { approvalsOf } from '../testing/approval.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { restOf } from '../testing/rest.ts';
import { forgetOldNotices } from './sweep.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations, buildWaitlist, buildRequests } = api;
const does = approvalsOf(api);
const rest = restOf(api);
afterAll(api.close);

interface NoticeAnswer {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
  readonly isRead: boolean;
}
const noticesOf = async (person: Person, args = '') => {
  const { data } = await as(person)<{ notices: { edges: { node: NoticeAnswer }[] }; unreadNotices: number }>(
    `{ notices${args} { edges { node { id kind title text path isRead } } } unreadNotices }`,
  );
  return data.notices.edges.map(({ node }) => node);
};
const kinds = async (person: Person, args?: string) => (await noticesOf(person, args)).map(({ kind }) => kind);
const unread = async (person: Person) =>
  (await as(person)<{ unreadNotices: number }>('{ unreadNotices }')).data.unreadNotices;
const read = (person: Person, noticeIds?: readonly string[]) =>
  as(person)<{ markNoticesRead: { read: number; unreadNotices: number } }>(
    'mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { read unreadNotices } }',
    { input: { noticeIds } },
  );
const cancel = (person: Person) =>
  as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', { id: event.id });
const register = (person: Person) =>
  as(person)('mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }', {
    input: { eventId: event.id, name: 'Asha', email: person.email },
  });
const people = (verb: string, who: readonly Person[], more: object = {}) =>
  as(organizer)(
    `mutation ($input: ${verb[0]!.toUpperCase()}${verb.slice(1)}Input!) { ${verb}(input: $input) { __typename } }`,
    { input: { eventId: event.id, userIds: who.map(({ id }) => id), ...more } },
  );

const admin = await buildUser({ role: 'admin' });
let organizer: Person;
let [asha, ben] = [] as unknown as [Person, Person];
let event: BuiltEvent;
beforeEach(async () => {
  organizer = await buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Organizer' });
  [asha, ben] = (await buildUsers(2)) as [Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day', location: 'Roof', capacity: 1 });
});

describe('actions of other people', () => {
  test('a person who gets a free seat from the waitlist has a notice with a link', async () => {
    await buildRegistrations(event, [asha]);
    await buildWaitlist(event, [ben]);
    await cancel(asha);
    const [notice, ...more] = await noticesOf(ben);
    expect(notice).toMatchObject({
      kind: 'waitlist-seat',
      title: 'You have a seat: Kite day',
      path: `/events/${event.id}`,
      isRead: false,
    });
    expect(notice!.text).toContain('Roof');
    expect(more).toEqual([]);
    expect(await noticesOf(asha)).toEqual([]);
  });

  test('approved, waitlisted and declined requests cause a notice, a declined one with its reason', async () => {
    const [cyra] = await buildUsers(1);
    await sql('UPDATE events SET needs_approval = true WHERE id = $1', [event.uuid]);
    await buildRequests(event, [asha, ben, cyra!]);
    await people('approveRegistrations', [asha, ben]);
    await people('declineRegistrations', [cyra!], { reason: 'For beginners only.' });
    expect(await kinds(asha)).toEqual(['registration-confirmed']);
    expect(await kinds(ben)).toEqual(['request-in-line']);
    expect(await noticesOf(cyra!)).toMatchObject([{ kind: 'request-declined', text: 'For beginners only.' }]);
  });

  test('people who have turned off mail still get notices', async () => {
    await buildRegistrations(event, [asha]);
    await sql('UPDATE users SET notify_email = false WHERE id = $1', [asha.uuid]);
    await does.edit(event.id, organizer, { location: 'Garden' });
    await people('writeToRegistrations', [asha], { subject: 'Bring string', text: 'Ten metres.' });
    expect(await kinds(asha)).toEqual(['organizer-letter', 'event-changed']);
    expect(await sql('SELECT FROM mail_messages WHERE user_id = $1', [asha.uuid])).toEqual([]);
  });

  test('a rejected event is reported to its organizer, another role to the person who gets it', async () => {
    await does.reject(event.id, 'The roof is closed.', admin);
    expect(await noticesOf(organizer)).toMatchObject([{ kind: 'event-rejected' }]);
    await as(admin)('mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }', {
      input: { userId: asha.id, role: 'ORGANIZER' },
    });
    expect(await sql('SELECT kind FROM notices WHERE user_id = $1', [asha.uuid])).toEqual([{ kind: 'role-changed' }]);
  });
});

test('people get no notices about their own actions', async () => {
  await register(asha);
  await cancel(asha);
  await register(asha);
  expect(await noticesOf(asha)).toEqual([]);
});

describe('an unread notice about an event that changes again', () => {
  beforeEach(() => buildRegistrations(event, [asha]));
  const wasAt = async () =>
    (
      await sql<{ was: string }>(`SELECT data->'was'->>'location' AS was FROM notices WHERE user_id = $1`, [asha.uuid])
    ).map(({ was }) => was);

  test('shows the current state, compared with the state before the first change', async () => {
    await does.edit(event.id, organizer, { location: 'Garden' });
    await does.edit(event.id, organizer, { location: 'Cellar' });
    expect(await noticesOf(asha)).toMatchObject([
      { kind: 'event-changed', text: expect.stringContaining('Cellar') as string },
    ]);
    expect(await wasAt()).toEqual(['Roof']);
  });

  test('is deleted if the event returns to its former state', async () => {
    await does.edit(event.id, organizer, { location: 'Garden' });
    await does.edit(event.id, organizer, { location: 'Roof' });
    expect(await noticesOf(asha)).toEqual([]);
  });

  test('is updated only while unread; after a read one, a new notice is added', async () => {
    await does.edit(event.id, organizer, { location: 'Garden' });
    await read(asha);
    await does.edit(event.id, organizer, { location: 'Roof' });
    expect(await kinds(asha)).toEqual(['event-changed', 'event-changed']);
    expect((await wasAt()).toSorted()).toEqual(['Garden', 'Roof']);
  });

  test('reports only the deletion if the event is deleted after a change', async () => {
    await does.edit(event.id, organizer, { location: 'Garden' });
    await as(organizer)('mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { deletedEventId } }', {
      id: event.id,
    });
    expect(await noticesOf(asha)).toMatchObject([{ kind: 'event-deleted' }]);
  });
});

describe('marking notices as read', () => {
  let ids: string[];
  beforeEach(async () => {
    await buildRegistrations(event, [asha]);
    for (const subject of ['One', 'Two', 'Three'])
      await people('writeToRegistrations', [asha], { subject, text: 'Hello.' });
    ids = (await noticesOf(asha)).map(({ id }) => id);
  });

  test('counts each named notice once, and marks all if none are named', async () => {
    expect((await read(asha, [ids[0]!, ids[0]!, 'notice_nothing'])).data.markNoticesRead).toEqual({
      read: 1,
      unreadNotices: 2,
    });
    expect((await read(asha, [ids[0]!])).data.markNoticesRead).toEqual({ read: 0, unreadNotices: 2 });
    expect((await noticesOf(asha, '(unread: true)')).map(({ id }) => id)).toEqual(ids.slice(1));
    expect((await noticesOf(asha, '(unread: false)')).map(({ id }) => id)).toEqual(ids.slice(0, 1));
    expect((await read(asha)).data.markNoticesRead).toEqual({ read: 2, unreadNotices: 0 });
  });

  test('ignores notices of other people, which the viewer cannot see either', async () => {
    expect((await read(ben, ids)).data.markNoticesRead).toEqual({ read: 0, unreadNotices: 0 });
    expect(await unread(asha)).toBe(3);
    const nodes = await as(ben)<{ nodes: unknown[] }>('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids });
    expect(nodes.data.nodes).toEqual([null, null, null]);
    expect(await noticesOf(ben)).toEqual([]);
  });

  test('is refused for more than a hundred ids, and then changes nothing', async () => {
    const { errors } = await read(
      asha,
      Array.from({ length: 101 }, () => ids[0]!),
    );
    expect(errors).toMatchObject([
      { extensions: { fields: { noticeIds: 'At most 100 notices can be named at once' } } },
    ]);
    expect(await unread(asha)).toBe(3);
  });

  test('pages contain each notice once', async () => {
    const query = `query ($after: String) { notices(first: 2, after: $after) { edges { node { id } } totalCount pageInfo { endCursor } } }`;
    type Answer = {
      notices: { edges: { node: { id: string } }[]; totalCount: number; pageInfo: { endCursor: string } };
    };
    const first = (await as(asha)<Answer>(query)).data.notices;
    const second = (await as(asha)<Answer>(query, { after: first.pageInfo.endCursor })).data.notices;
    expect([...first.edges, ...second.edges].map(({ node }) => node.id)).toEqual(ids);
    expect(first.totalCount).toBe(3);
  });

  test('works over REST, too', async () => {
    const list = await rest<readonly NoticeAnswer[]>('GET /api/notifications?unread=true&limit=2', { as: asha });
    expect(list.status).toBe(200);
    expect(list.body.data).toMatchObject([{ title: 'Kite day: Three' }, { title: 'Kite day: Two' }]);
    expect((await rest('GET /api/notifications/unread', { as: asha })).body).toMatchObject({ data: 3 });
    expect(
      (await rest('POST /api/notifications/read', { as: asha, body: { noticeIds: [ids[0]] } })).body,
    ).toMatchObject({
      data: { read: 1, unreadNotices: 2 },
    });
    expect((await rest('POST /api/notifications/read', { as: asha, body: {} })).body).toMatchObject({
      data: { read: 2, unreadNotices: 0 },
    });
  });
});

test('only notices older than 90 days are deleted', async () => {
  await buildRegistrations(event, [asha]);
  for (const subject of ['Old', 'New']) await people('writeToRegistrations', [asha], { subject, text: 'Hello.' });
  await sql(
    `UPDATE notices SET created_at = now() - interval '91 days' WHERE data->>'subject' = 'Old' AND user_id = $1`,
    [asha.uuid],
  );
  await forgetOldNotices.run(api);
  expect((await noticesOf(asha)).map(({ title }) => title)).toEqual(['Kite day: New']);
});

test('a change to a past event causes no notice', async () => {
  event = await buildEvent({ createdBy: organizer, date: inHours(-2) });
  await buildRegistrations(event, [asha]);
  await does.edit(event.id, organizer, { location: 'Garden' });
  expect(await noticesOf(asha)).toEqual([]);
});
