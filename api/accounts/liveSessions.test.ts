import jwt from 'jsonwebtoken';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Live } from '../core/journal/live.ts';
import { startApi, type Api } from '../testing/api.ts';
import { password, type Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';
import { saveSettings } from '../testing/settings.ts';
import { LiveSessions } from './liveSessions.ts';

let api: Api;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});

afterAll(() => api?.close());

const endedClose = { code: 4403, reason: 'Your session has ended. Please log in again.' };
const open = (token?: string) => LiveClient.open(api.url, token);

interface SignedIn {
  readonly token: string;
  readonly sessionId: string;
  readonly sessionUuid: string;
}
const signIn = async (): Promise<SignedIn> => api.signIn(await api.buildUser());

/** Changes the last use so that the session times out in this many seconds. */
async function leaveSeconds(seconds: number, { sessionUuid }: SignedIn): Promise<void> {
  await api.sql(
    `UPDATE sessions SET last_used_at = now() - make_interval(mins => session_timeout, secs => $2)
       FROM system_settings WHERE sessions.id = $1`,
    [sessionUuid, -seconds],
  );
}
/** Makes every process check its sessions again. */
const notifyOfSettings = () => api.sql('UPDATE system_settings SET session_timeout = session_timeout');

const hasEnded = async ({ sessionUuid }: { sessionUuid: string }) =>
  (
    await api.sql(
      `SELECT FROM sessions, system_settings WHERE sessions.id = $1
        AND last_used_at > now() - make_interval(mins => session_timeout)`,
      [sessionUuid],
    )
  ).length === 0;

const isOpen = ({ socket }: LiveClient) => socket.readyState === socket.OPEN;

describe('a socket without a valid session', () => {
  test.each([
    ['no token', () => undefined],
    ['a word', () => 'secret'],
    ['a forged token', () => jwt.sign({ sid: 'session_01kafz5w4ye4rs7a1xkb0y7n5c' }, 'x'.repeat(40))],
    [
      'a token of a session that never was',
      () => jwt.sign({ sid: 'session_01kafz5w4ye4rs7a1xkb0y7n5c' }, api.config.secret),
    ],
  ])('a socket is closed with 4401: %s', async (_, token) => {
    const client = await open(token());
    expect(await client.closed).toEqual({ code: 4401, reason: 'Please log in to continue.' });
  });

  test('a socket with a timed-out session is closed with 4401', async () => {
    const { token, sessionUuid } = await api.signIn(await api.buildUser());
    await api.sql(`UPDATE sessions SET last_used_at = now() - interval '61 minutes' WHERE id = $1`, [sessionUuid]);
    expect((await (await open(token)).closed).code).toBe(4401);
  });
});

describe('open sockets are closed with 4403', () => {
  test('sign-out closes the sockets of that session only', async () => {
    const person = await api.buildUser();
    const [here, there] = [await api.signIn(person), await api.signIn(person)];
    const [tab, otherTab, phone] = [await open(here.token), await open(here.token), await open(there.token)];
    await api.graphql('mutation { logout { success } }', {}, { token: here.token });
    expect(await tab.closed).toEqual(endedClose);
    expect(await otherTab.closed).toEqual(endedClose);
    expect(isOpen(phone)).toBe(true);
    await phone.close();
  });

  test('a changed role closes the sockets, because the new role may see less', async () => {
    const person = await api.buildUser({ role: 'organizer' });
    const client = await open(await api.tokenOf(person));
    await api.as(admin)(
      'mutation ($id: ID!) { updateUserRole(input: { userId: $id, role: PARTICIPANT }) { user { id } } }',
      {
        id: person.id,
      },
    );
    expect(await client.closed).toEqual(endedClose);
  });

  test('a changed password or a deleted session closes the sockets', async () => {
    const person = await api.buildUser();
    const [first, second] = [await api.signIn(person), await api.signIn(person)];
    const one = await open(first.token);
    await api.sql('DELETE FROM sessions WHERE id = $1', [first.sessionUuid]);
    expect(await one.closed).toEqual(endedClose);
    const other = await open(second.token);
    await api.sql(`UPDATE users SET password_hash = 'another' WHERE id = $1`, [person.uuid]);
    expect(await other.closed).toEqual(endedClose);
  });

  test('a time-out closes the sockets of that session before a longer session ends', async () => {
    const [idle, other] = [await signIn(), await signIn()];
    const [idleTab, otherTab] = [await open(idle.token), await open(other.token)];
    await leaveSeconds(2, idle);
    await leaveSeconds(12, other);
    await notifyOfSettings();
    expect(await idleTab.closed).toEqual(endedClose);
    expect(await Promise.all([idle, other].map(hasEnded))).toEqual([true, false]);
    expect(isOpen(otherTab)).toBe(true);
    expect(await otherTab.closed).toEqual(endedClose);
    expect(await hasEnded(other)).toBe(true);
  });

  test('a session in use keeps its sockets open', async () => {
    const [used, idle] = [await signIn(), await signIn()];
    const [usedTab, idleTab] = [await open(used.token), await open(idle.token)];
    await leaveSeconds(8, used);
    await leaveSeconds(12, idle);
    await notifyOfSettings();
    await api.sql('UPDATE sessions SET last_used_at = now() WHERE id = $1', [used.sessionUuid]);
    expect(await idleTab.closed).toEqual(endedClose);
    expect(isOpen(usedTab)).toBe(true);
    await usedTab.close();
  });

  test('a shorter time-out in the settings closes the sockets of idle sessions', async () => {
    const [long, short] = [await signIn(), await signIn()];
    const [longIdle, shortlyIdle] = [await open(long.token), await open(short.token)];
    await leaveSeconds(40 * 60, long);
    await leaveSeconds(58 * 60, short);
    await saveSettings(api, admin, { sessionTimeout: 10 });
    expect(await longIdle.closed).toEqual(endedClose);
    expect(isOpen(shortlyIdle)).toBe(true);
    await saveSettings(api, admin, {});
    await shortlyIdle.close();
  });

  test('a session that timed out while the listener was disconnected closes its sockets', async () => {
    const { token, sessionUuid } = await api.signIn(await api.buildUser());
    const tab = await open(token);
    await api.sql(`UPDATE sessions SET last_used_at = now() - interval '61 minutes' WHERE id = $1`, [sessionUuid]);
    await api.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'evm-listener' AND datname = current_database()`,
    );
    expect(await tab.closed).toEqual(endedClose);
  });
});

describe('an operation that runs while its session ends', () => {
  /** Blocks reads or writes of a table until `letGo`. Time-outs use a stopped clock. */
  async function hold(what: 'reading' | 'writing', table: string) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const lock = await api.database.pool.connect();
    onTestFinished(() => lock.release(true));
    await lock.query('BEGIN');
    await lock.query(`LOCK TABLE ${table} IN ${what === 'reading' ? 'ACCESS EXCLUSIVE' : 'SHARE'} MODE`);
    // relations of other databases have the same ids
    const waiting = () =>
      api.sql(
        `SELECT FROM pg_locks WHERE NOT granted AND relation = $1::regclass
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        [table],
      );
    return {
      isMet: async () => {
        await expect.poll(waiting).toHaveLength(1);
      },
      letGo: () => lock.query('COMMIT'),
    };
  }
  const change = `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "Fresh@one1" }) {
    token user { registrations { totalCount } } } }`;
  const hideMe = `mutation { updateUserSettings(input: { privacy: { profileVisible: false } }) {
    user { registrations { totalCount } } } }`;

  test.each([
    ['a change of the password', change, 4403],
    ['a changed privacy setting', hideMe, 1012],
  ])('the operation is answered, and nothing else is sent or received: %s', async (_, query, code) => {
    const tab = await open((await signIn()).token);
    const news = tab.subscribe({ query: 'subscription { announcementChanged { __typename } }' });
    await news.next();
    const { isMet, letGo } = await hold('reading', 'registrations');
    const changed = tab.subscribe({ query });
    await isMet();
    // the event has arrived, and the response is still blocked
    await api.caughtUp();
    const late = tab.subscribe({ query: '{ viewer { id } }' });
    await api.as(admin)('mutation { createAnnouncement(input: { title: "a", content: "b" }) { announcement { id } } }');
    await api.caughtUp();
    expect(isOpen(tab)).toBe(true);
    await letGo();
    expect((await tab.closed).code).toBe(code);
    expect(changed.answers).toHaveLength(1);
    expect([changed, news, late].map(({ completed }) => completed)).toEqual([true, false, false]);
    // a reconnecting listener may send a gap marker again before the end
    const again = { data: { announcementChanged: { __typename: 'ReadAgain' } } };
    const messages = [...news.fresh, ...late.answers].map((answer) => JSON.stringify(answer));
    expect(messages.filter((each) => each !== JSON.stringify(again))).toEqual([]);
  });

  test('the operation is answered even if the next one finds the ended session before the notification arrives', async () => {
    const tab = await open((await signIn()).token);
    const { isMet, letGo } = await hold('reading', 'registrations');
    vi.spyOn(Live.prototype, 'receive').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const changed = tab.subscribe({ query: change });
    await isMet();
    const late = tab.subscribe({ query: '{ viewer { id } }' });
    await api.as(admin)('{ viewer { id } }');
    await letGo();
    expect(await tab.closed).toEqual(endedClose);
    expect([changed, late].map(({ answers, completed }) => [answers.length, completed])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('a slow operation delays the end by one second at most', async () => {
    const { token, sessionUuid } = await signIn();
    const tab = await open(token);
    const { isMet, letGo } = await hold('writing', 'users');
    const slow = tab.subscribe({
      query:
        'mutation { updateProfile(input: { firstName: "Asha", lastName: "Rao", college: "Hill" }) { user { id } } }',
    });
    await isMet();
    await api.sql('DELETE FROM sessions WHERE id = $1', [sessionUuid]);
    await api.caughtUp();
    expect(isOpen(tab)).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(await tab.closed).toEqual(endedClose);
    expect(slow.answers).toEqual([]);
    await letGo();
  });
});

describe('queries for timed-out sessions', () => {
  /** Records every query. */
  function watchQueries(answer = api.database.reader.rows.bind(api.database.reader)) {
    const live = new Live(pino({ level: 'silent' }));
    const queriedIds: string[][] = [];
    const sessions = new LiveSessions((what, values) => {
      queriedIds.push([...(values![0] as string[])].toSorted());
      return answer(what, values);
    }, live);
    onTestFinished(() => sessions.close());
    return { sessions, live, queriedIds };
  }
  const endOf = (sessions: LiveSessions, { sessionId }: { sessionId: string }) =>
    new Promise<void>((resolve) => sessions.onEnd(sessionId, resolve));

  test('one statement checks all due sessions, and no released or longer ones', async () => {
    const { sessions, queriedIds } = watchQueries();
    const [good, first, second, closed] = [await signIn(), await signIn(), await signIn(), await signIn()];
    await leaveSeconds(1, first);
    await leaveSeconds(2, second);
    sessions.onEnd(good.sessionId, () => expect.unreachable());
    sessions.onEnd(closed.sessionId, () => expect.unreachable())();
    await Promise.all([endOf(sessions, first), endOf(sessions, second)]);
    const all = [good, first, second].map(({ sessionUuid }) => sessionUuid).toSorted();
    expect(queriedIds[0]).toEqual(all);
    expect(queriedIds.slice(1).flat()).not.toContain(good.sessionUuid);
    expect(queriedIds.length).toBeLessThan(8);
  });

  test.each([
    ['comes at once', 0],
    ['takes three seconds', 3000],
  ])('a time-out is found on time if the previous answer %s', async (_, takes) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const session = { sessionId: 'session_01kafz5w4ye4rs7a1xkb0y7n5c' };
    const began = performance.now();
    const { sessions, queriedIds } = watchQueries((_what, values) => {
      const left = began + 4000.6 - performance.now();
      const answer = [{ id: (values![0] as string[])[0]!, left: left > 0 ? left : null }] as never;
      return left > 0 ? new Promise((resolve) => setTimeout(resolve, takes, answer)) : Promise.resolve(answer);
    });
    const ended = endOf(sessions, session);
    await vi.advanceTimersByTimeAsync(4050);
    expect(queriedIds).toHaveLength(2);
    await ended;
  });

  test('a failing database ends no session and is queried again', async () => {
    let failures = 3;
    const { sessions, queriedIds } = watchQueries((what, values) => {
      failures -= 1;
      return failures < 0 ? api.database.reader.rows(what, values) : Promise.reject(new Error('away'));
    });
    const timedOut = await signIn();
    await leaveSeconds(-1, timedOut);
    await endOf(sessions, timedOut);
    expect(queriedIds).toHaveLength(4);
  });

  test('a session that ended between its lookup and `onEnd` is found', async () => {
    const { sessions, live, queriedIds } = watchQueries();
    const session = await signIn();
    const before = endOf(sessions, session);
    await api.sql('DELETE FROM sessions WHERE id = $1', [session.sessionUuid]);
    live.receive(JSON.stringify({ topic: 'session', id: session.sessionUuid }));
    await before;
    await endOf(sessions, session);
    expect(queriedIds.at(-1)).toEqual([session.sessionUuid]);
  });
});

test('a socket that receives events does not keep its session alive', async () => {
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
