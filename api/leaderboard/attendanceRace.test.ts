import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForTurn } from '../checkin/upload.ts';
import { startApi } from '../testing/api.ts';
import { boardFaults } from '../testing/boards.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { withChangedFunction } from '../testing/changedFunction.ts';
import { ask } from '../testing/client.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';
import { waitingFor } from '../testing/waiting.ts';

const api = await startApi();
const { address, config, sql, tokenOf, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const organizer = await buildUser({ role: 'organizer' });
const admin = await buildUser({ role: 'admin' });
let replicas: readonly ApiProcess[] = [];
beforeAll(async () => {
  const env = { JWT_SECRET: config.secret };
  replicas = await Promise.all([startProcess(address, env), startProcess(address, env)]);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await api.close();
});

let turn = 0;
/** Alternates between the two replicas. Returns the error code, or `done`. */
const senderOf = (mutation: string, type: string, by: Person) => async (input: object) => {
  const at = replicas[(turn += 1) % replicas.length]!.url;
  const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`;
  return (await ask(at, text, { input }, { token: await tokenOf(by) })).code ?? 'done';
};
const checkIn = senderOf('checkIn', 'CheckInInput', organizer);
const undo = senderOf('undoCheckIn', 'UndoCheckInInput', admin);
const send = senderOf('checkIns', 'CheckInsInput', organizer);
const change = senderOf('updateEvent', 'UpdateEventInput', organizer);
const giveBack = (who: Person, { id: eventId }: BuiltEvent) =>
  senderOf('cancelRegistration', 'CancelRegistrationInput', who)({ eventId });

const scene = async (howMany: number) => {
  const event = await buildEvent({ createdBy: organizer, capacity: 100, date: inHours(1) });
  await sql('UPDATE events SET attendance_points = 5 WHERE id = $1', [event.uuid]);
  const halves = await Promise.all(
    ['North College', 'South College'].map((college) => buildUsers(howMany / 2, { college })),
  );
  const people = halves.flat();
  await buildRegistrations(event, people);
  await Promise.all(people.map(tokenOf));
  return { event, people };
};

/** People with wrong points: not the points of the event while they are in, not 0 otherwise, or more than one award. */
const faults = ({ uuid }: BuiltEvent) =>
  sql(
    `SELECT u.id, n.points::float8, s.at IS NOT NULL AS "isIn" FROM users u
       LEFT JOIN LATERAL (SELECT sum(points) AS points, count(*) FILTER (WHERE corrects IS NULL) AS times FROM awards
                           WHERE event_id = $1 AND user_id = u.id) n ON true
       LEFT JOIN LATERAL (SELECT min(at) AS at FROM standing_scans WHERE event_id = $1 AND user_id = u.id) s ON true
      WHERE coalesce(n.points, 0) <> CASE WHEN s.at IS NULL THEN 0 ELSE (SELECT attendance_points FROM events WHERE id = $1) END
         OR n.times > 1`,
    [uuid],
  );
const codesOf = (codes: readonly string[]) => [...new Set(codes)].toSorted();

test('after concurrent check-ins and undos at two processes, people who are in have the points once, others none', async () => {
  const { event, people } = await scene(30);
  const said = await pLimit(4).map(people, async ({ id: userId }) =>
    Promise.all([
      checkIn({ eventId: event.id, userId }),
      undo({ eventId: event.id, userId }),
      checkIn({ eventId: event.id, userId }),
      undo({ eventId: event.id, userId }),
    ]),
  );
  expect(codesOf(said.flat()).filter((code) => !['ALREADY_IN', 'NOT_CHECKED_IN', 'done'].includes(code))).toEqual([]);
  expect(await faults(event)).toEqual([]);
  expect(await boardFaults(api, admin)).toEqual([]);
});

test('concurrent uploads, undos, new points, cancellations and check-ins do not deadlock', async () => {
  const { event, people } = await scene(20);
  const scans = people.flatMap(({ id: userId }) => [1, 2].map(() => ({ id: randomUUID(), at: new Date(), userId })));
  const queue = (from: number) => ({
    eventId: event.id,
    sentAt: new Date(),
    // each upload adds some scans and undoes others; the next one does the reverse
    scans: scans.filter((_, n) => (n + from) % 4 < 2),
    undone: scans.filter((_, n) => (n + from) % 4 === 2).map(({ id: scanId }) => ({ scanId, at: new Date() })),
  });
  const said = await Promise.all([
    ...[0, 1, 2, 3].map((n) => send(queue(n))),
    ...[6, 7.5].map((attendancePoints) => change({ eventId: event.id, attendancePoints })),
    ...people.slice(0, 4).map((who) => giveBack(who, event)),
    ...people.slice(4, 8).map(({ id: userId }) => checkIn({ eventId: event.id, userId })),
  ]);
  expect(codesOf(said).filter((code) => !['ALREADY_IN', 'done'].includes(code))).toEqual([]);
  expect(await faults(event)).toEqual([]);
  expect(await boardFaults(api, admin)).toEqual([]);
  const [{ deadlocks }] = (await sql<{ deadlocks: number }>(
    'SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()',
  )) as [{ deadlocks: number }];
  expect(deadlocks).toBe(0);
});

const insertScan = `WITH made AS (
    INSERT INTO scans (event_id, id, user_id, at) SELECT $1, unnest($2::uuid[]), $3, now() RETURNING user_id)
  SELECT evm_append_scans($1, array_agg(user_id), NULL) FROM made`;
const takeBack = 'INSERT INTO undone_scans (event_id, scan_id) VALUES ($1, $2)';

/** Runs `work` while a transaction with these statements is open. Commits once `work` has ended or waits for a lock. */
async function duringTransaction(
  statements: readonly (readonly [text: string, values: readonly unknown[]])[],
  work: () => Promise<unknown>,
) {
  const holder = await api.database.pool.connect();
  try {
    await holder.query('BEGIN');
    for (const [text, values] of statements) await holder.query(text, [...values]);
    let isDone = false;
    const working = work().then(() => (isDone = true));
    await expect.poll(async () => isDone || (await waitingFor(holder)) > 0, { interval: 20 }).toBe(true);
    await holder.query('COMMIT');
    await working;
  } finally {
    holder.release();
  }
}

async function bothTakenBack(): Promise<BuiltEvent> {
  const { event, people } = await scene(2);
  const [first, second] = [randomUUID(), randomUUID()];
  await sql(insertScan, [event.uuid, [first, second], people[0]!.uuid]);
  const other = await api.database.pool.connect();
  await other.query('BEGIN');
  await duringTransaction([[takeBack, [event.uuid, first]]], () => other.query(takeBack, [event.uuid, second]));
  await other.query('COMMIT');
  other.release();
  return event;
}

test('if two transactions each undo one of two scans, the second removes the points; without the lock neither does', async () => {
  expect(await faults(await bothTakenBack())).toEqual([]);
  const event = await withChangedFunction(api, 'evm_append_scans', ['FOR NO KEY UPDATE', ''], bothTakenBack);
  expect(await faults(event)).toMatchObject([{ points: 5, isIn: false }]);
});

async function takenBackWhileItArrives(isInTurn = true): Promise<BuiltEvent> {
  const { event, people } = await scene(2);
  const scanId = randomUUID();
  await tokenOf(organizer);
  await duringTransaction(
    [
      ...(isInTurn ? [[waitForTurn.text, [event.uuid]] as const] : []),
      [insertScan, [event.uuid, [scanId], people[0]!.uuid]],
    ],
    () => send({ eventId: event.id, sentAt: new Date(), scans: [], undone: [{ scanId, at: new Date() }] }),
  );
  return event;
}

test('a scan that one upload undoes while another adds it awards nothing; without the advisory lock it would', async () => {
  expect(await faults(await takenBackWhileItArrives())).toEqual([]);
  const event = await takenBackWhileItArrives(false);
  expect(await faults(event)).toMatchObject([{ points: 5, isIn: false }]);
});
