import 'reflect-metadata';
import { on, once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';
import { encodeUuid } from '../api/core/ids/typeId.ts';
import { removePostgres, startPostgres } from '../api/postgres/postgres.ts';
import { boardScenarios } from './boards.ts';
import { type Cast, openCast, openSessions } from './cast.ts';
import { fillDatabase, sizes, withClient } from './data.ts';
import { addFestival } from './festival.ts';
import { award } from './liveSubjects.ts';
import { ask, load, request, type Track } from './load.ts';
import { median } from './measure.ts';
import { ownOperations, storeOperation } from './operations.ts';
import { scenarios } from './scenarios.ts';
import { compile, startServer, takeSecondCore } from './servers.ts';

/*
 * Eight connections each write seats, awards, check-ins and read marks at the same time: `node --import tsx bench/writes.ts`.
 * Prints the writes per second, and the time until an open board shows an award. For a slow disk, delay the flushes of this
 * command and its child processes.
 */

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(options.seconds);
const connections = 8;
/** Check-ins and read marks of a connection, each once. */
const mostOnce = 200 * seconds;
const secret = 'only for this one run of the benchmarks';

const checkIn = storeOperation(
  'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { userId } attendance { in } } }',
);
const read = storeOperation(
  'mutation ($input: MarkNoticesReadInput!) { markNoticesRead(input: $input) { unreadNotices } }',
);

const dir = mkdtempSync(path.join(tmpdir(), 'evm-writes-'));
try {
  await main();
} finally {
  removePostgres(dir);
}

async function main(): Promise<void> {
  compile(ownOperations);
  const postgres = await startPostgres({ dir });
  try {
    await measure(postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function measure(url: string): Promise<void> {
  const server = await startServer('api/main.js', {
    DATABASE_URL: url,
    JWT_SECRET: secret,
    HOST: '127.0.0.1',
    DEMO: '0',
  });
  await fillDatabase(url, {
    ...sizes.small,
    events: sizes.whole.events,
    users: connections * mostOnce + sizes.small.organizers,
  });
  const cast = await openCast(url, secret);
  const [scans, marks] = [await checkIns(url), await readMarks(url)];
  const scenario = (name: string) => {
    const { unit, ours } = [...scenarios, ...boardScenarios].find((each) => each.name === name)!;
    return (n: number): Track => ({ unit, requests: ours(cast, n) });
  };
  const inOrder =
    (requests: readonly Buffer[]) =>
    (n: number): Track => ({
      unit: 1,
      requests: requests.slice(n * mostOnce, (n + 1) * mostOnce),
    });
  const tracks = {
    'seats, taken and cancelled': scenario('register and cancel'),
    awards: scenario('award'),
    'check-ins': inOrder(scans),
    'read marks': inOrder(marks),
  };
  takeSecondCore();
  const loads = Object.entries(tracks).map(async ([name, trackOf]) => {
    const round = await load(
      server.port,
      Array.from({ length: connections }, (_, n) => trackOf(n)),
      seconds,
    );
    return { name, rate: round.requests / round.seconds };
  });
  const times = await boardTimes(server.port, cast, Promise.all(loads));
  const rates = await Promise.all(loads);
  const all = { name: 'all', rate: rates.reduce((sum, { rate }) => sum + rate, 0) };
  for (const { name, rate } of [...rates, all]) console.log(`${name}: ${rate.toFixed(0)} a second`);
  const late = times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]!;
  console.log(
    `an award on an open board: ${median(times).toFixed(0)} ms (median), ${late.toFixed(0)} (95th percentile)`,
  );
  await server.stop();
}

/** Check-ins of different people at one event. */
async function checkIns(url: string): Promise<Buffer[]> {
  const eventId = await addFestival(url, connections * mostOnce);
  return withClient(url, async (client) => {
    const [admin] = await openSessions(client, secret, 'admin', 1);
    const { rows } = await client.query<{ id: string }>(
      `SELECT user_id AS id FROM registrations WHERE event_id = (SELECT id FROM events WHERE title = 'Festival')`,
    );
    return rows.map(({ id }) => checkIn(admin!, { input: { eventId, userId: `user_${encodeUuid(id)}` } }));
  });
}

/** Marks different notices as read. Each person has 20 of them. */
function readMarks(url: string): Promise<Buffer[]> {
  return withClient(url, async (client) => {
    const people = await openSessions(client, secret, 'participant', (connections * mostOnce) / 20);
    const { rows } = await client.query<{ id: string; n: number }>(
      `INSERT INTO notices (user_id, kind, data) SELECT unnest($1::uuid[]), 'seat-taken', '{}' FROM generate_series(1, 20)
       RETURNING id, array_position($1, user_id) - 1 AS n`,
      [people.map(({ id }) => id)],
    );
    return rows.map(({ id, n }) => read(people[n]!, { input: { noticeIds: [`notice_${encodeUuid(id)}`] } }));
  });
}

/** Milliseconds from the request of an award until an open board shows it, four times a second while `work` runs. */
async function boardTimes(port: number, cast: Cast, work: Promise<unknown>): Promise<number[]> {
  const { subscription, mutation, variables } = award(cast);
  const { userId } = cast.seats[0]!;
  const { token } = cast.organizers[0]!;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
  const say = (message: object) => socket.send(JSON.stringify(message));
  await once(socket, 'open');
  say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  await once(socket, 'message');
  say({ id: '1', type: 'subscribe', payload: subscription });
  await once(socket, 'message');
  const give = request('POST', '/graphql', token, { id: mutation, variables });
  const times: number[] = [];
  let isDone = false;
  void work.finally(() => (isDone = true));
  while (!isDone) {
    const begin = performance.now();
    await Promise.all([shown(socket, userId), ask(port, give)]);
    times.push(performance.now() - begin);
    await pause(250);
  }
  socket.terminate();
  return times;
}

/** Resolves with the next message about the person. Other awards may be shown before. */
async function shown(socket: WebSocket, userId: string): Promise<void> {
  for await (const [message] of on(socket, 'message')) if (String(message).includes(userId)) return;
}
