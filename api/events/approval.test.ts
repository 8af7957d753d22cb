import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approvalsOf } from '../testing/approval.ts';
import { announcementsIn } from '../testing/announce.ts';
import { type Api, startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { saveSettings } from '../testing/settings.ts';

let api: Api;
let second: Api;
let approvals: ReturnType<typeof approvalsOf>;
let admin: Person;
let owner: Person;
let colleague: Person;
let stranger: Person;
beforeAll(async () => {
  api = await startApi();
  approvals = approvalsOf(api);
  second = await startApi({ databaseUrl: api.address, secret: api.config.secret });
  admin = await api.buildUser({ role: 'admin' });
});
beforeEach(async () => {
  owner = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  stranger = await api.buildUser();
});
afterAll(async () => {
  await second?.close();
  await api?.close();
});

const create = (as: Person) => approvals.create(as);
const approve = (eventId: string, as = admin, at = api) => approvals.approve(eventId, as, at);
const edit: ReturnType<typeof approvalsOf>['edit'] = (...what) => approvals.edit(...what);

describe('events while approval is required', () => {
  beforeAll(() => saveSettings(api, admin, { eventApprovalRequired: true, maxEventsPerOrganizer: 100 }));
  afterAll(() => saveSettings(api, admin, {}));

  test('new events of organizers are pending, those of admins are approved', async () => {
    expect(await create(owner)).toMatchObject({ approval: 'PENDING', rejectionReason: null });
    expect(await create(admin)).toMatchObject({ approval: 'APPROVED' });
  });

  test('an edit keeps a pending event pending and an approved event approved', async () => {
    const { id } = await create(owner);
    expect((await edit(id, owner)).data.updateEvent.event.approval).toBe('PENDING');
    await approve(id);
    expect((await edit(id, owner, { title: 'Loud chess' })).data.updateEvent.event.approval).toBe('APPROVED');
  });
});

test('while approval is not required, new events are approved', async () => {
  expect(await create(owner)).toMatchObject({ approval: 'APPROVED' });
});

describe.each(['pending', 'rejected'] as const)('an event that is %s', (approval) => {
  /** The queries that return the event or its announcement to a viewer. Both have the same title. */
  const found = async (viewer: Person) => {
    const title = `Hush ${owner.id}`;
    const { id, uuid } = await api.buildEvent({
      title,
      approval,
      createdBy: owner,
      date: inHours(0.1),
      tags: ['hush'],
    });
    await announcementsIn(api.sql)({ title, createdBy: owner, event: { uuid } });
    const { data, errors } = await api.as(viewer)(
      `query ($id: ID!, $title: String, $owner: ID, $state: EventApproval) {
        event(id: $id) { title } node(id: $id) { ... on Event { title } } nodes(ids: [$id]) { ... on Event { title } }
        list: events(first: 100) { edges { node { title } } }
        card: events(first: 100, filter: UPCOMING) { edges { node { title id } } }
        search: events(search: $title) { totalCount edges { node { title } } }
        tags: events(tags: ["HUSH"], search: $title) { edges { node { title } } }
        owner: events(organizer: $owner) { totalCount edges { node { title } } }
        state: events(approval: $state, organizer: $owner) { totalCount edges { node { title } } }
        approved: events(approval: APPROVED, organizer: $owner) { totalCount }
        home { upcomingEvents { title } announcements { title } }
        announcements(eventId: $id) { totalCount edges { node { title event { title } } } } }`,
      { id, title, owner: owner.id, state: approval.toUpperCase() },
    );
    expect(errors).toEqual([]);
    expect(data.approved).toEqual({ totalCount: 0 });
    await api.sql('DELETE FROM announcements');
    const behind = Object.entries(data).filter(([, value]) => JSON.stringify(value).includes(title));
    return { doors: behind.map(([door]) => door), data };
  };
  const all = 'event node nodes list card search tags owner state home announcements'.split(' ');

  test('the owner and admins find it in every query', async () => {
    for (const viewer of [owner, admin]) {
      const { doors, data } = await found(viewer);
      expect(doors).toEqual(all);
      await api.sql('DELETE FROM events');
      expect(data).toMatchObject({ search: { totalCount: 1 }, owner: { totalCount: 1 }, state: { totalCount: 1 } });
    }
  });

  test('other people find it in no query', async () => {
    for (const viewer of [colleague, stranger]) {
      const { doors, data } = await found(viewer);
      expect(doors).toEqual([]);
      expect(data).toMatchObject({
        search: { totalCount: 0 },
        owner: { totalCount: 0 },
        state: { totalCount: 0 },
        announcements: { totalCount: 0 },
      });
    }
  });

  test('people with a seat can still see and cancel it', async () => {
    const event = await api.buildEvent({ createdBy: owner });
    await api.buildRegistrations(event, [stranger]);
    await api.sql('UPDATE events SET approval = $2 WHERE id = $1', [event.uuid, approval]);
    const own = await api.as(stranger)('{ viewer { registrations { totalCount edges { node { event { id } } } } } }');
    expect(own.data).toEqual({ viewer: { registrations: { totalCount: 1, edges: [{ node: { event: null } }] } } });
    const { data } = await api.as(stranger)(
      'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }',
      { id: event.id },
    );
    expect(data).toEqual({ cancelRegistration: { event: null } });
    expect((await api.seatsOf(event)).taken).toBe(0);
  });
});

describe('the queue of pending events', () => {
  const queue = async (as: Person, approval = 'PENDING') => {
    const { data } = await api.as(as)<{ events: { totalCount: number; edges: { node: { title: string } }[] } }>(
      `query ($approval: EventApproval) { events(approval: $approval, first: 100) { totalCount edges { node { title } } } }`,
      { approval },
    );
    expect(data.events.totalCount).toBe(data.events.edges.length);
    return data.events.edges.map(({ node }) => node.title).toSorted();
  };
  const titles = ['A sample day', 'Chess', 'Test of strength'];
  beforeEach(async () => {
    await api.sql('DELETE FROM events');
    for (const approval of ['pending', 'rejected', 'approved'] as const)
      for (const title of titles) await api.buildEvent({ title, approval, createdBy: owner });
    await api.buildEvent({ title: 'Of somebody else', approval: 'pending', createdBy: colleague });
    await api.buildEvent({ title: 'Long ago', approval: 'pending', createdBy: colleague, date: inHours(-99) });
  });

  test('for admins the queue contains all pending events, also past ones and those with hidden titles', async () => {
    expect(await queue(admin)).toEqual([...titles, 'Long ago', 'Of somebody else'].toSorted());
    expect(await queue(admin, 'REJECTED')).toEqual(titles);
    expect(await queue(admin, 'APPROVED')).toEqual(['Chess']);
  });

  test('for organizers the queue contains their own events, for participants nothing', async () => {
    expect(await queue(owner)).toEqual(titles);
    expect(await queue(owner, 'REJECTED')).toEqual(titles);
    for (const approval of ['PENDING', 'REJECTED']) expect(await queue(stranger, approval)).toEqual([]);
  });
});
