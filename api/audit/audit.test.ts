import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { auditOf, type AuditScene, from } from '../testing/audit.ts';
import type { Person } from '../testing/build.ts';
import { defaultSettings } from '../testing/settings.ts';
import type { AuditActions } from '../core/names.ts';
import { features } from '../features.ts';

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

interface AuditedAction {
  mutation: string;
  input: (built: AuditScene) => object;
  subject: (built: AuditScene) => [id: string | null, name: string];
  /** Field → before and after. */
  changes: (built: AuditScene) => Record<string, [before: string | null, after: string | null]>;
  /** The table that the action writes to, and the query that tells whether the action took effect. */
  table: string;
  done: string;
  of: (built: AuditScene) => string | null;
}

const seats = '(SELECT count(*) FROM registrations WHERE event_id = events.id)';
const deeds: Readonly<Record<keyof AuditActions, AuditedAction>> = {
  'role.change': {
    mutation: 'updateUserRole user { id }',
    input: ({ person }) => ({ userId: person.id, role: 'ORGANIZER' }),
    subject: ({ person }) => [person.id, 'Asha Rao'],
    changes: () => ({ role: ['participant', 'organizer'] }),
    table: 'users',
    done: "SELECT role = 'organizer' AS done FROM users WHERE id = $1",
    of: ({ person }) => person.uuid,
  },
  'settings.change': {
    mutation: 'updateSystemSettings systemSettings { updatedAt }',
    input: ({ person }) => ({ ...defaultSettings, smtpUsername: person.id, maxUsersPerEvent: 90 }),
    subject: () => [null, 'System settings'],
    changes: ({ person }) => ({ maxUsersPerEvent: ['100', '90'], smtpUsername: ['', person.id] }),
    table: 'system_settings',
    done: 'SELECT $1::uuid IS NULL AND max_users_per_event = 90 AS done FROM system_settings',
    of: () => null,
  },
  'event.approve': {
    mutation: 'approveEvent event { id }',
    input: ({ event }) => ({ eventId: event.id }),
    subject: ({ event }) => [event.id, 'Chess'],
    changes: () => ({ approval: ['pending', 'approved'] }),
    table: 'events',
    done: "SELECT approval = 'approved' AS done FROM events WHERE id = $1",
    of: ({ event }) => event.uuid,
  },
  'event.reject': {
    mutation: 'rejectEvent event { id }',
    input: ({ event }) => ({ eventId: event.id, reason: 'Too loud' }),
    subject: ({ event }) => [event.id, 'Chess'],
    changes: () => ({ approval: ['pending', 'rejected'], reason: [null, 'Too loud'] }),
    table: 'events',
    done: "SELECT approval = 'rejected' AS done FROM events WHERE id = $1",
    of: ({ event }) => event.uuid,
  },
  'event.edit': {
    mutation: 'updateEvent event { id }',
    input: ({ event }) => ({ eventId: event.id, title: 'Chess by night', capacity: 70 }),
    subject: ({ event }) => [event.id, 'Chess by night'],
    changes: () => ({ fields: [null, 'title, capacity'] }),
    table: 'events',
    done: `SELECT title = 'Chess by night' AS done FROM events WHERE id = $1`,
    of: ({ event }) => event.uuid,
  },
  'event.cancel': {
    mutation: 'cancelEvent event { id }',
    input: ({ open }) => ({ eventId: open.id, reason: 'Rain' }),
    subject: ({ open }) => [open.id, 'Go'],
    changes: ({ open }) => ({
      date: [open.date.toISOString(), null],
      location: ['Main hall', null],
      registered: ['0', null],
      reason: [null, 'Rain'],
    }),
    table: 'events',
    done: 'SELECT cancelled_at IS NOT NULL AS done FROM events WHERE id = $1',
    of: ({ open }) => open.uuid,
  },
  'event.delete': {
    mutation: 'deleteEvent deletedEventId',
    input: ({ event }) => ({ eventId: event.id }),
    subject: ({ event }) => [event.id, 'Chess'],
    changes: ({ event }) => ({
      date: [event.date.toISOString(), null],
      location: ['Hall', null],
      registered: ['1', null],
    }),
    table: 'events',
    done: `SELECT NOT EXISTS (SELECT ${seats} FROM events WHERE id = $1) AS done`,
    of: ({ event }) => event.uuid,
  },
  'event.hand_over': {
    mutation: 'acceptInvitation event { id }',
    input: ({ invitations: { owner } }) => ({ invitationId: owner }),
    subject: ({ event }) => [event.id, 'Chess'],
    changes: () => ({ owner: [`${organizer.firstName} ${organizer.lastName}`, 'Ada Admin'] }),
    table: 'events',
    done: `SELECT u.first_name = 'Ada' AS done FROM events e JOIN users u ON u.id = e.created_by WHERE e.id = $1`,
    of: ({ event }) => event.uuid,
  },
  'staff.invite': {
    mutation: 'addStaff event { id }',
    input: ({ event, person }) => ({ eventId: event.id, email: person.email, role: 'DOOR' }),
    subject: ({ person }) => [person.id, person.email],
    changes: () => ({ event: [null, 'Chess'], role: [null, 'door'] }),
    table: 'event_invitations',
    done: 'SELECT EXISTS (SELECT FROM event_invitations WHERE user_id = $1) AS done',
    of: ({ person }) => person.uuid,
  },
  'staff.add': {
    mutation: 'acceptInvitation event { id }',
    input: ({ invitations: { door } }) => ({ invitationId: door }),
    subject: () => [admin.id, 'Ada Admin'],
    changes: () => ({ event: [null, 'Chess'], role: [null, 'door'] }),
    table: 'event_staff',
    done: 'SELECT EXISTS (SELECT FROM event_staff WHERE user_id = $1) AS done',
    of: () => admin.uuid,
  },
  'staff.remove': {
    mutation: 'removeStaff event { id }',
    input: ({ open, newcomer }) => ({ eventId: open.id, userId: newcomer.id }),
    subject: ({ newcomer }) => [newcomer.id, 'Ravi Iyer'],
    changes: () => ({ event: ['Go', null], roles: ['manager', null] }),
    table: 'event_staff',
    done: 'SELECT NOT EXISTS (SELECT FROM event_staff WHERE user_id = $1) AS done',
    of: ({ newcomer }) => newcomer.uuid,
  },
  'announcement.delete': {
    mutation: 'deleteAnnouncement deletedAnnouncementId',
    input: ({ announcement }) => ({ announcementId: announcement.id }),
    subject: ({ announcement }) => [announcement.id, 'Hello'],
    changes: () => ({ content: ['You', null], priority: ['medium', null], isPublished: ['true', null] }),
    table: 'announcements',
    done: 'SELECT NOT EXISTS (SELECT FROM announcements WHERE id = $1) AS done',
    of: ({ announcement }) => announcement.uuid,
  },
  'announcement.tell_again': {
    mutation: 'tellAnnouncementAgain announcement { id }',
    input: ({ announcement }) => ({ announcementId: announcement.id }),
    subject: ({ announcement }) => [announcement.id, 'Hello'],
    changes: () => ({}),
    table: 'announcements',
    done: 'SELECT told_again AS done FROM announcements WHERE id = $1',
    of: ({ announcement }) => announcement.uuid,
  },
  'score.correct': {
    mutation: 'correctScore award { id }',
    input: ({ awardId }) => ({ awardId, points: 3, achievements: ['Early Bird'], note: 'Recounted' }),
    subject: ({ person }) => [person.id, 'Asha Rao'],
    changes: ({ event }) => ({
      event: [event.id, event.id],
      points: ['5', '3'],
      achievements: ['[]', '["Early Bird"]'],
      note: [null, 'Recounted'],
    }),
    table: 'awards',
    done: 'SELECT points = 3 AS done FROM scores WHERE event_id = $1',
    of: ({ event }) => event.uuid,
  },
  'users.import': {
    mutation: 'commitUserImport imported',
    input: ({ importId }) => ({ importId }),
    subject: () => [null, 'Accounts'],
    changes: () => ({ imported: [null, '1'] }),
    table: 'users',
    done: `SELECT EXISTS (SELECT FROM users WHERE email = $1 || '@evm.example') AS done`,
    of: ({ importUuid }) => importUuid,
  },
  'checkin.undo': {
    mutation: 'undoCheckIn person { userId }',
    input: ({ comers, comer }) => ({ eventId: comers.id, userId: comer.id }),
    subject: ({ comers }) => [comers.id, 'Kites'],
    changes: () => ({ people: [null, '1'], names: [null, '["Ravi Menon"]'] }),
    table: 'undone_scans',
    done: 'SELECT EXISTS (SELECT FROM undone_scans WHERE event_id = $1) AS done',
    of: ({ comers }) => comers.uuid,
  },
  'checkin.walk_in': {
    mutation: 'addGuest guest { name }',
    input: ({ comers }) => ({ eventId: comers.id, name: 'Nandini Das' }),
    subject: ({ comers }) => [comers.id, 'Kites'],
    changes: () => ({ name: [null, 'Nandini Das'], guest: [null, 'true'] }),
    table: 'scans',
    done: 'SELECT EXISTS (SELECT FROM scans WHERE event_id = $1 AND guest_name IS NOT NULL) AS done',
    of: ({ comers }) => comers.uuid,
  },
  'registration.add': {
    mutation: 'addRegistration registration { id }',
    input: ({ open, newcomer }) => ({ eventId: open.id, userId: newcomer.id }),
    subject: ({ newcomer }) => [newcomer.id, 'Ravi Iyer'],
    changes: () => ({ event: [null, 'Go'] }),
    table: 'registrations',
    done: 'SELECT EXISTS (SELECT FROM registrations WHERE user_id = $1) AS done',
    of: ({ newcomer }) => newcomer.uuid,
  },
  'registration.remove': {
    mutation: 'removeRegistration removedRegistrationId',
    input: ({ event, person }) => ({ eventId: event.id, userId: person.id }),
    subject: ({ person }) => [person.id, 'Asha Rao'],
    changes: () => ({ event: ['Chess', null] }),
    table: 'registrations',
    done: 'SELECT NOT EXISTS (SELECT FROM registrations WHERE user_id = $1) AS done',
    of: ({ person }) => person.uuid,
  },
  'registration.give_seat': {
    mutation: 'giveSeat event { id }',
    input: ({ full, waiting }) => ({ eventId: full.id, userId: waiting.id }),
    subject: ({ waiting }) => [waiting.id, 'Iyer'],
    changes: () => ({
      event: [null, 'Ludo'],
      capacity: ['1', '2'],
      passedOver: [null, '0'],
      over: [null, '[]'],
    }),
    table: 'registrations',
    done: `SELECT EXISTS (SELECT FROM seats WHERE user_id = $1) AS done`,
    of: ({ waiting }) => waiting.uuid,
  },
  'registration.approve': {
    mutation: 'approveRegistrations event { id }',
    input: ({ eventWithRequest, asking }) => ({ eventId: eventWithRequest.id, userIds: [asking.id] }),
    subject: ({ eventWithRequest }) => [eventWithRequest.id, 'Carrom'],
    changes: () => ({ people: [null, '1'], names: [null, '["Shah"]'] }),
    table: 'registrations',
    done: `SELECT EXISTS (SELECT FROM seats WHERE user_id = $1) AS done`,
    of: ({ asking }) => asking.uuid,
  },
  'registration.decline': {
    mutation: 'declineRegistrations event { id }',
    input: ({ eventWithRequest, asking }) => ({
      eventId: eventWithRequest.id,
      userIds: [asking.id],
      reason: 'For beginners',
    }),
    subject: ({ eventWithRequest }) => [eventWithRequest.id, 'Carrom'],
    changes: () => ({ people: [null, '1'], names: [null, '["Shah"]'], reason: [null, 'For beginners'] }),
    table: 'registrations',
    done: 'SELECT NOT EXISTS (SELECT FROM registrations WHERE user_id = $1) AS done',
    of: ({ asking }) => asking.uuid,
  },
  'registration.remove_many': {
    mutation: 'removeRegistrations event { id }',
    input: ({ eventWithRequest, asking }) => ({
      eventId: eventWithRequest.id,
      userIds: [asking.id],
      reason: 'A double',
    }),
    subject: ({ eventWithRequest }) => [eventWithRequest.id, 'Carrom'],
    changes: () => ({ people: [null, '1'], names: [null, '["Shah"]'], reason: [null, 'A double'] }),
    table: 'registrations',
    done: 'SELECT NOT EXISTS (SELECT FROM registrations WHERE user_id = $1) AS done',
    of: ({ asking }) => asking.uuid,
  },
  'registration.write': {
    mutation: 'writeToRegistrations written',
    input: ({ eventWithRequest }) => ({
      eventId: eventWithRequest.id,
      state: ['REQUESTED'],
      subject: 'Hello',
      text: 'Come early.',
    }),
    subject: ({ eventWithRequest }) => [eventWithRequest.id, 'Carrom'],
    changes: () => ({ people: [null, '1'], subject: [null, 'Hello'], states: [null, '["requested"]'] }),
    table: 'mail_messages',
    done: `SELECT EXISTS (SELECT FROM mail_messages WHERE user_id = $1 AND kind = 'organizer-letter') AS done`,
    of: ({ asking }) => asking.uuid,
  },
  'mail.retry': {
    mutation: 'retryMail message { id }',
    input: ({ messageId }) => ({ messageId }),
    subject: ({ messageId }) => [messageId, 'Your password was changed'],
    changes: () => ({ state: ['failed', 'queued'], answer: ['550 No such user', null] }),
    table: 'mail_messages',
    done: `SELECT state = 'queued' AS done FROM mail_messages WHERE user_id = $1`,
    of: ({ person }) => person.uuid,
  },
};

const isDone = async ({ done, of }: AuditedAction, built: AuditScene) =>
  (await api.sql<{ done: boolean }>(done, [of(built)]))[0]!.done;

/** Makes every write to the table fail at commit while the work runs. */
async function whileRefusing(table: string, work: () => Promise<{ code: string | undefined }>) {
  await api.sql(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no'; END $$`);
  await api.sql(`CREATE CONSTRAINT TRIGGER refuse AFTER INSERT OR UPDATE OR DELETE ON ${table}
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const { code } = await work();
  await api.sql(`DROP TRIGGER refuse ON ${table}`);
  await api.sql('DROP FUNCTION refuse()');
  return code;
}

const audited = features.flatMap((each) => Object.keys(each.audited ?? {}) as (keyof AuditActions)[]);

test('every audited action has a case in this file', () => {
  expect(Object.keys(deeds).toSorted()).toEqual(audited.toSorted());
});

describe.each(audited)('%s', (action) => {
  const deed = deeds[action];
  beforeEach(() =>
    api.sql(`UPDATE system_settings SET max_users_per_event = 100, smtp_username = '', logging_level = 'warn'`),
  );

  test('leaves one entry with the actor, the subject, the time, the address and the changed values', async () => {
    const built = await build();
    expect(await isDone(deed, built)).toBe(false);
    const began = Date.now();
    expect((await run(deed.mutation, deed.input(built), admin)).errors).toEqual([]);
    expect(await isDone(deed, built)).toBe(true);

    const entries = await ofActor(admin);
    const [subjectId, subjectName] = deed.subject(built);
    expect(entries).toMatchObject([
      { action, actorId: admin.id, actorName: 'Ada Admin', subjectId, subjectName, address: from },
    ]);
    const changes = entries[0]!.changes.map(({ field, before, after }) => [field, [before, after]]);
    expect(Object.fromEntries(changes)).toEqual(deed.changes(built));
    expect(Date.parse(entries[0]!.createdAt)).toBeGreaterThan(began - 2000);
    expect(Date.parse(entries[0]!.createdAt)).toBeLessThan(Date.now() + 2000);
  });

  test('is rolled back if the audit entry cannot be written', async () => {
    const built = await build();
    const code = await whileRefusing('audit_entries', () => run(deed.mutation, deed.input(built), admin));
    expect(code).toBe('INTERNAL');
    expect(await isDone(deed, built)).toBe(false);
    expect(await ofActor(admin)).toEqual([]);
  });

  test('leaves no entry if the action itself is rolled back', async () => {
    const built = await build();
    const code = await whileRefusing(deed.table, () => run(deed.mutation, deed.input(built), admin));
    expect(code).toBe('INTERNAL');
    expect(await isDone(deed, built)).toBe(false);
    expect(await ofActor(admin)).toEqual([]);
  });

  test('leaves no entry if a stranger is refused', async () => {
    const built = await build();
    const stranger = await api.buildUser();
    expect((await run(deed.mutation, deed.input(built), stranger)).errors).toHaveLength(1);
    expect(await isDone(deed, built)).toBe(false);
    expect(await ofActor(stranger)).toEqual([]);
  });
});

describe('an action without effect leaves no entry:', () => {
  const refused: [string, string, (built: AuditScene) => object, string | undefined][] = [
    [
      'giving the role somebody has',
      'updateUserRole user { id }',
      ({ person }) => ({ userId: person.id, role: 'PARTICIPANT' }),
      undefined,
    ],
    [
      'saving the settings as they are',
      'updateSystemSettings systemSettings { updatedAt }',
      () => defaultSettings,
      undefined,
    ],
    [
      'settings that are wrong',
      'updateSystemSettings systemSettings { updatedAt }',
      () => ({ ...defaultSettings, smtpPort: 0 }),
      'VALIDATION_FAILED',
    ],
    [
      'rejecting without a reason',
      'rejectEvent event { id }',
      ({ event }) => ({ eventId: event.id, reason: ' ' }),
      'VALIDATION_FAILED',
    ],
    [
      'deleting what is not there',
      'deleteEvent deletedEventId',
      () => ({ eventId: 'event_01jd7z5v9gfa9v5cz8n5c0v0zz' }),
      'NOT_FOUND',
    ],
    [
      'deleting an announcement that is not there',
      'deleteAnnouncement deletedAnnouncementId',
      () => ({ announcementId: 'x' }),
      'NOT_FOUND',
    ],
    [
      'correcting with a negative score',
      'correctScore award { id }',
      ({ awardId }) => ({ awardId, points: -1 }),
      'VALIDATION_FAILED',
    ],
    [
      'correcting an award to what it is',
      'correctScore award { id }',
      ({ awardId }) => ({ awardId, points: 5 }),
      undefined,
    ],
    [
      'awarding',
      'updateScore award { id }',
      ({ event, person }) => ({ eventId: event.id, userId: person.id, points: 1 }),
      undefined,
    ],
    [
      'editing an event that is not there',
      'updateEvent event { id }',
      () => ({ eventId: 'x', title: 'Go' }),
      'NOT_FOUND',
    ],
  ];
  beforeEach(() => run('updateSystemSettings systemSettings { updatedAt }', defaultSettings, admin));

  test.each(refused)('%s', async (_, mutation, input, expected) => {
    const built = await build();
    const doer = await api.buildUser({ role: 'admin' });
    expect((await run(mutation, input(built), doer)).code).toBe(expected);
    expect(await ofActor(doer)).toEqual([]);
  });

  test('editing your own event', async () => {
    const { event } = await build();
    const doer = await api.buildUser({ role: 'organizer' });
    await api.sql('UPDATE events SET created_by = $2 WHERE id = $1', [event.uuid, doer.uuid]);
    expect((await run('updateEvent event { id }', { eventId: event.id, title: 'Go' }, doer)).code).toBeUndefined();
    expect(await ofActor(doer)).toEqual([]);
  });

  test('demoting the last admin', async () => {
    await api.sql(`UPDATE users SET role = 'participant' WHERE role = 'admin' AND id <> $1`, [admin.uuid]);
    expect((await run('updateUserRole user { id }', { userId: admin.id, role: 'PARTICIPANT' }, admin)).code).toBe(
      'LAST_ADMIN',
    );
    expect(await ofActor(admin)).toEqual([]);
  });

  test('correcting again under the same key', async () => {
    const { awardId } = await build();
    const input = { awardId, points: 2, idempotencyKey: 'once' };
    const doer = await api.buildUser({ role: 'admin' });
    await Promise.all([1, 2, 3].map(() => run('correctScore award { id }', input, doer)));
    expect(await ofActor(doer)).toHaveLength(1);
  });
});

test('concurrent corrections form a chain: each starts from the result of the one before', async () => {
  const { awardId, person } = await build();
  await Promise.all([9, 8, 7, 6].map((points) => run('correctScore award { id }', { awardId, points }, admin)));
  const { entries } = await trail({ subjectId: person.id, action: 'score.correct' });
  const points = entries.map(({ changes }) => changes.find(({ field }) => field === 'points')!);
  const befores = points.map(({ before }) => Number(before)).toSorted((a, b) => a - b);
  const [now] = await api.sql<{ points: string }>('SELECT points FROM scores WHERE user_id = $1', [person.uuid]);
  // every value but the last one is the starting value of another correction
  const expected = [5, 6, 7, 8, 9].filter((each) => each !== Number(now!.points));
  expect(befores).toEqual(expected);
});

test('an entry keeps the names of the time when it was written', async () => {
  const { person } = await build();
  await run('updateUserRole user { id }', { userId: person.id, role: 'ORGANIZER' }, admin);
  const rename = (who: Person) =>
    run('updateProfile user { id }', { firstName: 'Another', lastName: 'Name', college: 'Lakeside' }, who);
  await rename(admin);
  expect(await ofActor(admin)).toMatchObject([{ actorName: 'Ada Admin', subjectName: 'Asha Rao' }]);
});

test('an entry has the title of its event while the event exists', async () => {
  const { awardId, person, event } = await build();
  await run('correctScore award { id }', { awardId, points: 2 }, admin);
  const titleOf = async () => {
    const { data } = await api.graphql<{ auditTrail: { edges: { node: { eventTitle: string | null } }[] } }>(
      `query ($id: ID!) { auditTrail(first: 1, subjectId: $id, action: "score.correct") {
        edges { node { eventTitle } } } }`,
      { id: person.id },
      { as: admin },
    );
    return data.auditTrail.edges[0]!.node.eventTitle;
  };
  expect(await titleOf()).toBe('Chess');

  await run('deleteEvent deletedEventId', { eventId: event.id }, admin);
  expect(await titleOf()).toBeNull();
});
