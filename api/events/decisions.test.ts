import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { approvalsOf, type EventApprovalFields } from '../testing/approval.ts';
import { announcementsIn } from '../testing/announce.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { beforeRead, LiveClient } from '../testing/live.ts';
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
const reject = (eventId: string, reason = 'Too loud', as = admin, at = api) =>
  approvals.reject(eventId, reason, as, at);
const edit: ReturnType<typeof approvalsOf>['edit'] = (...what) => approvals.edit(...what);
const read = (id: string) => approvals.read(id, admin);
const trailOf = (id: string) => approvals.trailOf(id);

describe('a decision', () => {
  const pending = () => api.buildEvent({ createdBy: owner, approval: 'pending' });

  test('an approval makes an event visible to all people on all processes at once', async () => {
    const { id } = await pending();
    expect((await approve(id)).data.approveEvent.event).toMatchObject({ approval: 'APPROVED', rejectionReason: null });
    for (const [viewer, at] of [
      [stranger, api],
      [colleague, second],
    ] as const)
      expect((await at.as(viewer)('query ($id: ID!) { event(id: $id) { id } }', { id })).data).toEqual({
        event: { id },
      });
    expect(await trailOf(id)).toEqual([
      { action: 'event.approve', before: { approval: 'pending' }, after: { approval: 'approved' } },
    ]);
  });

  test.each([
    ['approved', (id: string) => approve(id)],
    ['rejected', (id: string) => reject(id)],
    ['changed', (id: string) => edit(id, owner)],
  ])('NOT_FOUND is returned if the event is deleted between being %s and the answer', async (_, change) => {
    const { id, uuid } = await pending();
    beforeRead(api.database, 'events-by-id', () => api.sql('DELETE FROM events WHERE id = $1', [uuid]));
    expect(await change(id)).toMatchObject({ code: 'NOT_FOUND', message: 'Event not found' });
  });

  test('a rejection has a reason for the creator; an approval removes it', async () => {
    const { id } = await pending();
    expect((await reject(id, '  Too loud  ')).data.rejectEvent.event).toMatchObject({
      approval: 'REJECTED',
      rejectionReason: 'Too loud',
    });
    const own = await api.as(owner)('query ($id: ID!) { event(id: $id) { rejectionReason } }', { id });
    expect(own.data).toEqual({ event: { rejectionReason: 'Too loud' } });
    expect((await approve(id)).data.approveEvent.event).toMatchObject({ approval: 'APPROVED', rejectionReason: null });
    expect(await trailOf(id)).toEqual([
      {
        action: 'event.reject',
        before: { approval: 'pending' },
        after: { approval: 'rejected', reason: 'Too loud' },
      },
      {
        action: 'event.approve',
        before: { approval: 'rejected', reason: 'Too loud' },
        after: { approval: 'approved' },
      },
    ]);
  });

  test.each(['', '   \n', 'x'.repeat(501)])(
    'a rejection needs a reason of up to 500 characters, not %j',
    async (reason) => {
      const { id } = await pending();
      const { code, fields } = await reject(id, reason);
      expect([code, Object.keys(fields ?? {})]).toEqual(['VALIDATION_FAILED', ['reason']]);
      expect((await read(id)).approval).toBe('PENDING');
      expect(await trailOf(id)).toEqual([]);
    },
  );

  test('a reason may have 500 characters', async () => {
    const { id } = await pending();
    expect((await reject(id, 'x'.repeat(500))).errors).toEqual([]);
  });

  test('a repeated decision changes nothing', async () => {
    const { id } = await pending();
    await approve(id);
    const { version } = await read(id);
    expect((await approve(id)).data.approveEvent.event).toMatchObject({ approval: 'APPROVED', version });
    expect(await trailOf(id)).toHaveLength(1);
  });

  test.each(['event_01jd7z5v9gfa9v5cz8n5c0v0zz', 'user_01jd7z5v9gfa9v5cz8n5c0v0zz', 'undefined', 'null', ''])(
    'a decision about %j is NOT_FOUND',
    async (id) => {
      for (const answer of [await approve(id), await reject(id)])
        expect([answer.code, answer.message]).toEqual(['NOT_FOUND', 'Event not found']);
    },
  );

  test('only admins can decide, even about the event of the creator', async () => {
    const { id } = await pending();
    for (const viewer of [owner, colleague, stranger])
      for (const answer of [await approve(id, viewer), await reject(id, 'No', viewer), await reject(id, '', viewer)])
        expect(answer.code).toBe('FORBIDDEN');
    expect((await read(id)).approval).toBe('PENDING');
  });

  test('concurrent decisions on two processes are serialized, and the audit trail shows their order', async () => {
    const other = await api.buildUser({ role: 'admin' });
    for (let round = 0; round < 10; round += 1) {
      const { id } = await pending();
      const answers = await Promise.all([
        approve(id),
        reject(id, 'Too loud', other, second),
        approve(id, other, second),
        reject(id, 'Too late'),
      ]);
      for (const { code } of answers) expect([undefined, 'STALE_EDIT']).toContain(code);
      const trail = await trailOf(id);
      const states = [{ approval: 'pending' }, ...trail.map(({ after }) => after)];
      expect(trail.map(({ before }) => before)).toEqual(states.slice(0, -1));
      const { approval, rejectionReason } = await read(id);
      expect(states.at(-1)).toEqual({
        approval: approval.toLowerCase(),
        ...(rejectionReason && { reason: rejectionReason }),
      });
    }
  });
});

describe('an event that was rejected', () => {
  const rejected = async () => {
    const event = await api.buildEvent({ createdBy: owner, approval: 'pending' });
    await reject(event.id);
    return event;
  };

  test('an edit of a rejected event by its creator makes it pending', async () => {
    const { id } = await rejected();
    expect((await edit(id, owner)).data.updateEvent.event).toMatchObject({
      approval: 'PENDING',
      rejectionReason: null,
    });
  });

  test('an edit by an admin or a refused edit leaves an event rejected', async () => {
    const { id } = await rejected();
    expect((await edit(id, owner, { title: '' })).code).toBe('VALIDATION_FAILED');
    expect((await edit(id, colleague)).code).toBe('NOT_FOUND');
    expect((await edit(id, admin)).data.updateEvent.event).toMatchObject({
      approval: 'REJECTED',
      rejectionReason: 'Too loud',
    });
  });

  test('a rejected event cannot be approved by an edit', async () => {
    const { id } = await rejected();
    expect((await edit(id, owner, { approval: 'APPROVED' })).code).toBe('BAD_USER_INPUT');
  });

  test('a constraint refuses a reason unless the event is rejected', async () => {
    const { uuid } = await rejected();
    await expect(api.sql("UPDATE events SET approval = 'approved' WHERE id = $1", [uuid])).rejects.toThrow(/violates/);
  });
});

describe('live decisions', () => {
  const watch = async (viewer: Person, at = api) => {
    await at.caughtUp();
    const client = await LiveClient.open(at.url, await at.tokenOf(viewer));
    const feed = client.subscribe({
      query: `subscription { eventApprovalChanged { what: __typename
        ... on EventApprovalUpdated { event { id approval rejectionReason viewerCanDecide viewerIsCreator } }
        ... on ReadAgain { reason } } }`,
    });
    expect((await feed.next()).data).toEqual({ eventApprovalChanged: { what: 'ReadAgain', reason: 'SUBSCRIBED' } });
    const receivedStates = () =>
      feed.fresh.map(({ data }) => {
        const { event } = data!.eventApprovalChanged as { event: EventApprovalFields & Record<string, boolean> };
        return `${event.approval} ${event.rejectionReason} ${event.viewerCanDecide} ${event.viewerIsCreator}`;
      });
    return { client, receivedStates };
  };

  test('the creator and admins get decisions and pending events on all processes; others get nothing', async () => {
    const watchers = await Promise.all([
      watch(owner),
      watch(admin),
      watch(await api.buildUser({ role: 'admin' }), second),
      watch(colleague),
      watch(stranger, second),
    ]);
    const [ofOwner, ...others] = watchers;
    await saveSettings(api, admin, { eventApprovalRequired: true });
    const { id } = await create(owner);
    await saveSettings(api, admin, {});
    // concurrent notifications of one event are merged, so they must be apart
    const apart = () => Promise.all([api, second].map((each) => each.caughtUp()));
    await apart();
    await reject(id, 'Too loud', admin, second);
    await apart();
    await edit(id, owner);
    await apart();
    await approve(id);
    await approve(id);
    await edit(id, owner, { title: 'Louder' });
    await apart();
    // the event is read when a notification arrives, and may already show the next decision
    for (const watcher of [ofOwner, ...others.slice(0, 2)])
      await expect.poll(() => watcher.receivedStates()).toHaveLength(4);
    expect(ofOwner.receivedStates().at(-1)).toBe('APPROVED null false true');
    for (const watcher of others.slice(0, 2)) expect(watcher.receivedStates().at(-1)).toBe('APPROVED null true false');
    for (const watcher of others.slice(2)) expect(watcher.receivedStates()).toEqual([]);
    await Promise.all(watchers.map(({ client }) => client.close()));
  });

  test('the creator and admins get a new reason', async () => {
    const { id } = await api.buildEvent({ createdBy: owner, approval: 'pending' });
    await reject(id, 'Too loud');
    const watchers = [await watch(owner), await watch(admin)];
    await reject(id, 'Too loud and too late');
    for (const { receivedStates } of watchers)
      await expect.poll(() => receivedStates()[0]?.replace(/ \w+ \w+$/, '')).toBe('REJECTED Too loud and too late');
    await Promise.all(watchers.map(({ client }) => client.close()));
  });

  test('subscribers of the announcements of a rejected event get nothing more', async () => {
    const event = await api.buildEvent({ createdBy: owner });
    const client = await LiveClient.open(api.url, await api.tokenOf(stranger));
    const feed = client.subscribe({
      query: `subscription ($id: ID) { announcementChanged(eventId: $id) { what: __typename } }`,
      variables: { id: event.id },
    });
    await feed.next();
    await reject(event.id);
    await announcementsIn(api.sql)({ createdBy: owner, event });
    await api.caughtUp();
    await pause(400);
    expect(feed.fresh).toEqual([]);
    await client.close();
  });
});
