import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createBareDatabase, dropDatabase, onServer } from '../../testing/database.ts';
import { Budget, personBudget, TimeBudgets } from './budget.ts';
import { sqlState } from '../refusals/errors.ts';
import { outageOf } from './outage.ts';
import { Reader, tiers } from './reader.ts';
import { statement } from './rows.ts';

const log = pino({ level: 'silent' });
const one = statement<{ one: number }>('one', 'SELECT 1 AS one');

let url: string;
/** Holds the lock that slow statements wait for. */
let holder: pg.Client;
let reader: Reader;
let spendings: TimeBudgets;

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
  reader = await openReader(quick, endless, endless);
  spendings = new TimeBudgets();
});
afterEach(async () => {
  await release();
  await reader.close();
});

/**
 * Time-outs in milliseconds. `quick` is ten times the time-out of the first tier, so that a busy machine does not cancel
 * quick statements. `endless` is longer than any test holds the lock.
 */
const quick = 300;
const endless = 600_000;

/** Opens a reader with these time-outs of its tiers. */
async function openReader(...timeouts: number[]): Promise<Reader> {
  const made = new Reader(
    url,
    log,
    tiers.map((tier, n) => ({ ...tier, timeout: timeouts[n]! })),
  );
  await made.open();
  return made;
}

const release = () => holder.query('SELECT pg_advisory_unlock_all()');
const person = (who: string) => new Budget(who, spendings);

/** Takes as long as the lock is held. Each `n` is a separate statement. */
const held = (n = 0) =>
  statement<{ n: number }>(`held-${n}`, `SELECT ${n} AS n, pg_advisory_xact_lock_shared(1)::text AS got`);

/** The error codes of the rejected promises, once all are settled. */
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

describe('a quick statement', () => {
  test('a quick statement is answered while slow ones run in every lane', async () => {
    const state = { over: 0 };
    const slow: Promise<unknown>[] = [];
    for (let n = 0; n < 6; n += 1) {
      slow.push(reader.rows(held(n), [], person(`p${n}`)).finally(() => (state.over += 1)));
      // statements of one turn of the event loop share a lane
      await turn();
    }
    for (let n = 0; n < 30; n += 1) await reader.rows(one, [], person('bystander'));
    const whileAtWork = state.over;
    await release();
    expect(await refusals(slow)).toEqual([]);
    expect(whileAtWork).toBe(0);
  });

  test('quick statements of one user queue up, so that another user is served in between', async () => {
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

  test('a quick statement does not wait for reads of the server itself', async () => {
    const own = Array.from({ length: 20 }, () => reader.rows(one));
    expect(await reader.rows(one, [], person('somebody'))).toEqual([{ one: 1 }]);
    expect((await Promise.all(own)).flat()).toHaveLength(20);
  });
});

/** Stops the reader's clock; only tests move it. The database still measures real time. */
let clock = 0;
function holdClock(): void {
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock));
  afterEach(() => void vi.restoreAllMocks());
}

test.each(['a statement with a name', ''])('a row has the values that the database stores (name: %j)', async (name) => {
  const texts = ['', 'two words', 'a,b', '"quoted"', '\\\\', 'NULL', 'null', '{}', ' ', 'é', 'ಸಂಗೀತ', null];
  const lists = [[], ['talk'], ['talk', 'open-air'], ...texts.map((text) => ['talk', text]), [['a'], ['b']]];
  const at = new Date('2026-02-28T23:59:59.987Z');
  const row = { none: null, at, ...Object.fromEntries(lists.map((list, n) => [`list${n}`, list])) };
  const types = ['text', 'timestamptz', ...lists.map(() => 'text[]')];
  const select = Object.keys(row).map((key, n) => `$${n + 1}::${types[n]} AS ${key}`);
  const what = statement(name, `SELECT ${select.join(', ')}`);
  for (const _ of ['prepared now', 'prepared before'])
    expect(await reader.rows(what, Object.values(row))).toEqual([row]);
});

describe('a slow statement', () => {
  holdClock();

  /** Waits for the lock in its first tries. The row has the number of the successful try and its connection. */
  const waiting = (tries: number) =>
    statement<{ try: number; pid: number }>(
      `waiting-${tries}`,
      `SELECT nextval('tries')::int AS try, pg_backend_pid() AS pid,
              CASE WHEN currval('tries') <= ${tries} THEN pg_advisory_xact_lock_shared(1)::text END AS got`,
    );

  /** Makes a statement slow in the first tier; the second tier answers. */
  async function readSlowly(what: ReturnType<typeof waiting>): Promise<{ try: number; pid: number }> {
    const answer = reader.rows(what, [], person('somebody'));
    await expect.poll(tries).toBe(2);
    clock += quick;
    await release();
    const [row] = await answer;
    expect(row!.try).toBe(2);
    return row!;
  }

  test('a slow statement is cancelled, runs again in the next tier, and starts there from then on', async () => {
    const { pid } = await readSlowly(waiting(2));
    expect(await reader.rows(waiting(2), [], person('another'))).toMatchObject([{ try: 3, pid }]);
    expect(reader.sent).toBe(2);
  });

  test('parallel copies of a slow statement are cancelled only as often as they were running', async () => {
    const spent = vi.spyOn(spendings, 'spend');
    const greedy = person('greedy');
    const all = Array.from({ length: 12 }, () => reader.rows(waiting(99), [], greedy));
    const { share } = tiers[0]!;
    await expect.poll(() => spent.mock.calls.filter(([, ms]) => ms === quick).length).toBeGreaterThanOrEqual(share);
    await release();
    const rows = (await Promise.all(all)).flat();
    expect(new Set(rows.map(({ pid }) => pid)).size).toBe(1);
    expect(await tries()).toBe(12 + share);
  });

  test('a statement that was slow because of a busy machine is quick again', async () => {
    const [slow] = await reader.rows(waiting(1));
    expect(slow!.try).toBe(2);
    const [again] = await reader.rows(waiting(1));
    expect(again!.pid).not.toBe(slow!.pid);
  });

  test('a slow statement is tried in the first tier again after a pause', async () => {
    const { pid } = await readSlowly(waiting(2));
    clock += 249;
    expect(await reader.rows(waiting(2))).toMatchObject([{ pid }]);
    clock += 1;
    expect(await reader.rows(waiting(2))).not.toMatchObject([{ pid }]);
  });

  test('slow statements of one user do not delay those of another', async () => {
    const strict = await openReader(quick, quick, 60_000);
    const state = { over: 0 };
    const greedy = Array.from({ length: 60 }, (_, n) =>
      strict.rows(held(n), [], person('greedy')).finally(() => (state.over += 1)),
    );
    // the first two tiers cancel it, and the last one has a lane for it
    const [row] = await strict.rows(waiting(2), [], person('modest'));
    const before = state.over;
    await release();
    expect(await refusals(greedy)).toEqual([]);
    expect(row!.try).toBe(3);
    expect(before).toBe(0);
    await strict.close();
  });

  test('a statement that exceeds the last tier is refused with OPERATION_TOO_LARGE', async () => {
    const strict = await openReader(30, 30, 30);
    const [code] = await refusals([strict.rows(held(), [], person('somebody'))]);
    expect(code).toBe('OPERATION_TOO_LARGE');
    await strict.close();
  });

  test('too many waiting slow statements are refused, and only for the user who sent them', async () => {
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

  test('slow statements of the server itself wait and are never refused', async () => {
    const counted = statement('counted', `SELECT nextval('tries'), pg_advisory_xact_lock_shared(1)::text`);
    const all = [reader.rows(counted)];
    // it was cancelled, and runs again in the next tier
    await expect.poll(tries).toBe(2);
    for (let n = 0; n < 1000; n += 1) all.push(reader.rows(counted));
    await release();
    expect(await refusals(all)).toEqual([]);
  });
});

describe('the budget of a user', () => {
  holdClock();

  test('a spent budget refuses slow statements and allows quick ones', async () => {
    spendings.spend('somebody', personBudget.seconds * 1000 + 2500 - quick);
    const refused = await reader.rows(held(), [], person('somebody')).catch((error: unknown) => error);
    expect(refused).toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 5 } });
    expect(await reader.rows(one, [], person('somebody'))).toEqual([{ one: 1 }]);
    const allowed = reader.rows(held(), [], person('another'));
    await release();
    expect(await allowed).toMatchObject([{ n: 0 }]);
  });

  test('only slow statements are charged to the budget', async () => {
    const spent = vi.spyOn(spendings, 'spend');
    for (let n = 0; n < 50; n += 1) await reader.rows(one, [], person('somebody'));
    expect(spent).not.toHaveBeenCalled();
    const counted = statement('counted', `SELECT nextval('tries'), pg_advisory_xact_lock_shared(1)::text`);
    const slow = reader.rows(counted, [], person('somebody'));
    await expect.poll(tries).toBe(2);
    clock += 700;
    await release();
    await slow;
    expect(spent.mock.calls.map(([who, ms]) => [who, ms])).toEqual([
      ['somebody', quick],
      ['somebody', 700],
    ]);
  });
});

describe('the connections of a reader', () => {
  /** A proxy to the database. While closed, it accepts connections and ends them without an error. */
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

  /** Waits until all pending events are handled, without timers. */
  const settle = async (until: () => boolean) => {
    for (let calm = 0; calm < 200; calm = until() ? calm + 1 : 0)
      await new Promise<void>((resolve) => setImmediate(resolve));
  };

  test('a connection that ends while opening is reopened once, not twice', async () => {
    const way = await gate();
    const quiet = pino({ level: 'silent' });
    // a known outage sets no timer of its own
    outageOf(quiet).probe = () => new Promise(() => {});
    outageOf(quiet).noteBrokenConnection('another', undefined);
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
      // an open connection may still be authenticating, which has a time-out
      await settle(() => way.open.size >= lanes && vi.getTimerCount() === 0);
      expect(way.open.size).toBe(lanes);
    } finally {
      vi.useRealTimers();
    }
    await expect.poll(() => through.rows(one).catch(sqlState)).toEqual([{ one: 1 }]);
    await through.close();
    await way.stop();
  });

  test('opening a reader twice keeps its connections', async () => {
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

  test('a lost connection rejects waiting statements and reconnects', async () => {
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
