import { readFileSync } from 'node:fs';
import { Socket } from 'node:net';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../database.ts';
import { createDatabase, dropDatabase, onServer } from '../../testing/database.ts';
import { DatabaseClient } from './client.ts';
import { makeLog } from '../context/log.ts';
import { PreparedStatement } from './preparedStatement.ts';

// Tests for internals of libraries that we use without a guarantee. If an update changes one, the error names our file that
// relies on it.

const server = inject('postgres');
let url: string;
beforeAll(async () => void (url = await createDatabase(server)));
afterAll(() => dropDatabase(server, url));

const versionOf = (library: string) => {
  const file = new URL(`../../node_modules/${library}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/** Reports the changed internal, and our file that relies on it. */
const reliedOn = (library: string, member: string, user: string, work: () => Promise<void>): Promise<void> =>
  work().catch((cause: unknown) => {
    const sentence = `${library} ${versionOf(library)}: ${member} is not what ${user} relies on. Look there before you update.`;
    throw new Error(sentence, { cause });
  });

/** A connection, with a member that its types omit. */
async function connected() {
  const client = new DatabaseClient({ connectionString: url, pipeline: true });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  type Connection = NodeJS.EventEmitter & { stream?: unknown };
  return { client, connection: (client as unknown as { connection?: Connection }).connection };
}

test('the socket of a connection can be corked, and destroying it ends the client', () =>
  reliedOn('pg', 'Client.connection.stream', 'api/core/statements/lane.ts and listener.ts', async () => {
    const { client, connection } = await connected();
    expect(connection?.stream).toBeInstanceOf(Socket);
    const ended = new Promise((resolve) => client.once('end', resolve));
    (connection!.stream as Socket).destroy();
    await ended;
  }));

const parts = 'Query (name, callback, prepare, handle…), utils.prepareValue and Connection (bind, execute, sync)';

test('a statement is described once, and our own query class reads its rows', () =>
  reliedOn('pg', parts, 'api/core/statements/preparedStatement.ts', async () => {
    const { client, connection } = await connected();
    const { Query, utils } = pg as unknown as { Query?: { prototype: object }; utils?: { prepareValue?: unknown } };
    for (const member of ['submit', 'prepare', 'handleRowDescription', 'handleDataRow', 'handleReadyForQuery'])
      expect(Query?.prototype).toHaveProperty(member);
    expect(utils?.prepareValue).toBeTypeOf('function');

    let described = 0;
    connection!.on('rowDescription', () => (described += 1));
    const read = (text: string, values: readonly unknown[]) =>
      new Promise<unknown>((resolve, reject) =>
        client.query(
          new PreparedStatement({ name: text, text }, values, pg.types.getTypeParser as never, { resolve, reject }),
        ),
      );
    const text = 'SELECT $1::int AS n, $2::text[] AS words, NULL AS nothing';
    for (const n of [1, 2, 3])
      expect(await read(text, [n, ['a', 'b']])).toEqual([{ n, words: ['a', 'b'], nothing: null }]);
    expect(described).toBe(1);
    await expect(read('SELECT 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    // of two statements in one batch, the second succeeds although the first fails
    const [failed, answered] = await Promise.allSettled([read('SELECT 1 / $1::int', [0]), read(text, [4, []])]);
    expect([failed.status, answered.status]).toEqual(['rejected', 'fulfilled']);
  }));

test('MikroORM exposes the pg pool that it writes through', () =>
  reliedOn('@mikro-orm/postgresql', 'getNativeClient, a pool of pg', 'api/database.ts', async () => {
    const database = await openDatabase(url, makeLog('silent'));
    onTestFinished(database.close);
    expect(database.pool).toMatchObject({ ending: false, totalCount: expect.any(Number) });
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  }));

async function boss(): Promise<PgBoss> {
  const made = new PgBoss({ connectionString: url, supervise: false, schedule: false });
  made.on('error', () => {});
  await made.start();
  onTestFinished(() => made.stop({ graceful: false }));
  return made;
}

type Row = Record<string, unknown>;

test('a job queued by SQL has the same row as one of pg-boss, and is fetched like it', () =>
  reliedOn('pg-boss', 'the tables pgboss.job and pgboss.queue', 'evm_queue_job in api/core/jobs/jobs.sql', async () => {
    const queues = await boss();
    const options = { heartbeatSeconds: 10, expireInSeconds: 300, retryLimit: 7, retryDelay: 3, retryBackoff: true };
    await queues.createQueue('contract', options);
    const sent = await queues.send('contract', { by: 'pg-boss' });
    const rows = await onServer(url, async (client) => {
      await client.query(`SELECT evm_queue_job('contract', '{"by": "us"}')`);
      const text = `SELECT *, (keep_until - start_after)::text AS kept FROM pgboss.job WHERE name = 'contract' ORDER BY id = $1`;
      return (await client.query<Row>(text, [sent])).rows;
    });
    const passing = ['id', 'data', 'created_on', 'start_after', 'keep_until'];
    const [ours, theirs] = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !passing.includes(name))),
    );
    expect(ours).toEqual(theirs);
    const taken = await queues.fetch<{ by: string }>('contract', { batchSize: 2 });
    expect(taken.map(({ data }) => data.by).toSorted()).toEqual(['pg-boss', 'us']);
  }));
