import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { mailTo } from '../testing/mail.ts';
import { guestsIn, scansIn } from '../testing/scans.ts';

interface ListedPerson {
  readonly name: string;
  readonly checkedInAt: string | null;
  readonly isWalkIn: boolean | null;
}

let api: Api;
let [owner, admin, colleague, manager, scorer, door] = [] as unknown as [
  Person,
  Person,
  Person,
  Person,
  Person,
  Person,
];
let [asha, ben, cyra, dev, emil] = [] as unknown as [Person, Person, Person, Person, Person];
let [fair, quiet] = [] as unknown as [BuiltEvent, BuiltEvent];
const [early, late] = [inHours(-2), inHours(-1)];

beforeAll(async () => {
  api = await startApi();
  const { sql, buildUser, buildEvent, buildRegistrations, buildWaitlist } = api;
  owner = await buildUser({ role: 'organizer' });
  colleague = await buildUser({ role: 'organizer' });
  admin = await buildUser({ role: 'admin' });
  [manager, scorer, door] = [await buildUser(), await buildUser(), await buildUser()];
  const person = (firstName: string) => buildUser({ firstName, lastName: '' });
  [asha, ben, cyra, dev, emil] = [
    await person('Asha'),
    await person('Ben'),
    await person('Cyra'),
    await person('Dev'),
    await person('Emil'),
  ];
  const hold = async (title: string) => {
    const event = await buildEvent({ title, createdBy: owner, date: inHours(-3), capacity: 4 });
    await buildRegistrations(event, [asha, ben, cyra, dev]);
    await buildWaitlist(event, [emil]);
    await sql(
      `UPDATE registrations r SET name = u.first_name FROM users u WHERE u.id = r.user_id AND r.event_id = $1`,
      [event.uuid],
    );
    return event;
  };
  [fair, quiet] = [await hold('Fair'), await hold('Quiet')];
  for (const [who, role] of [
    [manager, 'manager'],
    [scorer, 'scorer'],
    [door, 'door'],
  ] as const)
    await sql(`INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES ($1, $2, $3, $4)`, [
      fair.uuid,
      who.uuid,
      role,
      owner.uuid,
    ]);
  // Ben was scanned at two doors, and the scan of Dev was undone
  const scans = await scansIn(sql)([
    { event: fair, who: asha, by: owner, at: late, isWalkIn: true },
    { event: fair, who: ben, by: owner, at: late },
    { event: fair, who: ben, by: door, at: early },
    { event: fair, who: dev, by: door, at: early },
  ]);
  await sql('INSERT INTO undone_scans (event_id, scan_id) VALUES ($1, $2)', [fair.uuid, scans[3]]);
});
afterAll(() => api?.close());

const part = 'edges { node { name checkedInAt isWalkIn } }';
type Answer = { event: Record<string, { totalCount: number; edges: { node: ListedPerson }[] } | null> };
async function listPeople(who: Person, { id }: BuiltEvent, field: string): Promise<ListedPerson[] | null> {
  const text = `query ($id: ID!) { event(id: $id) { ${field.replace('@', `totalCount ${part}`)} } }`;
  const { data, errors } = await api.as(who)<Answer>(text, { id });
  expect(errors).toEqual([]);
  const [page] = Object.values(data.event);
  expect(page?.totalCount).toBe(page?.edges.length);
  return page?.edges.map(({ node }) => node) ?? null;
}
const names = async (args: string, event = fair) =>
  (await listPeople(owner, event, `registrations(sort: NAME, ${args}) { @ }`))!.map(({ name }) => name).join(' ');

const truth = [
  { name: 'Asha', checkedInAt: late.toISOString(), isWalkIn: true },
  { name: 'Ben', checkedInAt: early.toISOString(), isWalkIn: false },
  { name: 'Cyra', checkedInAt: null, isWalkIn: false },
  { name: 'Dev', checkedInAt: null, isWalkIn: false },
];

test('only keepers of the door see check-in times of others, and only of their own event', async () => {
  const emilIs = { name: 'Emil', checkedInAt: null, isWalkIn: false };
  for (const who of [owner, admin, manager])
    expect(await listPeople(who, fair, 'registrations(sort: NAME) { @ }')).toEqual([...truth, emilIs]);
  for (const who of [owner, door]) expect(await listPeople(who, fair, 'participants { @ }')).toEqual(truth);
  const hidden = truth.map(({ name }) => ({ name, checkedInAt: null, isWalkIn: null }));
  for (const who of [colleague, scorer, cyra])
    expect(await listPeople(who, fair, 'participants { @ }')).toEqual(hidden);
  for (const who of [manager, door, colleague])
    expect(await listPeople(who, quiet, 'participants { @ }')).toEqual(hidden);
  expect(await listPeople(owner, quiet, 'participants { @ }')).toEqual(
    hidden.map((each) => ({ ...each, isWalkIn: false })),
  );
});

test('people see their own check-in time, and no other', async () => {
  const [own, ...others] = (await listPeople(asha, fair, 'participants { @ }'))!;
  expect(own).toEqual({ name: 'Asha', checkedInAt: late.toISOString(), isWalkIn: null });
  expect(others.map(({ checkedInAt }) => checkedInAt)).toEqual([null, null, null]);
  const query = 'query ($id: ID!) { event(id: $id) { viewerRegistration { checkedInAt } } }';
  const ownTime = async (who: Person) =>
    (await api.as(who)<{ event: { viewerRegistration: object } }>(query, { id: fair.id })).data.event
      .viewerRegistration;
  expect(await ownTime(ben)).toEqual({ checkedInAt: early.toISOString() });
  expect(await ownTime(cyra)).toEqual({ checkedInAt: null });
  // a scan that was undone
  expect(await ownTime(dev)).toEqual({ checkedInAt: null });
});

test.each([
  ['attendance: IN', 'Asha Ben', ''],
  ['attendance: NOT_IN', 'Cyra Dev', 'Asha Ben Cyra Dev'],
  ['attendance: WALK_IN', 'Asha', ''],
  ['attendance: NOT_IN, state: [WAITLISTED]', '', ''],
  ['attendance: IN, search: "ben"', 'Ben', ''],
  ['attendance: NOT_IN, descending: true', 'Dev Cyra', 'Dev Cyra Ben Asha'],
  ['attendance: null', 'Asha Ben Cyra Dev Emil', 'Asha Ben Cyra Dev Emil'],
])('%s lists "%s", and at an event without check-ins "%s"', async (args, expected, there) => {
  expect([await names(args), await names(args, quiet)]).toEqual([expected, there]);
});

test('a list by attendance is paged, and a cursor of another attendance is refused', async () => {
  const page = (args: string) =>
    api.as(owner)<{ event: { registrations: { edges: { node: ListedPerson }[]; pageInfo: { endCursor: string } } } }>(
      `query ($id: ID!) { event(id: $id) { registrations(first: 1, ${args}) {
         edges { node { name } } pageInfo { endCursor } } } }`,
      { id: fair.id },
    );
  const { endCursor } = (await page('attendance: NOT_IN, sort: NAME')).data.event.registrations.pageInfo;
  const next = await page(`attendance: NOT_IN, sort: NAME, after: "${endCursor}"`);
  expect(next.data.event.registrations.edges).toEqual([{ node: { name: 'Dev' } }]);
  for (const other of ['attendance: IN', 'attendance: null'])
    expect((await page(`${other}, sort: NAME, after: "${endCursor}"`)).code).toBe('VALIDATION_FAILED');
});

test('check-in fields cost one statement per page, and a list without them costs no extra statement', async () => {
  const sentFor = async (inner: string) => {
    const before = api.database.reader.sent;
    await api.as(owner)(`{ event(id: "${fair.id}") { id ${inner} } }`);
    return api.database.reader.sent - before;
  };
  const alone = await sentFor('');
  expect((await sentFor('registrations { edges { node { name } } }')) - alone).toBe(1);
  expect((await sentFor('registrations { edges { node { checkedInAt isWalkIn } } }')) - alone).toBe(2);
  expect((await sentFor('registrations(attendance: IN) { totalCount edges { node { name } } }')) - alone).toBe(2);
});

test('notIn counts people with seats, without guests', async () => {
  await api.sql('UPDATE events SET capacity = capacity + 1 WHERE id = $1', [fair.uuid]);
  const [guest] = await guestsIn(api.sql)(fair, ['Nandini Das'], owner);
  const counts = async () =>
    (
      await api.as(door)<{ event: { attendance: object } }>(
        'query ($id: ID!) { event(id: $id) { attendance { in expected notIn walkIns } } }',
        { id: fair.id },
      )
    ).data.event.attendance;
  expect(await counts()).toEqual({ in: 3, expected: 5, notIn: 2, walkIns: 2 });
  await api.sql('INSERT INTO undone_scans (event_id, scan_id) VALUES ($1, $2)', [fair.uuid, guest]);
  expect(await counts()).toEqual({ in: 2, expected: 4, notIn: 2, walkIns: 1 });
});

test('a letter by attendance reaches only people with that attendance', async () => {
  const write = (input: object) =>
    api.as(owner)<{ writeToRegistrations: { written: number } }>(
      'mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }',
      { input: { eventId: fair.id, subject: 'We missed you', text: 'Come next time.', ...input } },
    );
  expect((await write({ attendance: 'NOT_IN' })).data.writeToRegistrations.written).toBe(2);
  const letters = async () =>
    Promise.all(
      [asha, ben, cyra, dev, emil].map(
        async (who) => (await mailTo(api, who)).filter(({ kind }) => kind === 'organizer-letter').length,
      ),
    );
  expect(await letters()).toEqual([0, 0, 1, 1, 0]);
  expect((await write({ attendance: 'WALK_IN', state: ['CONFIRMED'] })).data.writeToRegistrations.written).toBe(1);
  expect((await write({ attendance: 'IN', state: ['WAITLISTED'] })).data.writeToRegistrations.written).toBe(0);
  expect(await letters()).toEqual([1, 0, 1, 1, 0]);
  expect((await write({ attendance: 'IN', userIds: [asha.id] })).fields).toEqual({
    attendance: 'Name people, or whether they have come, not both',
  });
});

const arrivals = async (who: Person, { id }: BuiltEvent) =>
  (
    await api.as(who)<{ event: { arrivals: { at: string; count: number }[] | null } }>(
      'query ($id: ID!) { event(id: $id) { arrivals { at count } } }',
      { id },
    )
  ).data.event.arrivals;

test('keepers of the door see cumulative arrivals from the first person to the last', async () => {
  for (const who of [owner, admin, manager, door]) {
    const points = (await arrivals(who, fair))!;
    expect(points[0]).toEqual({ at: early.toISOString(), count: 1 });
    expect(points.at(-1)).toEqual({ at: late.toISOString(), count: 2 });
    // an hour has steps of two minutes, at round times
    const marks = points.slice(1, -1);
    expect(marks.every(({ at, count }) => Date.parse(at) % 120_000 === 0 && count === 1)).toBe(true);
    expect(marks.length).toBeGreaterThanOrEqual(29);
  }
  for (const who of [colleague, scorer, asha]) expect(await arrivals(who, fair)).toBeNull();
  expect(await arrivals(door, quiet)).toBeNull();
  expect(await arrivals(owner, quiet)).toEqual([]);
});

const minute = 60_000;
test.each([
  ['at one moment', [0, 0, 0]],
  ['within a second', [0, 400, 900]],
  ['within a minute', [0, 20_000, 59_000]],
  ['at round times', [0, minute, 58 * minute]],
  ['within an hour', [0, 58 * minute + 1, 58 * minute + 2]],
  ['within a day', [0, 5 * minute, 600 * minute, 1439 * minute]],
  ['within a year', [0, 24 * 60 * minute, 364 * 24 * 60 * minute + 1]],
])('arrivals %s have at most sixty points and count every person', async (_, after) => {
  const event = await api.buildEvent({ createdBy: owner, date: inHours(-1) });
  const people = [asha, ben, cyra, dev].slice(0, after.length);
  await api.buildRegistrations(event, people);
  const from = Date.UTC(2026, 10, 21, 18, 30);
  const times = after.map((ms) => from + ms);
  await scansIn(api.sql)(people.map((who, n) => ({ event, who, by: owner, at: new Date(times[n]!) })));
  const points = (await arrivals(owner, event))!;
  expect(points.length).toBeLessThanOrEqual(60);
  expect(points.map(({ at }) => at)).toEqual([...new Set(points.map(({ at }) => at))].toSorted());
  expect([Date.parse(points[0]!.at), Date.parse(points.at(-1)!.at)]).toEqual([times[0], times.at(-1)]);
  for (const { at, count } of points) expect(count).toBe(times.filter((time) => time <= Date.parse(at)).length);
});
