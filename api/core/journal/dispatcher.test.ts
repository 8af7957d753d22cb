import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, dropDatabase, openPool } from '../../testing/database.ts';
import { isThorough } from '../../testing/sample.ts';
import { Dispatcher, dispatcherLock, type DispatcherOptions } from './dispatcher.ts';
import type { Entry, Follower } from './journal.ts';

let url: string;
let pool: pg.Pool;
let listener: pg.Client;
let told: string[];
let logged: Record<string, unknown>[];
const log = pino({ level: 'error' }, { write: (line) => logged.push(JSON.parse(line)) });

beforeAll(async () => {
  url = await createDatabase(inject('postgres'));
  pool = openPool(url, 6);
  await pool.query(`CREATE TABLE subjects (id uuid PRIMARY KEY, n integer NOT NULL DEFAULT 0);
    CREATE TABLE effects (place serial, follower text, id bigint, event_id uuid, user_id uuid, n integer)`);
  listener = new pg.Client({ connectionString: url });
  await listener.connect();
  listener.on('notification', ({ payload }) => told.push(payload!));
  await listener.query('LISTEN evm');
});
afterAll(async () => {
  await listener.end();
  await pool.end();
  await dropDatabase(inject('postgres'), url);
});
beforeEach(() => {
  [told, logged] = [[], []];
});

/** While true, the followers refuse entries that name them. */
let broken: boolean;

/** Records its entries. While `broken`, it refuses those that name it. */
const follower = (name: string, how: 'sql' | 'code'): Follower => ({
  name,
  kinds: ['told'],
  async follow(tx, entries) {
    for (const entry of entries) {
      const { breaks, n } = entry.data as unknown as { breaks: string | null; n: number };
      await tx.query('INSERT INTO effects (follower, id, event_id, user_id, n) VALUES ($1, $2, $3, $4, $5)', [
        name,
        entry.id,
        entry.eventId,
        entry.userId,
        n,
      ]);
      if (broken && breaks === name) {
        if (how === 'sql') await tx.query('SELECT 1 / 0');
        throw new Error('a mistake of the follower');
      }
    }
  },
});
const followers = [follower('one', 'sql'), follower('two', 'code')];

function dispatch(more: Partial<DispatcherOptions> = {}): Dispatcher {
  const dispatcher = new Dispatcher({
    url,
    log,
    kinds: ['told'],
    followers,
    notifies: { told: ({ id }) => ({ topic: 'test', id }) },
    ...more,
  });
  onTestFinished(() => dispatcher.close());
  return dispatcher;
}

interface Appended {
  readonly event: string;
  readonly person?: string | undefined;
  /** The follower that refuses the entry. */
  readonly breaks?: string | null | undefined;
  readonly isTakenBack?: boolean;
}

/** Appends an entry under the lock of the event, as rules do. Returns its number at the event. */
async function append({ event, person, breaks = null, isTakenBack }: Appended): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ n: number }>(
      'INSERT INTO subjects (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET n = subjects.n + 1 RETURNING n',
      [event],
    );
    const { n } = rows[0]!;
    await client.query(`INSERT INTO journal (kind, event_id, user_id, data) VALUES ('told', $1, $2, $3)`, [
      event,
      person,
      { topic: 'test', breaks, n },
    ]);
    await client.query(isTakenBack ? 'ROLLBACK' : 'COMMIT');
    return n;
  } finally {
    client.release();
  }
}

const count = async (from: string) =>
  (await pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${from}`)).rows[0]!.n;
const settled = async (all: readonly Dispatcher[]) => {
  for (const each of all) each.poke();
  await expect
    .poll(() => count('(SELECT FROM journal UNION ALL SELECT FROM journal_failed) AS left_over'), { interval: 20 })
    .toBe(0);
};
/** Takes turns with the dispatchers, because statements that update the same rows in different orders can deadlock. */
const repair = async () => {
  broken = false;
  await pool.query(`SELECT pg_advisory_xact_lock(${dispatcherLock}); UPDATE journal_failed SET again_at = now()`);
};
/** Retries wait a day longer until `repair`, so a slow machine cannot retry while the test looks. Delays stay comparable. */
const holdRetries = async () => {
  await pool.query(`CREATE OR REPLACE FUNCTION hold_retries() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      NEW.failed_at := NEW.failed_at + interval '1 day';
      NEW.again_at := NEW.again_at + interval '1 day';
      RETURN NEW;
    END $$;
    CREATE TRIGGER hold_retries BEFORE INSERT OR UPDATE OF failed_at ON journal_failed
      FOR EACH ROW WHEN (NEW.failed_at IS NOT NULL) EXECUTE FUNCTION hold_retries()`);
  onTestFinished(async () => void (await pool.query('DROP TRIGGER hold_retries ON journal_failed')));
};
const done = async (name: string, event: string, person?: string) =>
  (
    await pool.query<{ n: number }>(
      `SELECT n FROM effects WHERE follower = $1 AND event_id = $2
         AND ($3::uuid IS NULL OR user_id IS NULL OR user_id = $3) ORDER BY place`,
      [name, event, person],
    )
  ).rows.map(({ n }) => n);

const acts = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        event: fc.nat(2),
        person: fc.option(fc.nat(2), { nil: undefined }),
        breaks: fc.constantFrom(null, null, null, 'one', 'two'),
        isTakenBack: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
      }),
    },
    { weight: 1, arbitrary: fc.constant('kill' as const) },
    { weight: 2, arbitrary: fc.constantFrom('break' as const, 'repair' as const) },
    // for small batches as well as large ones
    { weight: 3, arbitrary: fc.constant('rest' as const) },
  ),
  { minLength: 30, maxLength: 120 },
);

async function emptied() {
  await expect.poll(() => count('journal'), { interval: 1 }).toBe(0);
}

test('despite failures and crashes, each entry takes effect once and in the order of its subject', async () => {
  const setAside = () => logged.filter(({ msg }) => msg === 'an entry of the journal was set aside');
  // the random acts may contain no failure, so each follower fails once before them
  broken = true;
  const first = dispatch();
  for (const breaks of ['one', 'two']) await append({ event: randomUUID(), breaks });
  await emptied();
  await repair();
  await settled([first]);
  await first.close();
  await fc.assert(
    fc.asyncProperty(acts, async (chosen) => {
      broken = true;
      told = [];
      const [events, people] = [0, 1].map(() => Array.from({ length: 3 }, () => randomUUID()));
      const pair = [dispatch(), dispatch()];
      const model: { event: string; person: string | undefined; n: number }[] = [];
      const doOne = async (act: (typeof chosen)[number]) => {
        if (act === 'break') return void (broken = true);
        if (act === 'repair') return repair();
        if (act === 'rest') return emptied();
        if (act === 'kill')
          return pool.query(
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
              WHERE application_name = 'evm-journal' AND datname = current_database() ORDER BY random() LIMIT 1`,
          );
        const [event, person] = [events![act.event]!, act.person === undefined ? undefined : people![act.person]!];
        const n = await append({ ...act, event, person });
        for (const each of pair) each.poke();
        if (!act.isTakenBack) model.push({ event, person, n });
      };
      // four concurrent writers
      const left = [...chosen];
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          for (let act = left.shift(); act !== undefined; act = left.shift()) await doOne(act);
        }),
      );
      await repair();
      await settled(pair);
      for (const { name } of followers)
        for (const event of events!)
          for (const person of people!) {
            const own = model.filter((each) => each.event === event && (!each.person || each.person === person));
            const numbers = own.map(({ n }) => n).toSorted((a, b) => a - b);
            expect(await done(name, event, person)).toEqual(numbers);
          }
      await expect.poll(() => told.length).toBe(model.length);
      expect(new Set(told).size).toBe(model.length);
      await Promise.all(pair.map((each) => each.close()));
    }),
    // a smaller example would also get what is left of the failed one
    { numRuns: isThorough ? 30 : 4, endOnFailure: true },
  );
  expect(new Set(setAside().map(({ follower, sqlstate }) => `${follower as string} ${sqlstate as string}`))).toEqual(
    new Set(['one 22012', 'two XX000']),
  );
});

describe('an entry that a follower cannot process', () => {
  test('a failed entry delays only later entries of its subject', async () => {
    await holdRetries();
    broken = true;
    const dispatcher = dispatch();
    const [event, elsewhere, asha, meera] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await append({ event, person: asha, breaks: 'one' });
    for (const person of [asha, meera, undefined]) await append({ event, person });
    await append({ event: elsewhere, person: asha });
    dispatcher.poke();
    await expect.poll(() => count('journal')).toBe(0);
    // an entry about the whole event waits for each of its people; other people and other events go on
    expect(await done('one', event)).toEqual([2]);
    expect(await done('one', elsewhere)).toEqual([0]);
    expect(await done('two', event)).toEqual([0, 1, 2, 3]);
    const { rows } = await pool.query('SELECT follower, sqlstate, tries FROM journal_failed ORDER BY id');
    expect(rows).toEqual([
      { follower: 'one', sqlstate: '22012', tries: 1 },
      { follower: 'one', sqlstate: null, tries: 1 },
      { follower: 'one', sqlstate: null, tries: 1 },
    ]);
    const said = logged.filter(({ msg }) => msg === 'an entry of the journal was set aside');
    expect(said).toMatchObject([{ follower: 'one', kind: 'told', sqlstate: '22012' }]);
    expect(JSON.stringify(logged)).not.toContain(asha);
    await repair();
    await settled([dispatcher]);
    expect((await done('one', event)).filter((n) => n !== 2)).toEqual([0, 1, 3]);
  });

  test('a failed entry is retried with growing delays', async () => {
    await holdRetries();
    broken = true;
    const dispatcher = dispatch();
    await append({ event: randomUUID(), breaks: 'two' });
    const waits: number[] = [];
    for (const tries of [1, 2, 3, 4]) {
      dispatcher.poke();
      await expect.poll(() => count(`journal_failed WHERE tries = ${tries}`)).toBe(1);
      const { rows } = await pool.query<{ s: number }>(
        'SELECT round(extract(epoch FROM again_at - failed_at))::int AS s FROM journal_failed',
      );
      waits.push(rows[0]!.s);
      await pool.query('UPDATE journal_failed SET again_at = now()');
    }
    expect(waits).toEqual([1, 2, 4, 8]);
    await repair();
    await settled([dispatcher]);
  });

  test('many failed entries pause their follower for a minute', async () => {
    broken = true;
    const dispatcher = dispatch();
    const events = Array.from({ length: 51 }, () => randomUUID());
    for (const event of events) await append({ event, breaks: 'one' });
    dispatcher.poke();
    await expect.poll(() => count('journal')).toBe(0);
    broken = false;
    const event = randomUUID();
    await append({ event });
    dispatcher.poke();
    await expect.poll(() => done('two', event)).toEqual([0]);
    expect(await done('one', event)).toEqual([]);
    expect(logged.map(({ msg }) => msg)).toContain('a follower of the journal is paused for a minute');
    await pool.query(`UPDATE journal_failed SET failed_at = failed_at - interval '61 seconds'`);
    await repair();
    await settled([dispatcher]);
    expect(await done('one', event)).toEqual([0]);
  });
});

test('an old release stops before the first unknown kind, and a newer release continues there', async () => {
  broken = false;
  const event = randomUUID();
  await append({ event });
  await pool.query(`INSERT INTO journal (kind, event_id, data) VALUES ('newer', $1, '{"n": 7}')`, [event]);
  await append({ event });
  const old = dispatch();
  await expect.poll(() => done('one', event)).toEqual([0]);
  await old.close();
  expect(await count('journal')).toBe(2);
  const kinds = ['told', 'newer'];
  const knowing = followers.map((each) => ({ ...each, kinds: kinds as Follower['kinds'] }));
  await settled([dispatch({ kinds, followers: knowing })]);
  expect(await done('one', event)).toEqual([0, 7, 1]);
});

test('equal notifications of a batch are sent once, and long ones are skipped', async () => {
  broken = false;
  await append({ event: randomUUID() });
  await append({ event: randomUUID() });
  let calls = 0;
  const lines = (entry: Entry) => [{ topic: 'same' }, { n: (calls += 1), long: 'x'.repeat(entry ? 8000 : 0) }];
  await settled([dispatch({ notifies: { told: lines } })]);
  expect(calls).toBe(2);
  await expect.poll(() => told).toEqual(['{"topic":"same"}']);
  expect(logged.map(({ msg }) => msg)).toEqual(['a notification is too long', 'a notification is too long']);
});

test('a dispatcher that loses its turn because its process stood still goes on, and logs nothing', async () => {
  const warnings: string[] = [];
  const event = randomUUID();
  let turns = 0;
  const slow: Follower = {
    name: 'slow',
    kinds: ['told'],
    async follow(tx, entries) {
      turns += 1;
      if (turns > 1) return follower('slow', 'code').follow(tx, entries);
      const { rows } = await tx.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      await tx.query('SET idle_in_transaction_session_timeout = 1');
      await expect.poll(() => count(`pg_stat_activity WHERE pid = ${rows[0]!.pid}`), { interval: 20 }).toBe(0);
    },
  };
  broken = false;
  await append({ event });
  await settled([
    dispatch({ log: pino({ level: 'warn' }, { write: (line) => warnings.push(line) }), followers: [slow] }),
  ]);
  expect(await done('slow', event)).toEqual([0]);
  expect(turns).toBe(2);
  expect(warnings).toEqual([]);
});

test('a closing process empties the journal first', async () => {
  broken = false;
  const event = randomUUID();
  const dispatcher = dispatch();
  await append({ event });
  await dispatcher.close();
  expect(await done('two', event)).toEqual([0]);
});

test('a closed dispatcher does not try again to reach a database', async () => {
  const unreachable = new URL(url);
  unreachable.port = '1';
  const dispatcher = dispatch({ url: unreachable.href });
  await dispatcher.close();
  await expect(dispatcher['loop']).resolves.toBeUndefined();
});
