import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { call, refusalOf, restOf, sessionOver, signedOut } from '../../testing/rest.ts';
import { routes } from './routes.ts';

const api = await startApi();
const rest = restOf(api);
afterAll(api.close);

/** The calls in section 7 of the specification; the tests below cover all routes, including these. */
const section7 = [
  'POST /api/auth/register',
  'PUT /api/auth/profile',
  'POST /api/auth/login',
  'GET /api/auth/me',
  'GET /api/admin/users',
  'PUT /api/admin/users/:id/role',
  'GET /api/admin/users/:id',
  'GET /api/events',
  'GET /api/events/:id',
  'POST /api/events',
  'PUT /api/events/:id',
  'DELETE /api/events/:id',
  'POST /api/events/:id/register',
  'DELETE /api/events/:id/register',
  'GET /api/events/:id/participants',
  'GET /api/announcements',
  'GET /api/announcements/:id',
  'GET /api/announcements/event/:id',
  'POST /api/announcements',
  'PUT /api/announcements/:id',
  'DELETE /api/announcements/:id',
  'GET /api/leaderboard/event/:id',
  'GET /api/leaderboard/event/:id/user/:id',
  'PUT /api/leaderboard/event/:id/user/:id',
  'GET /api/leaderboard/top',
  'GET /api/leaderboard/colleges',
  'GET /api/settings/user',
  'PUT /api/settings/user',
  'GET /api/settings/system',
  'PUT /api/settings/system',
];

const whatever = (path: string) => path.replaceAll(/:\w+/g, 'anything');
const all = routes.map(({ method, path, isOpen = false }) => ({
  method,
  path,
  isOpen,
  what: `${method} ${whatever(path)}`,
}));
const paths = [...new Set(routes.map(({ path }) => path))];
const open = ['POST /api/auth/register', 'POST /api/auth/login', 'GET /api/settings/public'];

test('every call of the specification exists', () => {
  const there = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':id')}`);
  expect(there).toEqual(expect.arrayContaining(section7));
});

describe('without a sign-in', () => {
  test('only signing up, signing in, the public settings and published events are open', () => {
    expect(all.filter(({ isOpen }) => isOpen).map(({ what }) => what)).toEqual(expect.arrayContaining(open));
    expect(all.filter(({ isOpen, path }) => isOpen && !path.startsWith('/api/auth/')).map(({ what }) => what)).toEqual([
      'GET /api/settings/public',
      'GET /api/events/anything/published',
    ]);
  });

  test.each(all.filter(({ isOpen }) => !isOpen))('$method $path asks to log in', async ({ what, method }) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {};
    expect(refusalOf(await rest(what, { body }))).toEqual(signedOut);
    expect(refusalOf(await rest(what.replace(/$/, '/'), { body }))).toEqual(signedOut);
  });
});

describe('with a token', () => {
  let ended = '';
  let forged = '';
  beforeAll(async () => {
    const { token, sessionUuid } = await api.signIn(await api.buildUser());
    await api.sql('DELETE FROM sessions WHERE id = $1', [sessionUuid]);
    ended = token;
    forged = `${token.slice(0, -8)}AAAAAAAA`;
  });

  test.each(all.filter(({ isOpen }) => !isOpen))(
    'that has expired, $method $path says so',
    async ({ what, method }) => {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      for (const token of [ended, forged, 'nonsense'])
        expect(refusalOf(await rest(what, { token, body }))).toEqual(sessionOver);
    },
  );

  test('that has expired, signing up, signing in and the public settings work', async () => {
    const person = await api.buildUser();
    const login = { email: person.email, password: 'Evm@demo1' };
    const sign = { firstName: 'Nina', lastName: 'Iyer', college: 'Lakeside', ...login, email: 'nina@evm.example' };
    for (const token of [ended, forged, 'nonsense']) {
      expect((await rest('POST /api/auth/login', { token, body: login })).body.user._id).toBe(person.id);
      expect((await rest('GET /api/settings/public', { token })).status).toBe(200);
    }
    expect((await rest('POST /api/auth/register', { token: ended, body: sign })).status).toBe(201);
  });

  test('of an idle session, requests are refused', async () => {
    const { token, sessionUuid } = await api.signIn(await api.buildUser());
    expect((await rest('GET /api/auth/me', { token })).status).toBe(200);
    await api.sql(`UPDATE sessions SET last_used_at = now() - interval '61 minutes' WHERE id = $1`, [sessionUuid]);
    expect(refusalOf(await rest('GET /api/auth/me', { token }))).toEqual(sessionOver);
  });
});

describe('at the address', () => {
  const methodsOf = (path: string): string[] => {
    const taken: string[] = routes.filter((route) => route.path === path).map(({ method }) => method);
    return [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted();
  };

  test.each(paths)('%s OPTIONS lists the allowed methods', async (path) => {
    for (const address of [whatever(path), `${whatever(path)}/`]) {
      const { status, headers, text } = await rest(`OPTIONS ${address}`);
      expect([status, headers.get('allow'), text]).toEqual([204, methodsOf(path).join(', '), '']);
    }
  });

  test.each(paths)('%s refuses other methods and lists the allowed ones', async (path) => {
    const allow = methodsOf(path).join(', ');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((each) => !methodsOf(path).includes(each))) {
      const answer = await call(api, `${method} ${whatever(path)}`);
      expect(refusalOf(answer)).toEqual([405, 'METHOD_NOT_ALLOWED', `This address takes ${allow}.`]);
      expect(answer.headers.get('allow')).toBe(allow);
    }
  });
});

test.each([
  'GET /api',
  'GET /api/',
  'GET /api/emperor',
  'POST /api/emperor',
  'DELETE /api/auth',
  'GET /api/events/a/b/c',
  'GET /api/leaderboard',
  'PUT /api/settings/nothing',
  'GET /api/../api/emperor',
])('%s: unknown paths answer 404', async (what) => {
  expect(refusalOf(await rest(what))).toEqual([404, 'NOT_FOUND', 'There is nothing at this address.']);
});

test.each(['/api/auth/reset-password/', '/api/nothing', '/nothing'])(
  'unknown paths answer 404 whatever the body is: %s',
  async (path) => {
    const answer = await rest(`POST ${path}`, { body: '{' });
    expect(refusalOf(answer)).toEqual([404, 'NOT_FOUND', 'There is nothing at this address.']);
  },
);

test.each(['GET /api/events/%', 'GET /api/events/%c0%ae', 'PUT /api/events/%ff', 'GET /api/%'])(
  'malformed paths answer 404 in the same format: %s',
  async (what) => {
    const answer = await rest(what, { as: await api.buildUser() });
    expect(refusalOf(answer)).toEqual([404, 'NOT_FOUND', 'There is nothing at this address.']);
  },
);
