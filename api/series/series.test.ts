import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId, toUuid } from '../core/ids/ids.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { refusalOf, restOf } from '../testing/rest.ts';

let api: Api;
let organizer: Person;
let admin: Person;
let participant: Person;
beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});
beforeEach(async () => {
  organizer = await api.buildUser({ role: 'organizer' });
  participant = await api.buildUser();
  await api.sql(`UPDATE system_settings SET max_events_per_organizer = 60, event_approval_required = false`);
});
afterAll(() => api?.close());

const days = (n: number) => 86_400_000 * n;
const first = new Date('2090-03-07T13:00:00Z');
const week = (n: number) => new Date(first.getTime() + days(7 * n)).toISOString();

interface SeriesEvent {
  id: string;
  title: string;
  date: string;
  endsAt: string | null;
  location: string;
  capacity: number;
  version: number;
  registrationRules: { closesAt: string | null; mostPerCollege: number | null };
  questions: { id: string; label: string }[];
}
const fields = `id title date endsAt location capacity version registrationRules { closesAt mostPerCollege } questions { id label }`;

interface SeriesPage {
  edges: { node: SeriesEvent }[];
}
const inSeries = `series { edges { node { ${fields} } } }`;

const plan = async (facts: Record<string, unknown> = {}, by = organizer) => {
  const { data } = await api.as(by)<{ createEvent: { event: { id: string } } }>(
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`,
    {
      input: {
        title: 'Chess evening',
        description: 'Bring a clock.',
        location: 'Hall',
        date: first,
        endsAt: new Date(first.getTime() + 7_200_000),
        capacity: 2,
        ...facts,
      },
    },
  );
  return data.createEvent.event.id;
};
const repeat = (eventId: string, rule: object = { every: 'WEEK', times: 4 }, by = organizer) =>
  api.as(by)<{ repeatEvent: { eventIds: string[]; event: { series: SeriesPage } } }>(
    `mutation ($input: RepeatEventInput!) { repeatEvent(input: $input) { eventIds event { ${inSeries} } } }`,
    { input: { eventId, ...rule } },
  );
const update = (eventId: string, changes: object, by = organizer) =>
  api.as(by)<{
    updateSeries: { eventIds: string[]; event: { series: SeriesPage }; kept: { eventId: string; fields: string[] }[] };
  }>(
    `mutation ($input: UpdateSeriesInput!) { updateSeries(input: $input) { eventIds event { ${inSeries} } kept { eventId fields } } }`,
    { input: { eventId, ...changes } },
  );
const updateAlone = (eventId: string, changes: object) =>
  api.as(organizer)(`mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`, {
    input: { eventId, ...changes },
  });
const seriesOf = async (id: string, by = organizer) => {
  const { data } = await api.as(by)<{ event: { series: SeriesPage | null } | null }>(
    `query ($id: ID!) { event(id: $id) { ${inSeries} } }`,
    { id },
  );
  return data.event?.series ? data.event.series.edges.map(({ node }) => node) : null;
};
const weekly = async (facts?: Record<string, unknown>, times = 4) =>
  (await repeat(await plan(facts), { every: 'WEEK', times })).data.repeatEvent.eventIds;
const register = (eventId: string, by: Person) =>
  api.as(by)(`mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { registration { id } } }`, {
    input: { eventId, name: 'Asha', email: by.email },
  });

test('a copied event keeps rules and questions, with moved times, but has no people', async () => {
  const id = await plan({
    registrationRules: { closesAt: new Date(first.getTime() - days(1)), mostPerCollege: 3 },
    questions: [{ kind: 'SHORT_TEXT', label: 'Which size?' }],
  });
  const [questionId] = (await seriesless(id)).questions.map((question) => question.id);
  await api.buildRegistrations({ uuid: uuidOf(id) }, [participant]);
  const date = new Date(first.getTime() + days(30)).toISOString();
  const duplicate = (input: object, by: Person) =>
    api.as(by)<{ duplicateEvent: { event: SeriesEvent & { registeredCount: number; createdById: string } } }>(
      `mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { ${fields} registeredCount createdById } } }`,
      { input: { eventId: id, date, ...input } },
    );
  const { data, errors } = await duplicate({}, organizer);
  expect(errors).toEqual([]);
  const { event } = data.duplicateEvent;
  expect(event).toMatchObject({
    title: 'Chess evening',
    date,
    endsAt: new Date(Date.parse(date) + 7_200_000).toISOString(),
    registrationRules: { closesAt: new Date(Date.parse(date) - days(1)).toISOString(), mostPerCollege: 3 },
    questions: [{ label: 'Which size?' }],
    registeredCount: 0,
    createdById: organizer.id,
  });
  expect(event.questions[0]!.id).not.toBe(questionId);
  expect(await seriesOf(event.id)).toBeNull();

  expect((await duplicate({ title: 'Chess night' }, admin)).data.duplicateEvent.event).toMatchObject({
    title: 'Chess night',
    createdById: admin.id,
  });
  expect((await duplicate({ title: ' ' }, organizer)).errors[0]?.extensions).toMatchObject({
    fields: { title: 'Title is required' },
  });
  expect((await duplicate({ date: '2101-01-01T00:00:00Z' }, organizer)).code).toBe('VALIDATION_FAILED');
  expect((await duplicate({}, await api.buildUser({ role: 'organizer' }))).code).toBe('FORBIDDEN');
  expect((await duplicate({}, participant)).code).toBe('FORBIDDEN');
});

const uuidOf = (id: string) => toUuid('event', id)!;
const seriesless = async (id: string) => {
  const { data } = await api.as(organizer)<{ event: SeriesEvent }>(
    `query ($id: ID!) { event(id: $id) { ${fields} } }`,
    {
      id,
    },
  );
  return data.event;
};

test('a copy and each event of a series keep the check-in settings and attendance points', async () => {
  const facts = { selfCheckIn: true, walkIns: true, attendancePoints: 2.5 };
  const ids = await weekly(facts);
  const checkInFacts = async (eventIds: readonly string[]) =>
    api.sql(
      'SELECT self_check_in AS "selfCheckIn", walk_ins AS "walkIns", attendance_points::float8 AS "attendancePoints" FROM events WHERE id = ANY($1)',
      [eventIds.map(uuidOf)],
    );
  expect(await checkInFacts(ids)).toEqual(ids.map(() => facts));
  const { data } = await api.as(organizer)<{ duplicateEvent: { event: { id: string } } }>(
    `mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id } } }`,
    { input: { eventId: ids[0], date: week(20) } },
  );
  expect(await checkInFacts([data.duplicateEvent.event.id])).toEqual([facts]);

  await updateAlone(ids[3]!, { attendancePoints: 4 });
  const changed = await update(ids[1]!, { selfCheckIn: false, attendancePoints: null });
  expect(changed.data.updateSeries.kept).toEqual([{ eventId: ids[3], fields: ['attendancePoints'] }]);
  expect(await checkInFacts([ids[0]!])).toEqual([facts]);
  expect(await checkInFacts([ids[1]!, ids[2]!])).toEqual(
    [1, 2].map(() => ({ ...facts, selfCheckIn: false, attendancePoints: null })),
  );
  expect(await checkInFacts([ids[3]!])).toEqual([{ ...facts, selfCheckIn: false, attendancePoints: 4 }]);
});

test('the created series matches its preview: weekly at the same time, as independent events', async () => {
  const id = await plan();
  const { data } = await api.as(organizer)<{ event: { repeatDates: string[] } }>(
    `query ($id: ID!) { event(id: $id) { repeatDates(every: WEEK, times: 4) } }`,
    { id },
  );
  expect(data.event.repeatDates).toEqual([0, 1, 2, 3].map(week));
  expect(await seriesOf(id)).toBeNull();

  const made = await repeat(id);
  expect(made.errors).toEqual([]);
  expect(made.data.repeatEvent.event.series.edges.map(({ node }) => node.date)).toEqual(data.event.repeatDates);
  expect(made.data.repeatEvent.eventIds[0]).toBe(id);
  for (const eventId of made.data.repeatEvent.eventIds)
    expect((await seriesOf(eventId, participant))?.map((each) => each.id)).toEqual(made.data.repeatEvent.eventIds);
});

test('only the creator and admins can preview a series', async () => {
  const id = await plan();
  const manager = await api.buildUser();
  await api.sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'manager')`, [
    toUuid('event', id),
    manager.uuid,
  ]);
  for (const person of [manager, participant, await api.buildUser({ role: 'organizer' })]) {
    // they learn no problems of the rule either
    for (const times of [2, 99])
      expect(
        await api.as(person)(`query ($id: ID!) { event(id: $id) { repeatDates(every: WEEK, times: ${times}) } }`, {
          id,
        }),
      ).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only its creator and admins can do this.',
      });
    const answer = await restOf(api)(`GET /api/events/${id}/repeat?every=WEEK&times=2`, { as: person });
    expect(refusalOf(answer)).toEqual([403, 'FORBIDDEN', 'Only its creator and admins can do this.']);
  }
  const { data } = await api.as(admin)<{ event: { dates: string[] } }>(
    `query ($id: ID!) { event(id: $id) { dates: repeatDates(every: WEEK, times: 2) } }`,
    { id },
  );
  expect(data.event.dates).toEqual([0, 1].map(week));
});

test.each<[what: string, rule: object, fields: object]>([
  ['too many', { every: 'DAY', until: week(9) }, { until: 'A series can have at most 52 events' }],
  ['none', { every: 'DAY', until: first }, { until: 'The event would not be repeated' }],
  [
    'those of another century',
    { every: 'MONTH_BY_DATE', interval: 12, times: 30 },
    { date: 'Date must lie between 2000 and 2100' },
  ],
  ['nobody knows how many', { every: 'DAY' }, { times: 'Say how many times, or until when' }],
])('a repeat rule is refused: %s', async (_, rule, problems) => {
  const id = await plan();
  const refused = await repeat(id, rule);
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: problems });
  expect(await seriesOf(id)).toBeNull();
  expect(await api.sql('SELECT 1 FROM events WHERE created_by = $1', [organizer.uuid])).toHaveLength(1);
});

test('repeating is for the creator and admins, and copies need approval if events do', async () => {
  const id = await plan();
  expect((await repeat(id, undefined, await api.buildUser({ role: 'organizer' }))).code).toBe('FORBIDDEN');
  expect((await repeat(id, undefined, participant)).code).toBe('FORBIDDEN');

  await api.sql('UPDATE system_settings SET max_events_per_organizer = 30, event_approval_required = true');
  const other = await plan();
  await repeat(other);
  await api.sql(`UPDATE events SET approval = 'approved' WHERE id = $1`, [uuidOf(other)]);
  // unapproved events are hidden from participants, in totals too
  expect((await seriesOf(other, participant))?.map(({ id: each }) => each)).toEqual([other]);
  expect(await seriesOf(other)).toHaveLength(4);

  const byAdmin = await plan();
  await repeat(byAdmin, undefined, admin);
  const owners = await api.sql<{ owner: string }>(
    `SELECT DISTINCT created_by AS owner FROM events JOIN series_events ON event_id = id WHERE series_id = $1`,
    [uuidOf(byAdmin)],
  );
  expect(owners).toEqual([{ owner: organizer.uuid }]);
});

test('a series counts once towards the limit of its owner; a copy of one of its events counts alone', async () => {
  await api.sql('UPDATE system_settings SET max_events_per_organizer = 2');
  const [first, , third] = await weekly({}, 52);
  const full = {
    code: 'EVENT_LIMIT_REACHED',
    message: 'You already have 2 events that are not yet past; at most 2 are allowed. A series counts once.',
  };
  const duplicate = (eventId = first) =>
    api.as(organizer)('mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id } } }', {
      input: { eventId, date: week(60) },
    });
  expect((await duplicate(third)).errors).toEqual([]);
  expect(await duplicate(third)).toMatchObject(full);
  await deleteFrom(third!);
  expect((await repeat(first!, { every: 'WEEK', times: 5 })).errors).toEqual([]);
  expect(await duplicate()).toMatchObject(full);

  // an event of the past counts again with its series
  const past = await api.buildEvent({ createdBy: organizer, date: new Date(Date.now() - days(1)) });
  expect(await repeat(past.id, { every: 'WEEK', times: 2 })).toMatchObject(full);
  expect((await repeat(past.id, { every: 'WEEK', times: 2 }, admin)).errors).toEqual([]);
  // the series of the past event counts since the admin repeated it
  expect(await duplicate()).toMatchObject({
    code: 'EVENT_LIMIT_REACHED',
    message: full.message.replace('2 events', '3 events'),
  });
  await deleteFrom(first!, { scope: 'ALL' });
  expect(await duplicate(past.id)).toMatchObject(full);
});

test('an organizer at the limit may take over events of a series one by one, which count once', async () => {
  await api.sql('UPDATE system_settings SET max_events_per_organizer = 1');
  const ids = await weekly();
  const next = await api.buildUser({ role: 'organizer' });
  const takeOver = async (id: string) => {
    const invitation = newId('invitation');
    await api.sql(
      `INSERT INTO event_invitations (id, event_id, role, user_id, invited_by) VALUES ($1, $2, 'owner', $3, $4)`,
      [toUuid('invitation', invitation), uuidOf(id), next.uuid, organizer.uuid],
    );
    const accept = 'mutation ($id: ID!) { acceptInvitation(input: { invitationId: $id }) { event { id } } }';
    return (await api.as(next)(accept, { id: invitation })).code;
  };
  expect([await takeOver(ids[0]!), await takeOver(ids[2]!)]).toEqual([undefined, undefined]);
  expect(await takeOver(await plan({}, admin))).toBe('FORBIDDEN');
  const other = await api.buildUser({ role: 'organizer' });
  const single = await plan({}, other);
  await api.sql('UPDATE events SET created_by = $1 WHERE id = $2', [organizer.uuid, uuidOf(single)]);
  expect(await takeOver(single)).toBe('EVENT_LIMIT_REACHED');

  // each owner extends after their own last event
  const extended = await repeat(ids[0]!, { every: 'WEEK', times: 2 }, next);
  expect(extended.data.repeatEvent.eventIds[0]).toBe(ids[2]);
  expect(await ownersOf(extended.data.repeatEvent.eventIds)).toEqual([next.uuid]);
  expect((await repeat(ids[0]!)).code).toBe('FORBIDDEN');
});

const ownersOf = async (ids: readonly string[]) =>
  (
    await api.sql<{ owner: string }>('SELECT DISTINCT created_by AS owner FROM events WHERE id = ANY($1)', [
      ids.map(uuidOf),
    ])
  ).map(({ owner }) => owner);

const deleteFrom = (eventId: string, more: object = {}, by = organizer) =>
  api.as(by)<{ deleteSeries: { deletedEventIds: string[] } }>(
    `mutation ($input: DeleteSeriesInput!) { deleteSeries(input: $input) { deletedEventIds } }`,
    { input: { eventId, ...more } },
  );

test('a series is extended after its last event, with that event’s changes, as its preview shows', async () => {
  const ids = await weekly();
  const moved = new Date(Date.parse(week(3)) + days(1));
  await updateAlone(ids[3]!, { date: moved, location: 'Garden', capacity: 7 });
  const { data } = await api.as(organizer)<{ event: { repeatDates: string[] } }>(
    `query ($id: ID!) { event(id: $id) { repeatDates(every: WEEK, interval: 2, times: 3) } }`,
    { id: ids[1]! },
  );
  const later = [0, 14, 28].map((n) => new Date(moved.getTime() + days(n)).toISOString());
  expect(data.event.repeatDates).toEqual(later);
  const extended = await repeat(ids[1]!, { every: 'WEEK', interval: 2, times: 3 });
  expect(extended.errors).toEqual([]);
  const { eventIds, event } = extended.data.repeatEvent;
  expect(eventIds).toEqual([ids[3], expect.any(String), expect.any(String)]);
  expect(event.series.edges.map(({ node }) => [node.id, node.date, node.location, node.capacity])).toEqual([
    ...[0, 1, 2].map((n) => [ids[n], week(n), 'Hall', 2]),
    ...eventIds.map((id, n) => [id, later[n], 'Garden', 7]),
  ]);

  const tooMany = { until: 'A series can have at most 52 events, and this one has 6 already' };
  const refused = await repeat(ids[0]!, { every: 'DAY', until: new Date(Date.parse(later[2]!) + days(47)) });
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: tooMany });
  expect((await repeat(ids[0]!, { every: 'DAY', times: 47 })).errors).toEqual([]);
  expect((await repeat(ids[0]!, { every: 'DAY', times: 2 })).code).toBe('VALIDATION_FAILED');
  expect((await repeat(ids[0]!, undefined, participant)).code).toBe('FORBIDDEN');
});

test('concurrent extensions never exceed the longest series', async () => {
  const ids = await weekly({}, 40);
  const answers = await Promise.all([0, 20, 39].map((n) => repeat(ids[n]!, { every: 'DAY', times: 6 })));
  expect(answers.filter(({ code }) => code === 'VALIDATION_FAILED')).toHaveLength(1);
  const dates = (await seriesOf(ids[0]!))!.map(({ date }) => date);
  expect([dates.length, new Set(dates).size]).toEqual([50, 50]);
});

test('helpers have the same roles at each new event and are notified once', async () => {
  const id = await plan();
  const [scorer, door] = [await api.buildUser(), await api.buildUser()];
  const helping = [
    [scorer, 'scorer'],
    [scorer, 'door'],
    [door, 'door'],
  ] as const;
  for (const [who, role] of helping)
    await api.sql('INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, $3)', [
      uuidOf(id),
      who.uuid,
      role,
    ]);
  const rolesAt = async (eventId: string) =>
    (
      await api.sql<{ role: string }>(
        `SELECT (CASE user_id WHEN $2 THEN 'scorer ' ELSE 'door ' END) || role AS role FROM event_staff
          WHERE event_id = $1 ORDER BY 1`,
        [uuidOf(eventId), scorer.uuid],
      )
    ).map(({ role }) => role);
  const notices = (who: Person) =>
    api.sql<{ kind: string; events: number; title: string }>(
      `SELECT kind, (data->>'events')::int AS events, data->>'title' AS title FROM notices WHERE user_id = $1`,
      [who.uuid],
    );
  const all = ['door door', 'scorer door', 'scorer scorer'];

  const made = (await repeat(id)).data.repeatEvent.eventIds;
  for (const each of made) expect(await rolesAt(each)).toEqual(all);
  const once = { kind: 'staff-copied', events: 3, title: 'Chess evening' };
  expect([await notices(scorer), await notices(door)]).toEqual([[once], [once]]);
  const trail = await api.sql<{ after: object }>(
    `SELECT after FROM audit_entries WHERE action = 'staff.add' AND subject_id = $1`,
    [scorer.id],
  );
  expect(trail).toEqual([{ after: { event: 'Chess evening', roles: 'door, scorer', dates: 3 } }]);

  // extending copies those of the last event, unless told not to
  await api.sql('DELETE FROM event_staff WHERE event_id = $1 AND user_id = $2', [uuidOf(made[3]!), door.uuid]);
  const [, fifth] = (await repeat(id, { every: 'WEEK', times: 2 })).data.repeatEvent.eventIds;
  expect(await rolesAt(fifth!)).toEqual(['scorer door', 'scorer scorer']);
  const [, sixth] = (await repeat(id, { every: 'WEEK', times: 2, helpers: false })).data.repeatEvent.eventIds;
  expect(await rolesAt(sixth!)).toEqual([]);
  expect(await notices(door)).toHaveLength(1);

  const duplicate = async (by: Person, more: object = {}) => {
    const { data } = await api.as(by)<{ duplicateEvent: { event: { id: string } } }>(
      'mutation ($input: DuplicateEventInput!) { duplicateEvent(input: $input) { event { id } } }',
      { input: { eventId: id, date: week(30), ...more } },
    );
    return rolesAt(data.duplicateEvent.event.id);
  };
  expect(await duplicate(organizer)).toEqual(all);
  expect((await notices(door)).at(-1)).toMatchObject({ kind: 'staff-copied', events: 1 });
  expect(await duplicate(organizer, { helpers: false })).toEqual([]);
  // they agreed to help another owner
  expect(await duplicate(admin)).toEqual([]);
});

test('copied helpers are bounded: by their roles, and by the people whom the owner notifies', async () => {
  const id = await plan();
  const helper = await api.buildUser({ firstName: 'Ravi', lastName: 'Menon' });
  const help = (eventIds: readonly string[]) =>
    api.sql(`INSERT INTO event_staff (event_id, user_id, role) SELECT unnest($1::uuid[]), $2, 'door'`, [
      eventIds,
      helper.uuid,
    ]);
  await help([uuidOf(id)]);
  const others = await Promise.all(Array.from({ length: 197 }, () => api.buildEvent()));
  await help(others.map(({ uuid }) => uuid));
  expect((await repeat(id, { every: 'WEEK', times: 3 })).errors).toEqual([]);
  expect(await repeat(id, { every: 'WEEK', times: 2 })).toMatchObject({
    code: 'STAFF_LIMIT_REACHED',
    message: 'Ravi Menon helps at too many events already. Copy without the helpers.',
  });
  expect(await seriesOf(id)).toHaveLength(3);
  await api.sql('DELETE FROM event_staff WHERE user_id = $1 AND event_id = ANY($2)', [
    helper.uuid,
    others.map(({ uuid }) => uuid),
  ]);
  await api.sql(`UPDATE sign_in_attempts SET failures = 100 WHERE bucket = $1`, [`people named by ${organizer.id}`]);
  expect((await repeat(id, { every: 'WEEK', times: 2 })).code).toBe('TOO_MANY_REQUESTS');
  expect((await repeat(id, { every: 'WEEK', times: 2, helpers: false })).errors).toEqual([]);
});

test('a change applies to the event and all later ones, and registrations stay', async () => {
  const ids = await weekly({ registrationRules: { closesAt: new Date(first.getTime() - days(1)) } });
  for (const id of ids) await register(id, participant);
  const moved = new Date(Date.parse(week(1)) + days(1) - 3_600_000);
  const { data, errors } = await update(ids[1]!, { title: 'Chess night', date: moved, capacity: 9 });
  expect(errors).toEqual([]);
  expect(data.updateSeries.kept).toEqual([]);
  const shifted = (n: number) => new Date(Date.parse(week(n)) + days(1) - 3_600_000).toISOString();
  expect(await seriesOf(ids[0]!)).toMatchObject([
    { id: ids[0], title: 'Chess evening', date: week(0), capacity: 2 },
    ...[1, 2, 3].map((n) => ({
      id: ids[n],
      title: 'Chess night',
      date: shifted(n),
      endsAt: new Date(Date.parse(shifted(n)) + 7_200_000).toISOString(),
      capacity: 9,
      registrationRules: { closesAt: new Date(Date.parse(shifted(n)) - days(1)).toISOString() },
    })),
  ]);
  expect(await api.sql('SELECT 1 FROM seats WHERE user_id = $1', [participant.uuid])).toHaveLength(4);
  const mailCount = await api.sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM mail_messages WHERE user_id = $1 AND data->>'title' = 'Chess night'`,
    [participant.uuid],
  );
  expect(mailCount).toEqual([{ count: 3 }]);
});

test('if a whole event is sent back, each event of the series moves its own times', async () => {
  const closing = (n: number) => new Date(Date.parse(week(n)) - days(1)).toISOString();
  const ids = await weekly({ registrationRules: { closesAt: closing(0) } }, 3);
  const longer = new Date(Date.parse(week(2)) + 10_800_000).toISOString();
  await updateAlone(ids[2]!, { endsAt: longer });
  const { data, errors } = await update(ids[0]!, {
    date: new Date(first.getTime() + days(1)),
    endsAt: new Date(first.getTime() + 7_200_000),
    registrationRules: { closesAt: closing(0) },
  });
  expect(errors).toEqual([]);
  expect(data.updateSeries.kept).toEqual([]);
  const later = (moment: string) => new Date(Date.parse(moment) + days(1)).toISOString();
  expect(data.updateSeries.event.series.edges.map(({ node }) => node)).toMatchObject(
    [0, 1, 2].map((n) => ({
      date: later(week(n)),
      endsAt: later(n === 2 ? longer : new Date(Date.parse(week(n)) + 7_200_000).toISOString()),
      registrationRules: { closesAt: later(closing(n)) },
    })),
  );
});

test('an individually changed field stays in that event and is reported', async () => {
  const ids = await weekly();
  await updateAlone(ids[2]!, { location: 'Garden', date: new Date(Date.parse(week(2)) + 3_600_000) });
  const { data } = await update(ids[0]!, {
    location: 'Library',
    title: 'Chess night',
    date: new Date(Date.parse(week(0)) - 3_600_000),
    registrationRules: { mostPerCollege: 1 },
  });
  expect(data.updateSeries.kept).toEqual([{ eventId: ids[2], fields: ['location', 'date'] }]);
  expect(
    data.updateSeries.event.series.edges.map(({ node }) => node).map(({ location, title }) => [location, title]),
  ).toEqual([
    ['Library', 'Chess night'],
    ['Library', 'Chess night'],
    ['Garden', 'Chess night'],
    ['Library', 'Chess night'],
  ]);
  expect(data.updateSeries.event.series.edges.every(({ node }) => node.registrationRules.mostPerCollege === 1)).toBe(
    true,
  );
});

test('if one event cannot be changed, none is, and the error names it', async () => {
  const ids = await weekly();
  for (const person of await api.buildUsers(2)) await register(ids[3]!, person);
  const refused = await update(ids[1]!, { capacity: 1, title: 'Chess for one' });
  expect(refused.code).toBe('CAPACITY_BELOW_TAKEN');
  expect(refused.errors[0]!.message).toMatch(
    /^Tuesday, 28 March 2090 at .*: Capacity cannot be lower than the number of people already registered\.$/,
  );
  expect(new Set((await seriesOf(ids[0]!))!.map(({ title }) => title))).toEqual(new Set(['Chess evening']));
  expect((await update(ids[1]!, { title: ' ' })).errors[0]?.extensions).toMatchObject({
    fields: { title: 'Title is required' },
  });
  expect((await update(ids[1]!, { title: 'Mine' }, await api.buildUser({ role: 'organizer' }))).code).toBe('FORBIDDEN');
});

test('two concurrent changes of a series never overwrite each other unseen', async () => {
  const ids = await weekly({}, 52);
  for (const id of ids) await register(id, participant);
  const [early, late] = [10, 30];
  const [one, other] = await Promise.all([
    update(ids[early]!, { title: 'By one', version: 1 }),
    update(ids[late]!, { title: 'By the other', version: 1 }, admin),
  ]);
  const titles = (await seriesOf(ids[0]!))!.map(({ title }) => title);
  expect(one.errors).toEqual([]);
  expect(titles.slice(0, early)).toEqual(Array(early).fill('Chess evening'));
  expect(titles.slice(early, late)).toEqual(Array(late - early).fill('By one'));
  // if the first change came first, the second one read an outdated event
  const ended = {
    title: other.code ? 'By one' : 'By the other',
    code: other.code && 'STALE_EDIT',
    kept: other.code ? [] : ids.slice(late).map((eventId) => ({ eventId, fields: ['title'] })),
  };
  expect({ title: titles[late], code: other.code, kept: one.data.updateSeries.kept }).toEqual(ended);
  expect(titles.slice(late)).toEqual(Array(52 - late).fill(ended.title));
  expect(
    await api.sql('SELECT 1 FROM seats WHERE user_id = $1 AND event_id = ANY($2)', [participant.uuid, ids.map(uuidOf)]),
  ).toHaveLength(52);
});

test('a change of the whole series from the middle applies to earlier events too, but only words to those that are over', async () => {
  const start = new Date(Date.now() - days(8));
  start.setUTCMilliseconds(0);
  const at = (n: number) => new Date(start.getTime() + days(7 * n)).toISOString();
  const past = await api.buildEvent({ createdBy: organizer, date: start, location: 'Hall', title: 'Chess' });
  const made = await repeat(past.id);
  expect(made.errors).toEqual([]);
  const ids = made.data.repeatEvent.eventIds;
  const change = { title: 'Go', location: 'Library', date: new Date(Date.parse(at(3)) + days(1)) };
  const { data, errors } = await update(ids[3]!, { ...change, scope: 'ALL' });
  expect(errors).toEqual([]);
  expect(data.updateSeries.eventIds).toEqual([ids[3], ids[0], ids[1], ids[2]]);
  const next = (n: number) => new Date(Date.parse(at(n)) + days(1)).toISOString();
  expect((await seriesOf(ids[0]!))!.map(({ title, location, date }) => [title, location, date])).toEqual([
    ['Go', 'Hall', at(0)],
    ['Go', 'Hall', at(1)],
    ['Go', 'Library', next(2)],
    ['Go', 'Library', next(3)],
  ]);
  // nothing of this concerns an event that is over
  const moved = await update(ids[2]!, { location: 'Garden', scope: 'ALL' });
  expect(moved.data.updateSeries).toMatchObject({ eventIds: [ids[2], ids[3]], kept: [] });
});

test('over REST, a whole series is edited and deleted from the middle, and extended', async () => {
  const ids = await weekly();
  const rest = restOf(api);
  const edited = await rest(`PUT /api/events/${ids[2]}/series`, {
    as: organizer,
    body: { title: 'Go', scope: 'all' },
  });
  expect(edited.body).toMatchObject({ eventIds: [ids[2], ids[0], ids[1], ids[3]], kept: [] });
  const dates = await rest(`GET /api/events/${ids[0]}/repeat?every=week&times=2`, { as: organizer });
  expect(dates.body).toMatchObject({ data: [3, 4].map(week) });
  const extended = await rest(`POST /api/events/${ids[0]}/repeat`, {
    as: organizer,
    body: { every: 'week', times: 2, helpers: false },
  });
  const { eventIds } = extended.body as unknown as { eventIds: string[] };
  expect(eventIds[0]).toBe(ids[3]);
  const deleted = await rest(`DELETE /api/events/${ids[2]}/series`, { as: organizer, body: { scope: 'all' } });
  expect(deleted.body).toMatchObject({ data: [ids[2], ids[0], ids[1], ids[3], eventIds[1]] });
});

test('deleting a whole series from the middle leaves only events of other owners', async () => {
  const ids = await weekly();
  await api.sql('UPDATE events SET created_by = $1 WHERE id = $2', [admin.uuid, uuidOf(ids[1]!)]);
  const { data } = await deleteFrom(ids[2]!, { scope: 'ALL' });
  expect(data.deleteSeries.deletedEventIds).toEqual([ids[2], ids[0], ids[3]]);
  expect((await seriesOf(ids[1]!, participant))?.map(({ id }) => id)).toEqual([ids[1]]);
  // the one that is left can become a longer series again
  expect((await repeat(ids[1]!, { every: 'WEEK', times: 3 }, admin)).errors).toEqual([]);
  expect(await seriesOf(ids[1]!)).toHaveLength(3);
});

test('deleting from one event on keeps the earlier events', async () => {
  const ids = await weekly();
  await register(ids[3]!, participant);
  const end = (eventId: string, by = organizer) =>
    api.as(by)<{ deleteSeries: { deletedEventIds: string[] } }>(
      `mutation ($id: ID!) { deleteSeries(input: { eventId: $id }) { deletedEventIds } }`,
      { id: eventId },
    );
  expect((await end(ids[2]!, participant)).code).toBe('FORBIDDEN');
  expect((await end(ids[2]!)).data.deleteSeries.deletedEventIds).toEqual([ids[2], ids[3]]);
  expect((await seriesOf(ids[0]!))?.map(({ id }) => id)).toEqual([ids[0], ids[1]]);
  expect((await end(ids[2]!)).code).toBe('NOT_FOUND');
  const trail = await api.sql<{ subject: string }>(
    `SELECT subject_id AS subject FROM audit_entries WHERE action = 'event.delete' AND subject_id = ANY($1)`,
    [ids],
  );
  expect(new Set(trail.map(({ subject }) => subject))).toEqual(new Set([ids[2], ids[3]]));
});

test('registering for a series takes all free seats with the same answers, and reports full events', async () => {
  const ids = await weekly({
    capacity: 1,
    questions: [{ kind: 'SHORT_TEXT', label: 'Which size?', isRequired: true }],
  });
  const events = (await seriesOf(ids[0]!))!;
  const person = await api.buildUser();
  const join = (eventId: string, by: Person, more: object = {}) =>
    api.as(by)<{
      registerForSeries: {
        registrations: { event: { id: string }; answers: { values: string[] }[] }[];
        withoutSeat: { eventId: string; code: string; message: string }[];
      };
    }>(
      `mutation ($input: RegisterForEventInput!) { registerForSeries(input: $input) {
         registrations { event { id } answers { values } } withoutSeat { eventId code message } } }`,
      { input: { eventId, name: 'Asha', email: by.email, ...more } },
    );
  const answers = [{ questionId: events[1]!.questions[0]!.id, values: ['M'] }];
  const others = { answers: [{ questionId: events[2]!.questions[0]!.id, values: ['L'] }] };
  await api.as(participant)(
    `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { registration { id } } }`,
    { input: { eventId: ids[2], name: 'Nina', email: participant.email, ...others } },
  );
  const { data, errors } = await join(ids[1]!, person, { answers });
  expect(errors).toEqual([]);
  expect(data.registerForSeries).toEqual({
    registrations: [ids[1], ids[3]].map((id) => ({ event: { id }, answers: [{ values: ['M'] }] })),
    withoutSeat: [{ eventId: ids[2], code: 'EVENT_FULL', message: 'This event has reached its capacity.' }],
  });
  expect((await join(ids[1]!, person, { answers })).data.registerForSeries).toMatchObject({
    registrations: [],
    withoutSeat: [{ code: 'ALREADY_REGISTERED' }, { code: 'EVENT_FULL' }, { code: 'ALREADY_REGISTERED' }],
  });
  expect((await join(ids[1]!, organizer)).code).toBe('FORBIDDEN');
  expect((await join(ids[1]!, person, { name: ' ' })).errors[0]?.extensions).toMatchObject({
    fields: { name: 'Name is required' },
  });
});

test('a picture and its description stay together in the copies and in the other events of a series', async () => {
  const [board, clock] = ['https://evm.example/board.png', 'https://evm.example/clock.png'];
  const ids = await weekly({ image: board, imageDescription: 'A board' });
  const pictures = async () =>
    (
      await api.sql<{ picture: string }>(
        `SELECT concat_ws(': ', image, image_description) AS picture FROM events WHERE id = ANY($1) ORDER BY date`,
        [ids.map(uuidOf)],
      )
    ).map(({ picture }) => picture);
  expect(await pictures()).toEqual(ids.map(() => `${board}: A board`));

  await updateAlone(ids[1]!, { image: clock });
  await updateAlone(ids[2]!, { imageDescription: 'Two students' });
  const words = await update(ids[0]!, { imageDescription: 'A chess board' });
  expect(words.data.updateSeries.kept).toEqual(
    [ids[1], ids[2]].map((eventId) => ({ eventId, fields: ['imageDescription'] })),
  );
  expect(await pictures()).toEqual([
    `${board}: A chess board`,
    clock,
    `${board}: Two students`,
    `${board}: A chess board`,
  ]);

  const hall = 'https://evm.example/hall.png';
  const picture = await update(ids[0]!, { image: hall, imageDescription: 'A hall' });
  expect(picture.data.updateSeries.kept).toEqual([{ eventId: ids[1], fields: ['image'] }]);
  const inHall = `${hall}: A hall`;
  expect(await pictures()).toEqual([inHall, clock, inHall, inHall]);
  await update(ids[0]!, { image: board });
  expect(await pictures()).toEqual([board, clock, board, board]);
});
