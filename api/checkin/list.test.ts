import { type OperationDefinitionNode, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operationLimits, weigh } from '../doors/graphql/limits.ts';
import { buildSchema } from '../schema.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { nodesOf, plansOf, vacuum } from '../testing/plans.ts';
import { watchStatements } from '../testing/statements.ts';

const api = await startApi();
const { as, sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { checkIn, giveBack, ticketOf } = doorsOf(api);
const sent = watchStatements(api.address);
const many = 5000;
let organizer: Person;
let event: BuiltEvent;
beforeAll(async () => {
  organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
  event = await buildEvent({ createdBy: organizer, capacity: many, date: inHours(2) });
  // registrations of another event, which the list must leave out
  const crowd = await buildUsers(many);
  await buildRegistrations(await buildEvent({ capacity: many }), crowd);
  await buildRegistrations(event, crowd);
  await sql(
    `INSERT INTO scans (event_id, id, user_id, at, by_id) SELECT event_id, gen_random_uuid(), user_id, now(), $2
       FROM registrations, generate_series(1, 2) WHERE event_id = $1`,
    [event.uuid, organizer.uuid],
  );
  await sql(
    `INSERT INTO undone_scans (event_id, scan_id) SELECT event_id, id FROM scans WHERE get_byte(uuid_send(user_id), 15) < 64`,
  );
  await vacuum(sql);
});
afterAll(api.close);

const text = `query ($id: ID!, $first: Int!, $after: String) { doorList(eventId: $id) { serverTime publicKey
  attendance { in expected walkIns }
  people(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } edges { node {
    registrationId userId name college state code at by door scanIds } } } } }`;

interface List {
  doorList: {
    serverTime: string;
    publicKey: string;
    attendance: { in: number; expected: number };
    people: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: { node: { registrationId: string; userId: string; at: string | null; by: string; scanIds: string[] } }[];
    };
  };
}

test('5,000 people are ten pages; each takes as many statements as a page of one, within the cost limit', async () => {
  const page = async (first: number, after: string | null) => {
    const { data, errors } = await as(organizer)<List>(text, { id: event.id, first, after });
    expect(errors).toEqual([]);
    return data.doorList;
  };
  const countOf = async (first: number) => {
    const counts: number[] = [];
    while (counts.length < 3) {
      sent.length = 0;
      await page(first, null);
      counts.push(sent.length);
    }
    return Math.min(...counts);
  };
  await page(500, null);
  expect(await countOf(500)).toBe(await countOf(1));
  expect(await countOf(500)).toBeLessThanOrEqual(5);
  const people: List['doorList']['people']['edges'] = [];
  for (let after: string | null = null, pages = 1; ; pages += 1) {
    const { people: found, attendance }: List['doorList'] = await page(500, after);
    people.push(...found.edges);
    expect(found.totalCount).toBe(many);
    expect(attendance.in).toBeGreaterThan(many / 2);
    ({ endCursor: after } = found.pageInfo);
    if (found.pageInfo.hasNextPage) continue;
    expect(pages).toBe(10);
    break;
  }
  expect(new Set(people.map(({ node }) => node.registrationId)).size).toBe(many);
  const inside = people.filter(({ node }) => node.at);
  expect(inside.length).toBeLessThan(many);
  expect(inside.every(({ node }) => node.scanIds.length === 2 && node.by === 'Ravi Menon')).toBe(true);
  const document = parse(text);
  const { cost } = weigh(buildSchema(), document, document.definitions[0] as OperationDefinitionNode, { first: 500 });
  expect(cost).toBeLessThan(operationLimits.cost / 2);
});

test('a page reads its people by index, without scanning large tables', async () => {
  const page = text.replace('totalCount', '').replace(/attendance {[^}]*}/, '');
  const plans = await plansOf(api, () => as(organizer)(page, { id: event.id, first: 20 }));
  const scanned = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan');
  const large = ['registrations', 'users', 'scans', 'undone_scans'];
  expect(scanned.map((node) => node['Relation Name']!).filter((table) => large.includes(table))).toEqual([]);
});

test('the door list contains the public key and the ended tickets', async () => {
  const fair = await buildEvent({ createdBy: organizer });
  const [asha, ben] = (await buildUsers(2)) as [Person, Person];
  const [first] = await buildRegistrations(fair, [asha, ben]);
  await giveBack(asha, fair);
  const { data } = await as(organizer)<{
    doorList: {
      publicKey: string;
      serverTime: string;
      endedTickets: { totalCount: number; edges: { node: object }[] };
    };
  }>(
    `query ($id: ID!) { doorList(eventId: $id) { publicKey serverTime
       endedTickets(first: 500) { totalCount edges { node { registrationId code endedAt } } } } }`,
    { id: fair.id },
  );
  const { publicKey, serverTime, endedTickets } = data.doorList;
  expect(publicKey).toMatch(/^[\w-]{43}$/);
  expect(Math.abs(Date.parse(serverTime) - Date.now())).toBeLessThan(60_000);
  expect(endedTickets).toEqual({
    totalCount: 1,
    edges: [
      {
        node: {
          registrationId: first,
          code: expect.stringMatching(/^[A-Z]{4} [A-Z]{4}$/),
          endedAt: expect.any(String),
        },
      },
    ],
  });
  expect((await checkIn(organizer, fair, { ticket: ticketOf(first!, fair) })).code).toBe('TICKET_GIVEN_BACK');
});

test('a page has at most 500 people', async () => {
  for (const first of [0, 501]) {
    const { fields } = await as(organizer)(text, { id: event.id, first });
    expect(fields).toEqual({ first: 'first must lie between 1 and 500.' });
  }
});
