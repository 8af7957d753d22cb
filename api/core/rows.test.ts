import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createBareDatabase, dropDatabase, onServer } from '../testing/database.ts';
import { Budget, personBudget, Spendings } from './budget.ts';
import { sqlState } from './errors.ts';
import { outageOf } from './outage.ts';
import { Reader, statement } from './rows.ts';

const log = pino({ level: 'silent' });
const one = statement<{ one: number }>('one', 'SELECT 1 AS one');

let url: string;
/** Holds the lock that slow statements wait for. */
let holder: pg.Client;
let reader: Reader;
let spendings: Spendings;

beforeAll(async () => {
  url = await createBareDatabase(inject('postgres'));
  holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('CREATE SEQUENCE tries');
});
afterAll(async () => {
  await holder.end();
  await dropDatabase(inject('postgres'), url);
});
beforeEach(async () => {
  await holder.query('ALTER SEQUENCE tries RESTART; SELECT pg_advisory_lock(1)');
  reader = new Reader(url, log);
  await reader.open();
  spendings = new Spendings();
});
afterEach(async () => {
  await release();
  await reader.close();
});

const release = () => holder.query('SELECT pg_advisory_unlock_all()');
const person = (who: string) => new Budget(who, spendings);

/** Takes as long as the lock is held; no two of them are one statement. */
const held = (n = 0) =>
  statement<{ n: number }>(`held-${n}`, `SELECT ${n} AS n, pg_advisory_xact_lock_shared(1)::text AS got`);

/** The codes with which promises were refused, once all are settled. */
async function refusals(all: readonly Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(all);
  return settled
    .filter((each) => each.status === 'rejected')
    .map(({ reason }) => (reason as { extensions?: { code?: string } }).extensions?.code ?? sqlState(reason));
}

async function tries(): Promise<number> {
  const { rows } = await holder.query<{ tries: number }>(
    'SELECT CASE WHEN is_called THEN last_value ELSE 0 END::int AS tries FROM tries',
  );
  return rows[0]!.tries;
}

describe('what is quick', () => {
  test('is answered while whatever is slow is still at work, in every lane', async () => {
    const state = { over: 0 };
    const slow = Array.from({ length: 12 }, (_, n) =>
      reader.rows(held(n), [], person(`p${n}`)).finally(() => (state.over += 1)),
    );
    for (let n = 0; n < 30; n += 1) await reader.rows(one, [], person('bystander'));
    const whileAtWork = state.over;
    await release();
    expect(await refusals(slow)).toEqual([]);
    expect(whileAtWork).toBe(0);
  });

  test('of one person waits its turn, so that another is answered between', async () => {
    const state = { over: 0 };
    const greedy = person('greedy');
    const many = Array.from({ length: 200 }, () =>
      reader.rows(one, [], greedy).then(() => {
        state.over += 1;
      }),
    );
    await reader.rows(one, [], person('modest'));
    expect(state.over).toBeLessThan(30);
    await Promise.all(many);
    expect(state.over).toBe(200);
  });

  test('does not wait for what the server itself reads', async () => {
    const own = Array.from({ length: 20 }, () => reader.rows(one));
    expect(await reader.rows(one, [], person('somebody'))).toEqual([{ one: 1 }]);
    expect((await Promise.all(own)).flat()).toHaveLength(20);
  });
});

describe('what is slow', () => {
  const sleepy = statement<{ try: number }>('sleepy', `SELECT nextval('tries')::int AS try, pg_sleep(0.3)::text`);

  test('is stopped, begins again where it has time, and begins there at once from then on', async () => {
    expect(await reader.rows(sleepy, [], person('somebody'))).toMatchObject([{ try: 2 }]);
    expect(await reader.rows(sleepy, [], person('another'))).toMatchObject([{ try: 3 }]);
    expect(reader.sent).toBe(2);
  });

  test('is stopped as often as it had begun by then, however often it waits', async () => {
    const napping = statement('napping', `SELECT nextval('tries'), pg_sleep(0.1)::text`);
    const greedy = person('greedy');
    await Promise.all(Array.from({ length: 12 }, () => reader.rows(napping, [], greedy)));
    expect(await tries()).toBeLessThanOrEqual(12 + 3);
  });

  test('only because the machine was busy is quick again', async () => {
    const once = statement<{ pid: number }>(
      'slow-once',
      `SELECT pg_backend_pid() AS pid, CASE WHEN nextval('tries') = 1 THEN pg_sleep(5)::text END AS slept`,
    );
    const [again] = await reader.rows(once);
    expect(await tries()).toBe(2);
    // still busy, it may be slow once more
    await expect.poll(async () => (await reader.rows(once))[0]!.pid).not.toBe(again!.pid);
  });

  test('for a while is tried among the quick ones again', async () => {
    const better = statement<{ pid: number }>(
      'better',
      `SELECT pg_backend_pid() AS pid, CASE WHEN nextval('tries') < 3 THEN pg_sleep(0.2)::text END AS slept`,
    );
    const [slow] = await reader.rows(better);
    await expect.poll(async () => (await reader.rows(better))[0]!.pid).not.toBe(slow!.pid);
  });

  test('of one person does not keep another’s waiting', async () => {
    const state = { over: 0 };
    const greedy = Array.from({ length: 60 }, (_, n) =>
      reader.rows(held(n), [], person('greedy')).finally(() => (state.over += 1)),
    );
    // it takes longer than a quick one may, longer than the next tier has, and less than the last
    const [row] = await reader.rows(
      statement<{ done: number }>('another', `SELECT 1 AS done, pg_sleep(0.7)::text`),
      [],
      person('modest'),
    );
    const before = state.over;
    await release();
    await Promise.allSettled(greedy);
    expect(row!.done).toBe(1);
    expect(before).toBeLessThan(5);
  });

  test('and never ends is refused with a sentence', async () => {
    const [code] = await refusals([reader.rows(held(), [], person('somebody'))]);
    expect(code).toBe('OPERATION_TOO_LARGE');
  });

  test('is refused where more of it waits than anybody needs, and only to whom it belongs', async () => {
    const codes: unknown[] = [];
    const all = Array.from({ length: 150 }, () =>
      reader.rows(held(), [], person('greedy')).catch((error: { extensions: { code: string } }) => {
        codes.push(error.extensions.code);
      }),
    );
    await expect.poll(() => codes.length).toBeGreaterThan(20);
    expect(await reader.rows(one, [], person('greedy'))).toEqual([{ one: 1 }]);
    const modest = reader.rows(held(1), [], person('modest'));
    await release();
    expect(await modest).toMatchObject([{ n: 1 }]);
    await Promise.all(all);
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_REQUESTS']));
  });

  test('of the server itself waits, for however many people it reads: none of a rush is refused for the others', async () => {
    const counted = statement('counted', `SELECT nextval('tries'), pg_advisory_xact_lock_shared(1)::text`);
    const all = [reader.rows(counted)];
    // it was stopped, and has begun again where it has time
    await expect.poll(tries).toBe(2);
    for (let n = 0; n < 1000; n += 1) all.push(reader.rows(counted));
    await release();
    expect(await refusals(all)).toEqual([]);
  });
});

describe('a budget', () => {
  test('that is spent refuses what is slow and lets through what is quick', async () => {
    spendings.spend('somebody', personBudget.seconds * 1000 + 2000);
    const sleepy = statement<{ done: number }>('sleepy-one', `SELECT 1 AS done, pg_sleep(0.3)::text`);
    const refused = await reader.rows(sleepy, [], person('somebody')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS' } });
    expect((refused as { extensions: { retryAfter: number } }).extensions.retryAfter).toBeGreaterThan(0);
    expect(await reader.rows(one, [], person('somebody'))).toEqual([{ one: 1 }]);
    expect(await reader.rows(sleepy, [], person('another'))).toMatchObject([{ done: 1 }]);
  });

  test('is charged with what was slow, and with nothing else', async () => {
    const slow = vi.spyOn(spendings, 'spend');
    for (let n = 0; n < 50; n += 1) await reader.rows(one, [], person('somebody'));
    // a busy machine may have made some of them slow
    expect(slow.mock.calls.filter(([, ms]) => ms > 0).length).toBeLessThan(25);
    const quick = slow.mock.calls.reduce((sum, [, ms]) => sum + ms, 0);
    await reader.rows(statement('napping', 'SELECT pg_sleep(0.3)::text'), [], person('somebody'));
    const both = slow.mock.calls.reduce((sum, [, ms]) => sum + ms, 0);
    expect(both - quick).toBeGreaterThan(300);
  });
});

describe('a connection', () => {
  /** A way to the database that can be closed: connections are then accepted and ended without an error. */
  async function gate() {
    const open = new Set<Socket>();
    const state = { closed: false, turnedAway: 0 };
    const { hostname, port } = new URL(url);
    const server = createServer((client) => {
      client.on('error', () => {});
      if (state.closed) {
        client.resume();
        client.end(() => (state.turnedAway += 1));
        return;
      }
      const database = connect(Number(port), hostname);
      database.on('error', () => {});
      open.add(client);
      client.on('close', () => open.delete(client) && database.destroy());
      database.on('close', () => client.end());
      client.pipe(database).pipe(client);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const through = new URL(url);
    through.port = String((server.address() as AddressInfo).port);
    through.hostname = '127.0.0.1';
    const close = () => {
      state.closed = true;
      for (const each of open) each.end();
    };
    const stop = async () => {
      for (const each of open) each.destroy();
      server.close();
      await once(server, 'close');
    };
    return { url: through.href, open, state, close, reopen: () => (state.closed = false), stop };
  }

  /** Lets whatever has happened be heard of, without a clock. */
  const settle = async (until: () => boolean) => {
    for (let calm = 0; calm < 200; calm = until() ? calm + 1 : 0)
      await new Promise<void>((resolve) => setImmediate(resolve));
  };

  test('that ends without an error while it is made is made again once, not twice', async () => {
    const way = await gate();
    const quiet = pino({ level: 'silent' });
    // an outage that is known already sets no timer of its own
    outageOf(quiet).probe = () => new Promise(() => {});
    outageOf(quiet).broke('another', undefined);
    const through = new Reader(way.url, quiet);
    await through.open();
    const lanes = way.open.size;
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      way.close();
      await settle(() => way.open.size === 0);
      expect(vi.getTimerCount()).toBe(lanes);
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        vi.advanceTimersByTime(2000);
        await settle(() => way.state.turnedAway === attempt * lanes);
        expect(vi.getTimerCount()).toBe(lanes);
      }
      way.reopen();
      vi.advanceTimersByTime(2000);
      // a connection that is open at the gate may still be saying whose it is, for which it has a time
      await settle(() => way.open.size >= lanes && vi.getTimerCount() === 0);
      expect(way.open.size).toBe(lanes);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => through.rows(one).catch(sqlState)).toEqual([{ one: 1 }]);
    await through.close();
    await way.stop();
  });

  test('is there once, however often it is opened', async () => {
    const way = await gate();
    const through = new Reader(way.url, log);
    await through.open();
    const lanes = way.open.size;
    await through.open();
    expect(way.open.size).toBe(lanes);
    await through.close();
    await settle(() => way.open.size === 0);
    await way.stop();
  });

  test('that is lost refuses what waits, and comes back', async () => {
    const waiting = Array.from({ length: 20 }, (_, n) => reader.rows(held(n), [], person('somebody')));
    const refused = refusals(waiting);
    await onServer(url, (client) =>
      client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                     WHERE datname = current_database() AND application_name = 'evm-reader'`),
    );
    await release();
    for (const code of await refused) expect(code).toMatch(/^(57P01|08006|ECONNRESET|EPIPE)$/);
    await expect.poll(() => reader.rows(one).catch(sqlState)).toEqual([{ one: 1 }]);
  });
});
