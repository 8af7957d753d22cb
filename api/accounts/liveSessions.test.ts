import jwt from 'jsonwebtoken';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Live } from '../core/live.ts';
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

const ended = { code: 4403, reason: 'Your session has ended. Please log in again.' };
const open = (token?: string) => LiveClient.open(api.url, token);

interface SignedIn {
  readonly token: string;
  readonly sessionId: string;
  readonly sessionUuid: string;
}
const signIn = async (): Promise<SignedIn> => api.signIn(await api.buildUser());

/** As if it had been used last so long ago that it ends in so many seconds. */
async function leave(seconds: number, { sessionUuid }: SignedIn): Promise<void> {
  await api.sql(
    `UPDATE sessions SET last_used_at = now() - make_interval(mins => session_timeout, secs => $2)
       FROM system_settings WHERE sessions.id = $1`,
    [sessionUuid, -seconds],
  );
}
/** Who listens is told to look anew. */
const tellSettings = () => api.sql('UPDATE system_settings SET session_timeout = session_timeout');

const hasEnded = async ({ sessionUuid }: { sessionUuid: string }) =>
  (
    await api.sql(
      `SELECT FROM sessions, system_settings WHERE sessions.id = $1
        AND last_used_at > now() - make_interval(mins => session_timeout)`,
      [sessionUuid],
    )
  ).length === 0;

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

  test('when the session has timed out, before one ends that has a little longer', async () => {
    const [idle, other] = [await signIn(), await signIn()];
    const [idleTab, otherTab] = [await open(idle.token), await open(other.token)];
    await leave(2, idle);
    await leave(12, other);
    await tellSettings();
    expect(await idleTab.closed).toEqual(ended);
    expect(await Promise.all([idle, other].map(hasEnded))).toEqual([true, false]);
    expect(isOpen(otherTab)).toBe(true);
    expect(await otherTab.closed).toEqual(ended);
    expect(await hasEnded(other)).toBe(true);
  });

  test('not while it is used: it lives on from there', async () => {
    const [used, idle] = [await signIn(), await signIn()];
    const [usedTab, idleTab] = [await open(used.token), await open(idle.token)];
    await leave(8, used);
    await leave(12, idle);
    await tellSettings();
    await api.sql('UPDATE sessions SET last_used_at = now() WHERE id = $1', [used.sessionUuid]);
    expect(await idleTab.closed).toEqual(ended);
    expect(isOpen(usedTab)).toBe(true);
    await usedTab.close();
  });

  test('when the settings give sessions less time than they had', async () => {
    const [long, short] = [await signIn(), await signIn()];
    const [longIdle, shortlyIdle] = [await open(long.token), await open(short.token)];
    await leave(40 * 60, long);
    await leave(58 * 60, short);
    await saveSettings(api, admin, { sessionTimeout: 10 });
    expect(await longIdle.closed).toEqual(ended);
    expect(isOpen(shortlyIdle)).toBe(true);
    await saveSettings(api, admin, {});
    await shortlyIdle.close();
  });

  test('when it has timed out while nothing was heard of the settings', async () => {
    const { token, sessionUuid } = await api.signIn(await api.buildUser());
    const tab = await open(token);
    await api.sql(`UPDATE sessions SET last_used_at = now() - interval '61 minutes' WHERE id = $1`, [sessionUuid]);
    await api.sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'evm-listener' AND datname = current_database()`,
    );
    expect(await tab.closed).toEqual(ended);
  });
});

describe('what is being executed when its session ends', () => {
  /** Holds up whoever wants to read or write a table, until it lets go. The clock of those who lose patience stands still. */
  async function hold(what: 'reading' | 'writing', table: string) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const lock = await api.database.pool.connect();
    onTestFinished(() => lock.release(true));
    await lock.query('BEGIN');
    await lock.query(`LOCK TABLE ${table} IN ${what === 'reading' ? 'ACCESS EXCLUSIVE' : 'SHARE'} MODE`);
    // tables of other databases have the same numbers
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
    ['what is shown to others', hideMe, 1012],
  ])('is answered first, and nothing else is said or heard: %s', async (_, query, code) => {
    const tab = await open((await signIn()).token);
    const news = tab.subscribe({ query: 'subscription { announcementChanged { __typename } }' });
    await news.next();
    const { isMet, letGo } = await hold('reading', 'registrations');
    const changed = tab.subscribe({ query });
    await isMet();
    // the news has come, and the answer waits
    await api.caughtUp();
    const late = tab.subscribe({ query: '{ viewer { id } }' });
    await api.as(admin)('mutation { createAnnouncement(input: { title: "a", content: "b" }) { announcement { id } } }');
    await api.caughtUp();
    expect(isOpen(tab)).toBe(true);
    await letGo();
    expect((await tab.closed).code).toBe(code);
    expect(changed.answers).toHaveLength(1);
    expect([changed, news, late].map(({ completed }) => completed)).toEqual([true, false, false]);
    // that something may have been missed can be said again before the end, when the listener connects anew
    const again = { data: { announcementChanged: { __typename: 'ReadAgain' } } };
    const said = [...news.fresh, ...late.answers].map((answer) => JSON.stringify(answer));
    expect(said.filter((each) => each !== JSON.stringify(again))).toEqual([]);
  });

  test('is answered although the next operation finds the session ended before there is news of it', async () => {
    const tab = await open((await signIn()).token);
    const { isMet, letGo } = await hold('reading', 'registrations');
    vi.spyOn(Live.prototype, 'receive').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const changed = tab.subscribe({ query: change });
    await isMet();
    const late = tab.subscribe({ query: '{ viewer { id } }' });
    await api.as(admin)('{ viewer { id } }');
    await letGo();
    expect(await tab.closed).toEqual(ended);
    expect([changed, late].map(({ answers, completed }) => [answers.length, completed])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  test('does not hold up the end for long', async () => {
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
    expect(await tab.closed).toEqual(ended);
    expect(slow.answers).toEqual([]);
    await letGo();
  });
});

describe('the database is asked', () => {
  /** Everything that is asked, and sessions to hold. */
  function watching(answer = api.database.reader.rows.bind(api.database.reader)) {
    const live = new Live(pino({ level: 'silent' }));
    const asked: string[][] = [];
    const sessions = new LiveSessions((what, values) => {
      asked.push([...(values![0] as string[])].toSorted());
      return answer(what, values);
    }, live);
    onTestFinished(() => sessions.close());
    return { sessions, live, asked };
  }
  const ends = (sessions: LiveSessions, { sessionId }: { sessionId: string }) =>
    new Promise<void>((resolve) => sessions.hold(sessionId, resolve));

  test('in one statement for all that are due, and not for those that have longer or are let go', async () => {
    const { sessions, asked } = watching();
    const [good, first, second, closed] = [await signIn(), await signIn(), await signIn(), await signIn()];
    await leave(1, first);
    await leave(2, second);
    sessions.hold(good.sessionId, () => expect.unreachable());
    sessions.hold(closed.sessionId, () => expect.unreachable())();
    await Promise.all([ends(sessions, first), ends(sessions, second)]);
    const all = [good, first, second].map(({ sessionUuid }) => sessionUuid).toSorted();
    expect(asked[0]).toEqual(all);
    expect(asked.slice(1).flat()).not.toContain(good.sessionUuid);
    expect(asked.length).toBeLessThan(8);
  });

  test.each([
    ['comes at once', 0],
    ['takes three seconds', 3000],
  ])('when the end has come, and not long after it, if the answer %s', async (_, takes) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const session = { sessionId: 'session_01kafz5w4ye4rs7a1xkb0y7n5c' };
    const began = performance.now();
    const { sessions, asked } = watching((_what, values) => {
      const left = began + 4000.6 - performance.now();
      const answer = [{ id: (values![0] as string[])[0]!, left: left > 0 ? left : null }] as never;
      return left > 0 ? new Promise((resolve) => setTimeout(resolve, takes, answer)) : Promise.resolve(answer);
    });
    const ended = ends(sessions, session);
    await vi.advanceTimersByTimeAsync(4050);
    expect(asked).toHaveLength(2);
    await ended;
  });

  test('again while it does not answer, and ends nothing meanwhile', async () => {
    let failures = 3;
    const { sessions, asked } = watching((what, values) => {
      failures -= 1;
      return failures < 0 ? api.database.reader.rows(what, values) : Promise.reject(new Error('away'));
    });
    const timedOut = await signIn();
    await leave(-1, timedOut);
    await ends(sessions, timedOut);
    expect(asked).toHaveLength(4);
  });

  test('for one that has ended between being looked up and being held', async () => {
    const { sessions, live, asked } = watching();
    const session = await signIn();
    const before = ends(sessions, session);
    await api.sql('DELETE FROM sessions WHERE id = $1', [session.sessionUuid]);
    live.receive(JSON.stringify({ topic: 'session', id: session.sessionUuid }));
    await before;
    await ends(sessions, session);
    expect(asked.at(-1)).toEqual([session.sessionUuid]);
  });
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
