import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from './database.ts';
import { openDatabase } from '../../database.ts';
import { createDatabase, dropDatabase } from '../../testing/database.ts';
import { databaseRefusal } from '../refusals/errors.ts';
import { makeLog } from '../context/log.ts';

const server = inject('postgres');
let isReset = false;
/** A proxy to PostgreSQL. While `isReset`, it resets each connection at its first byte. */
const way = createServer((socket) => {
  socket.on('error', () => {});
  if (isReset) return void socket.once('data', () => socket.resetAndDestroy());
  const { port, hostname } = new URL(server);
  const real = connect(Number(port), hostname);
  socket.pipe(real).pipe(socket);
  real.on('error', () => {}).on('close', () => socket.destroy());
  socket.on('close', () => real.destroy());
});

let address: string;
let through: string;
let database: Database;
const warned: string[] = [];
beforeAll(async () => {
  address = await createDatabase(server);
  await once(way.listen(0, '127.0.0.1'), 'listening');
  through = Object.assign(new URL(address), { port: (way.address() as AddressInfo).port }).href;
  const log = makeLog('silent');
  log.warn = (...[about, what]: unknown[]) => void warned.push(`${String(what)}: ${JSON.stringify(about)}`);
  database = await openDatabase(through, log);
});
afterAll(async () => {
  way.close();
  await dropDatabase(server, address);
});

const write = () => database.orm.em.fork().transactional((em) => em.execute('SELECT 1'));

test('a connection that breaks while it opens is an outage for writers, readers and at start', async () => {
  isReset = true;
  const ways = [write, () => database.reader.open(), () => openDatabase(through, makeLog('silent'))];
  for (const way of ways) {
    const error: unknown = await way().catch((error: unknown) => error);
    expect(error).toMatchObject({ code: 'ECONNRESET' });
    expect(databaseRefusal(error)?.extensions.code).toBe('UNAVAILABLE');
  }
  isReset = false;
  expect(await write()).toEqual([{ '?column?': 1 }]);
});

test('while the database closes, a connection that PostgreSQL ends is not logged', async () => {
  const held = await database.pool.connect();
  const { rows } = await held.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const cut = once(held, 'error');
  const closed = database.close();
  const other = await openDatabase(address, makeLog('silent'));
  await other.pool.query('SELECT pg_terminate_backend($1)', [rows[0]!.pid]);
  expect(((await cut) as [{ code: string }])[0].code).toBe('57P01');
  held.release(true);
  await closed;
  await other.close();
  expect(warned).toEqual([]);
});
