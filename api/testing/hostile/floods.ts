import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Api } from '../api.ts';
import { LiveClient } from '../live.ts';
import { onServer } from '../database.ts';
import type { Attack, ErrorCodes } from './row.ts';

const query = 'subscription { announcementChanged { __typename } }';

const register = 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }';

/** Signs up people one after the other and returns the error codes. */
export async function signUps(api: Api, many: number, from: string, email = () => `${randomUUID()}@uni.example`) {
  const refusals = [];
  const person = { firstName: 'Asha', lastName: 'Rao', password: 'Evm@demo1', college: 'Evergreen Institute' };
  for (let n = 0; n < many; n += 1)
    refusals.push((await api.graphql(register, { input: { ...person, email: email() } }, { from })).code);
  return refusals;
}

/** Floods of requests that are harmless one by one: operations, sockets, accounts. */
export const floods: readonly Attack[] = [
  {
    what: 'more than twenty operations at once on a socket',
    attempt: async (api) => {
      const client = await LiveClient.open(api.url, await api.tokenOf(await api.buildUser()));
      const feeds = Array.from({ length: 21 }, () => client.subscribe({ query }));
      await Promise.all(feeds.map((feed) => feed.until(() => feed.answers.length > 0 || feed.completed)));
      await client.close();
      return feeds.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions?.code as string);
    },
    meets: 'TOO_MANY_REQUESTS',
  },
  {
    what: 'four thousand operations on one socket',
    allowed: async (api) => {
      const client = await LiveClient.open(api.url, await api.tokenOf(await api.buildUser()));
      const viewerQuery = { query: '{ viewer { id } }' };
      const refusals = [];
      for (let n = 0; n < 400; n += 1) {
        const feed = client.subscribe(viewerQuery);
        await feed.until(() => feed.completed);
        refusals.push(...(feed.errors ?? []).map(({ extensions }) => extensions?.code as string));
      }
      await client.close();
      return refusals;
    },
    attempt: async (api) => {
      const client = await LiveClient.open(api.url, await api.tokenOf(await api.buildUser()));
      for (let n = 0; n < 4000; n += 1) client.subscribe({ query });
      return [String((await client.closed).code)];
    },
    meets: '4429',
  },
  {
    what: 'three hundred sockets of one person',
    allowed: async (api) => {
      const token = await api.tokenOf(await api.buildUser());
      const clients = await Promise.all(Array.from({ length: 20 }, () => LiveClient.open(api.url, token)));
      const closed = await Promise.all(clients.map(isClosed));
      await Promise.all(clients.map((client) => client.close()));
      return closed;
    },
    attempt: async (api) => {
      const token = await api.tokenOf(await api.buildUser());
      const clients: LiveClient[] = [];
      for (let n = 0; n < 300; n += 1) clients.push(await LiveClient.open(api.url, token));
      const closed = await Promise.all(clients.slice(0, 280).map((client) => client.closed));
      const rest = await Promise.all(clients.slice(280).map(isClosed));
      await Promise.all(clients.map((client) => client.close()));
      return [...closed.map(({ code }) => String(code)), ...rest];
    },
    meets: '4410',
  },
  {
    what: 'more than twenty accounts in a minute from one network',
    allowed: (api) => signUps(api, 20, '198.51.100.10'),
    attempt: (api) => signUps(api, 10, '198.51.100.10'),
    meets: 'TOO_MANY_REQUESTS',
  },
  {
    what: 'a hundred slow statements of one person',
    allowed: (api) => slowly(api, 20, (refusals) => refusals.length === 0),
    attempt: (api) => slowly(api, 120, (refusals) => refusals.includes('TOO_MANY_REQUESTS')),
    meets: 'TOO_MANY_REQUESTS',
  },
  {
    what: 'an operation of hundreds of statements',
    allowed: async (api) => [await counting(api, 20)],
    attempt: async (api) => [await counting(api, 140)],
    meets: 'OPERATION_TOO_LARGE',
  },
];

/** One operation with several lists and totals: each list takes two statements. */
async function counting(api: Api, lists: number): Promise<string | undefined> {
  const aliases = Array.from({ length: lists }, (_, n) => `a${n}: events(first: 1) { totalCount }`);
  return (await api.graphql(`{ ${aliases.join(' ')} }`, {}, { as: await api.buildUser() })).code;
}

/** Sends many concurrent queries that block in the database, until `until` holds. */
function slowly(api: Api, many: number, until: (refusals: ErrorCodes) => boolean): Promise<ErrorCodes> {
  return onServer(api.address, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `SELECT pg_get_functiondef('evm_college_id(text)'::regprocedure) AS text`,
    );
    await client.query(`CREATE OR REPLACE FUNCTION evm_college_id(text) RETURNS uuid LANGUAGE plpgsql IMMUTABLE STRICT AS $$
      BEGIN
        IF $1 = 'slow' THEN PERFORM pg_advisory_xact_lock_shared(1); END IF;
        RETURN md5($1)::uuid;
      END $$`);
    await client.query('SELECT pg_advisory_lock(1)');
    const admin = await api.buildUser({ role: 'admin' });
    const slow = '{ users(college: "slow", first: 1) { edges { node { id } } } }';
    const refusals: (string | undefined)[] = [];
    const all = Array.from({ length: many }, async () => {
      const { code } = await api.graphql(slow, {}, { as: admin });
      if (code) refusals.push(code);
    });
    await vi.waitUntil(() => until(refusals), { timeout: 60_000 });
    await client.query('SELECT pg_advisory_unlock(1)');
    await Promise.all(all);
    await client.query(rows[0]!.text);
    return refusals;
  });
}

/** The close code of the connection; undefined if it still answers. */
async function isClosed(client: LiveClient): Promise<string | undefined> {
  const feed = client.subscribe({ query: '{ viewer { id } }' });
  return Promise.race([feed.next().then(() => undefined), client.closed.then(({ code }) => String(code))]);
}
