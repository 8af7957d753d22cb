import jwt from 'jsonwebtoken';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { announcementsIn } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import type { Person } from '../../testing/build.ts';
import { saveSettings } from '../../testing/settings.ts';
import { IoClient } from '../../testing/socketio.ts';

let api: Api;
let participant: Person;
let organizer: Person;
const clients: IoClient[] = [];

beforeAll(async () => {
  api = await startApi();
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
});
afterEach(() => clients.splice(0).forEach((client) => client.close()));
afterAll(() => api?.close());

function knock(
  auth: Record<string, unknown>,
  options?: Parameters<typeof IoClient.connect>[2],
  url = api.url,
): IoClient {
  const client = IoClient.connect(url, auth, options);
  clients.push(client);
  return client;
}

const enter = async (person: Person, options?: Parameters<typeof IoClient.connect>[2]) =>
  knock({ token: await api.tokenOf(person) }, options).open();

const announce = (title: string, isPublished = true) =>
  announcementsIn(api.sql)({ title, isPublished, createdBy: organizer });

describe('a connection without a valid session is refused with a sentence and a code', () => {
  const sessionId = 'session_01900000000070008000000000';
  const signed = (secret: string, expiresIn: number) => jwt.sign({ sid: sessionId }, secret, { expiresIn });
  const pleaseLogIn = { message: 'Please log in to continue.', data: { code: 'UNAUTHENTICATED' } };
  const hasEnded = {
    message: 'Your session has ended. Please log in again.',
    data: { code: 'UNAUTHENTICATED' },
  };

  test.each<[string, Record<string, unknown>]>([
    ['no token', {}],
    ['an empty one', { token: '' }],
    ['null', { token: null }],
    ['an object', { token: { a: ['b'] } }],
    ['a token elsewhere', { authorization: 'x', Token: 'x' }],
  ])('%s', async (_, auth) => {
    expect(await knock(auth).refused()).toEqual(pleaseLogIn);
  });

  test.each<[string, () => unknown]>([
    ['nonsense', () => 'nonsense'],
    ['another scheme', () => 'Basic x'],
    ['a forged one', () => signed('somebody else', 60)],
    ['an expired one', () => signed(api.config.secret, -60)],
    ['one whose session there is not', () => signed(api.config.secret, 60)],
  ])('%s', async (_, token) => {
    expect(await knock({ token: token() }).refused()).toEqual(hasEnded);
  });

  test('a token of an expired session', async () => {
    const { token, sessionUuid } = await api.signIn(participant);
    await api.sql("UPDATE sessions SET last_used_at = now() - interval '2 hours' WHERE id = $1", [sessionUuid]);
    expect(await knock({ token }).refused()).toEqual(hasEnded);
  });
});

test.each(['Bearer ', 'bearer ', ''])('the token is accepted after %j', async (before) => {
  const client = await knock({ token: before + (await api.tokenOf(participant)) }).open();
  await announce(`With "${before}"`);
  expect(await client.until(`new With "${before}"`)).toHaveLength(1);
});

test.each([['polling'], ['polling', 'websocket']])('works over %s', async (...transports) => {
  const client = await enter(participant, { transports });
  const answers = await Promise.all(['a', 'b', 'c'].map((id) => client.say('joinEvent', { eventId: id })));
  expect(answers).toEqual([{ success: true }, { success: true }, { success: true }]);
  await announce(`Over ${transports.join()}`);
  expect(await client.until(`new Over ${transports.join()}`)).toHaveLength(1);
});

test('an unknown message gets an error response', async () => {
  const client = await enter(participant);
  expect(await client.say('nonsense', 1)).toEqual({
    success: false,
    message: 'Say one of joinUserRole, joinEvent, leaveEvent.',
    code: 'BAD_REQUEST',
  });
});

describe('a socket ends on', () => {
  test.each<[string, (token: string, person: Person) => Promise<unknown>]>([
    ['signing out', (token) => api.graphql('mutation { logout { success } }', {}, { token })],
    ['another role', (_, { uuid }) => api.sql("UPDATE users SET role = 'organizer' WHERE id = $1", [uuid])],
    ['another password', (_, { uuid }) => api.sql("UPDATE users SET password_hash = 'x' WHERE id = $1", [uuid])],
  ])('%s', async (_, end) => {
    const person = await api.buildUser();
    const { token } = await api.signIn(person);
    const [client, stayer] = [await knock({ token }).open(), await enter(participant)];
    const gone = client.gone();
    await end(token, person);
    expect(await gone).toBe('io server disconnect');
    expect(stayer.socket.connected).toBe(true);
    expect(client.socket.connect().active).toBe(true);
    expect((await client.refused()).data).toEqual({ code: 'UNAUTHENTICATED' });
  });

  test('maintenance, except for admins', async () => {
    const admin = await api.buildUser({ role: 'admin' });
    const [guest, boss] = await Promise.all([enter(participant), enter(admin)]);
    const gone = guest.gone();
    await saveSettings(api, admin, { maintenanceMode: true });
    expect(await gone).toBe('transport close');
    const late = knock({ token: await api.tokenOf(participant) });
    await announce('During maintenance');
    await boss.until('new During maintenance');
    expect([guest.socket.connected, late.socket.connected]).toEqual([false, false]);
    await saveSettings(api, admin, { maintenanceMode: false });
    // both reconnect by themselves
    await Promise.all(
      [guest, late].map((client) => vi.waitFor(() => expect(client.socket.connected).toBe(true), 60_000)),
    );
    await announce('After maintenance');
    await Promise.all([guest, late].map((client) => client.until('new After maintenance')));
  });
});

test('if the database fails, the client is not refused and reconnects until it is accepted', async () => {
  const broken = await startApi();
  onTestFinished(broken.close);
  const token = await broken.tokenOf(await broken.buildUser());
  await broken.sql('ALTER TABLE sessions RENAME TO sessions_elsewhere');
  const client = knock({ token }, {}, broken.url);
  const letIn = new Promise<void>((resolve) => client.socket.once('connect', resolve));
  const refusals: unknown[] = [];
  client.socket.on('connect_error', (error) => refusals.push(error));
  await new Promise((resolve) => client.socket.io.once('reconnect_attempt', resolve));
  await broken.sql('ALTER TABLE sessions_elsewhere RENAME TO sessions');
  await letIn;
  expect(refusals).toEqual([]);
});
