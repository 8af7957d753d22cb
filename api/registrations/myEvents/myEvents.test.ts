import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { type BuiltEvent, type EventFacts, inHours, type Person } from '../../testing/build.ts';
import { nodesOf, pagesIn, plansOf, vacuum } from '../../testing/plans.ts';
import { restOf } from '../../testing/rest.ts';
import { awardsIn } from '../../testing/scores.ts';

interface Page {
  totalCount: number;
  edges: { node: { id: string; title: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const parts = ['COMING', 'IN_LINE', 'ASKED', 'PAST', 'RUNNING'];

let api: Api;
let rest: ReturnType<typeof restOf>;
let owner: Person;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  owner = await api.buildUser({ role: 'organizer' });
});
afterAll(() => api?.close());

type RegistrationKind = 'seat' | 'line' | 'request';

/** An event with a registration of `who`. */
async function at(what: RegistrationKind, who: Person, facts: EventFacts = {}): Promise<BuiltEvent> {
  const event = await api.buildEvent({ createdBy: owner, ...facts });
  const build = { seat: api.buildRegistrations, line: api.buildWaitlist, request: api.buildRequests }[what];
  await build(event, [who]);
  return event;
}

const ask = (who: Person | undefined, args: string) =>
  api.graphql<{ myEvents: Page }>(
    `{ myEvents(${args}) { totalCount edges { node { id title } } pageInfo { hasNextPage endCursor } } }`,
    {},
    who && { as: who },
  );

const titles = ({ edges }: Page) => edges.map(({ node }) => node.title);

/** The titles of each part that is not empty, in order. */
async function partsOf(who: Person): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const part of parts) {
    const page = (await ask(who, `part: ${part}`)).data.myEvents;
    expect(page.totalCount).toBe(page.edges.length);
    if (page.edges.length > 0) found[part] = titles(page);
  }
  return found;
}

describe('parts of myEvents', () => {
  const cases: [string, RegistrationKind, EventFacts, string?][] = [
    ['a seat tomorrow', 'seat', { date: inHours(24) }, 'COMING'],
    ['a seat an hour from now', 'seat', { date: inHours(1) }, 'COMING'],
    ['a seat yesterday', 'seat', { date: inHours(-24) }, 'PAST'],
    ['a seat at a running event', 'seat', { date: inHours(-1), endsAt: inHours(1) }, 'COMING'],
    [
      'a seat at an event that began days ago and goes on',
      'seat',
      { date: inHours(-50), endsAt: inHours(1) },
      'COMING',
    ],
    ['a seat at an event that has ended', 'seat', { date: inHours(-3), endsAt: inHours(-1) }, 'PAST'],
    ['a place on the waitlist', 'line', { date: inHours(24) }, 'IN_LINE'],
    ['a place on the waitlist of a begun event', 'line', { date: inHours(-1) }],
    ['a place on the waitlist of a running event', 'line', { date: inHours(-1), endsAt: inHours(1) }],
    ['a request', 'request', { date: inHours(24) }, 'ASKED'],
    ['a request left undecided at a begun event', 'request', { date: inHours(-1) }],
    ['a seat at an event that its title hides from the lists', 'seat', { title: 'Sample test of tea' }, 'COMING'],
    ['a seat at an event that was rejected later', 'seat', { approval: 'rejected' }],
    ['a seat at an event that is pending again', 'seat', { approval: 'pending' }],
  ];
  test.each(cases)('%s is in its part, or in none', async (_, what, facts, part) => {
    const me = await api.buildUser();
    await at(what, me, { title: 'Mine', ...facts });
    expect(await partsOf(me)).toEqual(part ? { [part]: [facts.title ?? 'Mine'] } : {});
  });

  test('an event that the viewer created is in RUNNING, in any state', async () => {
    const me = await api.buildUser({ role: 'organizer' });
    const mine = (title: string, hours: number, facts: EventFacts = {}) =>
      api.buildEvent({ title, date: inHours(hours), createdBy: me, ...facts });
    await mine('Last week', -168);
    await mine('Next week', 168, { approval: 'rejected' });
    await mine('Yesterday', -24);
    await mine('A test for tomorrow', 24, { approval: 'pending' });
    expect(await partsOf(me)).toEqual({ RUNNING: ['A test for tomorrow', 'Next week', 'Yesterday', 'Last week'] });
  });

  test('a participant who became an organizer still has the past events', async () => {
    const me = await api.buildUser();
    await at('seat', me, { title: 'Past', date: inHours(-5) });
    await at('seat', me, { title: 'To come' });
    await api.sql(`UPDATE users SET role = 'organizer' WHERE id = $1`, [me.uuid]);
    expect(await partsOf({ ...me, role: 'organizer' })).toEqual({ PAST: ['Past'] });
  });
});

test('coming events are listed next first, past events latest first, in pages of any size', async () => {
  const me = await api.buildUser();
  const hours = [30, 5, 5, 99, 12];
  for (const [n, each] of hours.entries()) {
    await at('seat', me, { title: `coming ${each}`, date: inHours(each) });
    await at('line', me, { title: `line ${each}`, date: inHours(each) });
    await at('seat', me, { title: `past ${each}`, date: inHours(-each - n / 100) });
  }
  const order = [5, 5, 12, 30, 99];
  for (const [part, word] of [
    ['COMING', 'coming'],
    ['IN_LINE', 'line'],
    ['PAST', 'past'],
  ] as const)
    for (const first of [1, 2, 5]) {
      const seen: string[] = [];
      const ids = new Set<string>();
      for (let after: string | null = null; ;) {
        const cursor: string = after ? `, after: "${after}"` : '';
        const { edges, pageInfo, totalCount } = (await ask(me, `part: ${part}, first: ${first}${cursor}`)).data
          .myEvents;
        expect(totalCount).toBe(5);
        for (const { node } of edges) {
          seen.push(node.title);
          ids.add(node.id);
        }
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(seen).toEqual(order.map((each) => `${word} ${each}`));
      expect(ids.size).toBe(5);
    }
});

test('a cursor of another part or list is refused, and so is an invalid page size', async () => {
  const me = await api.buildUser({ role: 'organizer' });
  for (let n = 0; n < 2; n += 1) await at('seat', me);
  const { endCursor } = (await ask(me, 'part: COMING, first: 1')).data.myEvents.pageInfo;
  for (const part of ['PAST', 'IN_LINE', 'RUNNING']) {
    const { code, fields } = await ask(me, `part: ${part}, after: "${endCursor}"`);
    expect([code, Object.keys(fields!)]).toEqual(['VALIDATION_FAILED', ['after']]);
  }
  for (const args of ['after: "x"', `after: "coming~2026-13-01~${me.id}"`, 'first: 0', 'part: RUNNING, first: 101'])
    expect((await ask(me, args)).code).toBe('VALIDATION_FAILED');
});

test('myEvents never shows the events of another person, not even to organizers and admins', async () => {
  const me = await api.buildUser();
  for (const what of ['seat', 'line', 'request'] as const) await at(what, me);
  await at('seat', me, { date: inHours(-30) });
  expect(Object.keys(await partsOf(me))).toEqual(['COMING', 'IN_LINE', 'ASKED', 'PAST']);
  const others = [
    await api.buildUser(),
    await api.buildUser({ role: 'organizer' }),
    await api.buildUser({ role: 'admin' }),
  ];
  for (const other of others) expect(await partsOf(other)).toEqual({});
  expect((await ask(undefined, 'part: COMING')).code).toBe('UNAUTHENTICATED');
});

test('events carry the viewer’s place on the waitlist, and rank and points of past events', async () => {
  const me = await api.buildUser();
  const full = await api.buildEvent({ capacity: 1, title: 'Full' });
  await api.buildRegistrations(full, [await api.buildUser()]);
  await api.buildWaitlist(full, [await api.buildUser(), me]);
  const past = await at('seat', me, { date: inHours(-9), title: 'Final' });
  const better = await api.buildUser();
  await api.buildRegistrations(past, [better]);
  const award = awardsIn(api.sql);
  await award([
    { event: past, to: better, by: owner, points: 9 },
    { event: past, to: me, by: owner, points: 4 },
  ]);
  await at('seat', me, { date: inHours(-90), title: 'Without points' });
  const fields = 'title viewerRegistrationState viewerWaitlistPosition viewerScore { rank score hasMedal }';
  const part = async (name: string) =>
    (
      await api.as(me)<{ myEvents: { edges: { node: unknown }[] } }>(
        `{ myEvents(part: ${name}) { edges { node { ${fields} } } } }`,
      )
    ).data.myEvents.edges.map(({ node }) => node);
  expect(await part('IN_LINE')).toEqual([
    { title: 'Full', viewerRegistrationState: 'WAITLISTED', viewerWaitlistPosition: 2, viewerScore: null },
  ]);
  const seat = { viewerRegistrationState: 'REGISTERED', viewerWaitlistPosition: null };
  expect(await part('PAST')).toEqual([
    { title: 'Final', ...seat, viewerScore: { rank: 2, score: 4, hasMedal: true } },
    { title: 'Without points', ...seat, viewerScore: null },
  ]);
  const answer = await rest('GET /api/my-events?part=past&limit=1', { as: me });
  expect(answer).toMatchObject({ status: 200, body: { success: true, count: 1, total: 2 } });
  expect(answer.body.data).toMatchObject([
    { _id: past.id, title: 'Final', position: null, score: { rank: 2, score: 4 } },
  ]);
  expect((await rest('GET /api/my-events?part=IN_LINE', { as: me })).body.data).toMatchObject([
    { title: 'Full', position: 2, score: null },
  ]);
  expect((await rest('GET /api/my-events?part=all', { as: me })).body).toMatchObject({
    fields: { part: 'part must be one of coming, in_line, asked, past, running, helping' },
  });
});

const whole = `{
  coming: myEvents { totalCount edges { node { title viewerRegistrationState } } }
  line: myEvents(part: IN_LINE) { totalCount edges { node { title viewerWaitlistPosition } } }
  asked: myEvents(part: ASKED) { totalCount edges { node { title } } }
  past: myEvents(part: PAST) { totalCount edges { node { title viewerScore { rank score hasMedal } } } } }`;

test('each part takes one statement; so do all counts, all places on the waitlist and all scores', async () => {
  const me = await api.buildUser();
  for (let n = 0; n < 3; n += 1) {
    await at('line', me);
    await at('seat', me, { date: inHours(-4) });
  }
  const sentFor = async (text: string) => {
    const before = api.database.reader.sent;
    expect((await api.as(me)(text)).errors).toEqual([]);
    return api.database.reader.sent - before;
  };
  expect((await sentFor(whole)) - (await sentFor('{ viewer { id } }'))).toBe(7);
});

test('the cost grows with the viewer’s registrations, not with the number of events and people', async () => {
  const { sql } = api;
  const me = await api.buildUser();
  for (let n = 1; n <= 10; n += 1) {
    await at('seat', me, { date: inHours(n) });
    await at('seat', me, { date: inHours(-n) });
    await at('line', me, { date: inHours(n) });
    await at('request', me, { date: inHours(n) });
  }
  const people = await api.buildUsers(4);
  const addOthers = async (howMany: number) => {
    await sql(
      `WITH others AS (
         INSERT INTO events (id, title, description, date, location, created_by, capacity)
         SELECT gen_random_uuid(), 'Evening of music', 'Bring friends.', now() + (n - $2::int / 2) * interval '10 minutes',
                'Main hall', $1, 50 FROM generate_series(1, $2::int) AS n RETURNING id)
       INSERT INTO registrations (id, event_id, user_id, name, email)
       SELECT gen_random_uuid(), others.id, u.id, 'Somebody', 'somebody@evm.example'
         FROM others, unnest($3::uuid[]) AS u (id)`,
      [owner.uuid, howMany, people.map(({ uuid }) => uuid)],
    );
    await vacuum(sql);
  };
  const measure = () => plansOf(api, () => api.as(me)(whole));
  await addOthers(5000);
  const few = pagesIn(await measure());
  await addOthers(20_000);
  const plans = await measure();
  const many = pagesIn(plans);
  const scans = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan');
  expect(scans.filter((node) => /^(events|registrations)$/.test(node['Relation Name'] ?? ''))).toEqual([]);
  expect(many, `${few} pages, later ${many}`).toBeLessThan(few * 1.3);
});
