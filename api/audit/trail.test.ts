import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { auditOf, type AuditEntryAnswer } from '../testing/audit.ts';
import type { Person } from '../testing/build.ts';
import { defaultSettings } from '../testing/settings.ts';

let api: Api;
let audit: ReturnType<typeof auditOf>;
let admin: Person;
let organizer: Person;
beforeAll(async () => {
  api = await startApi();
  audit = auditOf(api);
  await api.buildUser({ role: 'admin' });
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Organizer' });
});
beforeEach(async () => {
  // one admin per test: a filter by actor then returns only the entries of this test
  admin = await api.buildUser({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
});
afterAll(() => api?.close());

const run: ReturnType<typeof auditOf>['run'] = (...what) => audit.run(...what);
const build = () => audit.build(admin, organizer);
const trail = (filter: Record<string, unknown> = {}) => audit.trail(admin, filter);
const ofActor = (who: Person) => audit.ofActor(who, admin);

describe('the database refuses to change the trail:', () => {
  beforeEach(async () => {
    const { id: userId } = await api.buildUser();
    await run('updateUserRole user { id }', { userId, role: 'ORGANIZER' }, admin);
  });

  test.each([
    "UPDATE audit_entries SET action = 'nothing'",
    "UPDATE audit_entries SET action = 'nothing' WHERE false",
    'DELETE FROM audit_entries',
    'DELETE FROM audit_entries WHERE false',
    'TRUNCATE audit_entries',
    'TRUNCATE audit_entries CASCADE',
    "INSERT INTO audit_entries SELECT * FROM audit_entries ON CONFLICT (id) DO UPDATE SET action = 'nothing'",
    'WITH gone AS (DELETE FROM audit_entries RETURNING 1) SELECT count(*) FROM gone',
  ])('%s', async (statement) => {
    const before = await api.sql('SELECT * FROM audit_entries ORDER BY id');
    expect(before.length).toBeGreaterThan(0);
    await expect(api.sql(statement)).rejects.toThrow('the audit trail never changes');
    expect(await api.sql('SELECT * FROM audit_entries ORDER BY id')).toEqual(before);
  });

  test('entries survive the deletion of their subject', async () => {
    const { event } = await build();
    await run('approveEvent event { id }', { eventId: event.id }, admin);
    await run('deleteEvent deletedEventId', { eventId: event.id }, admin);
    const actions = (await ofActor(admin)).map(({ action }) => action);
    expect(actions).toEqual(['event.delete', 'event.approve', 'role.change']);
  });
});

describe('the audit trail', () => {
  test('filters by action, actor, subject and time, alone or combined', async () => {
    const [one, two] = [await build(), await build()];
    const other = await api.buildUser({ role: 'admin' });
    await run('updateUserRole user { id }', { userId: one.person.id, role: 'ORGANIZER' }, admin);
    const between = new Date();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await run('approveEvent event { id }', { eventId: one.event.id }, admin);
    await run('approveEvent event { id }', { eventId: two.event.id }, other);
    const actions = async (filter: Record<string, unknown>) => {
      const { entries, total } = await trail(filter);
      expect(total).toBe(entries.length);
      return entries.map(({ action, actorId }) => `${action} ${actorId === admin.id ? 'admin' : 'other'}`);
    };
    const actorId = admin.id;
    expect(await actions({ actorId })).toEqual(['event.approve admin', 'role.change admin']);
    expect(await actions({ actorId, action: 'role.change' })).toEqual(['role.change admin']);
    expect(await actions({ actorId, from: between })).toEqual(['event.approve admin']);
    expect(await actions({ actorId, to: between })).toEqual(['role.change admin']);
    expect(await actions({ from: between })).toEqual(['event.approve other', 'event.approve admin']);
    expect(await actions({ subjectId: two.event.id })).toEqual(['event.approve other']);
    expect(await actions({ subjectId: two.event.id, actorId })).toEqual([]);
    expect(await actions({ from: new Date(Date.now() + 60_000) })).toEqual([]);
    for (const nobody of [
      { action: 'role.chang' },
      { action: '%' },
      { actorId: one.event.id },
      { actorId: 'x' },
      { actorId: '' },
      { subjectId: '' },
    ])
      expect(await actions(nobody)).toEqual([]);
  });

  test('pages newest first and returns each entry once while new entries arrive', async () => {
    const { person } = await build();
    const roles = ['ORGANIZER', 'PARTICIPANT', 'ORGANIZER', 'PARTICIPANT', 'ORGANIZER'];
    for (const role of roles) await run('updateUserRole user { id }', { userId: person.id, role }, admin);
    const seen: string[] = [];
    let after: string | null = null;
    for (;;) {
      const page = await trail({ actorId: admin.id, first: 2, after });
      seen.push(...page.entries.map(({ changes }) => changes[0]!.after!));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
      await run(
        'updateSystemSettings systemSettings { updatedAt }',
        { ...defaultSettings, smtpPort: 25 + seen.length },
        admin,
      );
    }
    expect(seen).toEqual(['organizer', 'participant', 'organizer', 'participant', 'organizer']);
  });

  test('rejects a page size out of range and a cursor of another list', async () => {
    for (const first of [0, 101]) expect((await trail({ first })).fields).toHaveProperty('first');
    expect((await trail({ after: admin.id })).fields).toHaveProperty('after');
  });

  test('is readable by admins only, by id too', async () => {
    const { person } = await build();
    await run('updateUserRole user { id }', { userId: person.id, role: 'ORGANIZER' }, admin);
    const [{ id }] = (await ofActor(admin)) as [AuditEntryAnswer];
    const node = async (viewer: Person) =>
      (await api.as(viewer)('query ($id: ID!) { node(id: $id) { id } }', { id })).data.node;
    expect(await node(admin)).toEqual({ id });
    for (const viewer of [organizer, person]) expect(await node(viewer)).toBeNull();
    expect((await api.as(organizer)('{ auditTrail { totalCount } }')).code).toBe('FORBIDDEN');
  });
});
