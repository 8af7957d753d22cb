import { afterAll, afterEach, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { inHours, type Person } from '../testing/build.ts';
import { mailTo } from '../testing/mail.ts';

const api = await startApi();
const { as, sql, buildUser, buildEvent, buildRegistrations } = api;
afterAll(() => api.close());
afterEach(() => sql(`UPDATE system_settings SET time_zone = DEFAULT, max_events_per_organizer = DEFAULT`));

const organizer = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });

interface Page {
  events: {
    totalCount: number;
    edges: { node: { title: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const create = (facts: Record<string, unknown>, by: Person = organizer) =>
  as(by)<{ createEvent: { event: { id: string; date: string; endsAt: string | null } } }>(
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id date endsAt } } }`,
    { input: { title: 'Kite days', description: 'Bring string.', location: 'Roof', date: inHours(48), ...facts } },
  );
const update = (eventId: string, changes: Record<string, unknown>) =>
  as(organizer)<{ updateEvent: { event: { date: string; endsAt: string | null } } }>(
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { date endsAt } } }`,
    { input: { eventId, ...changes } },
  );

test('the end of an event moves with its start, can be changed alone, and removed', async () => {
  const times = { date: '2098-05-04T10:00:00.000Z', endsAt: '2098-05-06T16:00:00.000Z' };
  const { data } = await create(times);
  const { id } = data.createEvent.event;
  expect(data.createEvent.event).toEqual({ id, ...times });

  const moved = { date: '2098-05-11T09:00:00.000Z', endsAt: '2098-05-13T15:00:00.000Z' };
  expect((await update(id, { date: moved.date })).data?.updateEvent.event).toEqual(moved);
  const longer = { ...moved, endsAt: '2098-05-14T15:00:00.000Z' };
  expect((await update(id, { endsAt: longer.endsAt })).data?.updateEvent.event).toEqual(longer);
  expect((await update(id, { title: 'Kite nights' })).data?.updateEvent.event).toEqual(longer);
  expect((await update(id, { endsAt: null })).data?.updateEvent.event).toEqual({ ...moved, endsAt: null });
});

test('a whole event that is sent with a new date moves its end and the times of its rules', async () => {
  const day = (date: number, time: string) => `2098-05-${String(date).padStart(2, '0')}T${time}:00.000Z`;
  const timesOf = (from: number, opensAt = day(from - 3, '09:00')) => ({
    date: day(from, '10:00'),
    endsAt: day(from, '12:00'),
    registrationRules: { opensAt, closesAt: day(from - 1, '18:00'), cancelUntil: day(from - 2, '18:00') },
  });
  const edit = (eventId: string, changes: object) =>
    as(organizer)<{ updateEvent: { event: object } }>(
      `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) {
         event { date endsAt registrationRules { opensAt closesAt cancelUntil } } } }`,
      { input: { eventId, ...changes } },
    ).then(({ data, message }) => data?.updateEvent.event ?? message);
  const { id } = (await create(timesOf(10))).data.createEvent.event;
  expect(await edit(id, timesOf(10))).toEqual(timesOf(10));
  expect(await edit(id, { ...timesOf(10), date: timesOf(20).date })).toEqual(timesOf(20));
  expect(await edit(id, { ...timesOf(20), date: timesOf(15).date })).toEqual(timesOf(15));
  expect(await edit(id, { date: timesOf(14).date })).toEqual(timesOf(14));
  // a different end is stored as sent; the other times still move
  expect(await edit(id, { ...timesOf(14), date: timesOf(16).date, endsAt: day(17, '12:00') })).toEqual({
    ...timesOf(16),
    endsAt: day(17, '12:00'),
  });
  // with exactTimes, unchanged times stay
  const longer = { ...timesOf(16), date: day(16, '09:00'), endsAt: day(17, '12:00') };
  expect(await edit(id, { ...longer, exactTimes: true })).toEqual(longer);
  expect(await edit(id, { ...longer, date: day(20, '09:00'), exactTimes: true })).toBe(
    'The end must come after the beginning',
  );
  expect(await edit(id, { date: day(20, '09:00'), endsAt: null, registrationRules: { closesAt: null } })).toEqual({
    date: day(20, '09:00'),
    endsAt: null,
    registrationRules: { opensAt: day(17, '09:00'), closesAt: null, cancelUntil: day(18, '18:00') },
  });

  // registration that has opened is not closed by a later date
  const opened = '2020-01-01T09:00:00.000Z';
  const open = (await create(timesOf(10, opened))).data.createEvent.event;
  expect(await edit(open.id, { ...timesOf(10, opened), date: timesOf(20).date })).toEqual(timesOf(20, opened));
  // an earlier date moves the opening, too: it must stay before the closing
  const earlier = timesOf(15, '2019-12-27T09:00:00.000Z');
  expect(await edit(open.id, { ...timesOf(20, opened), date: earlier.date })).toEqual(earlier);
});

test.each([
  ['at the start', '2098-05-04T10:00:00.000Z', 'The end must come after the beginning'],
  ['before the start', '2098-05-04T09:59:59.999Z', 'The end must come after the beginning'],
  ['after more than a year', '2099-05-05T10:00:00.001Z', 'An event can last at most 366 days'],
  ['in another century', '2101-01-01T00:00:00.000Z', 'The end must lie between 2000 and 2100'],
])('an end %s is refused', async (_, endsAt, sentence) => {
  const date = '2098-05-04T10:00:00.000Z';
  const refused = await create({ date, endsAt });
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: { endsAt: sentence } });

  const { id } = (await create({ date })).data.createEvent.event;
  const edited = await update(id, { endsAt });
  expect(edited.errors[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', fields: { endsAt: sentence } });
});

test('lists contain running events before coming ones, on all pages, until they are over', async () => {
  await sql('DELETE FROM events');
  const make = (title: string, from: number, to?: number) =>
    buildEvent({ createdBy: organizer, title, date: inHours(from), endsAt: to === undefined ? null : inHours(to) });
  await make('festival', -30, 40);
  await make('night', -2, 1);
  await make('talk of an hour ago', -1);
  await make('camp that is over', -90, -3);
  await make('talk tomorrow', 24);
  await make('camp tomorrow', 25, 60);

  const list = async (filter: string, first: number) => {
    const titles: string[] = [];
    let total = 0;
    for (let after: string | null = null; ;) {
      const { data }: { data: Page } = await as(organizer)<Page>(
        `query ($filter: EventFilter!, $first: Int!, $after: String) { events(filter: $filter, first: $first, after: $after) {
           totalCount edges { node { title } } pageInfo { hasNextPage endCursor } } }`,
        { filter, first, after },
      );
      titles.push(...data.events.edges.map(({ node }) => node.title));
      total = data.events.totalCount;
      if (!data.events.pageInfo.hasNextPage) break;
      after = data.events.pageInfo.endCursor;
    }
    expect(total).toBe(titles.length);
    return titles;
  };
  const upcomingTitles = ['festival', 'night', 'talk tomorrow', 'camp tomorrow'];
  const past = ['talk of an hour ago', 'camp that is over'];
  for (const first of [1, 2, 3, 10]) {
    expect(await list('UPCOMING', first)).toEqual(upcomingTitles);
    expect(await list('PAST', first)).toEqual(past);
    expect(await list('ALL', first)).toEqual([...upcomingTitles, ...past]);
  }
});

test('running events count toward the limit of an organizer', async () => {
  const limited = await buildUser({ role: 'organizer' });
  await sql('UPDATE system_settings SET max_events_per_organizer = 1');
  await buildEvent({ createdBy: limited, date: inHours(-5), endsAt: inHours(5) });
  expect((await create({}, limited)).code).toBe('EVENT_LIMIT_REACHED');
  expect((await create({ date: inHours(-9), endsAt: inHours(1) }, limited)).code).toBe('EVENT_LIMIT_REACHED');
  expect((await create({ date: inHours(-9), endsAt: inHours(-1) }, limited)).errors).toEqual([]);
});

test('a new end is mailed, and admins set the time zone of the college', async () => {
  const zone = `mutation ($zone: String!) { updateSystemSettings(input: { timeZone: $zone }) { systemSettings { timeZone } } }`;
  expect((await as(admin)(zone, { zone: 'Asia/Kolkata' })).data).toEqual({
    updateSystemSettings: { systemSettings: { timeZone: 'Asia/Kolkata' } },
  });
  expect((await api.graphql<{ platform: object }>('{ platform { timeZone } }')).data).toEqual({
    platform: { timeZone: 'Asia/Kolkata' },
  });
  const participant = await buildUser();
  const event = await buildEvent({
    createdBy: organizer,
    date: new Date('2098-05-04T10:00:00Z'),
    endsAt: new Date('2098-05-04T12:00:00Z'),
  });
  await buildRegistrations(event, [participant]);
  await update(event.id, { endsAt: '2098-05-04T13:00:00Z' });
  const [letter] = await mailTo(api, participant);
  expect(letter).toMatchObject({
    kind: 'event-changed',
    data: { endsAt: expect.stringMatching(/^2098-05-04T13:00/) },
  });

  const refused = await as(admin)(zone, { zone: 'Asia/Atlantis' });
  expect(refused.errors[0]?.extensions).toMatchObject({
    fields: { timeZone: 'Unknown time zone, write it as Asia/Kolkata' },
  });
  const { data } = await as(admin)<{ updateSystemSettings: { systemSettings: { timeZone: string } } }>(zone, {
    zone: '',
  });
  expect(data.updateSystemSettings.systemSettings.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
