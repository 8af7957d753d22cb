import { workerOf } from '../testing/jobs.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { announcementMail } from '../announcements/mail.ts';
import { toId } from '../core/ids/ids.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { mailTo, minutesLater, post } from '../testing/mail.ts';
import { nodesOf, pagesIn, plansOf, vacuum } from '../testing/plans.ts';

let api: Api;
let admin: Person;
let registered: Person[];
let event: BuiltEvent;
beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());
interface CauseNode {
  id: string;
  kind: string;
  subject: string;
  createdAt: string;
  total: number;
  queued: number;
  sent: number;
  kept: number;
  failed: number;
  message: { to: string } | null;
}
const fields = 'id kind subject createdAt total queued sent kept failed message { to }';

async function listCauses(args = '(first: 50)', as = admin) {
  type CausePage = {
    edges: { node: CauseNode }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
  const {
    data,
    code,
    fields: wrong,
  } = await api.as(as)<{ mailCauses: CausePage } | null>(
    `{ mailCauses${args} { totalCount pageInfo { hasNextPage endCursor } edges { node { ${fields} } } } }`,
  );
  return { code, wrong, ...data?.mailCauses, nodes: data?.mailCauses.edges.map(({ node }) => node) ?? [] };
}

/** The messages of a cause, read from the list of messages. */
async function messagesOf(cause: string, filter = '') {
  const { data } = await api.as(admin)<{ mailMessages: { totalCount: number; edges: { node: { to: string } }[] } }>(
    `query ($cause: ID) { mailMessages(cause: $cause ${filter}) { totalCount edges { node { to } } } }`,
    { cause },
  );
  const { totalCount, edges } = data.mailMessages;
  return { totalCount, to: edges.map(({ node }) => node.to).toSorted() };
}

const change = (title: string) =>
  api.as(admin)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
    input: { eventId: event.id, title },
  });
const announce = async (title: string) => {
  await api.as(admin)(
    'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
    { input: { title, content: 'Stay inside.', priority: 'HIGH', eventId: event.id } },
  );
  await workerOf(api, announcementMail).work({}, false);
};
const addresses = () => registered.map(({ email }) => email).toSorted();

describe('mails of one cause', () => {
  beforeEach(async () => {
    registered = await api.buildUsers(3);
    event = await api.buildEvent({ createdBy: admin, title: 'Kite day', capacity: 9 });
    await api.buildRegistrations(event, registered);
    await api.sql('DELETE FROM mail_messages');
  });

  test('a cause shows its kind, time and number of messages per state', async () => {
    await announce('Storm');
    const [sent, failed] = await api.sql<{ id: string }>('SELECT id FROM mail_messages ORDER BY id');
    await api.sql('SELECT evm_settle_mail($1, $2, $3)', [sent!.id, 'sent', '250 Ok']);
    await api.sql('SELECT evm_settle_mail($1, $2, $3)', [failed!.id, 'failed', '550 No such user']);

    const { nodes, totalCount } = await listCauses();
    expect(totalCount).toBe(1);
    expect(nodes).toEqual([
      {
        id: expect.stringMatching(/^cause_/),
        kind: 'announcement',
        subject: 'Important: Storm',
        createdAt: expect.any(String),
        total: 3,
        queued: 1,
        sent: 1,
        kept: 0,
        failed: 1,
        message: null,
      },
    ]);
    const [written] = await api.sql<{ at: Date }>('SELECT max(created_at) AS at FROM mail_messages');
    expect(new Date(nodes[0]!.createdAt)).toEqual(new Date(written!.at));
  });

  test('the letters of a cause can be listed and filtered', async () => {
    await change('Kite night');
    await announce('Storm');
    const { nodes } = await listCauses();
    expect(nodes.map(({ subject, total }) => [subject, total])).toEqual([
      ['Important: Storm', 3],
      ['Changed: Kite night', 3],
    ]);
    const [{ id }] = nodes as [CauseNode];
    expect(await messagesOf(id)).toEqual({ totalCount: 3, to: addresses() });
    const [one] = registered as [Person];
    expect(await messagesOf(id, `, search: "${one.email}"`)).toEqual({ totalCount: 1, to: [one.email] });
    expect(await messagesOf(id, ', state: FAILED')).toEqual({ totalCount: 0, to: [] });
    for (const unknown of ['', 'cause_1', toId('mail', event.uuid), toId('cause', event.uuid)])
      expect(await messagesOf(unknown)).toEqual({ totalCount: 0, to: [] });
  });

  test('each announcement, change and personal mail has its own cause', async () => {
    await announce('Storm');
    await announce('Storm');
    for (const person of registered) await post(api, person);
    const { nodes } = await listCauses();
    // letters of the same millisecond have no fixed order
    const letters = nodes.slice(0, 3).toSorted((one, other) => (one.message!.to < other.message!.to ? -1 : 1));
    expect([...letters, ...nodes.slice(3)].map(({ kind, total, message }) => [kind, total, message?.to])).toEqual([
      ...addresses().map((email) => ['password-changed', 1, email]),
      ['announcement', 3, undefined],
      ['announcement', 3, undefined],
    ]);
  });

  test('a change is one cause even if its recipients knew different earlier states', async () => {
    await change('Kite night');
    await minutesLater(api);
    const [late] = await api.buildUsers(1);
    await api.buildRegistrations(event, [late!]);
    await change('Kite morning');
    const [newest, before] = (await listCauses()).nodes;
    expect(newest).toMatchObject({ subject: 'Changed: Kite morning', total: 4, queued: 4 });
    expect(before).toMatchObject({ subject: 'Changed: Kite night', total: 3, sent: 3 });
  });

  test('an unsent letter moves to the cause of the latest change', async () => {
    await change('Kite night');
    const { nodes: first } = await listCauses();
    await change('Kite morning');
    const { nodes } = await listCauses();
    expect(nodes).toMatchObject([{ subject: 'Changed: Kite morning', total: 3 }]);
    expect(nodes[0]!.id > first[0]!.id).toBe(true);
    // an attempt does not change the cause of a letter
    const [row] = await mailTo(api, registered[0]!);
    await api.sql('SELECT evm_claim_mail($1)', [row!.id]);
    await api.sql('SELECT evm_settle_mail($1, $2, $3)', [row!.id, 'queued', '451 Later']);
    expect((await listCauses()).nodes).toEqual(nodes);
  });

  test('admins load a cause by its id', async () => {
    await announce('Storm');
    const [line] = (await listCauses()).nodes as [CauseNode];
    const node = async (as: Person) =>
      (await api.as(as)('query ($id: ID!) { node(id: $id) { id ... on MailCause { total } } }', { id: line.id })).data;
    expect(await node(admin)).toEqual({ node: { id: line.id, total: 3 } });
    expect(await node(registered[0]!)).toEqual({ node: null });
    expect((await listCauses('', registered[0])).code).toBe('FORBIDDEN');
  });

  test('paging returns each cause once, newest first, while letters are written', async () => {
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five']) await announce(title);
    const seen: string[] = [];
    for (let after = ''; ;) {
      const { nodes, pageInfo } = await listCauses(`(first: 2 ${after})`);
      seen.push(...nodes.map(({ subject }) => subject));
      await post(api, registered[0]!);
      if (!pageInfo!.hasNextPage) break;
      after = `after: "${pageInfo!.endCursor}"`;
    }
    expect(seen).toEqual(['Five', 'Four', 'Three', 'Two', 'One'].map((title) => `Important: ${title}`));
    for (const first of [0, 101]) expect((await listCauses(`(first: ${first})`)).wrong).toHaveProperty('first');
    expect((await listCauses(`(after: "${toId('mail', event.uuid)}")`)).wrong).toHaveProperty('after');
  });
});

describe('a hundred thousand letters', () => {
  // 60,000 causes of one letter each, and 40 causes of 1,000 letters
  beforeAll(async () => {
    await api.sql('DELETE FROM mail_messages');
    await api.sql('ALTER TABLE mail_messages DISABLE TRIGGER USER');
    await api.sql(
      `INSERT INTO mail_messages (kind, name, address, language, state, data, cause)
       SELECT 'announcement', 'Asha', 'crowd' || n || '@evm.example', 'english', 'sent', data,
              evm_mail_cause(now() - hashtext(data::text) % 1000000 * interval '1 second', 'announcement', data, '')
         FROM generate_series(0, 99999) AS n, jsonb_build_object('title',
           CASE WHEN n % 10 < 4 THEN 'Storm ' || n / 2500 ELSE 'Letter ' || n END, 'content', '', 'author', '', 'event', NULL) AS data`,
    );
    await vacuum(api.sql, 'mail_messages');
  });
  afterAll(() => api.sql('ALTER TABLE mail_messages ENABLE TRIGGER USER'));

  const list = '(first: 50) { edges { node { subject total failed } } pageInfo { hasNextPage } }';
  const inTheMiddle = async () => {
    const [row] = await api.sql<{ cause: string }>(
      `SELECT cause FROM mail_messages WHERE data->>'title' LIKE 'Storm %' ORDER BY cause OFFSET 20000 LIMIT 1`,
    );
    return toId('cause', row!.cause);
  };

  test.each([
    ['the first page', `{ mailCauses${list} }`],
    ['a page in the middle', `query ($cause: String) { mailCauses(after: $cause, first: 50) { edges { cursor } } }`],
    ['the letters of a cause', `query ($cause: ID) { mailMessages(cause: $cause) { totalCount edges { cursor } } }`],
    ['a cause by its id', 'query ($cause: ID!) { node(id: $cause) { ... on MailCause { total } } }'],
  ])('%s is read from the index', async (_, text) => {
    const cause = await inTheMiddle();
    const plans = await plansOf(api, () => api.as(admin)(text, { cause }));
    const ofMail = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'mail_messages');
    expect(ofMail.length).toBeGreaterThan(0);
    expect(ofMail.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    expect(pagesIn(plans)).toBeLessThan(1200);
  });

  test('all causes are counted without a sequential scan', async () => {
    const plans = await plansOf(api, () => api.as(admin)('{ mailCauses { totalCount } }'));
    const types = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'mail_messages');
    expect(types.some((node) => node['Node Type'] === 'Seq Scan')).toBe(false);
    expect((await listCauses()).totalCount).toBe(60_040);
  });
});
