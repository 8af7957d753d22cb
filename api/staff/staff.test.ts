import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsIn } from '../testing/announce.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';
import { refusalOf, restOf } from '../testing/rest.ts';
import { staffLimits } from './validate.ts';

const api = await startApi();
afterAll(() => api.close());
const { sql, as } = api;
const announce = announcementsIn(sql);

let [owner, helper]: Person[] = [];
let event: BuiltEvent;
beforeEach(async () => {
  owner = await api.buildUser({ role: 'organizer', firstName: 'Olga' });
  helper = await api.buildUser({ firstName: 'Ravi', lastName: 'Menon' });
  event = await api.buildEvent({ title: 'Robotics', createdBy: owner });
});

const change = (who: Person, name: string, input: object) =>
  as(who)<Record<string, { event: { staff: { name: string; role: string }[] | null } | null }>>(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { event { staff { name role } } } }`,
    { input },
  );
const add = (role: string, who = owner!, person: object = { email: helper!.email }) =>
  change(who, 'addStaff', { eventId: event.id, role, ...person });
const remove = (who = owner!, more: object = {}) =>
  change(who, 'removeStaff', { eventId: event.id, userId: helper!.id, ...more });
const handOver = (to: object, who = owner!) => change(who, 'handOverEvent', { eventId: event.id, ...to });
const rolesOf = async (who: Person) =>
  (
    await as(who)<{ event: { viewerRoles: string[] } | null }>('query ($id: ID!) { event(id: $id) { viewerRoles } }', {
      id: event.id,
    })
  ).data?.event?.viewerRoles;
const rename = (who: Person) =>
  as(who)('mutation ($id: ID!) { updateEvent(input: { eventId: $id, title: "Robots" }) { event { id } } }', {
    id: event.id,
  });
const noticesOf = (who: Person) =>
  sql<{ kind: string; role: string; by: string }>(
    `SELECT kind, data->>'role' AS role, data->>'by' AS by FROM notices WHERE user_id = $1`,
    [who.uuid],
  );

test('whoever is named by the address of their account helps from then on, and is told', async () => {
  const { data } = await add('DOOR', owner, { email: ` ${helper!.email.toUpperCase()} ` });
  expect(data.addStaff!.event!.staff).toEqual([{ name: 'Ravi Menon', role: 'DOOR' }]);
  expect(await rolesOf(helper!)).toEqual(['DOOR']);
  expect(await noticesOf(helper!)).toMatchObject([{ kind: 'staff-added', role: 'door' }]);
});

test('somebody may have several roles, each is taken away alone or all together', async () => {
  await add('MANAGER');
  await add('SCORER');
  await add('DOOR', owner, { userId: helper!.id });
  await remove(owner, { role: 'SCORER' });
  expect(await rolesOf(helper!)).toEqual(['MANAGER', 'DOOR']);
  await remove();
  expect(await rolesOf(helper!)).toEqual([]);
  expect((await remove()).code).toBe('NOT_FOUND');
});

test('naming somebody once more changes nothing and tells them nothing', async () => {
  await add('DOOR');
  expect((await add('DOOR')).errors).toEqual([]);
  expect(await noticesOf(helper!)).toHaveLength(1);
});

test('a manager names others, a scorer does not; everybody may stop helping', async () => {
  await add('MANAGER');
  const other = await api.buildUser();
  expect((await add('SCORER', helper, { userId: other.id })).errors).toEqual([]);
  expect((await add('DOOR', other, { userId: helper!.id })).code).toBe('FORBIDDEN');
  expect((await remove(other)).code).toBe('FORBIDDEN');
  expect((await remove(other, { userId: other.id })).errors).toEqual([]);
  expect((await remove(helper)).errors).toEqual([]);
  expect(await rolesOf(helper!)).toEqual([]);
});

test('who helps is named by one of id and address, and must have an account', async () => {
  expect((await add('DOOR', owner, {})).fields).toEqual({ email: 'Email is required' });
  expect((await add('DOOR', owner, { email: 'a@evm.example', userId: helper!.id })).fields).toEqual({
    email: 'Name the person by one of userId and email, not by both',
  });
  for (const email of ['nobody', 'no body@evm.example', 'nobody@evm.example\u0000', `${'x'.repeat(300)}@evm.example`])
    expect((await add('DOOR', owner, { email })).fields).toEqual({ email: 'Invalid email address' });
  expect((await add('DOOR', owner, { email: 'nobody@evm.example' })).fields).toEqual({
    email: 'Nobody has this account.',
  });
  expect((await add('DOOR', owner, { userId: owner!.id })).fields).toEqual({ userId: 'The event is theirs already.' });
});

test('a role at one event is nothing at another', async () => {
  await add('MANAGER');
  const other = await api.buildEvent({ createdBy: owner! });
  const { code } = await as(helper!)(
    'mutation ($id: ID!) { updateEvent(input: { eventId: $id, title: "Mine" }) { event { id } } }',
    {
      id: other.id,
    },
  );
  expect(code).toBe('FORBIDDEN');
  const { data } = await as(helper!)<{ event: { registrations: object | null } }>(
    'query ($id: ID!) { event(id: $id) { registrations { totalCount } } }',
    { id: other.id },
  );
  expect(data.event.registrations).toBeNull();
});

test('what a manager edits stands in the trail under their name', async () => {
  await add('MANAGER');
  expect((await rename(helper!)).errors).toEqual([]);
  const entries = await sql(`SELECT action, actor_name, subject_name FROM audit_entries WHERE actor_id = $1`, [
    helper!.uuid,
  ]);
  expect(entries).toEqual([{ action: 'event.edit', actor_name: 'Ravi Menon', subject_name: 'Robots' }]);
});

test('a manager writes announcements of the event, and of nothing else', async () => {
  await add('MANAGER');
  const write = (fields: object) =>
    as(helper!)<{ createAnnouncement: { announcement: { id: string } } }>(
      'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
      { input: { title: 'Hello', content: 'Everybody', ...fields } },
    );
  const edit = (announcementId: string, fields: object) =>
    as(helper!)(
      'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }',
      {
        input: { announcementId, ...fields },
      },
    );
  const { data } = await write({ eventId: event.id });
  const { id } = data.createAnnouncement.announcement;
  expect((await edit(id, { title: 'Hello again' })).errors).toEqual([]);
  const other = await api.buildEvent({ createdBy: owner! });
  for (const eventId of [null, other.id]) {
    expect((await write({ eventId })).code).toBe('FORBIDDEN');
    expect((await edit(id, { eventId })).code).toBe('FORBIDDEN');
  }
  const general = await announce({ createdBy: owner! });
  expect((await edit(general.id, { title: 'Mine' })).code).toBe('FORBIDDEN');
});

test('a scorer awards to others, also at a board of which the college sees nothing yet, and never to themself', async () => {
  await add('SCORER');
  const person = await api.buildUser();
  await api.buildRegistrations(event, [person, helper!]);
  const award = (who: Person) =>
    as(helper!)(
      'mutation ($event: ID!, $who: ID!) { updateScore(input: { eventId: $event, userId: $who, points: 5 }) { award { points } } }',
      { event: event.id, who: who.id },
    );
  expect((await award(person)).errors).toEqual([]);
  expect((await award(helper!)).errors).toMatchObject([{ message: 'Nobody can award points to themself.' }]);
});

test('whoever helps sees the event before it is approved, under their events, and cannot register yet', async () => {
  await sql(`UPDATE events SET approval = 'pending' WHERE id = $1`, [event.uuid]);
  expect(await rolesOf(helper!)).toBeUndefined();
  await add('DOOR');
  expect(await rolesOf(helper!)).toEqual(['DOOR']);
  const { data } = await as(helper!)<{ myEvents: { totalCount: number; edges: { node: { title: string } }[] } }>(
    '{ myEvents(part: HELPING) { totalCount edges { node { title } } } }',
  );
  expect(data.myEvents).toEqual({ totalCount: 1, edges: [{ node: { title: 'Robotics' } }] });
  const register = (mutation: string) =>
    as(helper!)(
      `mutation ($id: ID!) { ${mutation}(input: { eventId: $id, name: "Ravi", email: "r@evm.example" }) { registration { id } } }`,
      {
        id: event.id,
      },
    );
  for (const mutation of ['registerForEvent', 'joinWaitlist'])
    expect((await register(mutation)).errors).toMatchObject([
      { message: 'Nobody can be registered before the event is approved.' },
    ]);
  await sql(`UPDATE events SET needs_approval = true WHERE id = $1`, [event.uuid]);
  expect((await register('registerForEvent')).code).toBe('FORBIDDEN');
});

describe('a role that is taken away', () => {
  const watch = async () => {
    const client = await LiveClient.open(api.url, await api.tokenOf(helper!));
    const feed = client.subscribe({
      query: `subscription { announcementChanged { ... on AnnouncementCreated { announcement { title } } ... on ReadAgain { reason } } }`,
    });
    await feed.until(() => feed.answers.length > 0);
    return { client, feed };
  };

  test('is gone from the next request on, and ends what is open on their screens', async () => {
    await add('MANAGER');
    const { client, feed } = await watch();
    expect((await rename(helper!)).errors).toEqual([]);
    await announce({ createdBy: owner!, event, title: 'Draft for helpers', isPublished: false });
    await feed.until(() => feed.answers.length > 1);
    await remove();
    expect((await client.closed).code).toBe(1012);
    expect((await rename(helper!)).code).toBe('FORBIDDEN');
    await announce({ createdBy: owner!, event, title: 'Draft for others', isPublished: false });
    const again = await watch();
    expect(JSON.stringify(again.feed.answers)).not.toContain('Draft for others');
    await again.client.close();
  });

  test('ends nothing of others', async () => {
    await add('DOOR');
    const other = await api.buildUser();
    const client = await LiveClient.open(api.url, await api.tokenOf(other));
    const feed = client.subscribe({ query: 'subscription { noticeArrived { __typename } }' });
    await feed.until(() => feed.answers.length > 0);
    const { client: own } = await watch();
    await remove();
    await own.closed;
    expect(feed.completed).toBe(false);
    await client.close();
  });
});

describe('handing an event over', () => {
  test('makes it the event of another organizer, who is told; the former owner edits it no more', async () => {
    const next = await api.buildUser({ role: 'organizer' });
    expect((await handOver({ email: next.email })).data.handOverEvent!.event!.staff).toBeNull();
    expect((await rename(owner!)).code).toBe('FORBIDDEN');
    expect((await rename(next)).errors).toEqual([]);
    expect(await noticesOf(next)).toMatchObject([{ kind: 'event-handed-over', by: expect.stringContaining('Olga') }]);
  });

  test('is for organizers and admins alone, and not for managers to do', async () => {
    await add('MANAGER');
    expect((await handOver({ userId: helper!.id })).fields).toEqual({
      userId: 'Only organizers and admins can have events.',
    });
    const next = await api.buildUser({ role: 'organizer' });
    expect((await handOver({ userId: next.id }, helper)).code).toBe('FORBIDDEN');
    expect((await handOver({ userId: owner!.id })).fields).toEqual({ userId: 'The event is theirs already.' });
  });

  test('is refused where the other has as many events as they may have', async () => {
    const next = await api.buildUser({ role: 'organizer' });
    const [{ most }] = (await sql<{ most: number }>(
      'SELECT max_events_per_organizer AS most FROM system_settings',
    )) as [{ most: number }];
    for (let n = 0; n < most; n += 1) await api.buildEvent({ createdBy: next, date: inHours(50) });
    const { code, errors } = await handOver({ userId: next.id });
    expect([code, errors[0]!.message]).toEqual([
      'EVENT_LIMIT_REACHED',
      'This person has as many events that are not yet past as they may have.',
    ]);
    expect((await rename(owner!)).errors).toEqual([]);
  });

  test('of one event of a series leaves the others with their owner', async () => {
    const next = await api.buildUser({ role: 'organizer' });
    const { data } = await as(owner!)<{ repeatEvent: { eventIds: string[] } }>(
      'mutation ($id: ID!) { repeatEvent(input: { eventId: $id, every: WEEK, times: 3 }) { eventIds } }',
      { id: event.id },
    );
    const [, second] = data.repeatEvent.eventIds;
    await change(owner!, 'handOverEvent', { eventId: second, userId: next.id });
    await as(owner!)('mutation ($id: ID!) { deleteSeries(input: { eventId: $id }) { deletedEventIds } }', {
      id: event.id,
    });
    const left = await sql('SELECT created_by FROM events WHERE title = $1 AND created_by = $2', [
      'Robotics',
      next.uuid,
    ]);
    expect(left).toHaveLength(1);
  });
});

test('an event has so many helpers, and nobody names people without end', async () => {
  await sql(
    `INSERT INTO event_staff (event_id, user_id, role)
     SELECT $1, id, role FROM (SELECT id FROM users LIMIT 25) AS u, unnest(ARRAY['scorer', 'door']) AS role
     ON CONFLICT DO NOTHING`,
    [event.uuid],
  );
  const [counted] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM event_staff WHERE event_id = $1', [
    event.uuid,
  ]);
  for (let n = counted!.count; n < staffLimits.ofEvent; n += 1)
    expect((await add('DOOR', owner, { userId: (await api.buildUser()).id })).errors).toEqual([]);
  expect((await add('MANAGER', owner, { userId: (await api.buildUser()).id })).code).toBe('STAFF_LIMIT_REACHED');
  await sql(`UPDATE sign_in_attempts SET failures = 100 WHERE bucket LIKE 'people named by %'`);
  expect((await add('DOOR', owner, { email: 'nobody@evm.example' })).code).toBe('TOO_MANY_REQUESTS');
});

test('over REST, who helps is refused to those who may not know it, as everything else is', async () => {
  await add('SCORER');
  const asked = (who: Person) => restOf(api)(`GET /api/events/${event.id}/staff`, { as: who });
  expect((await asked(owner!)).body.data).toHaveLength(1);
  expect(refusalOf(await asked(helper!))).toEqual([
    403,
    'FORBIDDEN',
    'You do not have permission to say who helps at this event.',
  ]);
});
