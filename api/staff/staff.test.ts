import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementsIn } from '../testing/announce.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';
import { refusalOf, restOf } from '../testing/rest.ts';
import { awardsIn } from '../testing/scores.ts';
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

interface PendingInvitation {
  id: string;
  role: string;
  invitee: string;
}
const invitationFields = 'id role invitee';

const change = (who: Person, name: string, input: object) =>
  as(who)<Record<string, { event: { staff: { name: string; role: string }[] | null } | null }>>(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { event { staff { name role } } } }`,
    { input },
  );
const ask = (role: string, who = owner!, person: object = { email: helper!.email }) =>
  change(who, 'addStaff', { eventId: event.id, role, ...person });
const invitationsOf = async (who: Person) =>
  (await as(who)<{ viewerInvitations: PendingInvitation[] }>(`{ viewerInvitations { ${invitationFields} } }`)).data
    .viewerInvitations;
const accept = (who: Person, { id }: { id: string }) =>
  as(who)<{ acceptInvitation: { event: { viewerRoles: string[]; viewerCanHandOver: boolean } } }>(
    `mutation ($id: ID!) { acceptInvitation(input: { invitationId: $id }) { event { viewerRoles viewerCanHandOver } } }`,
    { id },
  );
const end = (who: Person, { id }: { id: string }) =>
  as(who)('mutation ($id: ID!) { endInvitation(input: { invitationId: $id }) { endedInvitationId } }', { id });
/** Invites a person, who accepts. */
const add = async (role: string, who = owner!, person = helper!) => {
  expect((await ask(role, who, { email: person.email })).errors).toEqual([]);
  expect((await accept(person, (await invitationsOf(person))[0]!)).errors).toEqual([]);
};
const pendingInvitations = async (who = owner!) =>
  (
    await as(who)<{ event: { invitations: PendingInvitation[] | null } | null }>(
      `query ($id: ID!) { event(id: $id) { invitations { ${invitationFields} } } }`,
      { id: event.id },
    )
  ).data.event!.invitations;
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

test('a person invited by the address of their account is notified, and helps after accepting', async () => {
  const { data } = await ask('DOOR', owner, { email: ` ${helper!.email.toUpperCase()} ` });
  expect(data.addStaff!.event!.staff).toEqual([]);
  expect(await noticesOf(helper!)).toMatchObject([{ kind: 'staff-invited', role: 'door' }]);
  expect(await rolesOf(helper!)).toEqual([]);
  const [invitation] = await invitationsOf(helper!);
  expect(invitation).toMatchObject({ role: 'DOOR', invitee: helper!.email });
  const accepted = await accept(helper!, invitation!);
  expect(accepted.data.acceptInvitation.event.viewerRoles).toEqual(['DOOR']);
  expect(await rolesOf(helper!)).toEqual(['DOOR']);
  expect([await pendingInvitations(), await invitationsOf(helper!)]).toEqual([[], []]);
  expect((await accept(helper!, invitation!)).code).toBe('NOT_FOUND');
});

describe('an invitation', () => {
  test('ends when it is declined or withdrawn, and does not exist for others', async () => {
    const other = await api.buildUser();
    for (const who of [helper!, owner!]) {
      await ask('DOOR');
      const [invitation] = (await pendingInvitations())!;
      for (const stranger of [other, await api.buildUser({ role: 'organizer' })]) {
        expect((await accept(stranger, invitation!)).code).toBe('NOT_FOUND');
        expect((await end(stranger, invitation!)).code).toBe('NOT_FOUND');
      }
      expect((await accept(owner!, invitation!)).code).toBe('NOT_FOUND');
      expect((await end(who, invitation!)).errors).toEqual([]);
      expect((await accept(helper!, invitation!)).code).toBe('NOT_FOUND');
      expect(await pendingInvitations()).toEqual([]);
    }
    expect(await rolesOf(helper!)).toEqual([]);
  });

  test('to award points can be withdrawn by a manager, who could not send it', async () => {
    const manager = await api.buildUser();
    await add('MANAGER', owner, manager);
    await ask('SCORER');
    const [invitation] = (await pendingInvitations(manager))!;
    expect(invitation).toMatchObject({ role: 'SCORER', invitee: helper!.email });
    expect((await end(manager, invitation!)).errors).toEqual([]);
    expect(await invitationsOf(helper!)).toEqual([]);
    await handOver({ email: helper!.email });
    expect((await end(manager, (await pendingInvitations())![0]!)).code).toBe('NOT_FOUND');
  });

  test('is void if the inviter may no longer invite', async () => {
    const manager = await api.buildUser();
    await add('MANAGER', owner, manager);
    await ask('MANAGER', manager);
    await remove(owner, { userId: manager.id });
    const { code, errors } = await accept(helper!, (await invitationsOf(helper!))[0]!);
    expect([code, errors[0]!.message]).toEqual(['FORBIDDEN', 'Whoever has asked you to help may no longer do so.']);
    expect(await rolesOf(helper!)).toEqual([]);
  });

  test('by address answers all but admins the same, whether or not the address has an account', async () => {
    const answers = async (role: string, name: string) => {
      const all: object[] = [];
      for (const email of [helper!.email, 'nobody@evm.example']) {
        const { errors, fields } = await change(owner!, name, { eventId: event.id, ...(role && { role }), email });
        all.push({ errors, fields });
      }
      return all;
    };
    for (const [role, name] of [
      ['DOOR', 'addStaff'],
      ['', 'handOverEvent'],
    ] as const) {
      const [known, unknown] = await answers(role, name);
      expect(known).toEqual(unknown);
      expect(known).toMatchObject({ errors: [] });
    }
    expect((await pendingInvitations())!.map(({ role, invitee }) => [role, invitee])).toEqual([
      ['DOOR', helper!.email],
      ['DOOR', 'nobody@evm.example'],
      ['OWNER', 'nobody@evm.example'],
    ]);
    const admin = await api.buildUser({ role: 'admin' });
    expect((await handOver({ email: 'no.one@evm.example' }, admin)).fields).toEqual({
      email: 'Nobody has this account.',
    });
  });

  test('to an address without an account is worth nothing to a later account that has not confirmed this address', async () => {
    const email = `later-${Date.now()}@evm.example`;
    await ask('MANAGER', owner, { email });
    const later = await api.buildUser({ email });
    expect(await invitationsOf(later)).toEqual([]);
    await ask('MANAGER', owner, { email });
    expect(await invitationsOf(later)).toMatchObject([{ role: 'MANAGER' }]);
  });

  test('by id from a participating manager works only for registered people', async () => {
    const manager = await api.buildUser();
    const hidden = await api.buildUser({ firstName: 'Secretname', lastName: 'Hidden' });
    await sql('UPDATE users SET profile_visible = false WHERE id = $1', [hidden.uuid]);
    await add('MANAGER', owner, manager);
    const byId = () => ask('DOOR', manager, { userId: hidden.id });
    const refused = await byId();
    expect(refused.fields).toEqual({
      userId:
        'By id you can name people who are registered for the event or help at yours. Give the address of others.',
    });
    const nobody = await ask('DOOR', manager, { userId: api.idOf('user', event.uuid) });
    expect(nobody.fields).toEqual(refused.fields);
    // an organizer may invite by id; the manager sees only an anonymous entry
    await ask('DOOR', owner, { userId: hidden.id });
    expect(await pendingInvitations(manager)).toMatchObject([{ invitee: 'Private participant' }]);
    expect(await pendingInvitations(owner)).toMatchObject([{ invitee: 'Secretname Hidden' }]);
    expect(await noticesOf(hidden)).toHaveLength(1);
    await api.buildRegistrations(event, [hidden]);
    expect((await byId()).errors).toEqual([]);
  });

  test('can be sent to several addresses at once, to all or none', async () => {
    const people = [await api.buildUser(), await api.buildUser()];
    const emails = [...people, helper!].map(({ email }) => email);
    const wrong = await ask('DOOR', owner, { emails: [...emails, 'no address'] });
    expect(wrong.fields).toEqual({ emails: 'Invalid email address: no address' });
    expect(await pendingInvitations()).toEqual([]);
    // all problems at once
    const { fields } = await ask('DOOR', owner, {
      emails: [...emails, owner!.email],
      userIds: [owner!.id, people[0]!.id],
    });
    expect(fields).toEqual({ emails: 'The event is theirs already.', userIds: 'The event is theirs already.' });
    expect(await pendingInvitations()).toEqual([]);
    expect((await ask('DOOR', owner, { emails: [' '], userIds: [helper!.id] })).fields).toHaveProperty('emails');
    const byId = await api.buildUser({ firstName: 'Ida', lastName: 'Byid' });
    expect((await ask('DOOR', owner, { emails, userIds: [byId.id] })).errors).toEqual([]);
    expect((await pendingInvitations())!.map(({ invitee }) => invitee).toSorted()).toEqual(
      ['Ida Byid', ...emails].toSorted(),
    );
  });

  test('is sent once to a repeated address, and the owner cannot accept one', async () => {
    const twice = [helper!.email, ` ${helper!.email.toUpperCase()}`, helper!.email];
    expect((await ask('DOOR', owner, { emails: twice })).errors).toEqual([]);
    expect((await pendingInvitations())!.map(({ invitee }) => invitee)).toEqual([helper!.email]);
    expect(await noticesOf(helper!)).toHaveLength(1);
    await add('MANAGER');
    await ask('DOOR', helper, { email: owner!.email });
    const { code, errors } = await accept(owner!, (await invitationsOf(owner!))[0]!);
    expect([code, errors[0]!.message]).toEqual(['FORBIDDEN', 'The event is yours already.']);
  });
});

test('a person can have several roles, removed one by one or all at once', async () => {
  await add('MANAGER');
  await add('SCORER');
  await add('DOOR');
  await remove(owner, { role: 'SCORER' });
  expect(await rolesOf(helper!)).toEqual(['MANAGER', 'DOOR']);
  await remove();
  expect(await rolesOf(helper!)).toEqual([]);
  expect((await remove()).code).toBe('NOT_FOUND');
});

test('a repeated invitation changes nothing and sends no notice', async () => {
  await ask('DOOR');
  expect((await ask('DOOR')).errors).toEqual([]);
  expect(await pendingInvitations()).toHaveLength(1);
  await accept(helper!, (await invitationsOf(helper!))[0]!);
  expect((await ask('DOOR')).errors).toEqual([]);
  expect(await pendingInvitations()).toEqual([]);
  expect(await noticesOf(helper!)).toHaveLength(1);
});

test('a manager invites managers and door helpers, but no scorers; a helper can always leave', async () => {
  await add('MANAGER');
  const other = await api.buildUser();
  const scorer = await ask('SCORER', helper, { email: other.email });
  expect([scorer.code, scorer.errors[0]!.message]).toEqual([
    'FORBIDDEN',
    'Only its creator and admins say who awards points at an event.',
  ]);
  await add('DOOR', helper, other);
  expect((await ask('DOOR', other)).code).toBe('FORBIDDEN');
  expect((await remove(other)).code).toBe('FORBIDDEN');
  expect((await remove(other, { userId: other.id })).errors).toEqual([]);
  expect((await remove(helper)).errors).toEqual([]);
  expect(await rolesOf(helper!)).toEqual([]);
});

test('a helper is named by either id or address', async () => {
  expect((await ask('DOOR', owner, {})).fields).toEqual({ email: 'Email is required' });
  expect((await ask('DOOR', owner, { email: 'a@evm.example', userId: helper!.id })).fields).toEqual({
    email: 'Name the person by one of userId and email, not by both',
  });
  for (const email of ['nobody', 'no body@evm.example', 'nobody@evm.example\u0000', `${'x'.repeat(300)}@evm.example`])
    expect((await ask('DOOR', owner, { email })).fields).toEqual({ email: 'Invalid email address' });
  expect((await ask('DOOR', owner, { userId: api.idOf('user', event.uuid) })).fields).toEqual({
    userId: 'Nobody has this account.',
  });
  expect((await ask('DOOR', owner, { email: owner!.email })).fields).toEqual({ email: 'The event is theirs already.' });
  expect((await ask('DOOR', owner, { userId: owner!.id })).fields).toEqual({ userId: 'The event is theirs already.' });
});

test('a role at one event grants nothing at another', async () => {
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

test('the audit trail records edits of a manager under their name', async () => {
  await add('MANAGER');
  expect((await rename(helper!)).errors).toEqual([]);
  const entries = await sql(
    `SELECT action, actor_name, subject_name FROM audit_entries WHERE actor_id = $1 ORDER BY id`,
    [helper!.uuid],
  );
  expect(entries).toEqual([
    { action: 'staff.add', actor_name: 'Ravi Menon', subject_name: 'Ravi Menon' },
    { action: 'event.edit', actor_name: 'Ravi Menon', subject_name: 'Robots' },
  ]);
});

test('a manager writes announcements of their event only', async () => {
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

  const refused = [
    'FORBIDDEN',
    'Managers of an event can announce to everybody at the event, to those with a seat, and to its waitlist.',
  ];
  const college = await announce({ createdBy: owner!, event, audience: 'college', college: 'Evergreen Institute' });
  for (const answer of [
    await write({ eventId: event.id, audience: 'COLLEGE', college: 'Evergreen Institute' }),
    await write({ eventId: event.id, audience: 'ORGANIZERS' }),
    await edit(id, { audience: 'ORGANIZERS' }),
    await edit(college.id, { title: 'Mine' }),
    await as(helper!)('mutation ($id: ID!) { tellAnnouncementAgain(input: { announcementId: $id }) { __typename } }', {
      id: college.id,
    }),
    await as(helper!)('query ($id: ID!) { announcementAudienceCount(audience: ORGANIZERS, eventId: $id) }', {
      id: event.id,
    }),
  ])
    expect([answer.code, answer.errors[0]!.message]).toEqual(refused);
  for (const audience of ['EVERYBODY', 'SEATS', 'LINE'])
    expect((await write({ eventId: event.id, audience })).errors).toEqual([]);
  await sql('UPDATE sign_in_attempts SET failures = 20 WHERE bucket = $1', [`announcements of ${helper!.id}`]);
  expect((await write({ eventId: event.id })).code).toBe('TOO_MANY_REQUESTS');
});

test('a scorer awards points to others, on a hidden board too, but never to themself', async () => {
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

test('a scorer corrects awards of others at the event, but never their own, at any event', async () => {
  await add('SCORER');
  const person = await api.buildUser();
  const other = await api.buildEvent({ createdBy: owner! });
  await api.buildRegistrations(event, [person, helper!]);
  await api.buildRegistrations(other, [helper!]);
  const awards = await awardsIn(sql)([
    { event, to: person, by: owner! },
    { event, to: helper!, by: owner! },
    { event: other, to: helper!, by: owner! },
  ]);
  const outcomes = [];
  for (const { id } of awards) {
    const { errors } = await as(helper!)(
      'mutation ($id: ID!) { correctScore(input: { awardId: $id, points: 99 }) { award { effectivePoints } } }',
      { id },
    );
    outcomes.push(errors[0]?.message);
  }
  expect(outcomes).toEqual([
    undefined,
    'Nobody can award points to themself.',
    "You don't have permission to update participant scores.",
  ]);
});

test('a helper sees the unapproved event in their list, and cannot register yet', async () => {
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

describe('removing a role', () => {
  const watch = async () => {
    const client = await LiveClient.open(api.url, await api.tokenOf(helper!));
    const feed = client.subscribe({
      query: `subscription { announcementChanged { ... on AnnouncementCreated { announcement { title } } ... on ReadAgain { reason } } }`,
    });
    await feed.until(() => feed.answers.length > 0);
    return { client, feed };
  };

  test('applies from the next request on and closes open subscriptions', async () => {
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

  test('does not affect the connections of others', async () => {
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

describe('handing over an event', () => {
  const offer = async (to: Person) => {
    expect((await handOver({ email: to.email })).errors).toEqual([]);
    return (await invitationsOf(to))[0]!;
  };

  test('makes another organizer the owner after they accept, and notifies the former owner, who loses access', async () => {
    const next = await api.buildUser({ role: 'organizer', firstName: 'Nina' });
    const invitation = await offer(next);
    expect(await noticesOf(next)).toMatchObject([
      { kind: 'staff-invited', role: 'owner', by: expect.stringContaining('Olga') },
    ]);
    expect((await rename(next)).code).toBe('FORBIDDEN');
    expect((await rename(owner!)).errors).toEqual([]);
    expect((await accept(next, invitation)).data.acceptInvitation.event.viewerCanHandOver).toBe(true);
    expect((await rename(owner!)).code).toBe('FORBIDDEN');
    expect((await rename(next)).errors).toEqual([]);
    expect(await noticesOf(owner!)).toMatchObject([{ kind: 'event-taken-over', by: expect.stringContaining('Nina') }]);
  });

  test('is offered to one person at a time, and the offer ends if the owner changes', async () => {
    const [first, second] = [await api.buildUser({ role: 'organizer' }), await api.buildUser({ role: 'organizer' })];
    const [early, late] = [await offer(first), await offer(second)];
    expect((await accept(first, early)).code).toBe('NOT_FOUND');
    await sql('UPDATE events SET created_by = $2 WHERE id = $1', [event.uuid, first.uuid]);
    expect((await accept(second, late)).code).toBe('FORBIDDEN');
  });

  test('is offered to organizers and admins only, and never by managers', async () => {
    await add('MANAGER');
    const { code, errors } = await accept(helper!, await offer(helper!));
    expect([code, errors[0]!.message]).toEqual(['FORBIDDEN', 'Only organizers and admins can have events.']);
    const admin = await api.buildUser({ role: 'admin' });
    expect((await handOver({ email: helper!.email }, admin)).fields).toEqual({
      email: 'Only organizers and admins can have events.',
    });
    const next = await api.buildUser({ role: 'organizer' });
    expect((await handOver({ userId: next.id }, helper)).code).toBe('FORBIDDEN');
    expect((await handOver({ userId: owner!.id })).fields).toEqual({ userId: 'The event is theirs already.' });
  });

  test('cannot be accepted by an organizer at the event limit', async () => {
    const next = await api.buildUser({ role: 'organizer' });
    const [{ most }] = (await sql<{ most: number }>(
      'SELECT max_events_per_organizer AS most FROM system_settings',
    )) as [{ most: number }];
    for (let n = 0; n < most; n += 1) await api.buildEvent({ createdBy: next, date: inHours(50) });
    const { code, errors } = await accept(next, await offer(next));
    expect([code, errors[0]!.message]).toEqual([
      'EVENT_LIMIT_REACHED',
      `You already have ${most} events that are not yet past; at most ${most} are allowed. A series counts once.`,
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
    expect((await accept(next, (await invitationsOf(next))[0]!)).errors).toEqual([]);
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

test('the number of helpers and of invitations is limited, except invitations by admins', async () => {
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
    expect((await ask('DOOR', owner, { userId: (await api.buildUser()).id })).errors).toEqual([]);
  expect((await ask('MANAGER')).code).toBe('STAFF_LIMIT_REACHED');
  await sql('DELETE FROM event_staff WHERE event_id = $1', [event.uuid]);
  await sql(`UPDATE sign_in_attempts SET failures = 98 WHERE bucket LIKE 'people named by %'`);
  const three = Array.from({ length: 3 }, (_, n) => `nobody-${n}@evm.example`);
  expect((await ask('DOOR', owner, { emails: three })).code).toBe('TOO_MANY_REQUESTS');
  const admin = await api.buildUser({ role: 'admin' });
  await sql('UPDATE sign_in_attempts SET bucket = $1, failures = 100 WHERE bucket = $2', [
    `people named by ${admin.id}`,
    `people named by ${owner!.id}`,
  ]);
  expect((await ask('DOOR', admin)).errors).toEqual([]);
});

test('a person has at most 200 staff roles', async () => {
  const others = await Promise.all(Array.from({ length: 67 }, () => api.buildEvent()));
  await sql(
    `INSERT INTO event_staff (event_id, user_id, role)
     SELECT id, $2, role FROM unnest($1::uuid[]) AS id, unnest(ARRAY['manager', 'scorer', 'door']) AS role LIMIT $3`,
    [others.map(({ uuid }) => uuid), helper!.uuid, staffLimits.ofPerson - 1],
  );
  await add('SCORER');
  await ask('DOOR');
  expect(await accept(helper!, (await invitationsOf(helper!))[0]!)).toMatchObject({
    code: 'STAFF_LIMIT_REACHED',
    message: 'You help at too many events already.',
  });
  expect(await rolesOf(helper!)).toEqual(['SCORER']);
});

test('helpers are copied to another event of their owner, by this owner and admins', async () => {
  await add('DOOR');
  await ask('MANAGER', owner, { email: (await api.buildUser()).email });
  const target = await api.buildEvent({ title: 'Robotics final', createdBy: owner });
  const copy = (who: Person, eventId = target.id) =>
    restOf(api)(`POST /api/events/${eventId}/staff/copy`, { as: who, body: { fromEventId: event.id } });
  const manager = await api.buildUser();
  await sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $3, 'manager'), ($2, $3, 'manager')`, [
    event.uuid,
    target.uuid,
    manager.uuid,
  ]);
  const colleague = await api.buildUser({ role: 'organizer' });
  for (const who of [manager, helper!, colleague])
    expect(refusalOf(await copy(who))).toEqual([403, 'FORBIDDEN', 'Only its creator and admins can do this.']);

  const { body } = await copy(owner!);
  expect(body).toMatchObject({
    data: [
      { name: expect.any(String), role: 'manager' },
      { name: 'Ravi Menon', role: 'door' },
    ],
    message: 'The helpers are copied and notified.',
  });
  expect((await noticesOf(helper!)).map(({ kind }) => kind)).toEqual(['staff-invited', 'staff-copied']);
  // nothing is left to copy
  await copy(owner!);
  expect(await noticesOf(helper!)).toHaveLength(2);

  const foreign = await api.buildEvent({ createdBy: colleague });
  expect((await copy(owner!, foreign.id)).status).toBe(403);
  const admin = await api.buildUser({ role: 'admin' });
  const sentence = 'Helpers are copied only between events of the same owner.';
  expect(refusalOf(await copy(admin, foreign.id))).toEqual([403, 'FORBIDDEN', sentence]);
});

test('over REST, the staff list is refused like any other access without rights', async () => {
  await add('SCORER');
  const getStaff = (who: Person) => restOf(api)(`GET /api/events/${event.id}/staff`, { as: who });
  expect((await getStaff(owner!)).body.data).toHaveLength(1);
  expect(refusalOf(await getStaff(helper!))).toEqual([
    403,
    'FORBIDDEN',
    'You do not have permission to say who helps at this event.',
  ]);
});
