import jwt from 'jsonwebtoken';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Live } from '../core/live.ts';
import { startApi, type Api } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';
import { LiveSessions } from './liveSessions.ts';

let api: Api;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});

afterAll(() => api?.close());

const ended = { code: 4403, reason: 'Your session has ended. Please log in again.' };
const open = (token?: string) => LiveClient.open(api.url, token);
const isOpen = ({ socket }: LiveClient) => socket.readyState === socket.OPEN;

describe('a socket without a session', () => {
  test.each([
    ['no token', () => undefined],
    ['a word', () => 'secret'],
    ['a forged token', () => jwt.sign({ sid: 'session_01kafz5w4ye4rs7a1xkb0y7n5c' }, 'x'.repeat(40))],
    [
      'a token of a session that never was',
      () => jwt.sign({ sid: 'session_01kafz5w4ye4rs7a1xkb0y7n5c' }, api.config.secret),
    ],
  ])('is closed with 4401: %s', async (_, token) => {
    const client = await open(token());
    expect(await client.closed).toEqual({ code: 4401, reason: 'Please log in to continue.' });
  });

  test('nor with a session that has timed out', async () => {
    const { token, sessionUuid } = await api.signIn(await api.buildUser());
    await api.sql(`UPDATE sessions SET last_used_at = now() - interval '61 minutes' WHERE id = $1`, [sessionUuid]);
    expect((await (await open(token)).closed).code).toBe(4401);
  });
});

describe('open sockets are closed with 4403', () => {
  test('when their person signs out, and only those of that sign-in', async () => {
    const person = await api.buildUser();
    const [here, there] = [await api.signIn(person), await api.signIn(person)];
    const [tab, otherTab, phone] = [await open(here.token), await open(here.token), await open(there.token)];
    await api.graphql('mutation { logout { success } }', {}, { token: here.token });
    expect(await tab.closed).toEqual(ended);
    expect(await otherTab.closed).toEqual(ended);
    expect(isOpen(phone)).toBe(true);
    await phone.close();
  });

  test('when they get another role: what was told to an organizer is not told to a participant', async () => {
    const person = await api.buildUser({ role: 'organizer' });
    const client = await open(await api.tokenOf(person));
    await api.as(admin)(
      'mutation ($id: ID!) { updateUserRole(input: { userId: $id, role: PARTICIPANT }) { user { id } } }',
      {
        id: person.id,
      },
    );
    expect(await client.closed).toEqual(ended);
  });

  test('when their password changes, or somebody removes the session from the database', async () => {
    const person = await api.buildUser();
    const [first, second] = [await api.signIn(person), await api.signIn(person)];
    const one = await open(first.token);
    await api.sql('DELETE FROM sessions WHERE id = $1', [first.sessionUuid]);
    expect(await one.closed).toEqual(ended);
    const other = await open(second.token);
    await api.sql(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [person.uuid]);
    expect(await other.closed).toEqual(ended);
  });

  test('when the session has timed out, as soon as that is looked at', async () => {
    const [idle, busy] = [await api.signIn(await api.buildUser()), await api.signIn(await api.buildUser())];
    const [idleTab, busyTab] = [await open(idle.token), await open(busy.token)];
    await api.sql(`UPDATE sessions SET last_used_at = now() - interval '61 minutes' WHERE id = $1`, [idle.sessionUuid]);
    // it is looked at every half minute, and when the listening connection has come back
    await api.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'evm-listener' AND datname = current_database()`,
    );
    expect(await idleTab.closed).toEqual(ended);
    expect(isOpen(busyTab)).toBe(true);
    await busyTab.close();
  });
});

test('looks by itself, in one statement for everybody, and lets go of what is closed', async () => {
  const live = new Live(pino({ level: 'silent' }));
  const asked: unknown[] = [];
  const sessions = new LiveSessions(
    (what, values) => {
      asked.push(values[0]);
      return api.database.reader.rows(what, values);
    },
    live,
    20,
  );
  const [good, timedOut, closed] = await Promise.all([1, 2, 3].map(async () => api.signIn(await api.buildUser())));
  await api.sql(`UPDATE sessions SET last_used_at = now() - interval '2 hours' WHERE id = $1`, [timedOut!.sessionUuid]);
  const seen: string[] = [];
  sessions.hold(good!.sessionId, () => seen.push('good'));
  sessions.hold(closed!.sessionId, () => seen.push('closed'))();
  await new Promise<void>((done) => sessions.hold(timedOut!.sessionId, done));
  expect(seen).toEqual([]);
  expect(
    asked.every((each) => JSON.stringify(each) === JSON.stringify([good!.sessionUuid, timedOut!.sessionUuid])),
  ).toBe(true);
  sessions.close();
});

test('an open socket that is being told things does not keep its session alive', async () => {
  const { token, sessionUuid } = await api.signIn(await api.buildUser());
  const client = await open(token);
  const feed = client.subscribe({ query: 'subscription { announcementChanged { __typename } }' });
  await feed.next();
  await api.sql(`UPDATE sessions SET last_used_at = now() - interval '30 minutes' WHERE id = $1`, [sessionUuid]);
  await api.as(admin)('mutation { createAnnouncement(input: { title: "a", content: "b" }) { announcement { id } } }');
  await feed.next();
  const [row] = await api.sql<{ idle: boolean }>(
    `SELECT last_used_at < now() - interval '29 minutes' AS idle FROM sessions WHERE id = $1`,
    [sessionUuid],
  );
  expect(row!.idle).toBe(true);
  await client.close();
});
